import Speech

/// The estimated start of each word of an utterance, by the number of characters before it.
struct WordClock {
  private struct Word {
    let offset: Int
    let charactersBefore: Int
  }

  /// The number of characters in the utterance.
  let characters: Int
  private var words: ArraySlice<Word>

  /// Finds the words of the book in an utterance.
  init(_ utterance: Utterance) {
    let text = utterance.text
    var words: [Word] = []
    var index = text.startIndex
    var characters = 0
    for offset in utterance.wordOffsets {
      let start = text.utf8.index(text.startIndex, offsetBy: offset)
      if start > index {
        characters += text[index..<start].count
        index = start
      }
      words.append(Word(offset: offset, charactersBefore: characters))
    }
    self.words = words[...]
    self.characters = characters + text[index...].count
  }

  /// Returns the number of milliseconds until the next word begins, or nil if there are no more.
  func next(at charactersPerSecond: Double) -> Int? {
    words.first.map { Int((Double($0.charactersBefore) / charactersPerSecond * 1000).rounded(.up)) }
  }

  /// Returns the offsets of the words that have begun after some milliseconds, each once.
  mutating func take(after milliseconds: Int, at charactersPerSecond: Double) -> [Int] {
    var offsets: [Int] = []
    while let word = words.first, let due = next(at: charactersPerSecond), due <= milliseconds {
      offsets.append(word.offset)
      words.removeFirst()
    }
    return offsets
  }
}
