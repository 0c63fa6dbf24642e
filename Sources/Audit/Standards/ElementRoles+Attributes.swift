extension ElementRoles {
  /// Returns a Boolean value that indicates whether the element may have a state or property (ARIA in HTML, 4).
  ///
  /// The role is the one that its author gives it, nil where it has its own one.
  package func allows(attribute: String, role: String? = nil) -> Bool {
    if takesNoAttributes { return false }
    if takesHiddenOnly { return attribute == "aria-hidden" }
    if attribute == "aria-checked", inputType == "checkbox" || inputType == "radio" { return false }
    let isNaming = attribute == "aria-label" || attribute == "aria-labelledby" || attribute == "aria-braillelabel"
    if role == nil, isNaming, Self.nameless.contains(name) { return false }
    if role == nil, extraAttributes.contains(attribute) { return true }
    guard let facts = (role ?? implicit ?? attributeRole).flatMap({ ARIARoleFacts(named: $0) }) else {
      return ARIAAttribute.table[attribute]?.isGlobal == true
    }
    return facts.supports(attribute)
  }

  /// A Boolean value that indicates whether the element takes no state and no property at all.
  package var takesNoAttributes: Bool { Self.withoutAttributes.contains(name) || inputType == "hidden" }

  /// A Boolean value that indicates whether `aria-hidden` is the only state or property that the element takes.
  package var takesHiddenOnly: Bool { name == "br" || name == "wbr" || name == "picture" }

  /// A Boolean value that indicates whether an element without a role of its author's must not be named by him.
  package var prohibitsName: Bool {
    Self.nameless.contains(name) || implicit.flatMap { ARIARoleFacts(named: $0) }?.nameFrom == .prohibited
  }

  /// The states and properties that an element takes although its role does not support them.
  private var extraAttributes: Set<String> {
    switch inputType {
    case "file": ["aria-disabled", "aria-invalid", "aria-required"]
    case "color": ["aria-disabled"]
    default: name == "summary" ? ["aria-disabled", "aria-haspopup"] : []
    }
  }

  /// The role whose states and properties an element takes that no role corresponds to.
  private var attributeRole: String? {
    switch name {
    case "audio", "video": "application"
    case "dd": "definition"
    case "form": "form"
    case "input": Self.timeTypes.contains(inputType) || inputType == "password" ? "textbox" : nil
    default: nil
    }
  }

  private static let timeTypes: Set = ["date", "datetime-local", "month", "time", "week"]

  /// The elements that take no state and no property.
  private static let withoutAttributes: Set = [
    "base", "col", "colgroup", "datalist", "head", "html", "link", "map", "meta", "noscript", "param", "script",
    "slot", "source", "style", "template", "title", "track",
  ]

  /// The elements without a corresponding role that must not be named.
  private static let nameless: Set = [
    "abbr", "cite", "figcaption", "kbd", "label", "legend", "mark", "rp", "rt", "var",
  ]
}
