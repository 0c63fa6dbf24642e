import CTesseract

/// The other readings of a word that is uncertain: the word with one of its characters replaced.
struct WordAlternatives {
  /// The confidence below which a word has other readings.
  private static let leastOfCertain: Float = 70
  /// The confidence from which a character is one that the word may have.
  private static let leastOfCharacter: Float = 5
  /// The greatest number of readings.
  private static let most = 4

  /// The readings, the likeliest first.
  private(set) var texts: [String] = []

  /// Finds the readings of the word that an iterator is at.
  init(of word: OpaquePointer) {
    guard TessResultIteratorConfidence(word, RIL_WORD) < Self.leastOfCertain,
      let symbol = TessResultIteratorCopy(word)
    else { return }
    defer { TessResultIteratorDelete(symbol) }
    var symbols: [String] = []
    var choices: [(place: Int, text: String, confidence: Float)] = []
    repeat {
      guard let text = TessResultIteratorGetUTF8Text(symbol, RIL_SYMBOL) else { break }
      defer { TessDeleteText(text) }
      for choice in Self.choices(of: symbol) where choice.text != String(cString: text) {
        choices.append((symbols.count, choice.text, choice.confidence))
      }
      symbols.append(String(cString: text))
      if TessPageIteratorIsAtFinalElement(TessResultIteratorGetPageIterator(symbol), RIL_WORD, RIL_SYMBOL) != 0 {
        break
      }
    } while TessResultIteratorNext(symbol, RIL_SYMBOL) != 0
    for choice in choices.sorted(by: { $0.confidence > $1.confidence }) where texts.count < Self.most {
      var other = symbols
      other[choice.place] = choice.text
      if !texts.contains(other.joined()) { texts.append(other.joined()) }
    }
  }

  /// Returns the characters that a place of a word may have, each with its confidence.
  private static func choices(of symbol: OpaquePointer) -> [(text: String, confidence: Float)] {
    guard let choice = TessResultIteratorGetChoiceIterator(symbol) else { return [] }
    defer { TessChoiceIteratorDelete(choice) }
    var found: [(text: String, confidence: Float)] = []
    repeat {
      let confidence = TessChoiceIteratorConfidence(choice)
      guard confidence >= leastOfCharacter, let text = TessChoiceIteratorGetUTF8Text(choice) else { continue }
      let character = String(cString: text)
      if !character.isEmpty, character != " " { found.append((character, confidence)) }
    } while TessChoiceIteratorNext(choice) != 0
    return found
  }
}
