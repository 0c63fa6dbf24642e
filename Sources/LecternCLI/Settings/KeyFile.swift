import Speech
import TerminalUI
import Words

/// The keys as a reader has bound them: by a profile of the settings, and in a file of their own.
struct KeyFile {
  /// Which key does what.
  let map: KeyMap
  /// The faults of the file, a sentence each.
  let problems: [KeyedText]

  /// Reads the file that the environment names; where there is none, and where it binds two commands to one key, the
  /// keys are those of the profile.
  init(_ edges: Edges, _ profile: KeyProfile, names: SymbolNames? = nil) {
    let catalogue = edges.catalogue
    let names = names ?? .of(language: catalogue.language)
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { edges.environment[$0] }.first { !$0.isEmpty }
    let places = KeyPlaces(language: locale ?? "")
    guard let path = ConfigFolder.file("keys", in: edges.environment) else {
      map = .reader(profile, places: places)
      problems = []
      return
    }
    let text: String
    switch ConfigFile(path, edges) {
    case .absent: text = ""
    case .text(let found): text = found
    case .unreadable(let complaint):
      map = .reader(profile, places: places)
      problems = [KeyedText(catalogue.text(complaint))]
      return
    }
    let read = KeyText(text)
    map = .reader(profile, changes: read.changes, places: places)
    let lines = read.faults.map { line, fault in
      KeyedText(
        catalogue.text(
          Phrase(
            .settingsLine,
            ["file": .file(path), "line": .count(line), "problem": .text(fault.text(in: catalogue))])))
    }
    let refused = map.fault.map { fault in
      KeyedText(
        Phrase(.keysRefused, ["file": .file(path)]), ["problem": fault.text(KeyNames(in: catalogue, names))],
        in: catalogue)
    }
    problems = lines + [refused].compactMap(\.self)
  }
}
