import Speech
import Words

/// The names of keys in a language: short ones for the eye, and those that a voice can say.
package struct KeyNames: Sendable {
  let catalogue: Catalogue
  /// The names of the characters that keys type.
  private let symbols: SymbolNames

  /// Creates the names of a language, with the names that the reader knows symbols by.
  package init(in catalogue: Catalogue, _ symbols: SymbolNames) {
    self.catalogue = catalogue
    self.symbols = symbols
  }

  /// Creates the names of a language.
  package init(in catalogue: Catalogue) { self.init(in: catalogue, .of(language: catalogue.language)) }

  /// Returns a key as it is seen: `]`, `C-s`, `Down`.
  package func shown(_ key: Key) -> String {
    var name =
      switch key.base {
      case .character(let character): String(character)
      case .function(let number): "F\(number)"
      default: KeyNames.phrases[key.base].map { catalogue.text($0.shown) } ?? key.name
      }
    for (modifier, _, phrase) in KeyNames.modifiers where key.modifiers.contains(modifier) {
      name = catalogue.text(Phrase(phrase, ["key": .text(name)]))
    }
    return name
  }

  /// Returns a key as it is spoken: `]` -> "right bracket", `C-s` -> "Control S", `H` -> "Shift H".
  package func spoken(_ key: Key) -> String {
    let isCapital = if case .character(let character) = key.base { character.isCapitalLetter } else { false }
    let held = isCapital ? key.modifiers.union(.shift) : key.modifiers
    let names = KeyNames.modifiers.reversed().filter { held.contains($0.modifier) }.map { catalogue.text($0.spoken) }
    return (names + [spoken(key.base, isHeldWithOthers: !names.isEmpty)]).joined(separator: " ")
  }

  private func spoken(_ base: Key.Base, isHeldWithOthers: Bool) -> String {
    switch base {
    case .character(let character):
      if let name = symbols.name(of: character), !name.isEmpty { return name }
      return isHeldWithOthers && character.uppercased().count == 1 ? character.uppercased() : String(character)
    case .function(let number): return "F\(number)"
    default: return KeyNames.phrases[base].map { catalogue.text($0.spoken) } ?? ""
    }
  }

  /// Returns the name of a key that is held down with others, as it is spoken.
  func spoken(_ modifier: Key.Modifiers) -> String {
    KeyNames.modifiers.first { $0.modifier == modifier }.map { catalogue.text($0.spoken) } ?? ""
  }

  /// Returns keys that are pressed one after the other, as they are spoken.
  package func spoken(_ keys: [Key]) -> String { keys.map { spoken($0) }.joined(separator: " ") }

  /// Returns keys that are pressed one after the other.
  func text(of keys: [Key]) -> KeyedText {
    KeyedText(shown: keys.map(shown).joined(separator: " "), heard: spoken(keys))
  }

  /// Returns the keys of a name, as bindings have them; the name itself where it names none.
  package func text(ofKeysNamed name: String) -> KeyedText {
    Key.sequence(named: name).map(text(of:)) ?? KeyedText(name)
  }

  /// Returns the call of a command: its keys, or, where it is on none, its name in the command line.
  func call(of binding: KeyBinding) -> KeyedText {
    if binding.keys.isEmpty {
      return KeyedText(shown: binding.callNames, heard: spoken(Key(.character(":"))) + " " + binding.name)
    }
    return binding.keys.reduce(into: KeyedText("")) { text, name in
      if !text.shown.isEmpty { text.append(KeyedText(", ")) }
      text.append(self.text(ofKeysNamed: name))
    }
  }

  /// The keys that are held down with others, the one that is nearest to its key first.
  private static let modifiers: [(modifier: Key.Modifiers, spoken: Phrase.Key, shown: Phrase.Key)] = [
    (.shift, .keyShift, .keyWithShift), (.alt, .keyAlt, .keyWithAlt), (.control, .keyControl, .keyWithControl),
  ]
  private static let phrases: [Key.Base: (shown: Phrase.Key, spoken: Phrase.Key)] = [
    .space: (.keySpace, .keySpaceSpoken), .enter: (.keyEnter, .keyEnter), .escape: (.keyEscape, .keyEscapeSpoken),
    .tab: (.keyTab, .keyTab), .backspace: (.keyBackspace, .keyBackspace), .delete: (.keyDelete, .keyDelete),
    .insert: (.keyInsert, .keyInsert), .up: (.keyUp, .keyUpSpoken), .down: (.keyDown, .keyDownSpoken),
    .left: (.keyLeft, .keyLeftSpoken), .right: (.keyRight, .keyRightSpoken), .home: (.keyHome, .keyHome),
    .end: (.keyEnd, .keyEnd), .pageUp: (.keyPageUp, .keyPageUpSpoken), .pageDown: (.keyPageDown, .keyPageDownSpoken),
    .wheelUp: (.keyWheelUp, .keyWheelUpSpoken), .wheelDown: (.keyWheelDown, .keyWheelDownSpoken),
  ]
}

extension Character {
  /// A Boolean value that indicates whether a letter is typed with Shift.
  fileprivate var isCapitalLetter: Bool { isUppercase && lowercased() != String(self) }
}
