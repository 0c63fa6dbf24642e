import Markup
import Words

extension Rule {
  /// The rule that a link within a page leads to a place that is there.
  static let linkTarget = Rule(
    "link-target", .warning, wcag: ["2.4.1"], others: ["axe:skip-link", "epubcheck:RSC-012"],
    applies: { page in
      // The headings of a document of Markdown get their identifiers from who shows it.
      guard !page.isGenerated, !page.hasBase else { return [] }
      return page.elements(named: ["a", "area"]).filter { page.isHeard($0) && page.fragment(of: $0) != nil }
    },
    expects: { link, page in
      guard let fragment = page.fragment(of: link), fragment.lowercased() != "top", !page.hasTarget(fragment) else {
        return .passed
      }
      guard !page.isScripted(link), !fragment.contains(where: { "%=(:/!".contains($0) }) else { return .notChecked }
      return .failed(nil, ["name": .text(page.name(of: link)), "id": .text(fragment)])
    })
}

extension AuditedPage {
  /// Returns the identifier that a link within the page leads to; nil for other links, and for one to the page itself.
  fileprivate func fragment(of link: MarkupNode) -> String? {
    guard let reference = attribute("href", of: link)?.trimmed, reference.hasPrefix("#"), reference.count > 1 else {
      return nil
    }
    return isInNavigation(link) ? nil : String(reference.dropFirst())
  }

  fileprivate func hasTarget(_ fragment: String) -> Bool {
    element(id: fragment) != nil || anchors.contains(fragment)
  }

  /// Returns a Boolean value that indicates whether a script makes something else of a link.
  fileprivate func isScripted(_ link: MarkupNode) -> Bool {
    if ["role", "onclick", "aria-controls", "aria-expanded", "aria-haspopup"].contains(where: {
      attribute($0, of: link) != nil
    }) {
      return true
    }
    var hasData = false
    tree.forEachAttribute(of: link) { number, _ in if tree.names[number].hasPrefix("data-") { hasData = true } }
    return hasData
  }
}
