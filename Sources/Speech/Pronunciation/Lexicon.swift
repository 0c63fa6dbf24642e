import Accessibility
import TextModel
import Words

/// The lexicons that come with a book, ready to be found in text: whole words, in the letters that they are written with.
struct Lexicon: Sendable {
  private let entries: [LexiconEntry]
  private let trie: PatternTrie

  init(_ entries: [LexiconEntry]) {
    self.entries = entries
    trie = PatternTrie(entries.map { WordPattern($0.word, .word, isCaseSensitive: true, hasPlaces: false) })
  }

  /// Marks what the lexicons say of the words of a text of which nobody else says how they are said; text of no known
  /// language is in `language`.
  func mark(_ speech: inout SpeechText, otherwiseIn language: String?) {
    guard !entries.isEmpty else { return }
    let found = trie.matches(in: TextBytes(speech.text)) { index, offset in
      guard let own = entries[index].language else { return true }
      return (speech.language(at: offset) ?? language).map { $0.isSameLanguage(as: own) } ?? true
    }
    let taken = speech.respellings
    for match in found where !taken.contains(where: { $0.range.overlaps(match.range) }) {
      switch entries[match.index].pronunciation {
      case .alias(let words): speech.respell([SpeechRun(Respelling(words), in: match.range)])
      case .phonemes(let sounds): speech.mark(match.range, as: sounds)
      }
    }
  }
}
