import LecternCLI
import TestSupport
import Testing

@Suite struct TranscriptTapTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  @Test func `every utterance of a session is a line of its transcript`() {
    let around = Surroundings()
    let run = ProgramRun(
      [book, "--line", "--transcript", "log"], home: home, keyboard: TypedKeys("]\u{1B}[B.q"), isTerminal: true,
      around: around)
    #expect(run.status == .done)
    #expect(around.lines.count == 6)
    #expect(around.lines == run.lines)
  }

  @Test func `sounds are no lines, though the output has words for them`() throws {
    let around = Surroundings()
    let book = try EPUBFixture("<p>Go <a href=\"#x\">there</a>.</p>").write(to: home, "link.epub")
    let run = ProgramRun(
      [book, "--line", "--transcript", "log"], home: home, keyboard: TypedKeys(" "), isTerminal: true, around: around)
    #expect(run.lines.last == "Link.")
    #expect(around.lines.last == "Go there.")
  }

  @Test func `a transcript that cannot be written is refused before anything is said`() {
    let around = Surroundings(hasLog: false)
    let run = ProgramRun(
      [book, "--transcript", "/dev/nowhere/log"], home: home, keyboard: TypedKeys("q"), around: around)
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("lectern: /dev/nowhere/log: cannot be written."))
    #expect(run.output.isEmpty)
  }
}
