import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// Gives keys the meaning they have in a profile; changed keys that do not hold in it are announced with the reason.
  mutating func bind(_ profile: KeyProfile, at now: Instant) -> [Effect] {
    keys = keys.adopting(profile)
    pending = PendingKeys()
    for index in layers.indices { layers[index].world.nameHelp(of: keys) }
    guard let fault = keys.fault else { return [] }
    return apply(.announce([Announcement([fault.text(keyNames).heard], priority: .high)]), at: now)
  }

  /// Switches the commands on letters off, or on as they were.
  mutating func toggleLetters(at now: Instant) -> [Effect] {
    var profile = keys.profile
    profile.toggleLetters()
    let told = tell([Phrase(profile.letters == .off ? .lettersOff : .lettersOn)], at: now)
    return told + bind(profile, at: now)
  }

  /// Tells once what a key does that moves in vi, and how it does so here: "k here: next link. With :set letters vi:
  /// previous line."
  mutating func tellVi(_ key: Key, at now: Instant) -> [Effect] {
    guard memory.tellsViKey, layers.count == 1, profile == KeyProfile(), KeyProfile.moversOfVi.contains(key),
      let there = keys.adopting(KeyProfile(letters: .vi)).binding(for: [key])
    else { return [] }
    memory.tellsViKey = false
    let catalogue = world.catalogue
    let here = keys.binding(for: [key])?.help ?? .keyFree
    return tell(
      [
        Phrase(
          .viKey,
          [
            "key": .text(keyNames.spoken(key)), "here": .text(catalogue.text(here)),
            "there": .text(catalogue.text(there.help)),
          ])
      ], at: now)
  }

  /// Tells what has been pressed of a command that takes more keys.
  mutating func tellPending(at now: Instant) -> [Effect] {
    tell(
      [Announcement([pending.spoken(keyNames)], isVerbatim: true, language: world.catalogue.language)],
      at: now)
  }

  /// A Boolean value that indicates whether ``Key/undo`` takes something back here, or has a command of the reader's
  /// own; elsewhere it is the shell's.
  package var takesUndo: Bool {
    switch dialog?.purpose {
    case .books?: true
    case .items(let option)?: !option.kinds.isEmpty
    case nil: keys.binding(for: [.undo]) != nil
    default: false
    }
  }

  /// A Boolean value that indicates whether arrows may be those of a routing key, which come all at once.
  package var takesRoutingKeys: Bool { keys.profile.arrows == .caret && dialog == nil }
}

extension Reader {
  /// The names of keys, as they are spoken.
  var keyNames: KeyNames { KeyNames(in: world.catalogue, world.names) }
}

extension ReadingWorld {
  /// Has help called by its keys.
  mutating func nameHelp(of keys: KeyMap) {
    let names = KeyNames(in: catalogue, names)
    help = HelpNames(inText: keys.helpCall(names).heard, amongFields: keys.fieldHelpCall(names).heard)
  }
}
