import Foundation
import Glibc
import LecternCLI
import TerminalUI
import TestSupport
import Testing

/// The settings that a reader chooses for good: in a plain file, by commands, and while reading.
@Suite struct SettingsFileTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  private var file: String { home.path + "/lectern/settings" }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func held() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  private func config(_ arguments: String..., around: Surroundings = Surroundings()) -> ProgramRun {
    ProgramRun(["config"] + arguments, home: home, around: around)
  }

  private func lines(_ keys: String, _ options: [String] = []) -> [String] {
    let run = ProgramRun([book, "--line"] + options, home: home, keyboard: TypedKeys(keys), isTerminal: true)
    #expect(run.status == .done)
    return run.lines.filter { $0 != LineSessionTests.greeting }
  }

  @Test func `every setting is listed with its value, what it takes and where the value is from`() throws {
    try write("# mine\nrate = 250\n")
    let run = config()
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(run.lines.count == Setting.all.count)
    #expect(run.lines.contains("rate\t250 words per minute\t80 to 600 words per minute\tsettings, line 2"))
    #expect(run.lines.contains("verbosity\tmedium\tlow, medium or high\tdefault"))
    #expect(
      run.lines.contains(
        "speech\tauto\tauto, print, none, espeak, piper, hibari, speechd, screenreader or command:CMD\tdefault"))
  }

  @Test func `a setting of the voice can be given for a language`() throws {
    try write("voice.de = espeak:de\nrate.pt-BR = 150\nhints.de = on\n")
    let lines = config().lines.suffix(2)
    #expect(
      lines == [
        "rate.pt-BR\t150 words per minute\t80 to 600 words per minute\tsettings, line 2",
        "voice.de\tespeak:de\tone line of text\tsettings, line 1",
      ])
    #expect(config("set", "pitch.de", "40").status == .done)
    #expect(try held() == "voice.de = espeak:de\nrate.pt-BR = 150\nhints.de = on\npitch.de = 40\n")
    #expect(config("set", "pitch.de", "400").status == .usage)
  }

  @Test func `as JSON a setting has its unit, its limits and its line`() throws {
    try write("rate=250 # fast\n")
    #expect(
      config("get", "rate", "--json").output
        == #"{"name":"rate","value":"250","default":"200","least":80,"greatest":600,"unit":"words per minute","#
        + #""source":"file","line":1}"# + "\n")
    #expect(
      config("get", "hints", "--json").output
        == #"{"name":"hints","value":"on","default":"on","values":["on","off"],"source":"default","line":null}"#
        + "\n")
    let all = try JSONSerialization.jsonObject(with: Data(config("--json").output.utf8)) as? [[String: Any]]
    #expect(all?.compactMap { $0["name"] as? String } == Setting.all.map(\.name))
  }

  @Test func `a change keeps remarks, order, blank lines and lines that mean nothing`() throws {
    try write("# mine\n\n  rate=250   # fast\nloudness = 3\nhints = off\r\n#end")
    #expect(config("set", "rate", "300").output == "Rate, 300 words per minute. Kept.\n")
    #expect(config("set", "hints", "on").output == "Hints, on. Kept.\n")
    #expect(config("set", "wrap", "on").output == "Wrap around, on. Kept.\n")
    #expect(
      try held() == "# mine\n\n  rate=300   # fast\nloudness = 3\nhints = on\r\n#end\nwrap = on\n")
  }

  @Test func `of two lines of one setting the last holds, and is changed`() throws {
    try write("rate = 100\nrate = 250\n")
    #expect(config("get", "rate").output == "250\n")
    #expect(config("set", "rate", "300").status == .done)
    #expect(try held() == "rate = 100\nrate = 300\n")
  }

  @Test func `text goes to the end of its line, whatever is in it`() throws {
    #expect(config("set", "copy-command", "clip # all = of it").status == .done)
    #expect(config("get", "copy-command").output == "clip # all = of it\n")
    #expect(config("set", "copy-command", "").status == .done)
    #expect(config("get", "copy-command").output == "\n")
    #expect(config("set", "copy-command", "a\nrate = 9000").status == .usage)
  }

  @Test(arguments: [
    (["set", "rate", "9000"], "lectern: rate is 80 to 600 words per minute, not 9000.\n"),
    (["set", "rate", "+90"], "lectern: rate is 80 to 600 words per minute, not +90.\n"),
    (["set", "hints", "no"], "lectern: hints is on or off, not no.\n"),
    (["get", "verbossity"], "lectern: There is no setting verbossity. Did you mean verbosity?\n"),
    (["get", "pages"], "lectern: There is no setting pages. Did you mean page?\n"),
    (["get", "braille"], "lectern: There is no setting braille. Did you mean braille-columns?\n"),
  ])
  func `what cannot be set is told with what can`(arguments: [String], message: String) {
    let run = ProgramRun(["config"] + arguments, home: home)
    #expect(run.status == .usage)
    #expect(run.errors == message)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a name like no other is told all of them, however long it is`() {
    #expect(config("get", "zzzzzzz").errors.hasPrefix("lectern: There is no setting zzzzzzz. The settings are verb"))
    #expect(config("get", String(repeating: "z", count: 100_000)).errors.count < 1000)
  }

  static let bad = "# mine\nrate = 9000\nhints\nloudness = 3\nverbosity = low\n"

  @Test func `a line that means nothing is told with its number, and the others hold`() throws {
    try write(Self.bad)
    let run = config("get", "verbosity")
    #expect(run.status == .findings && run.output == "low\n")
    #expect(
      run.errors.split(separator: "\n").map(String.init) == [
        "lectern: \(file), line 2: rate is 80 to 600 words per minute, not 9000.",
        "lectern: \(file), line 3: A setting is written as name = value.",
        "lectern: \(file), line 4: There is no setting loudness. The settings are "
          + Setting.all.map(\.name).joined(separator: ", ") + ".",
      ])
    #expect(try held() == Self.bad)
  }

  @Test func `a line that means nothing is told when a book is opened, aloud and on the screen`() throws {
    try write("rate = 9000\n")
    let told = "\(file), line 1: rate is 80 to 600 words per minute, not 9000."
    #expect(lines("").suffix(2) == ["Morning. Heading level 1.", told])
    let screen = MemoryScreen(80, 24)
    _ = ProgramRun(
      [book, "--speech", "print"], home: home, keyboard: TypedKeys("\u{1B}[B"), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    let shown = screen.texts.map { $0.joined(separator: " ").filter { !$0.isWhitespace } }
    #expect(shown.contains { $0.contains(told.filter { !$0.isWhitespace }) })
    #expect(shown.last?.contains("line1:") == false, "the next key takes it away")
    #expect(try held() == "rate = 9000\n")
  }

  @Test func `a file that is no text is told and left as it is`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    let bytes = Data([0x72, 0xFF, 0x0A])
    try bytes.write(to: URL(fileURLWithPath: file))
    #expect(config().errors == "lectern: \(file), line 1: is not in UTF-8, and the file is left as it is.\n")
    let run = config("set", "rate", "250")
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("lectern: Could not keep it. \(file), line 1: is not in UTF-8"))
    #expect(FileManager.default.contents(atPath: file) == bytes)
  }

  @Test func `a pipe in place of the file is not waited for`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    try #require(mkfifo(file, 0o600) == 0)
    #expect(config().errors.hasPrefix("lectern: \(file)"))
  }

  @Test func `what cannot be kept says why`() {
    let run = config("set", "rate", "250", around: Surroundings(diskFault: 28))
    #expect(run.status == .inputOutput)
    #expect(
      run.errors.hasPrefix("lectern: Could not keep it. \(file) cannot be written (No space left on device): check"))
  }

  @Test func `a file that is a link is changed where it leads`() throws {
    let other = try home.write("hints = off\n", to: "dotfile")
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: other)
    #expect(config("set", "rate", "250").status == .done)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "hints = off\nrate = 250\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == other)
  }

  @Test func `what is set while reading holds at once, is told with its unit, and is kept for the next time`() throws
  {
    let said = lines(":set rate 250\r:set rate\r:set verbosity low\r\u{1B}[5~")
    #expect(said.contains("Rate, 250 words per minute."))
    #expect(said.filter { $0 == "Kept." }.count == 2)
    #expect(said.contains("80 to 600 words per minute."))
    #expect(try held() == "rate = 250\nverbosity = low\n")
    #expect(lines("\u{1B}[1;5H").last == "Morning.", "verbosity low names no role")
  }

  @Test func `what cannot be kept while reading holds all the same, and says so`() throws {
    try write("\u{1}")
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let said = lines(":set hints off\r:set hints\r")
    #expect(said.contains("Hints, off."))
    #expect(said.contains { $0.hasPrefix("Could not keep it. \(file)") })
    #expect(!said.contains("Kept."))
    #expect(said.suffix(2) == ["Hints, off.", "on or off."])
  }

  @Test func `options of the command line win over the file, and transcripts never read it`() throws {
    try write("layout = line\nverbosity = low\nspeech = espeak\n")
    let plain = ProgramRun(
      [book], home: home, keyboard: TypedKeys(""), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { MemoryScreen(80, 24) })
    #expect(plain.lines.last == "Morning.", "lines were chosen")
    let screen = MemoryScreen(80, 24)
    let run = ProgramRun(
      [book, "--braille=20", "--speech", "print"], home: home, keyboard: TypedKeys(""), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    #expect(run.voices == [.print])
    #expect(screen.frames.allSatisfy { $0.columns == 20 } && !screen.frames.isEmpty)
    #expect(ProgramRun(["transcript", book], home: home).lines.last == "Morning. Heading level 1.")
  }

  @Test func `a rate that was set is that of every book whose own was not changed`() throws {
    let faster = ProgramRun(["transcript", book, "--keys", "+", "--resume", "--speech-only"], home: home)
    #expect(faster.lines.last == "Rate 220 words per minute.")
    #expect(lines("+").last == "The voice keeps its own rate.", "nobody hears of lines how fast they are")
    try write("rate = 300\n")
    #expect(lines(":set rate\r").suffix(2) == ["Rate, 220 words per minute.", "80 to 600 words per minute."])
    #expect(lines(":set rate 310\r:set rate\r").suffix(2).first == "Rate, 310 words per minute.")
    try write("rate = 400\n")
    #expect(lines(":set rate\r").suffix(2).first == "Rate, 400 words per minute.")
  }
}
