import Foundation
import LecternCLI
import TestSupport
import Testing

/// The speech of characters, one by one.
@Suite struct CharacterSpeechTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func heard(_ keys: String, _ body: String, _ settings: [String]) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let options = settings.flatMap { ["--set", $0] }
    let run = ProgramRun(
      ["transcript", path, "--keys", "] ] " + keys, "--size", "80x20", "--speech-only"] + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(4))
  }

  func heard(_ keys: String, _ body: String, _ settings: String...) throws -> [String] {
    try heard(keys, body, settings)
  }

  @Test func `capitals are told by a word, or not at all`() throws {
    let text = "<p>xMy Ü</p>"
    #expect(try heard("Down Down Down Down", text) == ["cap m", "y", "space", "cap ü"])
    #expect(try heard("Down Down Down Down", text, "capitals=none") == ["M", "y", "space", "Ü"])
    #expect(
      try heard("Down Down Down Down", text, "capitals=sound") == ["E:capital", "M", "y", "space", "E:capital", "Ü"])
  }

  @Test func `a capital in Turkish text goes by its small letter there`() throws {
    #expect(try heard("Down Down", "<p lang='tr'>xIİ</p><p>I</p>") == ["cap ı", "cap i"])
    #expect(try heard("Down Down Down Down", "<p>xI</p><p lang='tr'>yI</p>") == ["cap i", "new line", "y", "cap ı"])
  }

  @Test func `a word for a letter follows after a second, unless a key comes first`() throws {
    let text = "<p>xMa1</p>"
    #expect(try heard("Down @wait:999 Down @wait:2000", text, "phonetics=delayed") == ["cap m", "a", "Alfa"])
    #expect(try heard("Down @wait:600 @wait:400", text, "phonetics=delayed") == ["cap m", "Mike"])
    #expect(
      try heard("Down @wait:5 F12 @wait:2000", text, "phonetics=delayed") == [
        "cap m", "E:unbound", "No command on F12. Question mark for help.",
      ])
    #expect(try heard("Down ? @wait:2000", text, "phonetics=delayed").contains("Mike") == false)
    #expect(try heard("Down / @wait:2000", text, "phonetics=delayed").contains("Mike") == false)
    #expect(try heard("Down Down Down @wait:2000", text, "phonetics=delayed") == ["cap m", "a", "1"])
    #expect(try heard("Down @wait:2000", text) == ["cap m"])
    #expect(try heard("Down @wait:2000", "<p>xé</p>", "phonetics=delayed") == ["é", "Echo acute"])
    #expect(try heard("Down @wait:2000", "<p>xם</p>", "phonetics=delayed") == ["ם"], "its name was heard")
    let soon = ["phonetics=delayed", "phonetics-delay=300"]
    #expect(try heard("Down @wait:299 Down @wait:300", text, soon) == ["cap m", "a", "Alfa"])
  }

  @Test func `a word for a letter is not said of a word of one letter`() throws {
    #expect(try heard("[ Down @wait:2000", "<p>x y</p>", "phonetics=delayed") == ["Words.", "y"])
  }

  @Test func `pictographs and flags have names, and runs of them are counted`() throws {
    #expect(
      try heard("Down Down Down", "<p>x☃️🇫🇷👩🏽‍🦰</p>") == [
        "snowman", "flag: France", "woman: medium skin tone, red hair",
      ])
    #expect(try heard("[ Down", "<p>x 👍🏽👍🏽👍🏽</p>").last == "thumbs up: medium skin tone, 3 times")
  }

  @Test func `the marks of a letter are said where all punctuation is, and when its word is spelled`() throws {
    let text = "<p>xש\u{5C1}\u{5B8}לום</p>"
    #expect(try heard("Down", text) == ["ש"])
    #expect(try heard("Down", text, "punctuation=all") == ["ש shin dot qamats"])
    #expect(try heard("Down z z", text).last?.hasPrefix("x, ש shin dot qamats, ל") == true)
  }

  @Test func `symbols have the names that the reader has written down`() throws {
    let folder = home.path + "/lectern"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("— = long dash, none\nnonsense\n".utf8).write(to: URL(fileURLWithPath: folder + "/symbols"))
    let path = try EPUBFixture("<p>x — y</p>").write(to: home)
    let run = ProgramRun(
      [path, "--line"], home: home, keyboard: TypedKeys("]\u{1B}[Bq"), isTerminal: true,
      environment: ["XDG_CONFIG_HOME": home.path])
    #expect(run.lines.contains("long dash"))
    #expect(run.errors.contains("symbols, line 2: nonsense is no entry; write sign = name, or sign = name, level."))
  }
}
