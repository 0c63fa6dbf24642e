import Words

extension KeyBinding {
  /// The name that key files and the command line know the command by, as `next-heading`.
  ///
  /// It is made from that of its phrase, so that every command has one; files of readers hold it, so it stays.
  package var name: String { KeyBinding.name(of: help) }

  /// Returns the name of the command that a phrase of help tells of.
  package static func name(of help: Phrase.Key) -> String {
    help.rawValue.dropFirst("help".count).reduce(into: "") { name, character in
      if character.isUppercase || character.isNumber, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
  }

  /// Returns the command of a name; nil for a name that is none.
  package static func named(_ name: String) -> KeyBinding? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Returns the same command on other keys.
  func on(_ keys: [String]) -> KeyBinding { KeyBinding(action, keys, help) }
}
