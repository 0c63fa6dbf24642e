import Markup
import Words

extension Rule {
  /// The rule that no two elements have the same access key.
  static let accessKeyUnique = Rule(
    "accesskey-unique", .warning, others: ["axe:accesskeys"],
    applies: { page in
      page.elements(with: "accesskey").filter { page.isRendered($0) && !page.accessKey(of: $0).isEmpty }
    },
    expects: { node, page in
      let key = page.accessKey(of: node)
      let first = page.elements(with: "accesskey").prefix(500).first {
        page.isRendered($0) && page.accessKey(of: $0) == key
      }
      guard let first, first != node else { return .passed }
      // Links above and below a text may lead to one place.
      let target = page.attribute("href", of: node)
      guard target == nil || target != page.attribute("href", of: first) else { return .passed }
      return .failed(
        nil, ["key": .text(key), "line": .count(page.place(of: first).line)],
        mending: .remove("accesskey", of: node), related: [first])
    })

  /// The rule that what reacts to the mouse can be operated by the keyboard, and says what it is.
  static let clickKeyboard = Rule(
    "click-keyboard", .warning, wcag: ["2.1.1", "4.1.2"],
    applies: { page in
      page.elements(with: "onclick").filter {
        page.isHeard($0) && page.isElementOfHTML($0) && !page.isPlainScript(of: $0)
      }
    },
    expects: { node, page in
      guard !page.isMadeToBeOperated(node), !page.isPartOfControl(node), page.saysSomething(node) else {
        return .passed
      }
      let hasRole = page.explicitRole(of: node).map { $0 != "none" && $0 != "generic" } ?? false
      let isFocusable = page.isFocusable(node)
      if hasRole && isFocusable { return .passed }
      if hasRole, let role = page.explicitRole(of: node), !operable.contains(role) { return .passed }
      var steps: [Mending.Step] = hasRole ? [] : [.set("role", to: "button", of: node)]
      if !isFocusable { steps.append(.set("tabindex", to: "0", of: node)) }
      return .failed(hasRole ? "keyboard" : isFocusable ? "role" : nil, mending: Mending(steps))
    })

  /// The roles of what has to have the focus by itself to be operated: the parts of others have it from those.
  private static let operable: Set<String> = ["button", "checkbox", "link", "switch"]
}

extension AuditedPage {
  /// Returns the first of the access keys of an element, in lower case.
  fileprivate func accessKey(of node: MarkupNode) -> String { words("accesskey", of: node).first?.lowercased() ?? "" }

  /// Returns a Boolean value that indicates whether the script of an element only keeps a click from others.
  fileprivate func isPlainScript(of node: MarkupNode) -> Bool {
    let script = attribute("onclick", of: node)?.trimmed ?? ""
    return script.isEmpty || script.contains("stopPropagation") || script.contains("preventDefault")
      || script.hasPrefix("return false") || script.hasPrefix("return true")
  }

  /// Returns a Boolean value that indicates whether an element of HTML can be operated by what it is.
  fileprivate func isMadeToBeOperated(_ node: MarkupNode) -> Bool {
    switch element(node) {
    case "a", "area": attribute("href", of: node) != nil
    case "audio", "body", "button", "details", "dialog", "embed", "form", "html", "iframe", "input", "label",
      "object",
      "option", "select", "summary", "textarea", "video":
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether an element stands in a control, or takes the clicks of those in it.
  fileprivate func isPartOfControl(_ node: MarkupNode) -> Bool {
    !isSmall(node, atMost: 500)
      || ancestors(of: node).prefix(Self.farthest).contains { isFocusable($0) || element($0) == "label" }
      || tree.elements(named: ["a", "area", "button", "input", "label", "select", "summary", "textarea"], in: node)
        .contains { $0 != node && isMadeToBeOperated($0) }
      || firstInTabOrder(in: node, including: false) != nil
  }

  /// Returns a Boolean value that indicates whether an element has words or a name, and is no empty ground.
  fileprivate func saysSomething(_ node: MarkupNode) -> Bool {
    !name(of: node).isEmpty || shortText(of: node, withHidden: false).contains { !$0.isWhitespace }
      || tree.elements(named: ["img", "svg"], in: node).contains { isExposed($0) && !name(of: $0).isEmpty }
  }
}
