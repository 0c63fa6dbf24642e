import Speech

extension Session {
  /// Does what the reader wishes, and gives what is to be done outside.
  ///
  /// The flow:
  /// 1. What is spoken falls silent. Reading stops at the word that is being spoken, unless the command is one that reading
  ///    goes on after.
  /// 2. The command moves, selects or asks, and speaks.
  /// 3. A page that takes its time to be found is found behind the reader's back.
  /// 4. A selection that was begun with a mark follows the cursor.
  public mutating func apply(_ command: Command, at now: Instant, in world: ReadingWorld) -> [Effect] {
    turn(at: now, in: world, by: command) { turn in
      turn.perform(command)
      turn.forms.countErrors()
      turn.describing.lookForMore()
    }
  }

  /// Takes in what has happened, and gives what is to be done outside; nothing that is spoken is disturbed.
  public mutating func apply(_ news: News, at now: Instant, in world: ReadingWorld) -> [Effect] {
    turn(at: now, in: world) { $0.take(news) }
  }

  private mutating func turn(
    at now: Instant, in world: ReadingWorld, by command: Command? = nil, _ act: (Turn) -> Void
  ) -> [Effect] {
    let turn = Turn(self, command, at: now, in: world)
    act(turn)
    turn.places.awaitPage()
    turn.selecting.followMark()
    turn.moves.leaveNote()
    turn.sleeping.markAwake()
    self = turn.session
    return turn.effects
  }
}
