import Markup
import Words

extension Rule {
  /// The rule that what is referred to by an identifier is there.
  static let ariaReference = Rule(
    "aria-reference", .warning, wcag: ["1.3.1", "4.1.2"], others: ["axe:aria-valid-attr-value", "epubcheck:RSC-005"],
    applies: { page in
      let all = references.flatMap { page.elements(with: $0) }
      return NodeSet(all).filter { page.isHeard($0) }
    },
    expects: { node, page in
      for name in references {
        let missing = page.words(name, of: node).filter { page.element(id: $0) == nil }
        guard let first = missing.first else { continue }
        let rest = page.words(name, of: node).filter { !missing.contains($0) }.joined(separator: " ")
        let mending: Mending = rest.isEmpty ? .remove(name, of: node) : .set(name, to: rest, of: node)
        guard missing.count > 1 else {
          return .failed(nil, ["attribute": .text(name), "id": .text(first)], mending: mending)
        }
        let ids = missing.map { "\"\($0)\"" }.joined(separator: ", ")
        return .failed("several", ["attribute": .text(name), "ids": .text(ids)], mending: mending)
      }
      return .passed
    })

  private static let references = ["aria-labelledby", "aria-describedby", "aria-details", "aria-errormessage"]

  /// The rule that an open list, and what a scroll bar scrolls, is there.
  static let ariaControls = Rule(
    "aria-controls", .error, act: ["in6db8"], wcag: ["4.1.2"], others: ["axe:aria-valid-attr-value"],
    applies: { page in
      page.elements(with: "aria-controls").filter { node in
        guard page.isElementOfHTML(node) else { return false }
        switch page.role(of: node) {
        case "scrollbar": return true
        case "combobox": return page.attribute("aria-expanded", of: node)?.lowercased() == "true"
        default: return false
        }
      }
    },
    expects: { node, page in
      guard page.references("aria-controls", of: node).isEmpty else { return .passed }
      return .failed(
        nil, ["id": .text(page.attribute("aria-controls", of: node) ?? "")])
    })
}
