import LecternCLI
import TerminalUI
import TestSupport
import Testing

/// The program that puts text in the order it is seen in: the reader or the terminal.
@Suite struct BidiOptionTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try EPUBFixture("<p>שלום, world</p><p>סוף</p>").write(to: home)
  }

  @Test(arguments: [
    ([], "world ,םולש", true), (["--bidi", "lectern"], "world ,םולש", true),
    (["--bidi", "terminal"], "שלום, world", false), (["--braille"], "שלום, world", false),
    (["--braille", "--bidi=lectern"], "שלום, world", false),
  ])
  func `rows are in the order they are seen in, unless the terminal makes it or fingers read them`(
    options: [String], row: String, isVisual: Bool
  ) throws {
    let screen = MemoryScreen(40, 12)
    let run = ProgramRun(
      [book] + options, home: home, keyboard: TypedKeys("\u{1B}[B"), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen })
    #expect(run.status == .done)
    let frame = try #require(screen.frames.last)
    #expect(frame.rows.joined().contains { $0.text == row })
    #expect(frame.isInVisualOrder == isVisual)
  }

  @Test func `lines and text are in the order they are read in`() {
    let run = ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(""))
    #expect(run.lines.contains("שלום, world"))
    #expect(ProgramRun(["text", book], home: home).output == "שלום, world\nסוף\n")
    #expect(ProgramRun(["read", book], home: home).output == "שלום, world\nסוף\n")
  }

  @Test func `nobody else can be asked`() {
    let run = ProgramRun([book, "--bidi", "both"], home: home, keyboard: TypedKeys(""))
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("lectern: --bidi cannot be both. It can be lectern, terminal."))
  }
}
