import Accessibility

/// Which key does what.
package struct KeyMap: Sendable {
  /// Two commands on one key, or a key whose name is not known.
  package enum Fault: Error, Hashable {
    case clash(key: String, first: Phrase.Key, second: Phrase.Key)
    case unknownKey(String)
  }

  package let bindings: [KeyBinding]
  private let actions: [Key: KeyBinding.Action]

  /// Creates a map and refuses one with two commands on a key.
  package init(_ bindings: [KeyBinding] = KeyBinding.all) throws(Fault) {
    self.bindings = bindings
    var owners: [Key: KeyBinding] = [:]
    for binding in bindings {
      for name in binding.keys {
        guard let key = Key(name: name) else { throw .unknownKey(name) }
        if let owner = owners.updateValue(binding, forKey: key) {
          throw .clash(key: name, first: owner.help, second: binding.help)
        }
      }
    }
    actions = owners.mapValues(\.action)
  }

  /// What a key does; nil for a key without a command.
  package func action(for key: Key) -> KeyBinding.Action? { actions[key] }

  /// What help says of a command on keys.
  func phrase(for keys: String, _ binding: KeyBinding, in catalogue: Catalogue) -> Phrase {
    Phrase(.keyHelp, ["keys": .text(keys), "help": .text(catalogue.text(binding.help))])
  }

  /// The list of keys with what they do, a line each.
  package func lines(in catalogue: Catalogue) -> [(keys: String, help: String)] {
    bindings.map { ($0.keys.joined(separator: ", "), catalogue.text($0.help)) }
  }
}
