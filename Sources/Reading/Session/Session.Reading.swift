import Accessibility
import Speech
import TextModel

extension Session {
  /// Read-all at work.
  public struct Reading: Hashable, Codable, Sendable {
    /// The text after the utterances that have been handed over.
    var rest: ReadAll
    /// The utterances that have been handed over and not been spoken to their end, in order.
    var queue: [Queued] = []
    /// The start of the word that is being spoken.
    var word: TextPosition
    /// The start of the utterance that is being spoken.
    var start: TextPosition
    /// The start of reading.
    var beginning: TextPosition?
    /// The text of the utterance that is being spoken.
    var range: TextRange?
    /// The start of the word that is thought to be spoken, if the engine does not tell of words.
    var estimate: TextPosition?
    /// The page whose string was spoken last, or that reading began on.
    var announced: Page?
    /// The page of the printed edition that was spoken last, or that reading began on.
    var announcedPrintPage: String?
    /// A Boolean value that indicates whether anything has been handed over.
    var isBegun = false
    /// The number of words of the utterance that have been spoken.
    var spokenWords = 0
    /// The rest of the recording that is being played; nil where a voice speaks.
    var playing: Clip?

    var place: ReadingPlace {
      ReadingPlace(
        word: word, scope: rest.scope, spokenWords: spokenWords, rest: queue.first?.note,
        clip: playing ?? queue.first?.clip)
    }

    /// Returns the recording of an utterance; nil when it has none, or is not in the engine's hands.
    func clip(of id: Int) -> Clip? { queue.first { $0.id == id }?.clip }

    /// Returns the places in the book of the words of an utterance, or nil when it is not in the engine's hands.
    func map(of id: Int) -> TextMap? {
      queue.first { $0.id == id }?.map
    }

    /// Notes that an utterance has begun.
    mutating func begin(_ range: TextRange) {
      start = range.lower
      word = range.lower
      self.range = range
      estimate = nil
      spokenWords = 0
    }

    /// Notes that an utterance was spoken to its end.
    ///
    /// It is never repeated, even when the program's words after it are cut.
    mutating func finish(_ id: Int) {
      let end = map(of: id)?.range?.upper
      queue.removeAll { $0.id == id }
      playing = nil
      // While a note is read, the reader is still at what refers to it.
      if let end, queue.first?.note == nil { word = queue.lazy.compactMap(\.map.range).first?.lower ?? end }
    }
  }

  /// The place that reading has come to when a command takes it elsewhere.
  struct ReadingPlace {
    /// The start of the word that was being spoken.
    let word: TextPosition
    let scope: ReadAll.Scope?
    /// The number of words of the utterance that were spoken.
    var spokenWords = 0
    /// The rest of the reading, from the note on that was being read; nil where none was.
    var rest: ReadAll?
    /// The rest of the recording that was being played; nil where none was.
    var clip: Clip?
  }

  /// An utterance in the hands of the engine.
  struct Queued: Hashable, Codable, Sendable {
    let id: Int
    let map: TextMap
    /// The reading that begins with it, where it stands nowhere in the text: a note that is read with it, what is kept,
    /// or sound without a text; nil for all else.
    var note: ReadAll?
    /// The recording of the utterance; nil where a voice speaks it.
    var clip: Clip?
  }
}
