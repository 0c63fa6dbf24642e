/// Text from a command line, a book or the system on its way to a terminal.
enum SafeText {
  /// The text with every control character as a blank, except line ends.
  static func lines(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) && $0 != "\n" ? " " : $0 }))
  }

  /// The text on one line: every control character and line end as a blank.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  /// C0 and C1 controls, line and paragraph separators, and the characters that turn the direction of a terminal's text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
