/// A letter with marks that no single scalar holds, such as a Hebrew letter with its points: one character, of which the
/// letter is told first and the marks when they are asked for.
struct MarkedLetter {
  /// The letter without the marks.
  let base: Character
  /// The marks, in their order.
  let marks: [Unicode.Scalar]

  /// Takes a character apart; nil for one that is a letter of its own, or a syllable that its marks are letters of.
  init?(_ character: Character) {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, Character(first).isLetter,
      ComposedLetters.whole(character) == nil
    else { return nil }
    marks = Array(scalars.dropFirst())
    base = Character(first)
    guard marks.allSatisfy(MarkedLetter.isMark) else { return nil }
  }

  /// Whether a scalar is a mark above, below or across any letter, or a point of Hebrew, Arabic or Syriac (UAX #44,
  /// 5.7.4); the vowel signs and tones of other scripts are part of their syllable.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1, 10...36, 200...240: true
    default: false
    }
  }
}
