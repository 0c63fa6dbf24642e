import LecternCLI
import Speech
import TerminalUI
import TestSupport
import Testing

/// The settings that are changed in a book, which hold for the next speaker and the next book.
@Suite struct SettingsInUseTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
    let other = try GoldenBooks.small("Y").write(to: home, "other.epub")
    _ = ProgramRun([other, "--line"], home: home, keyboard: TypedKeys("q"))
  }

  static let f4 = WhoSpeaksTests.f4
  /// Opens the list of known books, and the first of them.
  static let nextBook = "\u{0F}\r"

  func run(_ options: [String], _ keys: String, on screen: MemoryScreen = MemoryScreen(80, 3)) -> [String] {
    ProgramRun(
      [book] + options, home: home, keyboard: TypedKeys(keys), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen }, hasSound: true
    ).lines
  }

  @Test func `a setting holds when somebody else speaks`() {
    let lines = run([], ":set wrap on\r" + Self.f4 + Self.f4 + Self.f4 + ":set wrap\r")
    #expect(lines.contains("Wrap around, on."), "\(lines)")
  }

  @Test func `letters that were switched off are off when somebody else speaks, and come back as they were`() {
    let lines = run([], ":set letters vi\r\u{0B}" + Self.f4 + ":set letters\r\u{0B}:set letters\r")
    #expect(lines.filter { $0.hasPrefix("Letters, ") } == ["Letters, off.", "Letters, as in vi."], "\(lines)")
  }

  @Test func `a setting holds in the next book`() {
    let lines = run(["--line"], ":set wrap on\r:set letters vi\r" + Self.nextBook + ":set wrap\r:set letters\r")
    #expect(lines.filter { $0 == "Wrap around, on." }.count == 2, "\(lines)")
    #expect(lines.filter { $0 == "Letters, as in vi." }.count == 2, "\(lines)")
  }

  @Test func `how books are met is as it was changed, but for what the command line says`() {
    let screen = MemoryScreen(80, 3)
    _ = run(["--speech", "none"], ":set layout braille\r:set braille-columns 30\r" + Self.nextBook, on: screen)
    #expect(screen.frames.first?.columns == 80 && screen.frames.last?.columns == 30)
    let other = MemoryScreen(80, 3)
    _ = run(["--braille=20"], ":set braille-columns 50\r" + Self.nextBook, on: other)
    #expect(Set(other.frames.map(\.columns)) == [20])
  }

  @Test func `the lines of a page are made shorter and longer, and its pages counted again`() {
    let heard = { (keys: String, options: [String]) in
      ProgramRun(["transcript", book, "--keys", keys, "--size", "80x8", "--speech-only"] + options, home: home).lines
    }
    let narrow = heard(": \"set width 24\" Enter w : \"narrower\" Enter : \"narrower\" Enter", [])
    #expect(narrow.contains("Text width, 24 columns."))
    #expect(narrow.contains("Page 1 of 3. Morning. 0 percent."), "\(narrow)")
    #expect(
      narrow.suffix(4) == [
        "Text width, 20 columns.", "Command. Text field.", "E:boundary", "Text width, 20 columns.",
      ])
    #expect(heard("w", ["--set", "width=24"]).last == "Page 1 of 3. Morning. 0 percent.")
    #expect(heard(": \"wider\" Enter", ["--set", "width=24"]).last == "Text width, 28 columns.")
  }

  @Test func `the page on the screen has lines as long as is wanted at once, and in the next book`() throws {
    let screen = MemoryScreen(80, 24)
    _ = run(["--speech", "none"], ":set width 40\r" + Self.nextBook, on: screen)
    let margins = screen.frames.compactMap { $0.rows[0].first?.column }
    #expect(margins.first == 4 && margins.last == 20, "\(margins)")
    #expect(!margins.drop { $0 != 20 }.contains(4))
  }

  @Test func `who speaks is as it was changed`() {
    let keyboard = TypedKeys(":set speech print\r" + Self.nextBook)
    let run = ProgramRun(
      [book], home: home, keyboard: keyboard, isTerminal: true, environment: ["TERM": "xterm"],
      screen: { MemoryScreen(80, 24) }, hasSound: true)
    #expect(run.voices == [.engine(.espeak), .print])
  }

  @Test func `the curtain and the lines of dialogs outlast a change of who speaks`() {
    let screen = MemoryScreen(80, 24)
    let keys = "/zoo\r\u{1B}[15~" + Self.f4 + Self.f4 + "\u{1B}[15~/\u{1B}[A"
    _ = ProgramRun(
      [book], home: home, keyboard: TypedKeys(keys), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen }, hasSound: true)
    #expect(screen.frames.last?.rows.last?.map(\.text).joined().contains("zoo") == true)
  }

  @Test func `a lesson goes on where it was when somebody else speaks`() {
    let word = "\u{1B}[B"
    let run = ProgramRun(
      ["practice", "rotor"], home: home, keyboard: TypedKeys("r" + word + word + word + word + Self.f4 + "\u{0C}"),
      isTerminal: true, environment: ["TERM": "xterm"], screen: { MemoryScreen(80, 24) }, hasSound: true)
    #expect(run.lines.contains { $0.hasPrefix("Turn the rotor until it says Headings") }, "\(run.lines)")
    #expect(!run.lines.contains { $0.hasPrefix("Now each move is a word.") })
  }
}
