import LecternCLI
import Speech
import TerminalUI
import TestSupport
import Words

/// The laws for any bytes in the files that a reader writes by hand: settings, keys and names of symbols.
enum SettingLaws {
  /// The input is the number of a setting as a byte, a file of settings, one of keys, and one of symbols.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let parts = bytes.dropFirst().split(
      separator: BookLaws.separator, maxSplits: 2, omittingEmptySubsequences: false)
    checkSettings(parts[0], Setting.all[Int(first) % Setting.all.count])
    if parts.count > 1 { checkKeys(parts[1]) }
    if parts.count > 2 { checkSymbols(String(decoding: parts[2], as: UTF8.self)) }
  }

  /// Checks that faults are told of the file, and that a setting is changed in its line alone.
  private static func checkSettings(_ bytes: ArraySlice<UInt8>, _ setting: Setting) {
    let path = FuzzedProgram.write(bytes, to: "lectern/settings")
    for format in [[], ["--json"]] { checkComplaints(of: FuzzedProgram(["config"] + format), about: path) }
    let value = setting.choices.last?.value ?? setting.standard
    let change = FuzzedProgram(["config", "set", setting.name, value])
    let changed = FileBytes.read(path) ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else {
      require(change.status == .inputOutput && changed.elementsEqual(bytes), "a file that cannot be read is changed")
      return
    }
    require(change.status == .done, "\(setting.name) is not kept: \(change.errors)")
    let (before, after) = (lines(of: text), lines(of: String(decoding: changed, as: UTF8.self)))
    let others = zip(before, after).count { $0 != $1 }
    require(
      after.count == before.count + 1 && others == 0 || after.count == before.count && others <= 1,
      "more than the line of \(setting.name) is changed")
    let kept = FuzzedProgram(["config", "get", setting.name])
    require(kept.output == value + "\n", "\(setting.name) is \(kept.output.debugDescription), not \(value)")
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A file of keys is written and read as the same one; a wrong one is said, and leaves the keys as they are.
  private static func checkKeys(_ bytes: ArraySlice<UInt8>) {
    let path = FuzzedProgram.write(bytes, to: "lectern/keys")
    checkComplaints(of: FuzzedProgram(["keys"]), about: path)
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let file = KeyText(text)
    var line = 0
    for fault in file.faults {
      require(fault.line > line && fault.line <= lines(of: text).count, "a fault in line \(fault.line)")
      line = fault.line
    }
    let written = file.changes.map { "\($0) = \($1.map(spelled).joined(separator: ", "))\n" }.joined()
    let again = KeyText(written)
    require(
      again.faults.isEmpty && again.changes == file.changes, "keys are others once they are written: \(written)")
    let map = KeyMap.reader(KeyProfile(), changes: file.changes)
    require(map.bindings.count == KeyBinding.all.count, "a command is lost")
    if map.fault == nil {
      for binding in map.bindings {
        for name in binding.keys { require(Key.sequence(named: name) != nil, "\(name) is no key") }
      }
    }
  }

  /// Returns the names of keys with the words for the two characters that mean something in a file.
  private static func spelled(_ names: String) -> String {
    names.split(separator: " ").map { name in
      let word = name.last.flatMap { [",": "Comma", "#": "Hash"][$0] }
      return word.map { name.dropLast() + $0 } ?? String(name)
    }.joined(separator: " ")
  }

  private static func checkComplaints(of run: FuzzedProgram, about path: String) {
    require(run.status == (run.errors.isEmpty ? .done : .findings), "\(run.status) with \(run.errors)")
    for line in run.errors {
      require(line.hasPrefix("lectern: ") && line.contains(path), "no file is named: \(line)")
    }
  }

  /// Names and levels are written and read as the same ones.
  private static func checkSymbols(_ text: String) {
    let file = SymbolFile(text)
    var written = ""
    for symbol in Set(file.names.keys).union(file.levels.keys) {
      let scalars = symbol.unicodeScalars.map { String($0.value, radix: 16) }
      let level = file.levels[symbol].map { ", \($0.rawValue)" } ?? ""
      written += "\(scalars.count == 1 ? "U+" + scalars[0] : String(symbol)) = \(file.names[symbol] ?? "")\(level)\n"
    }
    let again = SymbolFile(written)
    require(again.names == file.names && again.levels == file.levels, "symbols are others once they are written")
    require(again.faults.isEmpty, "a symbol is a fault once it is written: \(written)")
    let names = SymbolNames.english.with(file)
    for (symbol, name) in file.names { require(names.name(of: symbol) == name, "\(symbol) is not called \(name)") }
  }
}
