import Speech
import TextModel

extension Session {
  /// Read-all, and what ends it.
  struct Listening: Hashable, Codable, Sendable {
    /// The state of reading, which the keys act on.
    var mode = Mode.browsing
    /// When reading is to stop by itself.
    var sleep: Sleep?
    /// The reason that reading came to an end without the reader, until it has been spoken.
    var absence: Absence?
    /// The notices of skipped parts that the reader has been given.
    var skipNotices = SkipNotices()
    /// The place in the recording that was come to; nil where none was played, or another place was gone to since.
    var heard: Heard?
  }

  /// A place in the recording, as somebody who plays it tells it.
  struct Heard: Hashable, Codable, Sendable {
    /// The position in the text that was read there.
    let position: TextPosition
    /// The rest of the clip.
    let clip: Clip
  }

  /// The state of reading, which the keys act on.
  public enum Mode: Hashable, Codable, Sendable {
    /// Nothing is read.
    case browsing
    /// Read-all is at work.
    case reading(Reading)
    /// Read-all is paused, and can be resumed.
    case paused(Pause)
    /// Everything has been read.
    case finished
  }

  /// Read-all paused.
  public struct Pause: Hashable, Codable, Sendable {
    /// The start of the word that was being spoken.
    var word: TextPosition
    /// The start of its sentence.
    var sentence: TextPosition
    /// When it was paused.
    var at: Instant
    /// The scope that was being read; nil for the rest of the book.
    var scope: ReadAll.Scope?
    /// The rest of the reading, where a sentence has been spoken to its end and the next one waits for the reader.
    var rest: ReadAll?
    /// Set while a dialog lies over what was being read, whose end is read on from where it leads to, and while an
    /// answer is waited for.
    var isAside: Bool?

    /// The pause once the dialog is closed.
    var asLeft: Pause {
      var pause = self
      pause.isAside = nil
      return pause
    }
  }
}
