import Words

/// Which key does what, or which keys one after the other.
package struct KeyMap: Sendable {
  /// Two commands on one key, or a key whose name is not known.
  package enum Fault: Error, Hashable {
    case clash(key: String, first: Phrase.Key, second: Phrase.Key)
    case unknownKey(String)
  }

  package let bindings: [KeyBinding]
  package let profile: KeyProfile
  /// Why what a reader has changed does not hold; nil where it does.
  package private(set) var fault: Fault?
  /// The keys that a reader has put commands on, by the names of the commands.
  private let changes: [String: [String]]
  /// The places of the letters on the reader's keyboard.
  private let places: KeyPlaces
  private let owners: [[Key]: KeyBinding]
  /// The keys that longer commands begin with.
  private let beginnings: Set<[Key]>

  /// Creates a map and refuses one with two commands on a key.
  package init(_ bindings: [KeyBinding] = KeyBinding.all) throws(Fault) {
    self.init(bindings, of: KeyProfile(), [:], KeyPlaces())
    if let fault { throw fault }
  }

  /// Returns the map of a profile with what a reader has changed; where that puts two commands on a key, without, and
  /// with the fault.
  package static func reader(
    _ profile: KeyProfile, changes: [String: [String]] = [:], places: KeyPlaces = KeyPlaces()
  ) -> KeyMap {
    let bindings = profile.applied(to: KeyBinding.all)
    let map = KeyMap(bindings.map { changes[$0.name].map($0.on) ?? $0 }, of: profile, changes, places)
    guard let fault = map.fault else { return map }
    var own = KeyMap(bindings, of: profile, changes, places)
    own.fault = fault
    return own
  }

  /// Returns the map of another profile, with what the reader has changed.
  func adopting(_ profile: KeyProfile) -> KeyMap { KeyMap.reader(profile, changes: changes, places: places) }

  private init(
    _ bindings: [KeyBinding], of profile: KeyProfile, _ changes: [String: [String]], _ places: KeyPlaces
  ) {
    self.bindings = bindings
    self.profile = profile
    self.changes = changes
    self.places = places
    var owners: [[Key]: KeyBinding] = [:]
    var longer: [[Key]: KeyBinding] = [:]
    for binding in bindings {
      for name in binding.keys {
        guard let keys = Key.sequence(named: name) else {
          fault = fault ?? .unknownKey(name)
          continue
        }
        if let owner = owners.updateValue(binding, forKey: keys) {
          fault = fault ?? .clash(key: name, first: owner.help, second: binding.help)
        }
        for count in 1..<max(1, keys.count) { longer[Array(keys.prefix(count))] = binding }
      }
    }
    // A key that does something cannot begin a sequence: which of the two is meant would not be known.
    for binding in bindings {
      for name in binding.keys {
        guard let keys = Key.sequence(named: name), let other = longer[keys] else { continue }
        fault = fault ?? .clash(key: name, first: binding.help, second: other.help)
      }
    }
    self.owners = owners
    beginnings = Set(longer.keys)
  }

  /// Returns the effect of a key, or nil for a key without a command.
  package func action(for key: Key) -> KeyBinding.Action? { binding(for: [key])?.action }

  /// Returns the command on keys, one after the other; nil where there is none.
  func binding(for keys: [Key]) -> KeyBinding? { owners[keys] }

  /// Returns a Boolean value that indicates whether keys are the beginning of a command.
  func isBeginning(_ keys: [Key]) -> Bool { beginnings.contains(keys) }

  /// Returns a key as it is bound after others: by what is printed on it, else by its place on the keyboard.
  func bound(_ key: Key, after keys: [Key]) -> Key {
    let isBound = { (key: Key) in owners[keys + [key]] != nil || beginnings.contains(keys + [key]) }
    guard !isBound(key), let placed = places.key(inPlaceOf: key), isBound(placed) else { return key }
    return placed
  }

  /// Returns the key that lists what keys do, or its name in the command line where it is on none.
  func helpCall(_ names: KeyNames) -> KeyedText {
    bindings.first { $0.action == .help }.map { binding in
      binding.keys.first.map(names.text(ofKeysNamed:)) ?? names.call(of: binding)
    } ?? KeyedText("")
  }

  /// Returns the key for help where characters are text; the one for elsewhere where there is none.
  func fieldHelpCall(_ names: KeyNames) -> KeyedText {
    let keys = bindings.first { $0.action == .help }?.keys ?? []
    return keys.first { name in
      guard let key = Key.sequence(named: name)?.first else { return false }
      if case .character = key.base { return false }
      return true
    }.map(names.text(ofKeysNamed:)) ?? helpCall(names)
  }
}

extension KeyBinding {
  /// Returns the line of help for the command, called by keys.
  func help(on keys: KeyedText, in catalogue: Catalogue) -> KeyedText {
    KeyedText(Phrase(.keyHelp, ["help": .text(catalogue.text(help))]), ["keys": keys], in: catalogue)
  }
}

extension KeyBinding {
  /// The calls of the command: its keys, or its name in the command line if it is on none.
  package var callNames: String { keys.isEmpty ? ":\(name)" : keys.joined(separator: ", ") }
}

extension KeyMap.Fault {
  /// Returns the fault, in one sentence.
  package func text(_ names: KeyNames) -> KeyedText {
    switch self {
    case .clash(let key, let first, let second):
      let keys = Key.sequence(named: key).map(names.spoken) ?? key
      return KeyedText(
        Phrase(
          .keysClash,
          ["first": .text(KeyBinding.name(of: first)), "second": .text(KeyBinding.name(of: second))]),
        ["key": KeyedText(shown: key, heard: keys)], in: names.catalogue)
    case .unknownKey(let name):
      return KeyedText(names.catalogue.text(Phrase(.keyUnknown, ["name": .text(name)])))
    }
  }
}
