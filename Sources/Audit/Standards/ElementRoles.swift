/// The roles of an HTML element: the one that it has by itself (HTML-AAM 1.0, 3.5) and those that its author may give
/// it (ARIA in HTML, 4).
package struct ElementRoles: Sendable {
  /// The roles that an element may be given.
  package enum Allowed: Hashable, Sendable {
    case any
    case only(Set<String>)
  }

  /// The local name of the element, in lower case.
  package let name: String
  /// The surroundings of the element.
  package let context: ElementContext
  /// The role that the element has by itself; nil where no role corresponds to it.
  package let implicit: String?
  /// The type of an `input`, `text` where it has none that HTML knows; empty for other elements.
  package let inputType: String
  private let hasEmptyAlternative: Bool
  private let hasAlternative: Bool
  private let hasLink: Bool
  private let hasSuggestions: Bool
  private let isPressable: Bool
  private let isCombobox: Bool

  /// Finds the roles of an element by its name, its surroundings and its attributes.
  package init(of name: String, in context: ElementContext = ElementContext(), attribute: (String) -> String?) {
    self.name = name
    self.context = context
    inputType = name == "input" ? Self.inputType(attribute("type")) : ""
    let isImage = name == "img"
    let alternative = isImage ? attribute("alt") : nil
    hasEmptyAlternative = alternative == ""
    hasAlternative = alternative.map { !$0.isEmpty } ?? false
    hasLink = name == "a" || name == "area" ? attribute("href") != nil : false
    hasSuggestions = name == "input" ? attribute("list") != nil : false
    isPressable = inputType == "checkbox" ? attribute("aria-pressed") != nil : false
    isCombobox = name == "select" ? !Self.isListbox(attribute) : false
    let scope = name == "th" ? attribute("scope")?.lowercased() : nil
    let isSwitch = inputType == "checkbox" && attribute("switch") != nil
    implicit =
      switch name {
      case "a", "area": hasLink ? "link" : "generic"
      case "img": hasEmptyAlternative && !context.hasName ? "presentation" : "img"
      case "input": isSwitch ? "switch" : Self.role(ofInput: inputType, hasSuggestions: hasSuggestions)
      case "select": isCombobox ? "combobox" : "listbox"
      case "th": Self.headerRole(scope: scope, in: context)
      default: Self.role(of: name, in: context)
      }
  }

  /// The roles that the author may give the element; its own one is among them, though there is no need to give it.
  package var allowed: Allowed {
    guard let own = ownAllowed else { return .any }
    return .only(own.union(implicit.map { [$0] } ?? []).union(implicit == "presentation" ? ["none"] : []))
  }

  /// Returns a Boolean value that indicates whether the author may give the element a role.
  package func allows(role: String) -> Bool {
    switch allowed {
    case .any: true
    case .only(let roles): roles.contains(role)
    }
  }

  /// The roles that the author may give the element beside its own one; nil for any.
  private var ownAllowed: Set<String>? {
    switch name {
    case "a": return hasLink ? Self.roles["a"] : nil
    case "area": return hasLink ? [] : Self.roles["area"]
    case "img": return hasAlternative || context.hasName ? Self.roles["img"] : ["none", "presentation"]
    case "input": return inputRoles
    case "select": return isCombobox ? ["menu"] : []
    case "div": return context.isInDescriptionList ? ["none", "presentation"] : nil
    case "figure": return context.hasCaption ? ["doc-example"] : nil
    case "li": return context.isInListRole && context.isInListElement ? ["doc-biblioentry", "doc-endnote"] : nil
    case "summary": return context.isSummaryOfDetails ? [] : nil
    case "td", "tr": return context.tableRole == nil ? nil : []
    case "th":
      let cell = context.tableRole == "table" ? "cell" : "gridcell"
      return context.tableRole == nil ? nil : [cell, "columnheader", "rowheader"]
    default: return Self.roles[name] ?? (Self.withoutRoles.contains(name) ? [] : nil)
    }
  }

  private var inputRoles: Set<String> {
    if inputType == "checkbox" { return Self.checkboxRoles.union(isPressable ? ["button"] : []) }
    if hasSuggestions && Self.textTypes.contains(inputType) { return [] }
    return Self.roles["input." + inputType] ?? []
  }

  private static let checkboxRoles: Set = ["menuitemcheckbox", "option", "switch"]
}

extension ElementRoles {
  private static let textTypes: Set = ["text", "search", "tel", "url", "email"]

  private static let otherTypes: Set = [
    "hidden", "password", "date", "month", "week", "time", "datetime-local", "number", "range", "color", "checkbox",
    "radio", "file", "submit", "image", "reset", "button",
  ]

  /// Returns the type of an `input` as HTML takes it: an unknown one is `text`.
  package static func inputType(_ value: String?) -> String {
    let type = value?.lowercased() ?? "text"
    return textTypes.contains(type) || otherTypes.contains(type) ? type : "text"
  }

  private static func isListbox(_ attribute: (String) -> String?) -> Bool {
    attribute("multiple") != nil || (attribute("size").flatMap { Int($0) } ?? 1) > 1
  }

  private static func role(ofInput type: String, hasSuggestions: Bool) -> String? {
    switch type {
    case "button", "submit", "reset", "image": "button"
    case "checkbox", "radio": type
    case "range": "slider"
    case "number": "spinbutton"
    case "search": hasSuggestions ? "combobox" : "searchbox"
    case "text", "email", "tel", "url": hasSuggestions ? "combobox" : "textbox"
    default: nil
    }
  }

  private static func headerRole(scope: String?, in context: ElementContext) -> String? {
    guard let table = context.tableRole else { return nil }
    switch scope {
    case "col", "colgroup": return "columnheader"
    case "row", "rowgroup": return "rowheader"
    default:
      switch context.headerDirection {
      case .column: return "columnheader"
      case .row: return "rowheader"
      case nil: return table == "table" ? "cell" : "gridcell"
      }
    }
  }

  /// Returns the role of an element whose attributes do not change it.
  private static func role(of name: String, in context: ElementContext) -> String? {
    let isScoped = context.isInSectioningContent || context.isInMain
    switch name {
    case "aside": return context.isInSectioningContent && !context.hasName ? "generic" : "complementary"
    case "footer": return isScoped ? "generic" : "contentinfo"
    case "header": return isScoped ? "generic" : "banner"
    case "form": return context.hasName ? "form" : nil
    case "section": return context.hasName ? "region" : "generic"
    case "li": return context.isInListElement ? "listitem" : "generic"
    case "td": return context.tableRole.map { $0 == "table" ? "cell" : "gridcell" }
    case "tr": return context.tableRole == nil ? nil : "row"
    default: return implicitRoles[name] ?? (isCustom(name) ? "generic" : nil)
    }
  }

  /// Returns a Boolean value that indicates whether a name is one of a custom element.
  private static func isCustom(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "-")) && !notCustom.contains(name)
  }

  /// The names of SVG and MathML that have a hyphen.
  private static let notCustom: Set = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
    "font-face-name", "missing-glyph",
  ]
}
