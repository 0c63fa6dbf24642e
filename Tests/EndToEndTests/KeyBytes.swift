/// The bytes that terminals send for keys.
enum KeyBytes {
  static let escape = "\u{1B}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let pageDown = "\u{1B}[6~"
  static let enter = "\r"
  static let interrupt = "\u{3}"
  static let suspend = "\u{1A}"

  /// Text that is pasted where the terminal has been asked to tell so.
  static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  /// A press of the first button on a cell, counted from 0.
  static func click(row: Int, column: Int) -> String {
    "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
  }
}
