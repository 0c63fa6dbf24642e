import Speech
import TextModel

extension Session {
  /// The memory of the last key, for the next one alone.
  struct Recent: Hashable, Codable, Sendable {
    /// The edge that the last command ran into, so that its phrase is spoken once.
    var edge: Edge?
    /// The detail in which the word at the cursor was spoken, and the moment.
    var spelling: Spelling?
    /// When the selection was spoken, that it may be counted.
    var selectionTold: Instant?
    /// A letter that is to be spoken again by a word.
    var phonetic: Phonetic?
    /// The sentence that is being saved, to be announced once it is; nil for the selection.
    var savedSentence: TextRange?
    /// The level that headings are looked for, until a key that looks for none.
    var headingLevel: Int?

    /// Forgets what a command does not go on with.
    mutating func forget(for command: Command) {
      phonetic = nil
      edge = nil
      if command != .saveSelection { savedSentence = nil }
      if command != .spellWord { spelling = nil }
      if command != .speakSelection { selectionTold = nil }
      if !command.traits.keepsHeadingLevel { headingLevel = nil }
    }
  }

  /// The last telling of a word.
  struct Spelling: Hashable, Codable, Sendable {
    /// 0 whole, 1 by its letters, 2 by a word for each letter.
    let detail: Int
    let at: Instant
  }

  /// The words that stand for a letter, and when they are to be spoken.
  struct Phonetic: Hashable, Codable, Sendable {
    let words: [PhoneticWord]
    let due: Instant
  }

  /// An edge that a command ran into.
  struct Edge: Hashable, Codable, Sendable {
    let phrase: String
    let command: String
  }
}
