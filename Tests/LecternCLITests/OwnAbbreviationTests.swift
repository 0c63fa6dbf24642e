import Foundation
import LecternCLI
import TestSupport
import Testing

/// The abbreviations that a user has written down.
@Suite struct OwnAbbreviationTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    let folder = home.path + "/lectern/abbreviations"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in [("de", "Bsp.\nthis is none\n"), ("de~", "Hier\n")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
  }

  @Test func `no sentence ends in them, in their own language`() {
    let units = { (language: String) in
      ProgramRun(
        ["units", "-", "--granularity", "sentence", "--lang", language], home: home, input: "Ein Bsp. Hier. Gut.",
        environment: ["XDG_CONFIG_HOME": home.path])
    }
    #expect(units("de").lines == ["Ein Bsp. Hier.", "Gut."])
    #expect(
      units("de").errors.contains("de, line 2: this is no entry; write an abbreviation, or abbreviation = kind."))
    #expect(units("nl").lines == ["Ein Bsp.", "Hier.", "Gut."])
  }
}
