/// The value of an `autocomplete` attribute as a list of autofill detail tokens (HTML, 4.10.18.7.1).
package struct AutofillDetail: Hashable, Sendable {
  /// The group of controls that a field is meant for.
  package enum Group: Hashable, Sendable {
    case text, multiline, password, url, username, telephone, numeric, month, date
  }

  /// The name of the field, such as `street-address`.
  package let field: String
  /// The group of controls that the field is meant for.
  package let group: Group
  /// The name of the section, without its prefix; nil where there is none.
  package let section: String?
  /// A Boolean value that indicates whether `webauthn` ends the list, which no `select` has.
  package let usesPasskeys: Bool

  /// Reads a list of tokens; nil where it is none, and for `on` and `off`.
  ///
  /// In order: `section-*`, `shipping` or `billing`, the kind of a contact (`home`, `work`, `mobile`, `fax` or `pager`,
  /// before a field of telephones, e-mail and chat only), the field, and `webauthn`.
  package init?(_ value: String) {
    var tokens = Self.tokens(of: value)[...]
    usesPasskeys = tokens.last == "webauthn"
    if usesPasskeys { tokens.removeLast() }
    if let first = tokens.first, first.hasPrefix("section-"), first.count > 8 {
      section = String(first.dropFirst(8))
      tokens.removeFirst()
    } else {
      section = nil
    }
    if tokens.first == "shipping" || tokens.first == "billing" { tokens.removeFirst() }
    let isContact = tokens.first.map { Self.contactKinds.contains($0) } ?? false
    if isContact { tokens.removeFirst() }
    guard tokens.count == 1, let field = tokens.first, let group = Self.fields[field],
      !isContact || Self.isContactField(field)
    else { return nil }
    self.field = field
    self.group = group
  }

  /// Returns a Boolean value that indicates whether a value says how to fill in a control: no word, `on`, `off`, or
  /// a list of tokens.
  package static func isValid(_ value: String, forElement name: String = "input") -> Bool {
    let tokens = tokens(of: value)
    if tokens.isEmpty || tokens == ["on"] || tokens == ["off"] { return true }
    guard let detail = AutofillDetail(value) else { return false }
    return name == "select" ? !detail.usesPasskeys : true
  }

  /// Returns a Boolean value that indicates whether a value does nothing but turn autofill on or off: `on`, `off`, or a
  /// word that authors write for one of them although the standard does not have it.
  package static func isToggle(_ value: String) -> Bool {
    let tokens = tokens(of: value)
    return tokens.count == 1 && toggles.contains(tokens[0])
  }

  private static let toggles: Set = [
    "on", "off", "true", "false", "enabled", "disabled", "none", "null", "undefined", "xon", "xoff",
  ]

  /// Returns a Boolean value that indicates whether a control can hold the field: a `textarea` and a `select` any, an
  /// `input` by its type.
  package func isAppropriate(forElement name: String, inputType type: String) -> Bool {
    if name == "select" || name == "textarea" { return true }
    guard name == "input" else { return false }
    if type == "hidden" { return true }
    return group != .multiline && (type == "text" || type == "search" || type == Self.types[group])
  }

  /// Returns the words of a value between ASCII white space, in lower case.
  private static func tokens(of value: String) -> [String] {
    let words = value.lowercased().utf8.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    return words.map { String(Substring($0)) }
  }

  /// Returns a Boolean value that indicates whether a field is one of a telephone, of e-mail or of chat.
  private static func isContactField(_ field: String) -> Bool {
    field == "email" || field == "impp" || field == "tel" || field.hasPrefix("tel-")
  }

  private static let contactKinds: Set = ["home", "work", "mobile", "fax", "pager"]

  /// The types of `input` that hold the fields of a group, beside those that hold any text.
  private static let types: [Group: String] = [
    .password: "password", .url: "url", .username: "email", .telephone: "tel", .numeric: "number", .month: "month",
    .date: "date",
  ]

  /// The fields of the standard, each with its group.
  private static let fields: [String: Group] = {
    let groups: [(Group, String)] = [
      (.text, texts), (.multiline, "street-address"),
      (.password, "new-password current-password one-time-code"), (.url, "url photo impp"),
      (.username, "username email"), (.telephone, "tel"),
      (.numeric, "cc-exp-month cc-exp-year transaction-amount bday-day bday-month bday-year"), (.month, "cc-exp"),
      (.date, "bday"),
    ]
    let pairs = groups.flatMap { group, names in names.split(separator: " ").map { (String($0), group) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static let texts = """
    name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title \
    organization address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 \
    address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number \
    cc-csc cc-type transaction-currency language sex tel-country-code tel-national tel-area-code tel-local \
    tel-local-prefix tel-local-suffix tel-extension
    """
}
