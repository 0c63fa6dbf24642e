import TextModel

/// Text of a book, of a command line or of the system on its way to a terminal.
enum SafeText {
  /// Returns the text in one line: whatever a terminal could act on is a blank, and blanks never follow each other.
  static func line(_ text: some StringProtocol) -> String {
    if Substring(text).isPlainProse() { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isBlank = scalar == " " || scalar.isSteering
      if !isBlank {
        result.append(scalar)
      } else if let last = result.last, last != " " {
        result.append(" ")
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  /// Returns the text with its line ends and nothing else that a terminal could act on.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }.joined(separator: "\n")
  }

  /// Returns the blocks of a text of a book, each as its lines; blocks and lines with nothing to show are left out.
  ///
  /// U+000A ends a block and U+000B a line in it.
  static func blocks(of text: String) -> [[String]] {
    text.split(separator: "\n").compactMap { block in
      let lines = block.split(separator: "\u{0B}").map { line($0) }.filter { !$0.isEmpty }
      return lines.isEmpty ? nil : lines
    }
  }
}
