import Speech
import Words

/// A moment at which something of an utterance is heard, or the reason why nothing is.
enum SoundReport: Sendable {
  /// A mark of the utterance with a number is heard at a moment.
  case mark(id: Int, SoundStream.Mark, at: Instant)
  /// A clip cannot be played, and its text is spoken.
  case trouble(Complaint)
  /// Nothing more will be heard.
  case failed(Complaint)
}
