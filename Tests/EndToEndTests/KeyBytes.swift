/// What terminals send for keys.
enum KeyBytes {
  static let escape = "\u{1B}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let enter = "\r"
  static let interrupt = "\u{3}"
  static let suspend = "\u{1A}"
}
