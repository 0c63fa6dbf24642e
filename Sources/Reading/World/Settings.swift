import Accessibility
import Speech

/// What a reader has chosen of how things are said.
public struct Settings: Hashable, Sendable {
  /// When the string of a new page is spoken while reading.
  public enum PageAnnouncements: String, CaseIterable, Sendable {
    case never
    /// Between the last sentence that begins on the old page and the next.
    case sentenceEnd = "sentence-end"
  }

  /// What read-all says of a heading beside its text.
  public enum HeadingRole: String, CaseIterable, Sendable {
    case none, heading, level
  }

  /// What read-all leaves out.
  public enum Skip: String, CaseIterable, Sendable {
    /// Notes and their references, printed page numbers, bibliographies, pull quotes, lists of places.
    case roles
    case none
  }

  /// What moves read-all on.
  public enum Pace: String, CaseIterable, Sendable {
    /// The engine, which tells when an utterance has been spoken.
    case engine
    /// The reader, a paragraph for each key.
    case step
  }

  /// How much is said beside the text.
  public var verbosity = Verbosity.medium
  /// Whether hints are spoken.
  public var hints = true
  /// How many punctuation marks are named in a word.
  public var punctuation = PunctuationLevel.some
  /// When the string of a new page is spoken while reading.
  public var pageAnnouncements = PageAnnouncements.never
  /// What read-all says of a heading beside its text.
  public var headingRole = HeadingRole.heading
  /// What read-all leaves out.
  public var skip = Skip.roles
  /// Whether a search for an element goes on at the other end of the book.
  public var wrap = false
  /// What moves read-all on.
  public var pace = Pace.engine
  /// What is heard of text while it is written.
  public var typingEcho = TypingEcho.words
  /// Whether sounds reach the reader's ear; where they do not, a repeated edge repeats its phrase.
  public var soundsAreHeard = true
  /// Whether the engine tells of words exactly, so that reading may go on from one.
  public var wordsAreExact = true

  /// Whether the first opening tells how to begin.
  public var greets = false

  /// The settings of a new reader.
  public init() {}
}
