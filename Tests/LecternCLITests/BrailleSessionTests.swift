import LecternCLI
import PageLayout
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// The reader on a braille display, key by key.
@Suite struct BrailleSessionTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
    // Only the first book of all greets.
    let other = try GoldenBooks.small("Y.").write(to: home, "other.epub")
    _ = ProgramRun([other, "--line"], home: home, keyboard: TypedKeys("q"))
  }

  /// The rows of the frames that keys lead to, from the opening on.
  func rows(_ keys: String, _ option: String = "--braille", on screen: MemoryScreen) -> [[String]] {
    let run = ProgramRun(
      [book, option], home: home, keyboard: TypedKeys(keys), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen })
    #expect(run.status == .done && run.output.isEmpty && run.errors.isEmpty)
    return screen.texts
  }

  @Test(arguments: [("--braille", 80, 40), ("--braille=20", 80, 20), ("--braille=80", 32, 32)])
  func `rows have the cells of the display, but not more than the terminal`(
    option: String, columns: Int, cells: Int
  ) {
    let screen = MemoryScreen(columns, 3)
    _ = rows("", option, on: screen)
    #expect(screen.frames.allSatisfy { $0.columns == cells && $0.lines == 3 })
    #expect(!screen.frames.isEmpty)
  }

  @Test func `moving shows the text and nothing over it`() {
    #expect(
      rows("\u{1B}[B\u{1B}[B", on: MemoryScreen(40, 1)) == [
        ["Morning"], ["  We started out our morning in Lincoln"], ["Park, admiring"],
      ])
  }

  @Test func `what is only spoken is shown at the cursor until the next key`() {
    let screen = MemoryScreen(40, 2)
    let frames = rows("\u{1B}[B\u{13}\u{1B}[B", on: screen)
    #expect(
      frames == [
        ["Morning", "  We started out our morning in Lincoln"], ["Morning", "Text saved."],
        ["Park, admiring", "the views of the Chicago skyline. The"],
      ])
    #expect(screen.frames.suffix(2).map(\.cursor) == [CellPoint(row: 1, column: 0), CellPoint(row: 0, column: 0)])
  }

  @Test func `a message that needs more rows takes those before it`() {
    let frames = rows("\u{1B}[B\u{1B}[Bw", "--braille=20", on: MemoryScreen(20, 3))
    #expect(frames.last == ["Morning", "Page 1 of 5.", "Morning. 15 percent."])
  }

  @Test func `what is only spoken is taken away after three seconds`() throws {
    let screen = MemoryScreen(40, 1)
    let keys = PacedKeys("w", atRest: {})
    _ = ProgramRun(
      [book, "--braille"], home: home, keyboard: keys, isTerminal: true, clock: { keys.now },
      environment: ["TERM": "xterm"], screen: { screen })
    #expect(screen.texts.suffix(2) == [["Page 1 of 8. Morning. 0 percent."], ["Morning"]])
    #expect(keys.rests.contains(Instant(milliseconds: 3000)))
  }

  @Test func `the first book of all greets at the cursor, until a key`() throws {
    let screen = MemoryScreen(40, 3)
    let greeted = ProgramRun(
      [book, "--braille"], home: try TemporaryFolder(), keyboard: TypedKeys("\u{1B}[B"), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    #expect(greeted.status == .done)
    #expect(
      screen.texts == [
        ["Space reads. Down moves, R changes by", "what. Question mark, help. Q quits.", "Park, admiring"],
        ["Morning", "  We started out our morning in Lincoln", "Park, admiring"],
      ])
  }

  @Test func `a book that is opened again shows its text and nothing over it`() {
    _ = rows("\u{1B}[B\u{1B}[B", on: MemoryScreen(40, 1))
    #expect(rows("", on: MemoryScreen(40, 1)) == [["Park, admiring"]])
    #expect(rows("w", on: MemoryScreen(40, 1)) == [["Park, admiring"], ["Page 3 of 8. Morning. 25 percent."]])
  }

  @Test func `what is saved between two steps is told as anywhere`() {
    #expect(
      rows(" \u{13}", on: MemoryScreen(40, 2)).last == ["Text saved.", "  We started out our morning in Lincoln"])
  }

  @Test func `an edge and a turn of the rotor are told, as they move nothing`() {
    let frames = rows("\u{1B}[A]", on: MemoryScreen(40, 1))
    #expect(frames == [["Morning"], ["Start of book."], ["Words."]])
  }

  @Test func `Space reads on by a paragraph, the cursor at its first cell`() {
    let screen = MemoryScreen(40, 2)
    let frames = rows("   ", on: screen)
    #expect(
      frames == [
        ["Morning", "  We started out our morning in Lincoln"], ["Midday", "  At lunchtime, we walked along the"],
      ])
    #expect(
      screen.frames.suffix(2).map(\.cursor) == [CellPoint(row: 1, column: 2), CellPoint(row: 0, column: 0)])
  }

  @Test(arguments: ["--braille=0", "--braille=wide", "--braille="])
  func `a width is a number from 1 up`(option: String) {
    let run = ProgramRun([book, option], home: home, keyboard: TypedKeys(""))
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("lectern: --braille needs a number from 1 up."))
  }

  @Test func `the width is never a word of its own, and lines have no columns`() {
    let run = ProgramRun(["--braille", book], home: home, keyboard: TypedKeys(""))
    #expect(run.status == .done, "the word after it is the book")
    #expect(ProgramRun([book, "--braille", "20"], home: home, keyboard: TypedKeys("")).status == .usage)
    #expect(ProgramRun([book, "--braille", "--line"], home: home, keyboard: TypedKeys("")).status == .usage)
  }
}
