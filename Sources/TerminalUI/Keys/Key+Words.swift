import Words

extension Key {
  /// The key as the reader is told of it, in words; scripts and files know it by its name.
  package func words(in catalogue: Catalogue) -> String {
    var words =
      switch base {
      case .character(let character): String(character)
      case .function(let number): "F\(number)"
      default: Key.phrases[base].map { catalogue.text($0) } ?? name
      }
    if modifiers.contains(.shift) { words = catalogue.text(Phrase(.keyWithShift, ["key": .text(words)])) }
    if modifiers.contains(.alt) { words = catalogue.text(Phrase(.keyWithAlt, ["key": .text(words)])) }
    if modifiers.contains(.control) { words = catalogue.text(Phrase(.keyWithControl, ["key": .text(words)])) }
    return words
  }

  /// The words for keys of a name, as bindings have them; the name itself where it names none.
  static func words(forKeysNamed name: String, in catalogue: Catalogue) -> String {
    sequence(named: name)?.words(in: catalogue) ?? name
  }

  private static let phrases: [Base: Phrase.Key] = [
    .space: .keySpace, .enter: .keyEnter, .escape: .keyEscape, .tab: .keyTab, .backspace: .keyBackspace,
    .delete: .keyDelete, .insert: .keyInsert, .up: .keyUp, .down: .keyDown, .left: .keyLeft, .right: .keyRight,
    .home: .keyHome, .end: .keyEnd, .pageUp: .keyPageUp, .pageDown: .keyPageDown, .wheelUp: .keyWheelUp,
    .wheelDown: .keyWheelDown,
  ]
}

extension [Key] {
  /// Keys that are pressed one after the other.
  func words(in catalogue: Catalogue) -> String { map { $0.words(in: catalogue) }.joined(separator: " ") }
}

extension KeyBinding {
  /// How the command is called, as the reader is told: by its keys, or, where it is on none, by its name in the command
  /// line.
  func callWords(in catalogue: Catalogue) -> String {
    keys.isEmpty
      ? callNames : keys.map { Key.words(forKeysNamed: $0, in: catalogue) }.joined(separator: ", ")
  }
}
