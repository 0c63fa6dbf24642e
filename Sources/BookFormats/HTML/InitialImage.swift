/// An image of the letter that a word begins with, recognized by its description: "A", "Illuminated letter A",
/// "Initiale A".
enum InitialImage {
  /// The marks that open a word, and stand beside its first letter.
  static let openers: Set<Character> = [
    "\"", "'", "\u{201C}", "\u{2018}", "\u{AB}", "\u{BB}", "\u{201E}", "\u{201A}", "(", "[", "\u{BF}", "\u{A1}",
  ]
  private static let closers: Set<Character> = ["\"", "'", "\u{201D}", "\u{2019}", "\u{201C}", ".", "]", ")"]
  private static let mostWords = 6

  /// Returns the letter, with what opens the word before it; nil for a description of anything else.
  static func letter(in description: String) -> String? {
    if isLetter(description[...]) { return description }
    let words = description.split { $0.isWhitespace || ",:".contains($0) }
    let before = words.dropLast().map { $0.lowercased() }
    // "a b" names no letter.
    guard (2...mostWords).contains(words.count), var last = words.last, before.allSatisfy(names.contains),
      !before.allSatisfy(articles.contains)
    else { return nil }
    while let end = last.last, closers.contains(end) { last = last.dropLast() }
    // The quotation marks are around the letter, and not the word.
    let letter = last.drop(while: openers.contains)
    return isLetter(letter) ? String(letter) : nil
  }

  private static func isLetter(_ text: Substring) -> Bool {
    let letters = text.drop(while: openers.contains)
    return letters.count == 1 && letters.allSatisfy(\.isLetter)
  }

  private static let articles: Set<String> = ["a", "an", "the", "der", "die", "das", "la"]

  /// The words that such a letter is described with.
  private static let names = Set(
    """
    a an the letter letters initial initials cap capital dropcap drop-cap drop dropped raised versal illuminated decorated \
    decorative decoration ornate ornamental ornamented illustrated historiated large big fancy uppercase
    initiale initialbuchstabe anfangsbuchstabe großbuchstabe buchstabe versalie zierbuchstabe zierinitiale \
    schmuckbuchstabe schmuckinitiale verzierte verzierter illuminierte illuminierter große großer der die das
    inicjał litera ozdobna ozdobny zdobiona zdobiony iluminowana iluminowany duża wielka pierwsza
    lettrine lettre ornée enluminée majuscule la
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns a Boolean value that indicates whether a letter is a word of a language.
  static func isWord(_ letter: Character, in language: String?) -> Bool {
    let language = language.map { $0.prefix { $0 != "-" }.lowercased() } ?? "en"
    return (words[language] ?? "").contains(letter.uppercased())
  }

  private static let words = [
    "en": "AIO", "de": "O", "pl": "AIOUWZ", "fr": "AÀYÔO", "es": "AEOUY", "it": "AEIOÈ", "pt": "AEOÀÉ",
    "cs": "AIKOSUVZ", "ru": "АВИКОСУЯ", "uk": "АБВЗІЙОУЯЄЇ",
  ]
}
