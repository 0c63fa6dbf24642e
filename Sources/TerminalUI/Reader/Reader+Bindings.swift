import Accessibility
import Reading
import Speech

extension Reader {
  /// Gives keys the meaning they have in a profile; why what the reader has changed does not hold in it is told.
  mutating func bind(_ profile: KeyProfile, at now: Instant) -> [Effect] {
    keys = keys.adopting(profile)
    pending = PendingKeys()
    for index in layers.indices { layers[index].world.nameHelp(of: keys) }
    guard let fault = keys.fault else { return [] }
    return apply(.announce([Announcement([fault.text(in: world.catalogue)], priority: .high)]), at: now)
  }

  /// Switches the commands on letters off, or on as they were.
  mutating func toggleLetters(at now: Instant) -> [Effect] {
    var profile = keys.profile
    profile.toggleLetters()
    let told = tell([Phrase(profile.letters == .off ? .lettersOff : .lettersOn)], at: now)
    return told + bind(profile, at: now)
  }

  /// Tells what has been pressed of a command that takes more keys.
  mutating func tellPending(at now: Instant) -> [Effect] {
    tell([Announcement([pending.text], isVerbatim: true, language: world.catalogue.language)], at: now)
  }

  /// Whether arrows may be those of a routing key, which come all at once.
  package var takesRoutingKeys: Bool { keys.profile.arrows == .caret && dialog == nil }

  /// The same key has been pressed several times in no time; what is said is where that leads.
  package mutating func press(_ key: Key, times: Int, at now: Instant) -> [Effect] {
    var effects = press(key, at: now)
    for _ in 1..<max(1, times) { effects = effects.filter { !$0.isSpeech } + press(key, at: now) }
    return effects
  }

  /// Does a command several times; what is said is where that leads, and the edge it may have come to.
  mutating func apply(_ command: Command, times: Int, at now: Instant) -> [Effect] {
    var before = session
    var effects = apply(command, at: now)
    for _ in 1..<max(1, times) where session.hasMoved(since: before) {
      before = session
      let next = apply(command, at: now)
      let hasMoved = session.hasMoved(since: before)
      effects = hasMoved ? effects.filter { !$0.isSpeech } + next : effects + next.filter(\.isSpeech)
    }
    return effects
  }
}

extension Command {
  /// Whether a count before it means anything.
  var isCounted: Bool {
    switch self {
    case .move, .item, .unit, .headingLevel, .findNext, .select, .tab, .chapter, .bookmark: true
    default: false
    }
  }
}

extension Session {
  /// Whether a command has led anywhere.
  fileprivate func hasMoved(since before: Session) -> Bool {
    before.cursor != cursor || before.selection != selection
  }
}

extension Effect {
  /// Whether it is something that is said.
  var isSpeech: Bool {
    if case .speak = self { true } else { false }
  }
}

extension ReadingWorld {
  /// Has help called by its keys.
  mutating func nameHelp(of keys: KeyMap) {
    helpKey = keys.helpKey
    fieldHelpKey = keys.fieldHelpKey
  }
}
