extension MarkupTree {
  /// Returns the role of an element: the first one its author gives that is one, else the one its name and its
  /// attributes have (HTML-AAM 1.0, 3.5); nil where it has none.
  ///
  /// What can be focused is never presentational, whatever its author says (WAI-ARIA 1.2, 7).
  package func role(of node: MarkupNode) -> ARIARole? {
    guard let given = attribute("role", of: node) else { return nativeRole(of: node) }
    let roles = given.tokens.prefix(8).lazy.compactMap { ARIARole(named: $0) }
    guard let role = roles.first, role != .presentation || !isFocusable(node) else { return nativeRole(of: node) }
    return role
  }

  private func isFocusable(_ node: MarkupNode) -> Bool {
    switch name(of: node) {
    case "button", "input", "select", "textarea", "summary", "iframe": true
    case "a", "area": attribute("href", of: node) != nil
    default: attribute("tabindex", of: node) != nil || attribute("contenteditable", of: node) != nil
    }
  }

  private func nativeRole(of node: MarkupNode) -> ARIARole? {
    guard let name = name(of: node) else { return nil }
    switch name {
    case "a", "area": return attribute("href", of: node) == nil ? .generic : .link
    case "img":
      let isDecoration = attribute("alt", of: node) == "" && attribute("title", of: node) == nil
      return isDecoration ? .presentation : .img
    case "input": return inputRole(of: node)
    case "select":
      let rows = attribute("size", of: node).flatMap { Int($0) } ?? 1
      return attribute("multiple", of: node) != nil || rows > 1 ? .listbox : .combobox
    case "th": return attribute("scope", of: node)?.lowercased().hasPrefix("row") == true ? .rowheader : .columnheader
    default: return Self.nativeRoles[name]
    }
  }

  /// Returns the type of an `input` as the HTML standard takes it: what it does not know is `text`.
  package func inputType(of node: MarkupNode) -> String {
    let type = attribute("type", of: node)?.lowercased() ?? "text"
    return Self.inputTypes.contains(type) ? type : "text"
  }

  private func inputRole(of node: MarkupNode) -> ARIARole? {
    switch inputType(of: node) {
    case "button", "submit", "reset", "image": .button
    case "checkbox": attribute("switch", of: node) == nil ? .checkbox : .switch
    case "radio": .radio
    case "range": .slider
    case "number": .spinbutton
    case "search": attribute("list", of: node) == nil ? .searchbox : .combobox
    case "text", "email", "tel", "url": attribute("list", of: node) == nil ? .textbox : .combobox
    default: nil
    }
  }

  private static let inputTypes: Set<String> = [
    "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local",
    "number", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset", "button",
  ]

  private static let nativeRoles: [String: ARIARole] = [
    "article": .article, "aside": .complementary, "blockquote": .blockquote, "button": .button, "caption": .caption,
    "code": .code, "datalist": .listbox, "del": .deletion, "details": .group, "dfn": .term, "dialog": .dialog,
    "div": .generic, "em": .emphasis, "fieldset": .group, "figure": .figure, "h1": .heading, "h2": .heading,
    "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading, "hr": .separator, "ins": .insertion,
    "li": .listitem,
    "main": .main, "math": .math, "menu": .list, "meter": .meter, "nav": .navigation, "ol": .list,
    "optgroup": .group, "option": .option, "output": .status, "p": .paragraph, "progress": .progressbar,
    "search": .search, "span": .generic, "strong": .strong, "sub": .subscript, "sup": .superscript, "svg": .img,
    "table": .table, "tbody": .rowgroup, "td": .cell, "textarea": .textbox, "tfoot": .rowgroup, "thead": .rowgroup,
    "time": .time, "tr": .row, "ul": .list,
  ]
}
