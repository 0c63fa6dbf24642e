import LecternCLI
import TestSupport
import Testing

/// The announcements of text that is missing.
@Suite struct LossTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines of a session in line mode, from the opening of a book on.
  func heard(_ path: String, _ keys: String = "q") -> [String] {
    ProgramRun([path, "--line"], home: home, keyboard: TypedKeys(keys)).lines
  }

  func book(without names: Set<String>, damaging damaged: String? = nil) throws -> String {
    let entries = EPUBFixture("<p>one one</p>", "<p>two two</p>", "<p>three three</p>").entries.filter {
      !names.contains($0.name)
    }
    let path = home.path + "/b.epub"
    try ZipWriter.write(entries, to: path)
    guard let damaged else { return path }
    var bytes = try #require(FileBytes.read(path))
    let place = try #require(bytes.firstRange(of: Array(damaged.utf8)))
    bytes[place.lowerBound] ^= 0x01
    return try home.write(bytes, to: "d.epub")
  }

  @Test func `after the place the reader is told once how much is missing, and where that is said`() throws {
    let path = try book(without: ["EPUB/c1.xhtml", "EPUB/c3.xhtml"])
    let words = "2 sections could not be read. Type colon problems to know which."
    let lines = heard(path, "jkjkq")
    #expect(lines.filter { $0 == words }.count == 1)
    #expect(lines.first?.hasPrefix("Fixture") == true && lines.first != words)
  }

  @Test func `a chapter that is damaged is read, and told of once the book has been looked through`() throws {
    let path = try book(without: [], damaging: "two two")
    let words = "Some of the text could not be read. Type colon problems to know more."
    #expect(heard(path, "jkjkq").filter { $0 == words }.count == 1)
    #expect(ProgramRun(["text", path], home: home).lines == ["one one", "uwo two", "three three"])
    let problems = ProgramRun(["check", path], home: home).lines
    #expect(
      problems.first
        == "\(path): EPUB/c2.xhtml: it is damaged, and what can be read of it is read (its bytes have changed).")
  }

  @Test func `of a whole book nothing is said`() throws {
    #expect(!heard(try book(without: []), "jkq").contains { $0.contains("could not be read") })
  }
}
