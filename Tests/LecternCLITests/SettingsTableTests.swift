import Accessibility
import Foundation
import TerminalUI
import TestSupport
import Testing
import Words

/// The settings as documents list them.
@Suite struct SettingsTableTests {
  static let table =
    ["| setting | takes | at first | what it is |", "|---|---|---|---|"]
    + Setting.all.map { setting in
      let standard = setting.standard.isEmpty ? "" : "`\(setting.standard)`"
      return "| `\(setting.name)` | \(setting.range(in: .english)) | \(standard) | "
        + "\(Catalogue.english.text(setting.about)) |"
    }

  @Test func `the README lists every setting with what it takes and what it is`() throws {
    let readme = try String(contentsOf: TestPackage.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(
      readme.contains("\n" + Self.table.joined(separator: "\n") + "\n"), "\(Self.table.joined(separator: "\n"))")
  }

  @Test(arguments: Setting.all.map(\.name))
  func `a setting takes its own default, and its values have words of their own`(name: String) throws {
    let setting = try Setting.known(name)
    try setting.check(setting.standard)
    for catalogue in Catalogue.all {
      let words = setting.choices.map { setting.words(for: $0.value, in: catalogue) }
      #expect(Set(words).count == setting.choices.count)
    }
    #expect(Setting.all.filter { $0.label == setting.label || $0.about == setting.about }.count == 1)
  }
}
