import Accessibility
import Reading
import Speech
import TextModel

/// A command of the keyboard that waits, and how often it is wanted.
struct HeldCommand: Sendable {
  let action: KeyBinding.Action
  var times: Int
}

/// Commands that wait for the page: a book may be opened, or get another size, in the midst of a text so long that
/// finding the page takes longer than a key may.
extension Reader {
  /// Whether a command begins at the row or the page that the reader is on, and that is not laid out yet.
  func needsPage(_ action: KeyBinding.Action) -> Bool {
    guard layers.count == 1, !session.isReading, case .command(let command) = action, command.needsPage else {
      return false
    }
    return !world.geometry.isNear(session.cursor)
  }

  /// Has a command wait until the page is laid out, together with what was wanted before if that was the same.
  mutating func hold(
    _ action: KeyBinding.Action, times: Int, after before: HeldCommand?, at now: Instant
  ) -> [Effect] {
    held = HeldCommand(action: action, times: times + (before?.action == action ? before?.times ?? 0 : 0))
    return tell([Phrase(.searching)], at: now) + [.layOut(.position(session.cursor))]
  }

  /// Does what has waited, if the page is there.
  mutating func release(at now: Instant) -> [Effect] {
    guard let held, world.geometry.isNear(session.cursor) else { return [] }
    self.held = nil
    return perform(held.action, times: held.times, at: now)
  }
}

extension Command {
  /// Whether the command must know the row or the page that the reader is on.
  fileprivate var needsPage: Bool {
    switch self {
    case .open, .quit, .cancel, .unbound, .turnRotor, .changeRate, .changeVolume, .cyclePunctuation, .cycleVerbosity,
      .changeSpeaker, .sleep, .sleepLeft, .whereAmI, .whereInDetail, .speakAgain, .playPause, .toggleReading,
      .readFromCaret, .copySelection, .define, .speakSelection:
      false
    default: true
    }
  }
}
