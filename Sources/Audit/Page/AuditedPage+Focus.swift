import Markup

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element can have the focus (HTML standard, 6.6.2).
  package func isFocusable(_ node: MarkupNode) -> Bool {
    guard isShown(node) else { return false }
    if isDisabled(node) { return false }
    return isFocusableOfItself(node) || tabIndex(of: node) != nil
  }

  /// Returns a Boolean value that indicates whether the Tab key stops at an element.
  package func isInTabOrder(_ node: MarkupNode) -> Bool { isFocusable(node) && tabIndex(of: node) ?? 0 >= 0 }

  /// Returns the value of `tabindex`; nil where it has none, or one that is no whole number.
  package func tabIndex(of node: MarkupNode) -> Int? {
    guard let value = attribute("tabindex", of: node)?.drop(while: \.isWhitespace) else { return nil }
    let sign = value.first == "-" || value.first == "+" ? 1 : 0
    return Int(value.prefix(sign) + value.dropFirst(sign).prefix { $0.isASCII && $0.isNumber })
  }

  /// Returns a Boolean value that indicates whether an element is made to have the focus by what it is.
  private func isFocusableOfItself(_ node: MarkupNode) -> Bool {
    switch element(node) {
    case "a", "area": attribute("href", of: node) != nil
    case "button", "select", "textarea", "iframe": true
    case "input": tree.inputType(of: node) != "hidden"
    case "summary": isSummary(node)
    case "audio", "video": attribute("controls", of: node) != nil
    default: attribute("contenteditable", of: node).map { $0.lowercased() != "false" } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether an element is the summary of a `details`: the first one in it.
  package func isSummary(_ node: MarkupNode) -> Bool {
    guard element(node) == "summary", let details = tree.parent(of: node), element(details) == "details" else {
      return false
    }
    return firstChild(of: details, named: "summary") == node
  }

  /// Returns a Boolean value that indicates whether an element is disabled, by itself or by a `fieldset` around it (HTML
  /// standard, 4.10.19.5).
  package func isDisabled(_ node: MarkupNode) -> Bool {
    guard ["button", "fieldset", "input", "optgroup", "option", "select", "textarea"].contains(element(node)) else {
      return false
    }
    if attribute("disabled", of: node) != nil { return true }
    guard !elements(named: "fieldset").isEmpty else { return false }
    var inner = node
    for outer in ancestors(of: node) {
      if element(outer) == "fieldset", attribute("disabled", of: outer) != nil {
        let legend = firstChild(of: outer, named: "legend")
        if inner != legend { return true }
      }
      inner = outer
    }
    return false
  }
}
