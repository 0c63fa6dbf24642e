import Accessibility
import TerminalUI
import Testing
import Words

/// The settings as documents list them.
@Suite struct SettingsTableTests {
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
