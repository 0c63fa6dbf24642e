/// The text of an utterance as an engine is handed it: no word is lost, and nothing is left that is not text.
public enum SpokenForm {
  /// One line: control characters and what is no character become blanks.
  public static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(isControl(scalar) || scalar.properties.isNoncharacterCodePoint ? " " : scalar)
    }
    return String(line)
  }

  /// One line for eSpeak NG, which would take two brackets for the start of phonemes, trips over letters in parts and
  /// over ligatures, and hears a word's end at marks that have no width.
  public static func espeak(_ text: String) -> String {
    var spoken = ""
    for character in line(text) {
      if character.unicodeScalars.count > 1, let whole = composed[character] {
        spoken.append(whole)
      } else {
        for scalar in character.unicodeScalars { append(scalar, to: &spoken) }
      }
    }
    return spoken
  }

  private static func append(_ scalar: Unicode.Scalar, to spoken: inout String) {
    if let letters = ligatures[scalar] { return spoken.append(letters) }
    if widthless.contains(scalar) { return }
    if scalar == "[", spoken.unicodeScalars.last == "[" { spoken.append(" ") }
    if scalar.properties.isWhitespace {
      if spoken.last != " " { spoken.append(" ") }
    } else {
      spoken.unicodeScalars.append(scalar)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static let ligatures: [Unicode.Scalar: String] = [
    "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl", "\u{FB05}": "st",
    "\u{FB06}": "st",
  ]

  // Soft hyphen, zero width space, word joiner, byte order mark, the emoji selector, and the marks of direction; the
  // joiners stay, as emoji and Persian are spelt with them.
  private static let widthless: Set<Unicode.Scalar> = [
    "\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  // A letter equals its parts, so that the letter as one scalar is found by them.
  private static let composed: [Character: Character] = {
    let letters = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF].joined().compactMap(Unicode.Scalar.init)
    return Dictionary(letters.map { (Character($0), Character($0)) }) { first, _ in first }
  }()
}
