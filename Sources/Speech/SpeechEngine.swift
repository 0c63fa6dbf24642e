/// Something that turns utterances into speech, or into a record of it.
public protocol SpeechEngine {
  /// Takes an utterance to be spoken after those taken before, and tells what has happened by then.
  mutating func speak(_ utterance: Utterance) -> [SpeechEvent]
  /// Falls silent at once and forgets everything it was to speak.
  mutating func silence()
}

/// An event of an utterance, as a speech engine reports it; it comes back to the session as news.
public enum SpeechEvent: Hashable, Sendable {
  /// The first sound of the utterance is heard.
  case began(Int)
  /// The word at a UTF-8 offset of the utterance's text begins.
  case word(Int, offset: Int)
  /// The word at a UTF-8 offset is thought to begin, by the time that has passed: good enough to show, and never to
  /// turn a page or to go on from.
  case estimatedWord(Int, offset: Int)
  /// The recording of the utterance has come to a time of its file, in milliseconds.
  case played(Int, milliseconds: Int)
  /// The last sound of the utterance has been heard.
  case finished(Int)
}
