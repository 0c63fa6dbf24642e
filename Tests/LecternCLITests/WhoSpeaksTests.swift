import Foundation
import LecternCLI
import PageLayout
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing
import TextModel

/// The choice of the speaker, if one is named and if none is.
@Suite struct WhoSpeaksTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  static let question =
    "A screen reader is running. Press 1 and Lectern speaks. Press 2 and your screen reader speaks."
  static let brailleQuestion =
    "A braille display is running. Press 1 for text alone, laid out for it. Press 2 for whole pages."
  static let orca: @Sendable () -> FoundReader? = { .speech(name: "Orca") }
  static let brltty: @Sendable () -> FoundReader? = { .braille(name: "BRLTTY") }
  static let f4 = "\u{1B}OS"

  func run(
    _ options: [String] = [], keys: String = "", on screen: MemoryScreen = MemoryScreen(80, 24),
    hasSound: Bool = false, terminal: String? = "xterm",
    screenReader: @escaping @Sendable () -> FoundReader? = { nil }
  ) -> ProgramRun {
    ProgramRun(
      [book] + options, home: home, keyboard: TypedKeys(keys), isTerminal: terminal != nil,
      environment: ["TERM": terminal ?? "xterm"], screen: { screen }, hasSound: hasSound, screenReader: screenReader)
  }

  @Test(arguments: [(true, VoiceKind.engine(.espeak)), (false, .print)])
  func `alone, the program speaks where it can be heard, and shows captions where not`(
    hasSound: Bool, kind: VoiceKind
  ) {
    let screen = MemoryScreen(80, 24)
    let run = run(on: screen, hasSound: hasSound)
    #expect(run.voices == [kind])
    #expect(!screen.frames.isEmpty && run.output.isEmpty)
  }

  @Test func `beside a screen reader the program asks once, in writing and aloud, and keeps the answer`() {
    let screen = MemoryScreen(80, 24)
    let asked = run(keys: "2", on: screen, hasSound: true, screenReader: Self.orca)
    #expect(asked.lines.first == Self.question)
    #expect(asked.lines.dropFirst().first?.hasPrefix("Travel Guide.") == true)
    #expect(asked.lines.last == "Morning. Heading level 1.")
    #expect(asked.voices == [.engine(.espeak)], "the question is all that is spoken")
    #expect(screen.frames.isEmpty)
    let again = run(on: screen, hasSound: true, screenReader: Self.orca)
    #expect(again.lines.first?.hasPrefix("Travel Guide.") == true)
    #expect(again.voices.isEmpty && screen.frames.isEmpty)
  }

  @Test func `asked who speaks, the reader can have the program speak`() {
    let screen = MemoryScreen(80, 24)
    let run = run(keys: "1", on: screen, hasSound: true, screenReader: Self.orca)
    #expect(run.output == Self.question + "\n")
    #expect(run.voices == [.engine(.espeak), .engine(.espeak)])
    #expect(!screen.frames.isEmpty)
  }

  @Test func `a key that is no answer has the question asked again`() {
    #expect(
      run(keys: "x 2", screenReader: Self.orca).lines.prefix(4).map { $0.hasPrefix("A screen") } == [
        true, true, true, false,
      ])
  }

  @Test(arguments: ["q", "\u{3}", ""])
  func `the question can be left, and then no book is opened`(keys: String) {
    let screen = MemoryScreen(80, 24)
    let run = run(keys: keys, on: screen, screenReader: Self.orca)
    #expect(run.status == .done)
    #expect(run.output == Self.question + "\n" && screen.frames.isEmpty)
  }

  @Test func `an answer holds for the terminal it was given in`() {
    _ = run(keys: "2", screenReader: Self.orca)
    #expect(run(terminal: "linux", screenReader: Self.orca).lines.first == Self.question)
  }

  @Test func `lines of the file of answers that are not understood are kept`() throws {
    let folder = home.path + "/lectern"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/terminals"
    try "# mine\n\nvoice.linux = own\nvoice.xterm = nobody\n\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(run(keys: "2", screenReader: Self.orca).lines.first == Self.question)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "# mine\n\nvoice.linux = own\n\nvoice.xterm = screenreader\n")
  }

  @Test func `a file of answers that cannot be read is left as it is`() throws {
    let bytes: [UInt8] = Array("# mine ".utf8) + [0xFF, 0x0A]
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    let file = try home.write(bytes, to: "lectern/terminals")
    #expect(run(keys: "2", screenReader: Self.orca).lines.first == Self.question)
    #expect(FileManager.default.contents(atPath: file).map { [UInt8]($0) } == bytes)
  }

  @Test func `F4 lets the screen reader speak, and then the program again, at the same place`() {
    let screen = MemoryScreen(80, 24)
    let down = "\u{1B}[B"
    let run = run(keys: down + Self.f4 + down + Self.f4, on: screen, hasSound: true)
    #expect(run.voices == [.engine(.espeak), .engine(.espeak)])
    #expect(
      run.lines == ["Your screen reader speaks.", "the views of the Chicago skyline. The zoo had lots of animals."])
    #expect(screen.texts.last?.last?.contains("Lectern speaks.") == true)
    let row = screen.frames.last.map { screen.texts.last?[$0.cursor.row] }
    #expect(row??.contains("the views of the Chicago skyline.") == true, "the cursor is where the lines were left")
  }

  @Test func `who was chosen by F4 speaks the next time`() {
    _ = run(keys: Self.f4, hasSound: true)
    let next = run(hasSound: true)
    #expect(next.voices.isEmpty && next.lines.last == "Morning. Heading level 1.")
  }

  @Test func `F4 has a reading wait at its word`() {
    let screen = MemoryScreen(80, 24)
    let run = run(["--speech", "print"], keys: "a" + Self.f4 + " ", on: screen)
    #expect(run.lines.prefix(2) == ["Your screen reader speaks.", "Morning. Heading."])
  }

  @Test(arguments: [["--line"], ["--line", "--speech", "espeak"]])
  func `in lines that were asked for nobody else can speak`(options: [String]) {
    let run = run(options, keys: Self.f4, hasSound: true)
    #expect(run.lines.last == "Nobody else can speak here.")
  }

  @Test(arguments: [
    ("print", VoiceKind.print), ("none", .none), ("espeak", .engine(.espeak)), ("command:say", .command("say")),
  ])
  func `whoever is named speaks, on the screen, and nobody looks for another`(name: String, kind: VoiceKind) {
    let screen = MemoryScreen(80, 24)
    let asked = Mutex(0)
    let run = run(["--speech", name], on: screen) {
      asked.withLock { $0 += 1 }
      return .speech(name: "Orca")
    }
    #expect(run.voices == [kind])
    #expect(!screen.frames.isEmpty && run.output.isEmpty)
    #expect(asked.withLock { $0 } == 0)
  }

  @Test(arguments: [false, true])
  func `where nobody is named a screen reader is looked for once, whether the book can be opened or not`(
    isThere: Bool
  ) throws {
    let looked = Mutex(0)
    if !isThere { try FileManager.default.removeItem(atPath: book) }
    _ = run {
      looked.withLock { $0 += 1 }
      return nil
    }
    #expect(looked.withLock { $0 } == 1)
  }

  @Test(arguments: [Self.orca, Self.brltty])
  func `a braille display keeps its rows beside a screen reader`(reader: @escaping @Sendable () -> FoundReader?) {
    let screen = MemoryScreen(40, 1)
    _ = run(on: MemoryScreen(80, 24))
    let run = run(["--braille"], on: screen, hasSound: true, screenReader: reader)
    #expect(run.voices == [.none])
    #expect(screen.texts == [["Morning"]] && run.output.isEmpty)
  }

  @Test(arguments: [("1", 40), ("2", 80)])
  func `beside a braille display the program asks once how the book is laid out`(key: String, columns: Int) {
    let screen = MemoryScreen(80, 3)
    let asked = run(keys: key, on: screen, screenReader: Self.brltty)
    #expect(asked.output == Self.brailleQuestion + "\n")
    #expect(screen.frames.allSatisfy { $0.columns == columns } && !screen.frames.isEmpty)
    let again = MemoryScreen(80, 3)
    #expect(run(on: again, screenReader: Self.brltty).output.isEmpty)
    #expect(again.frames.allSatisfy { $0.columns == columns } && !again.frames.isEmpty)
  }

  @Test(arguments: [("xterm", ["--line"]), ("dumb", []), (nil, [])] as [(String?, [String])])
  func `where lines are written anyway nobody is looked for`(terminal: String?, options: [String]) {
    let run = run(options, hasSound: true, terminal: terminal, screenReader: Self.orca)
    #expect(run.lines.first?.hasPrefix("Travel Guide.") == true)
    #expect(run.voices.isEmpty)
  }

  @Test func `a voice that is none is refused`() {
    let run = run(["--speech", "loud"])
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("lectern: --speech cannot be loud."))
  }
}
