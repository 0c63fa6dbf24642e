import Speech
import TextModel

/// When reading is to stop by itself.
public enum SleepTimer: Hashable, Codable, Sendable {
  /// After so many minutes, at the end of a sentence.
  case minutes(Int)
  /// At the end of the chapter, or so many chapters after it.
  case chapter(after: Int)

  /// Reads `20`, `chapter` or `chapter+1`; nil for what is neither, and for less than 5 minutes or more than 90.
  public init?(_ words: String) {
    if let minutes = Int(words), (5...90).contains(minutes) {
      self = .minutes(minutes)
    } else if words == "chapter" {
      self = .chapter(after: 0)
    } else if words.hasPrefix("chapter+"), let after = Int(words.dropFirst(8)), (1...99).contains(after) {
      self = .chapter(after: after)
    } else {
      return nil
    }
  }
}

extension Session {
  /// A sleep timer that runs.
  struct Sleep: Hashable, Codable, Sendable {
    var timer: SleepTimer
    /// When it has run out; nil where the text tells.
    var deadline: Instant?
    /// The position that it stops reading at; nil if the clock decides, or if the book ends first.
    var boundary: TextPosition?
  }

  /// Why reading came to an end without the reader, to be spoken at the next opening.
  package enum Absence: Hashable, Codable, Sendable {
    /// A sleep timer has stopped it, after so many minutes or at the end of a chapter.
    case asleep(minutes: Int?)
    /// The book ended; the last key was pressed here.
    case ended(lastKey: TextPosition)
  }

  /// The session as it is kept: where the book ended and the reader may have been asleep, the place is that of the last
  /// key.
  public var asKept: Session {
    guard case .ended(let lastKey) = absence else { return self }
    var session = self
    session.cursor = lastKey
    session.mode = .browsing
    session.focus = nil
    return session
  }
}
