import TerminalUI
import Words

/// A writer of settings, as lines or JSON.
struct SettingWriter {
  private let settings: ReadersSettings
  private let edges: Edges
  private let isJSON: Bool

  init(_ settings: ReadersSettings, _ edges: Edges, isJSON: Bool) {
    self.settings = settings
    self.edges = edges
    self.isJSON = isJSON
  }

  /// Writes every setting.
  func writeAll() {
    let all = Setting.all + settings.namesByLanguage.compactMap(Setting.named)
    guard isJSON else { return all.forEach { write(line(of: $0)) } }
    let objects = all.map { json(of: $0).text }
    write("[" + objects.joined(separator: ",\n") + "]")
  }

  /// Writes the value of a setting.
  func write(_ setting: Setting) { write(isJSON ? json(of: setting).text : SafeText.line(value(of: setting))) }

  private func write(_ line: String) { edges.output.write(line + "\n") }

  private func value(of setting: Setting) -> String { settings[setting.name] ?? setting.standard }

  /// Returns the setting in one line, with tabs between its name, its value, what it takes and where the value is from.
  private func line(of setting: Setting) -> String {
    let catalogue = edges.catalogue
    let value = value(of: setting)
    let shown =
      switch setting.kind {
      case .amount: setting.words(for: value, in: catalogue)
      default: value
      }
    let source = settings.given[setting.name].map { Phrase(.sourceFile, ["line": .count($0.line)]) }
    let parts = [
      setting.name, shown, setting.range(in: catalogue), catalogue.text(source ?? Phrase(.sourceStandard)),
    ]
    return parts.map { SafeText.line($0) }.joined(separator: "\t")
  }

  private func json(of setting: Setting) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(setting.name)), ("value", .string(value(of: setting))),
      ("default", .string(setting.standard)),
    ]
    switch setting.kind {
    case .amount(let range, _, let unit):
      members += [
        ("least", .integer(range.lowerBound)), ("greatest", .integer(range.upperBound)),
        ("unit", .string(unit.rawValue)),
      ]
    default: members.append(("values", .array(setting.choices.map { .string($0.value) })))
    }
    let given = settings.given[setting.name]
    members += [
      ("source", .string(given == nil ? "default" : "file")), ("line", given.map { .integer($0.line) } ?? .null),
    ]
    return .object(members)
  }
}
