/// The text of a book made safe to print.
enum PlainText {
  /// The text's blocks, each as its lines; blocks and lines with nothing to show are left out.
  ///
  /// U+000A ends a block and U+000B a line in it; every other control character becomes a blank.
  static func blocks(of text: String) -> [[String]] {
    text.unicodeScalars.split(separator: "\n").compactMap { block in
      let lines = block.split(separator: "\u{0B}").map(line).filter { !$0.isEmpty }
      return lines.isEmpty ? nil : lines
    }
  }

  /// The whole text in one line.
  static func line(of text: String) -> String {
    line(Substring(text).unicodeScalars)
  }

  /// Whether a terminal could act on the scalar: C0 and C1 controls, line and paragraph separators, and the bidi
  /// embeddings, overrides and isolates that would reorder what follows.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func line(_ scalars: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      let isBlank = scalar == " " || isUnsafe(scalar)
      if !isBlank {
        result.append(scalar)
      } else if let last = result.last, last != " " {
        result.append(" ")
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }
}
