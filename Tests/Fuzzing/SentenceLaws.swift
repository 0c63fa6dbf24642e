import TestSupport
import TextModel
import TextUnits

/// The laws for the sentences and words of any text in any language.
enum SentenceLaws {
  static let languages = ["en", "de", "fr", "pl", "he", "ar", "ja", "el", "ru", "th", "hi", "x"]

  /// The input is the language as a byte, and the paragraphs of a text.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let paragraphs = bytes.dropFirst().split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    var text = TextFixture(paragraphs: paragraphs)
    text.metadata.language = languages[Int(first) % languages.count]
    for granularity in [Granularity.sentence, .word] { check(granularity, of: text) }
  }

  private static func check(_ granularity: Granularity, of text: TextFixture) {
    let tokenizer = UnitTokenizer(text: text)
    var units: [TextRange] = []
    var place = TextPosition(section: 0, offset: -1)
    while let unit = tokenizer.unit(granularity, next: place, toward: .forward) {
      require(unit.lower > place && unit.upper > unit.lower, "\(unit) does not follow \(place)")
      require(units.last.map { $0.upper <= unit.lower } ?? true, "\(unit) overlaps the one before")
      units.append(unit)
      place = unit.lower
    }
    let section = text.section(0)
    if granularity == .sentence {
      // Every letter is in a sentence.
      var next = 0
      for unit in units {
        require(!holdsLetter(section.text(in: next..<unit.lower.offset)), "a letter before \(unit) is in no sentence")
        next = unit.upper.offset
      }
      require(!holdsLetter(section.text(in: next..<section.length)), "a letter at the end is in no sentence")
    }
    // A reader who begins elsewhere hears the same.
    let other = UnitTokenizer(text: text)
    for unit in units.reversed() {
      require(
        other.unit(granularity, enclosing: unit.lower, toward: .forward) == unit, "\(unit) is another from its start")
    }
  }

  private static func holdsLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
