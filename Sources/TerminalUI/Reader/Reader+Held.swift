import Reading
import Speech
import TextModel
import Words

/// A command of the keyboard that waits, and how often it is wanted.
struct HeldCommand: Sendable {
  /// When a command that waits is done.
  enum Beginning: Sendable {
    /// As soon as the page is there.
    case atPage
    /// When the reader has come to where the same command leads that was given before it.
    case atLanding
  }

  let action: KeyBinding.Action
  let times: Int
  let beginning: Beginning
}

/// Commands that wait for the page: a book may be opened, or get another size, in the midst of a text so long that
/// finding the page takes longer than a key may.
extension Reader {
  /// Returns a Boolean value that indicates whether a command begins at the row or the page that the reader is on, and
  /// that is not laid out yet.
  func needsPage(_ action: KeyBinding.Action) -> Bool {
    guard layers.count == 1, !session.isReading, case .command(let command) = action, command.traits.needsPage else {
      return false
    }
    return !world.geometry.isNear(session.cursor)
  }

  /// Has a command wait until the page is laid out, together with what was wanted before if that was the same.
  mutating func hold(
    _ action: KeyBinding.Action, times: Int, after before: HeldCommand?, at now: Instant
  ) -> [Effect] {
    let earlier = before?.action == action ? before?.times ?? 0 : 0
    held = HeldCommand(action: action, times: times + earlier, beginning: .atPage)
    return tell([Phrase(.searching)], at: now) + [.layOut(.position(session.cursor))]
  }

  /// Does what has waited, if what it waited for is there.
  mutating func release(after effects: [Effect], since before: Session, at now: Instant) -> [Effect] {
    guard let held, !session.isAwaiting, world.geometry.isNear(session.cursor) else { return effects }
    self.held = nil
    switch (held.beginning, held.action) {
    case (.atLanding, .command(let command)):
      return goOn(with: command, times: held.times, after: effects, since: before, at: now)
    default: return effects + perform(held.action, times: held.times, at: now)
    }
  }
}
