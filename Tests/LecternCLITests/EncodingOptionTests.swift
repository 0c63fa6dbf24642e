import LecternCLI
import TestSupport
import Testing

/// Texts that do not say what they are written in.
@Suite struct EncodingOptionTests {
  let home: TemporaryFolder
  let path: String

  init() throws {
    home = try TemporaryFolder()
    // "Сад." in code page 866, which in any other is no word.
    path = try home.write([0x91, 0xA0, 0xA4, 0x2E, 0x0A], to: "t.txt")
  }

  @Test(arguments: ["text", "read", "transcript", "toc", "info", "check"])
  func `a text is read in the encoding that is named`(command: String) {
    let run = ProgramRun([command, path, "--encoding", "cp866"], home: home)
    #expect(run.errors.isEmpty)
    if ["text", "read"].contains(command) { #expect(run.lines == ["Сад."]) }
    if command == "check" { #expect(run.lines == ["No problems found."]) }
  }

  @Test func `the reader reads it so too, and a search`() {
    let lines = ProgramRun([path, "--line", "--encoding=ibm866"], home: home, keyboard: TypedKeys("q")).lines
    #expect(lines.contains { $0.contains("Сад.") })
    #expect(ProgramRun(["search", path, "сад", "--encoding", "cp866"], home: home).status == .done)
  }

  @Test func `without it the text is guessed at, and that is told`() {
    let lines = ProgramRun(["check", path], home: home).lines
    #expect(lines.first?.contains("its encoding is not told, and was taken for ") == true)
  }

  @Test func `a name that is none is refused`() {
    let run = ProgramRun(["text", path, "--encoding", "klingon"], home: home)
    #expect(run.status == .usage && run.errors.contains("no encoding of that name is known"))
  }
}
