import Markup
import Words

extension Rule {
  /// The rule that a field with an asterisk is marked as required.
  static let fieldRequired = Rule(
    "field-required", .warning, wcag: ["1.3.1", "3.3.2"],
    applies: { page in page.forms.fields.filter { page.hasAsterisk($0) } },
    expects: { field, page in
      if page.isRequired(field) || page.saysRequired(field) { return .passed }
      let isNative = page.isLabelable(field)
      return .failed(mending: .set(isNative ? "required" : "aria-required", to: isNative ? "" : "true", of: field))
    })

  /// The rule that an asterisk that marks a required field is not read out.
  static let fieldAsterisk = Rule(
    "field-asterisk", .note,
    applies: { page in
      let fields = page.forms.fields.filter { page.hasAsterisk($0) }
      return fields.isEmpty || page.explainsAsterisk ? [] : fields
    },
    expects: { field, page in
      let name = page.name(of: field)
      guard name.contains("*"), page.isRequired(field) else { return .passed }
      return .failed(
        nil, ["name": .text(name)],
        mending: .set("aria-label", to: name.filter { $0 != "*" }.inOneLine, of: field))
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an asterisk stands at the beginning or the end of the label of a
  /// field, or right beside it.
  fileprivate func hasAsterisk(_ field: MarkupNode) -> Bool {
    [visibleLabel(of: field), name(of: field)].contains { text in
      guard text.utf8.withContiguousStorageIfAvailable({ $0.contains(UInt8(ascii: "*")) }) ?? true else {
        return false
      }
      let label = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex)]
      let isMark = { (character: Character) in character != ":" && !character.isWhitespace }
      // A label may be long, and that of many fields: only its ends are looked at.
      guard let first = label.firstIndex(where: isMark), let last = label.lastIndex(where: isMark) else {
        return false
      }
      return first < last && (label[first] == "*" || label[last] == "*")
    }
  }

  /// Returns a Boolean value that indicates whether a field is required, for all who use it.
  func isRequired(_ field: MarkupNode) -> Bool {
    if attribute("aria-required", of: field)?.lowercased() == "true" { return true }
    if isLabelable(field), attribute("required", of: field) != nil { return true }
    // Of radio buttons, the group may say so, or any other of the set.
    guard tree.role(of: field) == .radio else { return false }
    if let group = forms.places[field]?.group, attribute("aria-required", of: group)?.lowercased() == "true" {
      return true
    }
    guard let name = attribute("name", of: field) else { return false }
    return forms.requiredNames.contains(name)
  }

  /// Returns a Boolean value that indicates whether the name or the description of a field says that it is required.
  fileprivate func saysRequired(_ field: MarkupNode) -> Bool {
    let text = " " + (name(of: field) + " " + description(of: field)).plainWords + " "
    return ["required", "mandatory", "erforderlich", "pflichtfeld", "wymagane", "obowiązkowe"].contains {
      text.contains(" \($0) ")
    }
  }

  /// A Boolean value that indicates whether a text before the first field says what the asterisk means.
  fileprivate var explainsAsterisk: Bool {
    guard let first = forms.fields.first else { return false }
    return elements(named: ["p", "div", "span", "small", "legend", "li", "em", "strong"]).contains { node in
      guard node.index < first.index, tree.children(of: node).count < 4 else { return false }
      let text = shortText(of: node, withHidden: false)
      return text.count < 200 && (text.contains("*") || text.lowercased().contains("asterisk"))
        && ["required", "mandatory", "erforderlich", "pflicht", "wymagan", "obowiązkow"].contains {
          text.lowercased().contains($0)
        }
    }
  }
}
