/// A letter with marks that no single scalar holds, such as a Hebrew letter with its points: one character, of which
/// the letter is spoken first and the marks on request.
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

  /// Takes a Latin letter apart that is one scalar, as its name tells it: "LATIN SMALL LETTER A WITH CIRCUMFLEX AND
  /// ACUTE", those too that no marks make in canonical composition, such as one with a stroke; nil for one that has no
  /// marks.
  init?(named character: Character) {
    guard let whole = ComposedLetters.whole(character), let scalar = whole.unicodeScalars.first,
      let name = scalar.properties.name, name.hasPrefix("LATIN ")
    else { return nil }
    let words = name.split(separator: " ")
    guard let with = words.firstIndex(of: "WITH"), let letter = words[..<with].last, letter.count == 1 else {
      return nil
    }
    let names = words[(with + 1)...].split(separator: "AND").map { $0.joined(separator: " ") }
    marks = names.compactMap { MarkedLetter.marks[$0] }
    guard marks.count == names.count else { return nil }
    base = Character(character.isUppercase ? String(letter) : letter.lowercased())
  }

  // Letters are named with words that are found by the names of marks: "COMBINING ACUTE ACCENT" for "WITH ACUTE".
  private static let marks: [String: Unicode.Scalar] = {
    let scalars = (0x300...0x36F).compactMap { Unicode.Scalar($0) }
    let named = scalars.compactMap { scalar -> (String, Unicode.Scalar)? in
      var words = scalar.properties.name?.split(separator: " ").dropFirst() ?? []
      if words.last == "ACCENT" { words.removeLast() }
      return (words.joined(separator: " "), scalar)
    }
    let others: [String: Unicode.Scalar] = ["LINE BELOW": "\u{331}", "STROKE": "\u{335}", "HOOK": "\u{309}"]
    return others.merging(named) { own, _ in own }
  }()

  /// Returns a Boolean value that indicates whether a scalar is a mark above, below or across any letter, or a point of
  /// Hebrew, Arabic or Syriac (UAX #44, 5.7.4); the vowel signs and tones of other scripts are part of their syllable.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1, 10...36, 200...240: true
    default: false
    }
  }
}
