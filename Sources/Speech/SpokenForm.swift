import Accessibility

/// The text of an utterance as an engine is handed it: no word is lost, and nothing is left that is not text.
public enum SpokenForm {
  /// Returns one line: control characters and what is no character become blanks.
  public static func line(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    guard !isPlain, text.unicodeScalars.contains(where: isNoText) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(isNoText(scalar) ? " " : scalar) }
    return String(line)
  }

  /// Returns one line for a program that may take two brackets for the start of phonemes, and a mark that has no width
  /// for the end of a word, as several do.
  ///
  /// "array[[1]]" -> "array[ [1]]"
  public static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in line(text).unicodeScalars {
      if widthless.contains(scalar) || scalar.properties.isBidiControl { continue }
      if scalar == "[", plain.unicodeScalars.last(where: isSeen) == "[" { plain.append(" ") }
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }

  /// Returns ``plain(_:)`` text for eSpeak NG, which trips over letters in parts, over ligatures and over blanks.
  public static func espeak(_ text: String) -> String {
    var spoken = ""
    for character in plain(text) {
      if character.unicodeScalars.count > 1, let whole = ComposedLetters.whole(character) {
        spoken.append(whole)
      } else {
        for scalar in character.unicodeScalars { append(scalar, to: &spoken) }
      }
    }
    return spoken
  }

  private static func append(_ scalar: Unicode.Scalar, to spoken: inout String) {
    if let letters = ligatures[scalar] { return spoken.append(letters) }
    if scalar.properties.isWhitespace {
      if spoken.last != " " { spoken.append(" ") }
    } else {
      spoken.unicodeScalars.append(scalar)
    }
  }

  /// Returns a Boolean value that indicates whether a scalar has a shape of its own: the engine passes over one that
  /// has none.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool { !scalar.properties.isDefaultIgnorableCodePoint }

  /// Returns a Boolean value that indicates whether a scalar is a control character (general category Cc, Zl or Zp) or
  /// none at all (The Unicode Standard, 23.7).
  private static func isNoText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  private static let ligatures: [Unicode.Scalar: String] = [
    "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl", "\u{FB05}": "st",
    "\u{FB06}": "st",
  ]

  // Soft hyphen, zero width space, word joiner, byte order mark and the emoji selector, beside the marks of direction;
  // the joiners stay, as emoji and Persian are spelt with them.
  private static let widthless: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{FE0F}"]
}
