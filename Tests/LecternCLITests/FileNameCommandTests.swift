import FileNames
import Glibc
import LecternCLI
import TestSupport
import Testing

/// Commands on files whose names are not text, or not in one line.
@Suite struct FileNameCommandTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Writes a book of one sentence, and gives the name of its file as text.
  private func book(_ name: [UInt8]) throws -> String {
    let path = FileName.text(Array((home.path + "/").utf8) + name)
    let file = open(FileName.bytes(path), O_CREAT | O_WRONLY, 0o600)
    try #require(file >= 0 && write(file, "The boats are out.\n", 19) == 19)
    close(file)
    return path
  }

  @Test func `a book whose name is not UTF-8 is read, kept and opened again`() throws {
    let path = try book([0x63, 0x61, 0x66, 0xE9] + Array(".txt".utf8))
    for command in ["text", "read"] {
      #expect(ProgramRun([command, path], home: home).lines == ["The boats are out."])
    }
    #expect(ProgramRun(["info", path], home: home).lines.first == "title\tcaf\\xE9")
    let run = ProgramRun([path, "--line"], home: home, keyboard: TypedKeys("\u{13}q"))
    #expect(run.status == .done && run.lines.contains("Text saved."))
    #expect(ProgramRun(["notes", path], home: home).lines.first == "The boats are out.")
    let keys = ": \"open\" Enter Enter"
    let again = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"], home: home)
    #expect(again.lines.filter { $0.hasPrefix("caf\\xE9. Page 1") }.count > 1, "\(again.output)")
  }

  @Test(arguments: [["text"], ["check"], ["transcript", "--keys", "w"], ["audit", "--controls", "--json"]])
  func `a name that cannot be shown in a line is escaped in what is said of it`(words: [String]) {
    let name = FileName.text(Array((home.path + "/a\nb").utf8) + [0xE9])
    let run = ProgramRun([words[0], name] + words.dropFirst(), home: home)
    #expect(run.status == .noInput)
    #expect(run.errors == "lectern: \(home.path)/a\\nb\\xE9: no such file; check the name.\n")
  }
}
