/// How a line of a paragraph is joined to the next.
enum PDFLineEnd {
  /// The text of a line as it stands before another, with what comes between; as it is where there is no other.
  static func text(of line: String, before next: String?) -> String {
    guard let next else { return line }
    guard isHyphenated(line) else { return isIdeographic(line.last) && isIdeographic(next.first) ? line : line + " " }
    // A word that was cut goes on in lower case; "Jean-Paul" keeps its hyphen.
    return next.first?.isLowercase == true ? String(line.dropLast()) : line
  }

  /// Whether a line ends with a hyphen inside a word.
  static func isHyphenated(_ line: String) -> Bool {
    guard let last = line.last, "-\u{2010}\u{AD}".contains(last) else { return false }
    return line.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Whether a character is of a script that puts no blanks between words.
  private static func isIdeographic(_ character: Character?) -> Bool {
    guard let scalar = character?.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }
}
