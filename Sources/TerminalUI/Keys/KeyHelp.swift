import Reading
import Speech
import Words

/// The list of keys: what a newcomer needs first, then every command by the parts of the key table.
struct KeyHelp {
  private let keys: KeyMap
  private let names: KeyNames

  /// Lists the keys of a map.
  init(of keys: KeyMap, _ names: KeyNames) {
    self.keys = keys
    self.names = names
  }

  /// The commands that everything else can be found out with.
  private static let essentials: [Phrase.Key] = [
    .helpNext, .helpPrevious, .helpNextOption, .helpPreviousOption, .helpNextItem, .helpPreviousItem, .helpRead,
    .helpActivate, .helpCancel, .helpSearch, .helpContents, .helpWhere, .helpSave, .helpHelp, .helpQuit,
  ]

  /// The lines of the list, under headings.
  var lines: [TextLine] {
    let bindings = Dictionary(keys.bindings.map { ($0.help, $0) }) { first, _ in first }
    let first = section(.keysEssentials, Self.essentials.compactMap { bindings[$0] })
    let again = KeyedText(Phrase(.keysTold), ["key": keys.helpCall(names)], in: names.catalogue)
    return [TextLine(again)] + first
      + KeyBinding.Part.allCases.flatMap { part in
        section(part.title, part.bindings.compactMap { bindings[$0.help] })
      }
  }

  private func section(_ title: Phrase.Key, _ bindings: [KeyBinding]) -> [TextLine] {
    [TextLine(KeyedText(names.catalogue.text(title)), .heading)]
      + bindings.map { TextLine(line(of: $0), .item) }
  }

  /// Returns the keys of a command, and in a column of its own what they do.
  ///
  /// For example, `Down:` and two tabs before `next by the rotor.`
  private func line(of binding: KeyBinding) -> KeyedText {
    let call = names.call(of: binding)
    let tabs = String(repeating: "\t", count: max(1, 2 - (call.shown.count + 1) / 8))
    let help = names.catalogue.text(binding.help)
    return KeyedText(
      Phrase(.keyLine, ["help": .text(help)]), ["keys": call, "tabs": KeyedText(shown: tabs, heard: "")],
      in: names.catalogue)
  }
}

extension KeyBinding.Part {
  /// Its heading.
  fileprivate var title: Phrase.Key {
    switch self {
    case .reading: .keysReading
    case .moving: .keysMoving
    case .keeping: .keysKeeping
    case .finding: .keysFinding
    case .speech: .keysSpeech
    case .settings: .keysSettings
    case .dialogs: .keysDialogs
    }
  }
}
