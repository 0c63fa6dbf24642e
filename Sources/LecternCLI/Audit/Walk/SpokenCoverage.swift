import Accessibility
import Speech
import TextModel

/// The text of a document that was spoken on a way through it.
package struct SpokenCoverage {
  /// The most failures that are told of one document.
  private static let most = 20
  /// The number of words that are told of a place.
  private static let words = 8

  private var runs: [Range<Int>] = []
  private var phrases = SpokenPhrases()
  /// The first place that was spoken again behind text that follows it.
  package private(set) var repeated: Int?

  /// Nothing has been spoken yet.
  package init() {}

  /// Takes what was spoken; in order, where a place that is spoken twice is a failure.
  package mutating func add(_ utterance: Utterance, inOrder: Bool = false) {
    let texts = utterance.map.texts.compactMap(\.offsets)
    if texts.isEmpty { phrases.add(utterance.text) }
    for range in texts {
      if inOrder, repeated == nil, utterance.map.whole == nil, let last = runs.last,
        range.lowerBound < last.upperBound,
        !range.isEmpty
      {
        repeated = range.lowerBound
      }
      runs.append(range)
    }
  }

  /// Takes a part of the text that is spoken in other words.
  mutating func add(_ range: Range<Int>) { runs.append(range) }

  /// Returns the words of a document that were spoken, and those of the program.
  func words(in text: WalkedText) -> String {
    runs.map { text.wordsAsWritten(in: $0) }.joined(separator: " ") + " " + phrases.texts.joined(separator: " ")
  }

  /// Returns the places with letters or digits of a document that were not spoken and should have been.
  package func failures(in text: WalkedText) -> [WalkFailure] {
    var failures: [WalkFailure] = []
    var next = 0
    for range in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) + [text.section.length..<text.section.length] {
      if range.lowerBound > next, failures.count < Self.most {
        failures += lost(in: next..<range.lowerBound, of: text)
      }
      next = max(next, range.upperBound)
    }
    return failures
  }

  /// Returns the first lost place of each block in a range that was not spoken.
  private func lost(in gap: Range<Int>, of text: WalkedText) -> [WalkFailure] {
    var failures: [WalkFailure] = []
    var index = text.section.blockIndex(at: gap.lowerBound) ?? 0
    while index < text.section.blocks.count, text.section.blocks[index].range.lowerBound < gap.upperBound {
      let part = text.section.blocks[index].range.clamped(to: gap)
      index += 1
      var offset = part.lowerBound
      for character in text.section.substring(in: part) {
        if character.isLetter || character.isNumber, !text.isPassedOver(offset) {
          let words = text.section.text(in: part)
          // Words are spoken among those of the program, too, as the name of a group or the number of a note.
          if !phrases.hold(words) { failures.append(WalkFailure(offset: offset, words: Self.shortened(words))) }
          break
        }
        offset += character.utf8.count
      }
    }
    return failures
  }

  /// Returns the first words of a text.
  static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.prefix(Self.words).joined(separator: " ") + (words.count > Self.words ? " …" : "")
  }
}
