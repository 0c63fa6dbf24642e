import Markup
import Words

extension Rule {
  /// The rule that what a page shares with others can be skipped: by a heading or a landmark of its own part, or by a
  /// link to it.
  static let skipRepeated = Rule(
    "skip-repeated", .warning, act: ["cf77f2"], wcag: ["2.4.1"], others: ["axe:bypass"],
    applies: { page in
      // Documents of a publication share nothing with one another.
      guard !page.isInPublication, let root = page.writtenRoot, !page.repeatedParts.isEmpty else { return [] }
      return [root]
    },
    expects: { root, page in
      let parts = Set(page.repeatedParts)
      let own = page.ownPart(without: parts)
      guard let first = own.first else { return .passed }
      let landmarks =
        page.elements(named: "main") + page.elements(with: "role").filter { page.role(of: $0) == "main" }
      if landmarks.contains(where: { page.isHeard($0) }) { return .passed }
      if own.contains(where: { page.isHeadingWithName($0) }) { return .passed }
      let links = page.elements(named: "a").filter { node in
        guard let reference = page.attribute("href", of: node), reference.hasPrefix("#"), reference.count > 1 else {
          return false
        }
        return page.isHeard(node) && page.element(id: String(reference.dropFirst())) != nil
      }
      if !links.isEmpty { return .passed }
      // A control may lead there, or fold the parts, by a script.
      let operated = page.elements(named: ["button", "summary"]) + page.elements(with: "onclick")
      if operated.contains(where: { page.isHeard($0) && !page.name(of: $0).isEmpty }) { return .notChecked }
      return .failed(mending: .set("role", to: "main", of: first))
    })

  /// The rule that the part of a page which it does not share with others has a heading.
  static let ownHeading = Rule(
    "own-heading", .note, act: ["047fe0"], wcag: ["2.4.1"],
    applies: { page in
      guard !page.isInPublication, let root = page.writtenRoot, !page.repeatedParts.isEmpty else { return [] }
      return [root]
    },
    expects: { _, page in
      let own = page.ownPart(without: Set(page.repeatedParts))
      guard let first = own.first, !own.contains(where: { page.isHeadingWithName($0) }) else { return .passed }
      return .failed(mending: Mending([.insertBefore(first, "<h1>What the page is about</h1>")]))
    })

  /// The roles of parts that the pages of a site share.
  fileprivate static let shared: Set<String> = ["banner", "complementary", "contentinfo", "navigation", "search"]
}

extension AuditedPage {
  /// The parts that the page shares with others of its site, as far as their elements tell.
  fileprivate var repeatedParts: [MarkupNode] {
    let named = elements(named: ["aside", "footer", "header", "nav"]).filter { node in
      // The header of an article is none of the page.
      attribute("role", of: node) == nil && !sectioning[node].contains(.content)
    }
    let roles = elements(with: "role").filter { role(of: $0).map(Rule.shared.contains) ?? false }
    return NodeSet(named + roles).filter { isHeard($0) && holdsShownText($0) }
  }

  /// Returns the elements of the body outside of some parts, if there is any text among them.
  fileprivate func ownPart(without parts: Set<MarkupNode>) -> [MarkupNode] {
    guard let body = elements(named: "body").first else { return [] }
    var nodes: [MarkupNode] = []
    var hasText = false
    tree.walk(body) { node in
      guard tree.name(of: node) != nil else {
        if let parent = tree.parent(of: node), parent != body, element(parent) != "a", isHeard(parent),
          !tree.text(of: node).allSatisfy({ $0 <= 0x20 })
        {
          hasText = true
        }
        return .skip
      }
      guard !parts.contains(node) else { return .skip }
      if node != body { nodes.append(node) }
      return .children
    } leave: { _ in
    }
    return hasText ? nodes.filter { element($0) != "a" } : []
  }

  fileprivate func isHeadingWithName(_ node: MarkupNode) -> Bool {
    let isHeading =
      ["h1", "h2", "h3", "h4", "h5", "h6"].contains(element(node)) && attribute("role", of: node) == nil
    return (isHeading || role(of: node) == "heading") && isHeard(node) && !name(of: node).isEmpty
  }
}
