import Reading
import Speech

/// Commands that are done several times.
extension Reader {
  /// Presses the same key several times at once.
  ///
  /// Only the result is spoken.
  package mutating func press(_ key: Key, times: Int, at now: Instant) -> [Effect] {
    var effects = press(key, at: now)
    for _ in 1..<max(1, times) { effects = effects.filter { !$0.isSpeech } + press(key, at: now) }
    return effects
  }

  /// Does a command several times; what is spoken is where that leads, and the edge it may have come to.
  mutating func apply(_ command: Command, times: Int, at now: Instant) -> [Effect] {
    let before = session
    let effects = apply(command, at: now)
    return goOn(with: command, times: times - 1, after: effects, since: before, at: now)
  }

  /// Does a command again that has been done once, as long as it leads anywhere; where it has to wait for a place that
  /// is far, the rest waits with it.
  mutating func goOn(
    with command: Command, times: Int, after first: [Effect], since start: Session, at now: Instant
  ) -> [Effect] {
    var (effects, before, left) = (first, start, times)
    while left > 0, !session.isAwaiting, session.hasMoved(since: before) {
      before = session
      left -= 1
      let next = apply(command, at: now)
      let isLast = session.isAwaiting || session.hasMoved(since: before)
      effects = isLast ? effects.filter { !$0.isSpeech } + next : effects + next.filter(\.isSpeech)
    }
    if left > 0, session.isAwaiting {
      held = HeldCommand(action: .command(command), times: left, beginning: .atLanding)
    }
    return effects
  }
}

extension Session {
  /// Returns a Boolean value that indicates whether a command has led anywhere.
  fileprivate func hasMoved(since before: Session) -> Bool {
    before.cursor != cursor || before.selection != selection
  }
}

extension Effect {
  /// A Boolean value that indicates whether it is something that is spoken.
  var isSpeech: Bool {
    if case .speak = self { true } else { false }
  }
}
