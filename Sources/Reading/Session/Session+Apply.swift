import Speech

extension Session {
  /// Carries out a command and returns the effects.
  ///
  /// The flow:
  /// 1. What is spoken falls silent. Reading stops at the word that is being spoken, unless reading goes
  ///    on after the command.
  /// 2. The command moves, selects or asks, and speaks.
  /// 3. A page that takes its time to be found is found in the background.
  /// 4. A selection that was begun with a mark follows the cursor.
  public mutating func apply(_ command: Command, at now: Instant, in world: ReadingWorld) -> [Effect] {
    turn(at: now, in: world, by: command) { transition in
      transition.perform(command)
      transition.forms.countErrors()
      transition.describing.lookForMore()
    }
  }

  /// Takes in what has happened, and gives what is to be done outside; nothing that is spoken is disturbed.
  public mutating func apply(_ news: News, at now: Instant, in world: ReadingWorld) -> [Effect] {
    turn(at: now, in: world) { $0.take(news) }
  }

  private mutating func turn(
    at now: Instant, in world: ReadingWorld, by command: Command? = nil, _ act: (Transition) -> Void
  ) -> [Effect] {
    let transition = Transition(self, command, at: now, in: world)
    act(transition)
    transition.places.awaitPage()
    transition.selecting.followMark()
    transition.moves.leaveNote()
    transition.sleeping.markAwake()
    self = transition.session
    return transition.effects
  }
}
