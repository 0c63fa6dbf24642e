/// Letters that are one scalar, by their parts (UAX #15, canonical composition) for the scripts that write with them.
enum ComposedLetters {
  /// Returns the same letter as one scalar; nil where there is none.
  static func whole(_ character: Character) -> Character? { letters[character] }

  // A letter equals its parts, so that the letter as one scalar is found by them.
  private static let letters: [Character: Character] = {
    let scalars = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF].joined().compactMap(Unicode.Scalar.init)
    // Some marks equal marks of ASCII: the Greek question mark is a semicolon.
    let letters = scalars.filter(\.properties.isAlphabetic)
    return Dictionary(letters.map { (Character($0), Character($0)) }) { first, _ in first }
  }()
}
