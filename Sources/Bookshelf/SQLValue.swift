/// A value of a parameter of a statement.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)

  /// The separator of lists (U+001F), which no title, name or heading contains after its white space is collapsed.
  static let separator: Unicode.Scalar = "\u{1F}"

  /// Returns a text, or NULL for nil.
  static func optional(_ text: String?) -> SQLValue {
    text.map { .text($0) } ?? .null
  }

  /// Returns a number, or NULL for nil.
  static func optional(_ number: Int?) -> SQLValue {
    number.map { .integer($0) } ?? .null
  }

  /// Returns a list of texts for one column, without empty ones.
  ///
  /// A separator inside an element becomes a blank, so that a malicious name cannot become two elements.
  static func list(_ elements: [String]) -> SQLValue {
    let clean = elements.map { element in
      String(String.UnicodeScalarView(element.unicodeScalars.map { $0 == separator ? " " : $0 }))
    }
    return .text(clean.filter { !$0.isEmpty }.joined(separator: String(separator)))
  }
}
