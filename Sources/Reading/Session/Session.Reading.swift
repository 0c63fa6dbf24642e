import Accessibility
import Speech
import TextModel

extension Session {
  /// Read-all at work.
  public struct Reading: Hashable, Codable, Sendable {
    /// What comes after the utterances that have been handed over.
    var rest: ReadAll
    /// The utterances that have been handed over and not been heard to their end, in order.
    var queue: [Queued] = []
    /// Where the word that is being spoken begins.
    var word: TextPosition
    /// Where the utterance that is being spoken begins.
    var start: TextPosition
    /// Where reading began.
    var beginning: TextPosition?
    /// The text of the utterance that is being spoken.
    var range: TextRange?
    /// Where the word that is being spoken is thought to begin, where the engine does not tell of words.
    var estimate: TextPosition?
    /// The page whose string was spoken last, or that reading began on.
    var announced: Page?
    /// The page of the printed edition that was spoken last, or that reading began on.
    var announcedPrintPage: String?
    /// A Boolean value that indicates whether anything has been handed over.
    var isBegun = false
    /// How many words of the utterance have been spoken.
    var spokenWords = 0

    var place: ReadingPlace {
      ReadingPlace(word: word, scope: rest.scope, spokenWords: spokenWords, rest: queue.first?.note)
    }

    /// Where the words of an utterance stand in the book; nil when it is not in the engine's hands.
    func map(of id: Int) -> TextMap? {
      queue.first { $0.id == id }?.map
    }

    /// An utterance has begun to be heard.
    mutating func begin(_ range: TextRange) {
      start = range.lower
      word = range.lower
      self.range = range
      estimate = nil
      spokenWords = 0
    }

    /// An utterance has been heard to its end, and is never heard again, even when the words of the program after it
    /// are cut.
    mutating func finish(_ id: Int) {
      let end = map(of: id)?.range?.upper
      queue.removeAll { $0.id == id }
      // While a note is read, the reader is still at what refers to it.
      if let end, queue.first?.note == nil { word = queue.lazy.compactMap(\.map.range).first?.lower ?? end }
    }
  }

  /// Where reading has come to when a command takes it elsewhere.
  struct ReadingPlace {
    /// Where the word that was being spoken begins.
    let word: TextPosition
    let scope: ReadAll.Scope?
    /// How many words of the utterance were spoken.
    var spokenWords = 0
    /// The rest of the reading, from the note on that was being read; nil where none was.
    var rest: ReadAll?
  }

  /// An utterance in the hands of the engine.
  struct Queued: Hashable, Codable, Sendable {
    let id: Int
    let map: TextMap
    /// The reading that begins with it, where it is a note that is read with the text, or of what is kept; nil for all
    /// else.
    var note: ReadAll?
  }
}
