import Foundation
import LecternCLI
import Reading
import TestSupport
import Testing

@Suite struct TextCopierTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// The environment that describes the terminal of a test.
  static let terminal = ["TERM": "xterm-256color"]

  @Test func `the user's own command comes first, then the tools whose display or server is there`() {
    let around = Surroundings()
    let environment = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "TMUX": "/tmp/tmux,1,0"]
    let edges = ProgramRun.edges(MemoryOutput(), home: home, environment: environment, around: around)
    #expect(
      TextCopier(edges, command: ["tee", "a b"], hasScreen: false).copy("Text; $(id)") == .copied(to: .file))
    #expect(
      around.runs.map { $0.words.joined(separator: "|") } == [
        "tee|a b", "wl-copy|--type|text/plain", "xclip|-selection|clipboard|-in", "xsel|--clipboard|--input",
        "tmux|load-buffer|-w|-", "tmux|load-buffer|-",
      ])
    #expect(around.runs.allSatisfy { $0.input == "Text; $(id)" })
  }

  @Test func `the first tool that takes the text is enough`() {
    let around = Surroundings(tools: ["xsel"])
    let output = MemoryOutput()
    let environment = Self.terminal.merging(["DISPLAY": ":0", "TMUX": "x", "WAYLAND_DISPLAY": ""]) { $1 }
    let edges = ProgramRun.edges(
      output, home: home, isTerminal: true, environment: environment, around: around)
    #expect(TextCopier(edges, command: nil, hasScreen: true).copy("Text") == .copied(to: .clipboard))
    #expect(around.runs.map { $0.words[0] } == ["xclip", "xsel"])
    #expect(output.text.isEmpty)
  }

  @Test func `where no tool is, a terminal with a screen is asked to take the text`() {
    let output = MemoryOutput()
    let edges = ProgramRun.edges(output, home: home, isTerminal: true, environment: Self.terminal)
    #expect(TextCopier(edges, command: nil, hasScreen: true).copy("“Ça va?”") == .copied(to: .terminal))
    #expect(output.text == "\u{1B}]52;c;4oCcw4dhIHZhP+KAnQ==\u{1B}\\")
  }

  /// The places at which a sequence would be seen, or lead nowhere.
  static let silent: [(term: String?, isTerminal: Bool, hasScreen: Bool, length: Int)] = [
    ("xterm", true, false, 4), ("xterm", false, true, 4), ("dumb", true, true, 4), ("", true, true, 4),
    (nil, true, true, 4), ("xterm", true, true, 74_995),
  ]

  @Test(arguments: silent)
  func `no sequence is written where it would be seen or be lost`(
    place: (term: String?, isTerminal: Bool, hasScreen: Bool, length: Int)
  ) {
    let output = MemoryOutput()
    let environment = place.term.map { ["TERM": $0] } ?? [:]
    let edges = ProgramRun.edges(
      output, home: home, isTerminal: place.isTerminal, environment: environment)
    let text = String(repeating: "a", count: place.length)
    #expect(TextCopier(edges, command: nil, hasScreen: place.hasScreen).copy(text) == .copied(to: .file))
    #expect(output.text.isEmpty)
  }

  @Test func `a disk that cannot keep the text matters only where nobody else has it`() {
    let around = Surroundings(tools: ["pbcopy"], diskFault: 28)
    let edges = ProgramRun.edges(MemoryOutput(), home: home, around: around)
    #expect(TextCopier(edges, command: ["pbcopy"], hasScreen: false).copy("Text") == .copied(to: .clipboard))
    #expect(
      TextCopier(edges, command: nil, hasScreen: false).copy("Text")
        == .copyFailed(
          "\(home.path)/lectern/copied.txt cannot be written (No space left on device): check the file, its folder and the room on the disk."
        ))
  }

  @Test func `what was copied last in a book is what is printed`() throws {
    let book = try GoldenBooks.golden.write(to: home)
    #expect(ProgramRun(["copied"], home: home).status == .findings)
    let around = Surroundings(tools: ["clip"])
    let keys = "\u{1B}[B[\u{1B}[C\u{1B}[Cyy"
    let run = ProgramRun(
      [book, "--copy-command", "clip --in"], home: home, keyboard: TypedKeys(keys), isTerminal: true, around: around)
    #expect(run.lines.suffix(2) == ["Copied.", "Copied."])
    #expect(around.runs.first == Surroundings.Run(words: ["clip", "--in"], input: "We started"))
    #expect(ProgramRun(["copied"], home: home).output == "We started")
  }

  @Test func `a transcript touches no clipboard`() throws {
    let book = try GoldenBooks.golden.write(to: home)
    let around = Surroundings(tools: ["wl-copy"])
    let run = ProgramRun(
      ["transcript", book, "--keys", "Down [ Right y", "--speech-only"], home: home,
      environment: ["WAYLAND_DISPLAY": "wayland-0"], around: around)
    #expect(run.lines.last == "Kept in copied text.")
    #expect(around.runs.isEmpty)
  }

  @Test func `copied text reaches a program as it is, and a terminal without what it would act on`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    _ = try home.write("  a\u{1B}[2J\nb", to: "lectern/copied.txt")
    #expect(ProgramRun(["copied"], home: home).output == "  a\u{1B}[2J\nb")
    #expect(ProgramRun(["copied"], home: home, isTerminal: true).output == "a [2J\nb\n")
  }
}
