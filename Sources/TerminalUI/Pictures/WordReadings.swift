import TextModel

/// A recognised word that may be another, with its other readings.
package struct WordReadings: Hashable, Sendable {
  /// The word in its book.
  package let range: TextRange
  /// The text of the word.
  package let text: String
  /// The other readings, the likeliest first.
  package let alternatives: [String]

  /// Creates the readings of a word.
  package init(range: TextRange, text: String, alternatives: [String]) {
    self.range = range
    self.text = text
    self.alternatives = alternatives
  }
}
