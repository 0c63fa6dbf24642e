import Foundation
import LecternCLI
import TestSupport
import Testing

/// The notes and the place that are kept of a book when its text changes.
@Suite struct EditedBookTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func heard(_ keys: String, in path: String, _ options: String...) -> [String] {
    ProgramRun(["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"] + options, home: home).lines
  }

  func edition(_ body: String...) throws -> String {
    var book = EPUBFixture()
    book.chapters = body.enumerated().map { EPUBFixture.Chapter("c\($0.offset).xhtml", $0.element) }
    book.identifier = "urn:one"
    return try book.write(to: home)
  }

  @Test func `a text without an author keeps its notes and its place when a line is put first`() throws {
    let path = try home.write(
      "It rained on Monday.\n\nWe left the house at nine.\n\nAll was well.\n", to: "draft.txt")
    #expect(heard(". C-s . ", in: path, "--resume").suffix(2) == ["Text saved.", "All was well."])
    _ = try home.write(
      "New.\n\nIt rained on Monday.\n\nWe left the house at nine.\n\nAll was well.\n", to: "draft.txt")
    let said = heard(": \"notes\" Enter Enter", in: path, "--resume")
    #expect(said.contains("All was well."), "\(said)")
    #expect(
      said.suffix(3).first == "Items. List box. We left the house at nine. Page 1, selected, 1 of 1.", "\(said)")
    #expect(said.last == "We left the house at nine.")
    // A note that is removed and restored is there the next time.
    _ = heard(": \"notes\" Enter Delete C-z", in: path)
    #expect(heard(": \"notes\" Enter", in: path).contains { $0.hasPrefix("Notes. 1 item.") })
    let other = try home.write("It rained on Monday.\n\nWe left the house at nine.\n", to: "other.txt")
    #expect(heard(": \"notes\" Enter", in: other).last == "No notes.")
  }

  @Test func `a note with one other word in it is still there, which is said`() throws {
    let old = try edition("<p>It rained.</p><p>The subtle reserve of his deportment told us nothing of it.</p>")
    _ = heard(". C-s", in: old)
    let new = try edition(
      "<p>New.</p><p>It rained.</p><p>The subtle reserve of his bearing told us nothing of it.</p>")
    #expect(heard("", in: new).last == "1 note stands on words that have changed in this edition.")
    let said = heard(": \"notes\" Enter Enter", in: new)
    #expect(said.last == "The subtle reserve of his bearing told us nothing of it.", "\(said)")
    #expect(!said.contains { $0.contains("have changed") })
  }

  @Test func `a place is where the words before it are, when those after it were rewritten`() throws {
    let long = String(repeating: "Words upon words. ", count: 40)
    let old = try edition(
      "<p>\(long)</p>", "<h1>Two</h1><p>It rained on Monday, and we left.</p><p>Gone tomorrow.</p>")
    _ = heard("C-End", in: old, "--resume")
    let new = try edition(
      "<p>A preface.</p>", "<p>\(long)</p>",
      "<h1>Two</h1><p>It rained on Monday, and we left.</p><p>Nothing is as it was.</p>")
    #expect(heard("", in: new, "--resume").last == "Nothing is as it was.")
  }

  @Test func `a place whose words are gone is as far in the book, where its sections are cut otherwise`() throws {
    func paragraphs(_ range: Range<Int>, _ words: String) -> [String] {
      range.map { "<p>\(words) \($0), \(words.reversed().map(String.init).joined()).</p>" }
    }
    let old = paragraphs(0..<200, "Old words of the paragraph number")
    _ = heard(": \"60%\" Enter", in: try edition(old[..<100].joined(), old[100...].joined()), "--resume")
    let new = paragraphs(0..<200, "Everything was written anew in number")
    let chapters = stride(from: 0, to: 200, by: 20).map { new[$0..<$0 + 20].joined() }
    let body = chapters.enumerated().map { EPUBFixture.Chapter("n\($0.offset).xhtml", $0.element) }
    var book = EPUBFixture()
    book.chapters = body
    book.identifier = "urn:one"
    let said = heard("", in: try book.write(to: home), "--resume")
    #expect(said.contains { $0.hasPrefix("The words at your place are gone") }, "\(said)")
    let number = said.lazy.compactMap { line in
      line.hasPrefix("Everything") ? line.split { !$0.isNumber }.first.flatMap { Int($0) } : nil
    }.first
    #expect(number.map { (114...126).contains($0) } == true, "\(said)")
  }

  @Test func `a lost note is listed last, can be gone near to, written on and removed`() throws {
    let rest = "<p>We left.</p>" + String(repeating: "<p>Words.</p>", count: 9)
    func old() throws -> String { try edition("<p>It rained.</p><p>Gone.</p>" + rest) }
    func new() throws -> String { try edition("<p>It rained.</p>" + rest) }
    _ = heard(". C-s . C-s", in: try old())
    let said = heard(": \"notes\" Enter End F2 \"why\" Enter Enter", in: try new())
    #expect(said.contains("Gone. Not in this edition. 2 of 2."), "\(said)")
    #expect(said.contains("why: Gone. Not in this edition. 2 of 2."), "\(said)")
    #expect(said.last == "We left.", "\(said)")
    #expect(ProgramRun(["notes"], home: home).output.contains("Gone.\nNote: why\n"))
    #expect(ProgramRun(["notes"], home: home).lines.count { $0 == "Not in this edition." } == 1)
    #expect(heard(": \"notes\" Enter End Delete", in: try new()).contains("Note removed."))
    #expect(heard(": \"notes\" Enter", in: try new()).contains { $0.hasPrefix("Notes. 1 item.") })
    // In the edition that has its words, a lost note is found again.
    _ = heard(". C-s", in: try old())
    _ = heard("", in: try new())
    let back = heard(": \"notes\" Enter Home", in: try old())
    #expect(back.contains { $0.hasPrefix("Notes. 2 items.") }, "\(back)")
    #expect(!back.contains { $0.contains("Not in this edition") }, "\(back)")
  }

  @Test func `a note is named by its own words, and found by any of them`() throws {
    let path = try edition(
      "<p>Most of us were in shadow, and only the face of the Journalist and the legs of the Silent Man were lit.</p>"
    )
    let selecting = "/ \"face of the\" Enter v / \"legs of the Silent\" Enter v "
    _ = heard(selecting + "C-s", in: path)
    let listed = heard(": \"notes\" Enter", in: path)
    #expect(listed.contains { $0.hasPrefix("Items. List box. face of the Journalist and the") }, "\(listed)")
    _ = heard(": \"notes\" Enter F2 \"my thought\" Enter", in: path)
    let found = heard(": \"notes\" Enter \"journalist\"", in: path)
    #expect(found.last?.hasPrefix("my thought: face of the Journalist") == true, "\(found)")
    #expect(heard(": \"notes\" Enter \"shadow\"", in: path).last?.contains("my thought") == false)
  }
}
