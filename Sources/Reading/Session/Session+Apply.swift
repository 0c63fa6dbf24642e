import Speech

extension Session {
  /// Takes a command and says what is to be done.
  ///
  /// The flow:
  /// 1. Answers (of the engine, the screen, the shelf) are taken in without disturbing what is spoken.
  /// 2. A wish of the reader's falls silent first. Reading stops at the word that is being spoken, unless the command
  ///    is one that reading goes on after.
  /// 3. The command moves, selects or asks, and speaks.
  /// 4. A page that takes its time to be found is found behind the reader's back.
  /// 5. A selection that was begun with a mark follows the cursor.
  public mutating func apply(_ command: Command, at now: Instant, in world: ReadingWorld) -> [Effect] {
    var turn = Turn(self, command, at: now, in: world)
    if command.isAnswer {
      turn.take(command)
    } else {
      turn.perform(command)
      turn.countErrors()
      turn.lookForMore()
    }
    turn.awaitPage()
    turn.followMark()
    turn.leaveNote()
    turn.markAwake()
    self = turn.session
    return turn.effects
  }
}
