import FoundationEssentials
import TerminalUI
import Words

/// The file that holds what a reader has chosen for good.
struct SettingsFile: Sendable {
  /// The path; nil if the environment gives no place for it.
  let path: String?
  private let edges: Edges

  /// Finds the file by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    path = ConfigFolder.file("settings", in: edges.environment)
  }

  /// Returns the settings of the file: none if there is no file, and its faults alone if it cannot be read.
  func read() -> ReadersSettings {
    guard let path else { return ReadersSettings() }
    let text: String
    switch ConfigFile(path, edges) {
    case .absent: return ReadersSettings()
    case .text(let found): text = found
    case .unreadable(let complaint): return ReadersSettings(problems: [edges.catalogue.text(complaint)])
    }
    let settings = SettingsText(text, in: edges.catalogue)
    let problems = settings.faults.map { fault in
      edges.catalogue.text(
        Phrase(
          .settingsLine,
          ["file": .file(path), "line": .count(fault.line), "problem": .text(fault.problem)]))
    }
    return ReadersSettings(given: settings.given, problems: problems)
  }

  /// Writes the values of settings into the file, and says why it could not; nil once they are on disk.
  ///
  /// The line of a setting without a value is taken out.
  ///
  /// A file that cannot be read is left as it is.
  func keep(_ settings: [String: String?]) -> String? {
    guard let path else { return edges.catalogue.text(.settingsNowhere) }
    var changed: SettingsText
    switch ConfigFile(path, edges) {
    case .absent: changed = SettingsText("", in: edges.catalogue)
    case .text(let text): changed = SettingsText(text, in: edges.catalogue)
    case .unreadable(let complaint): return edges.catalogue.text(complaint)
    }
    let byLanguage = settings.keys.filter { $0.contains(".") }.sorted()
    for name in Setting.all.map(\.name) + byLanguage {
      if let value = settings[name] { changed.set(name, to: value) }
    }
    // A file that is kept elsewhere and linked to is changed there.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return edges.keep(Array(changed.text.utf8), file).map { reason in
      edges.catalogue.text(Complaint(.fileFault, ["file": .file(path), "reason": .complaint(reason)]))
    }
  }
}
