import Accessibility
import FoundationEssentials
import TerminalUI

/// The file that holds what a reader has chosen for good.
struct SettingsFile: Sendable {
  /// Where it is; nil where the environment gives no place for it.
  let path: String?
  private let edges: Edges

  /// Finds the file by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    path = ConfigFolder.file("settings", in: edges.environment)
  }

  /// What the file says; nothing where there is none, and nothing but what is wrong where it cannot be read.
  func read() -> ReadersSettings {
    guard let path else { return ReadersSettings() }
    guard let text else { return ReadersSettings(problems: [unreadable(path)]) }
    let settings = SettingsText(text, in: edges.catalogue)
    let problems = settings.faults.map { fault in
      edges.catalogue.text(
        Phrase(
          .settingsLine,
          ["file": .text(path), "line": .count(fault.line), "problem": .text(fault.problem)]))
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
    guard let text else { return unreadable(path) }
    var changed = SettingsText(text, in: edges.catalogue)
    for setting in Setting.all {
      if let value = settings[setting.name] { changed.set(setting.name, to: value) }
    }
    // A file that is kept elsewhere and linked to is changed there.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return edges.keep(Array(changed.text.utf8), file).map { reason in
      edges.catalogue.text(Complaint(.fileFault, ["file": .text(path), "reason": .complaint(reason)]))
    }
  }

  private func unreadable(_ path: String) -> String {
    edges.catalogue.text(Phrase(.settingsUnreadable, ["file": .text(path)]))
  }

  /// The text of the file, empty where there is none; nil for one that cannot be read as text.
  private var text: String? { path.map { ConfigFolder.text(of: $0, edges) } ?? "" }
}
