import Accessibility
import Reading
import Speech
import TextModel

/// A request of another program, such as a key of the desktop or of a headset.
package enum Call: String, CaseIterable, Sendable {
  /// Read, pause, read on.
  case toggle
  /// The next sentence.
  case next
  /// The sentence before.
  case back
  /// Say where the reader is.
  case `where`

  /// The command that it stands for.
  var command: Command {
    switch self {
    case .toggle: .toggleReading
    case .next: .unit(.sentence, .forward)
    case .back: .unit(.sentence, .backward)
    case .where: .whereAmI
    }
  }
}

extension Call {
  /// The result of a call.
  package enum Answer: Hashable, Sendable {
    case done
    /// The reader did not do it, and said so; empty where a sound was all it said.
    case refused(String)
    /// A program is open that reads no book at the moment.
    case nothingIsRead
    /// No book is open.
    case nobody
    /// A book is open, and its reader does not answer: it may be stopped.
    case silence

    /// Creates the result of a call from the effects of the reader: an edge and a refusal have the sound of one.
    package init(to effects: [Effect]) {
      let said = effects.compactMap { if case .speak(let utterance) = $0 { utterance } else { nil } }
      guard let edge = said.firstIndex(where: { $0.earcons.contains { $0.earcon == .boundary } }) else {
        self = .done
        return
      }
      self = .refused(said[edge...].map(\.text).first { !$0.isEmpty } ?? "")
    }
  }
}
