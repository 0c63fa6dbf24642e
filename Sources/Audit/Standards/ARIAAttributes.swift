/// A state or property of WAI-ARIA: its value type, and the elements it belongs to (WAI-ARIA 1.2, 6.6).
///
/// Those that the draft of WAI-ARIA 1.3 adds are among them.
package struct ARIAAttribute: Hashable, Sendable {
  /// The type of a value (WAI-ARIA 1.2, 6.2.4).
  package enum ValueType: Hashable, Sendable {
    case trueFalse, tristate, trueFalseUndefined, idReference, idReferenceList, integer, number, string
    case token(Set<String>)
    case tokenList(Set<String>)
  }

  /// The name, such as `aria-label`.
  package let name: String
  /// The type of its value.
  package let type: ValueType
  /// A Boolean value that indicates whether every element supports it, unless its role prohibits it.
  package let isGlobal: Bool
  /// A Boolean value that indicates whether it is deprecated on an element whose role does not list it.
  package let isGlobalUseDeprecated: Bool
  /// A Boolean value that indicates whether it is deprecated on every element.
  package let isDeprecated: Bool
  /// A Boolean value that indicates whether the empty text is a value with a meaning: a text or a reference to nothing,
  /// or a token that stands for its default.
  package let allowsEmpty: Bool
  /// The least integer that the definition of the attribute permits; nil where it sets no limit.
  package let least: Int?

  /// Returns the state or property of a name, in whatever case; nil for any other name.
  package init?(named name: String) {
    guard let found = Self.table[name] ?? Self.table[name.lowercased()] else { return nil }
    self = found
  }

  /// Every state and property, by its name.
  package static let table: [String: ARIAAttribute] = {
    let attributes = rows.split(separator: "\n").map(ARIAAttribute.init(row:))
    return Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
  }()

  /// Returns a Boolean value that indicates whether a value is one of the attribute's value type.
  ///
  /// Of references the syntax counts, not the elements they lead to; tokens may have capitals, as in HTML.
  package func isValid(_ value: String) -> Bool {
    if value.isEmpty { return allowsEmpty }
    switch type {
    case .trueFalse: return Self.matches(value, ["true", "false"])
    case .trueFalseUndefined: return Self.matches(value, ["true", "false", "undefined"])
    case .tristate: return Self.matches(value, ["true", "false", "mixed", "undefined"])
    case .idReference: return !value.utf8.contains(where: Self.isSpace)
    case .idReferenceList: return !value.utf8.allSatisfy(Self.isSpace)
    case .integer: return Self.isInteger(value.utf8)
    case .number: return Self.isNumber(value)
    case .string: return true
    case .token(let tokens): return Self.matches(value, tokens)
    case .tokenList(let tokens):
      let given = value.utf8.split(whereSeparator: Self.isSpace)
      return !given.isEmpty && given.allSatisfy { Self.matches(String(Substring($0)), tokens) }
    }
  }

  /// Returns a Boolean value that indicates whether an integer is not below the least one that the attribute permits.
  package func isInRange(_ value: String) -> Bool {
    guard let least, let number = Int(value) else { return true }
    return number >= least
  }

  /// Returns a Boolean value that indicates whether a value is valid for the attribute of a name; no value is valid
  /// for an unknown attribute.
  package static func isValid(_ value: String, for name: String) -> Bool {
    ARIAAttribute(named: name)?.isValid(value) ?? false
  }

  private static func matches(_ value: String, _ tokens: Set<String>) -> Bool {
    tokens.contains(value) || tokens.contains(value.lowercased())
  }

  /// Returns a Boolean value that indicates whether a byte is ASCII white space as the standards of the web have it.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isInteger(_ value: some Collection<UInt8>) -> Bool {
    let digits = value.first == UInt8(ascii: "-") || value.first == UInt8(ascii: "+") ? value.dropFirst() : value[...]
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  /// Returns a Boolean value that indicates whether a text is a real number: `-1`, `.5`, `2.`, `1e3`.
  private static func isNumber(_ value: String) -> Bool {
    let parts = value.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    if parts.count > 1, !isInteger(parts[1]) { return false }
    var mantissa = parts[0]
    if mantissa.first == UInt8(ascii: "-") || mantissa.first == UInt8(ascii: "+") { mantissa = mantissa.dropFirst() }
    let halves = mantissa.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") }
    return halves.allSatisfy { $0.allSatisfy(isDigit) } && !halves.allSatisfy(\.isEmpty)
  }
}

extension ARIAAttribute {
  /// Reads a row of the table: a name, the elements that support it, its type, and tokens or a least integer.
  private init(row: Substring) {
    let fields = row.split(separator: " ").map(String.init)
    let words = Set(fields.dropFirst(3))
    name = "aria-" + fields[0]
    isGlobal = fields[1] != "roles"
    isGlobalUseDeprecated = fields[1] == "narrowed"
    isDeprecated = fields[1] == "retired"
    type =
      switch fields[2] {
      case "boolean": .trueFalse
      case "tristate": .tristate
      case "maybe": .trueFalseUndefined
      case "id": .idReference
      case "ids": .idReferenceList
      case "integer": .integer
      case "number": .number
      case "token", "token?": .token(words)
      case "tokens": .tokenList(words)
      default: .string
      }
    least = fields[2] == "integer" ? fields.last.flatMap { Int($0) } : nil
    allowsEmpty = ["id", "ids", "string", "token?"].contains(fields[2])
  }

  /// The table of WAI-ARIA 1.2, 6.6, and of the draft of 1.3.
  ///
  /// The second word is `global`, `narrowed` (global use is deprecated), `retired` (deprecated) or `roles` (only some
  /// roles support it). A `token?` may be empty.
  private static let rows = """
    actions global ids
    activedescendant roles id
    atomic global boolean
    autocomplete roles token both inline list none
    braillelabel global string
    brailleroledescription global string
    busy global boolean
    checked roles tristate
    colcount roles integer -1
    colindex roles integer 1
    colindextext roles string
    colspan roles integer 1
    controls global ids
    current global token? date false location page step time true
    describedby global ids
    description global string
    details global id
    disabled narrowed boolean
    dropeffect retired tokens copy execute link move none popup
    errormessage narrowed id
    expanded roles maybe
    flowto global ids
    grabbed retired maybe
    haspopup narrowed token? dialog false grid listbox menu tree true
    hidden global maybe
    invalid narrowed token? false grammar spelling true
    keyshortcuts global string
    label global string
    labelledby global ids
    level roles integer 1
    live global token assertive off polite
    modal roles boolean
    multiline roles boolean
    multiselectable roles boolean
    orientation roles token horizontal undefined vertical
    owns global ids
    placeholder roles string
    posinset roles integer 1
    pressed roles tristate
    readonly roles boolean
    relevant global tokens additions all removals text
    required roles boolean
    roledescription global string
    rowcount roles integer -1
    rowindex roles integer 1
    rowindextext roles string
    rowspan roles integer 0
    selected roles maybe
    setsize roles integer -1
    sort roles token ascending descending none other
    valuemax roles number
    valuemin roles number
    valuenow roles number
    valuetext roles string
    """
}
