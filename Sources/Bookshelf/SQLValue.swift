/// A value for a parameter of a statement.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)

  /// U+001F, which no title, name or heading can hold after white space is collapsed.
  static let separator: Unicode.Scalar = "\u{1F}"

  /// Text, or NULL for nil.
  static func optional(_ text: String?) -> SQLValue {
    text.map { .text($0) } ?? .null
  }

  /// A number, or NULL for nil.
  static func optional(_ number: Int?) -> SQLValue {
    number.map { .integer($0) } ?? .null
  }

  /// A list of texts in one column; empty ones are left out.
  ///
  /// A separator inside an element becomes a blank, so that a hostile name cannot make two of one.
  static func list(_ elements: [String]) -> SQLValue {
    let clean = elements.map { element in
      String(String.UnicodeScalarView(element.unicodeScalars.map { $0 == separator ? " " : $0 }))
    }
    return .text(clean.filter { !$0.isEmpty }.joined(separator: String(separator)))
  }
}
