import Markup
import Words

extension Rule {
  /// The rule that the Tab key stops at nothing that is hidden from those who listen.
  static let ariaHiddenFocus = Rule(
    "aria-hidden-focus", .error, act: ["6cfa84"], wcag: ["1.3.1", "4.1.2"], others: ["axe:aria-hidden-focus"],
    applies: { page in
      page.outermost(
        page.elements(with: "aria-hidden").filter { page.attribute("aria-hidden", of: $0)?.lowercased() == "true" })
    },
    expects: { node, page in
      guard let inner = page.firstInTabOrder(in: node, including: true) else { return .passed }
      return .failed(nil, page.inner(inner), mending: .remove("aria-hidden", of: node), related: [inner])
    })

  /// The rule that a page as a whole is not hidden from those who listen.
  static let bodyHidden = Rule(
    "body-hidden", .error, wcag: ["1.3.1", "4.1.2"], others: ["axe:aria-hidden-body"],
    applies: { page in page.elements(named: "body").filter { page.isRendered($0) } },
    expects: { body, page in
      page.attribute("aria-hidden", of: body)?.lowercased() == "true"
        ? .failed(mending: .remove("aria-hidden", of: body)) : .passed
    })

  /// The rule that what is heard as one thing holds nothing that the Tab key stops at.
  static let presentationalFocus = Rule(
    "presentational-focus", .error, act: ["307n5z"], wcag: ["4.1.2"],
    applies: { page in
      let roles = ARIARoleFacts.table.values.filter(\.hasPresentationalChildren).map(\.name)
      return page.outermost(
        page.elements(roles: Set(roles)).filter { page.isExposed($0) && page.isElementOfHTMLOrSVG($0) })
    },
    expects: { node, page in
      guard let inner = page.firstInTabOrder(in: node, including: false) else { return .passed }
      return .failed(nil, page.inner(inner), mending: .remove("role", of: node), related: [inner])
    })

  /// The rule that what is heard as one thing holds no control, be it out of reach of the Tab key.
  static let nestedControl = Rule(
    "nested-control", .error, wcag: ["4.1.2"], others: ["axe:nested-interactive"],
    applies: { page in
      let roles = ARIARoleFacts.table.values.filter { $0.hasPresentationalChildren && $0.isWidget }.map(\.name)
      let links = page.elements(role: "link").filter { page.element($0) == "a" }
      return page.outermost(
        (page.elements(roles: Set(roles)) + links).filter { page.isExposed($0) && page.isElementOfHTMLOrSVG($0) })
    },
    expects: { node, page in
      guard let inner = page.firstControl(in: node) else { return .passed }
      // Another rule tells of a control that the Tab key stops at.
      let isLink = page.role(of: node) == "link"
      guard isLink || page.firstInTabOrder(in: node, including: false) == nil else { return .passed }
      return .failed(nil, page.inner(inner), mending: .remove("role", of: node), related: [inner])
    })

  /// The rule that what is marked as decoration is not met by those who listen.
  static let decorationExposed = Rule(
    "decoration-exposed", .error, act: ["46ca7f"], wcag: ["1.3.1"], others: ["axe:presentation-role-conflict"],
    applies: { page in
      let images = page.elements(named: "img").filter { page.attribute("alt", of: $0) == "" }
      let given = page.elements(with: "role").filter { node in
        let first = page.words("role", of: node).first { ARIARoleFacts(named: $0).map { !$0.isAbstract } ?? false }
        return ["none", "presentation"].contains(first?.lowercased())
      }
      let all = images.filter { page.attribute("role", of: $0) == nil } + given
      return NodeSet(all).filter { page.isHeard($0) && page.isElementOfHTMLOrSVG($0) }
    },
    expects: { node, page in
      guard page.resistsPresentation(node) || page.role(of: node) == "img" else { return .passed }
      var names = page.ariaAttributes(of: node).map(\.name).filter { $0 != "aria-hidden" }
      if page.attribute("tabindex", of: node) != nil { names.append("tabindex") }
      return .failed(mending: names.first.map { .remove($0, of: node) })
    })
}

extension AuditedPage {
  /// Returns the start tag of an element inside another one and its line, for a message about both.
  fileprivate func inner(_ node: MarkupNode) -> [String: Phrase.Argument] {
    ["element": .text(startTag(of: node)), "line": .count(place(of: node).line)]
  }

  /// Returns the first element in another that is there to be operated: a field, a button, a link.
  func firstControl(in top: MarkupNode) -> MarkupNode? {
    tree.elements(named: ["a", "audio", "button", "input", "select", "textarea", "video"], in: top).first { node in
      guard node != top, isShown(node), !isDisabled(node) else { return false }
      switch element(node) {
      case "a": return attribute("href", of: node) != nil
      case "audio", "video": return attribute("controls", of: node) != nil
      default: return true
      }
    }
  }

  /// Returns the first element in an element that the Tab key stops at; nil where there is none.
  func firstInTabOrder(in top: MarkupNode, including isIncluded: Bool) -> MarkupNode? {
    var found: MarkupNode?
    tree.walk(top) { node in
      guard found == nil, tree.name(of: node) != nil, isRendered(node) else { return .skip }
      if node != top || isIncluded, isInTabOrder(node) { found = node }
      return .children
    } leave: { _ in
    }
    return found
  }
}
