import Reading
import TextModel

/// What another program, such as a key of the desktop or of a headset, can ask of the reader.
package enum Call: String, CaseIterable, Sendable {
  /// Read, pause, read on.
  case toggle
  /// The next sentence.
  case next
  /// The sentence before.
  case back
  /// Say where the reader is.
  case `where`

  /// The wish of the reader's that it stands for.
  var command: Command {
    switch self {
    case .toggle: .toggleReading
    case .next: .unit(.sentence, .forward)
    case .back: .unit(.sentence, .backward)
    case .where: .whereAmI
    }
  }
}
