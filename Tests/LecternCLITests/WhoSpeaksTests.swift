import LecternCLI
import Synchronization
import TestSupport
import Testing

/// Who speaks where nobody is named, and where somebody is.
@Suite struct WhoSpeaksTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  static let notice =
    "A screen reader is running: Orca. It speaks. --speech print shows captions, --speech espeak speaks."

  func run(
    _ options: [String] = [], on screen: MemoryScreen = MemoryScreen(80, 24), hasSound: Bool = false,
    terminal: String? = "xterm", screenReader: @escaping @Sendable () -> String? = { nil }
  ) -> ProgramRun {
    ProgramRun(
      [book] + options, home: home, keyboard: TypedKeys(""), isTerminal: terminal != nil,
      environment: ["TERM": terminal ?? "xterm"], screen: { screen }, hasSound: hasSound, screenReader: screenReader)
  }

  @Test(arguments: [(true, VoiceKind.espeak), (false, .print)])
  func `alone, the program speaks where it can be heard, and shows captions where not`(
    hasSound: Bool, kind: VoiceKind
  ) {
    let screen = MemoryScreen(80, 24)
    let run = run(on: screen, hasSound: hasSound)
    #expect(run.voices == [kind])
    #expect(!screen.frames.isEmpty && run.output.isEmpty)
  }

  @Test func `beside a screen reader the program says so first, then writes lines and makes no voice`() {
    let screen = MemoryScreen(80, 24)
    let run = run(on: screen, hasSound: true) { "Orca" }
    #expect(run.lines.first == Self.notice)
    #expect(run.lines.dropFirst().first?.hasPrefix("Travel Guide.") == true)
    #expect(run.lines.last == "Morning. Heading level 1.")
    #expect(run.voices.isEmpty && screen.frames.isEmpty)
  }

  @Test(arguments: [
    ("print", VoiceKind.print), ("none", .none), ("espeak", .espeak), ("command:say", .command("say")),
  ])
  func `whoever is named speaks, on the screen, and nobody looks for another`(name: String, kind: VoiceKind) {
    let screen = MemoryScreen(80, 24)
    let asked = Mutex(0)
    let run = run(["--speech", name], on: screen) {
      asked.withLock { $0 += 1 }
      return "Orca"
    }
    #expect(run.voices == [kind])
    #expect(!screen.frames.isEmpty && run.output.isEmpty)
    #expect(asked.withLock { $0 } == 0)
  }

  @Test func `a braille display keeps its rows beside a screen reader`() {
    let screen = MemoryScreen(40, 1)
    let run = run(["--braille"], on: screen, hasSound: true) { "BRLTTY" }
    #expect(run.voices == [.none])
    #expect(screen.texts == [["Morning"]] && run.output.isEmpty)
  }

  @Test(arguments: [("xterm", ["--line"]), ("dumb", []), (nil, [])] as [(String?, [String])])
  func `where lines are written anyway nobody is looked for`(terminal: String?, options: [String]) {
    let run = run(options, hasSound: true, terminal: terminal) { "Orca" }
    #expect(run.lines.first?.hasPrefix("Travel Guide.") == true)
    #expect(run.voices.isEmpty)
  }

  @Test func `a voice that is none is refused`() {
    let run = run(["--speech", "loud"])
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("lectern: --speech cannot be loud."))
  }
}
