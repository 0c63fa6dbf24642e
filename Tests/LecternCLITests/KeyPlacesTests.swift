import LecternCLI
import TestSupport
import Testing

/// Keyboards that are not Latin: a letter without a command is the one in its place.
@Suite struct KeyPlacesTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func heard(_ keys: String, _ options: String...) throws -> [String] {
    let path = try EPUBFixture("<h1>One</h1><p>Two <a href=\"#x\">three</a>.</p><h2 id=\"x\">Four</h2>").write(
      to: home)
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"] + options, home: home)
    return Array(run.lines.dropFirst(2))
  }

  @Test(arguments: ["р", "η", "ا", "י", "प"])
  func `the next heading is on its key whatever the keyboard`(key: String) throws {
    #expect(try heard(key) == ["Four. Heading level 2."])
  }

  @Test func `capitals are capitals, and keys that follow each other are found too`() throws {
    #expect(try heard("р Р") == ["Four. Heading level 2.", "One. Heading level 1."])
    #expect(try heard("л") == ["three. Link."])
    #expect(try heard("п п", "--set", "letters=vi").last == "One. Heading level 1.")
    #expect(try heard("ы ツ").suffix(2) == ["E:unbound", "No command on ツ. Question mark for help."])
  }

  @Test func `where two keyboards differ the reader's language decides`() throws {
    let path = try EPUBFixture("<h1>One</h1><p>Two.</p><h2>Three</h2>").write(to: home)
    let lines = { (key: String, locale: String) in
      ProgramRun(
        [path, "--line"], home: self.home, keyboard: TypedKeys("\u{1B}[1;5H" + key), isTerminal: true,
        environment: ["LC_CTYPE": locale]
      ).lines.last
    }
    #expect(lines("г", "bg_BG.UTF-8") == "Three. Heading level 2.")
    #expect(lines("р", "ru_RU.UTF-8") == "Three. Heading level 2.")
    #expect(lines("г", "ru_RU.UTF-8") != "Three. Heading level 2.")
  }

  @Test func `in a field letters are text`() throws {
    #expect(try heard("/ \"р\" Enter").last == "No matches for р.")
  }
}
