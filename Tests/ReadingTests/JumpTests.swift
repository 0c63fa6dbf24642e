import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The jumps that can be gone back from.
@Suite struct JumpTests {
  /// A heading, many paragraphs, a heading, and many more.
  static let book = TextFixture(
    blocks: [(.heading(level: 1), "One")] + paragraphs("first") + [(.heading(level: 1), "Two")] + paragraphs("second")
      + [(.heading(level: 1), "Three"), (.paragraph, "The end.")])

  private static func paragraphs(_ word: String) -> [(Block.Kind, String)] {
    (1...40).map { (.paragraph, "Paragraph \($0) of the \(word) part, which is as long as a row of a page may be.") }
  }

  @Test(arguments: [
    ("h u", "One."), ("h h u", "Two."), ("h h u u", "One."), ("C-End u", "One."), ("C-End C-Home u", "The end."),
    ("C-End H u", "One."), ("C-End H H u", "Three."), ("h p u", "One."), ("c u", "One."), ("C-End Backspace", "One."),
  ])
  func `a key that leads far away can be taken back`(keys: String, expected: String) throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard("p P " + keys).last?.hasPrefix(expected) == true)
  }

  @Test(arguments: ["p p p", ". . .", "PgDn PgDn PgDn", "C-Right C-Right", "Down Down"])
  func `moves by units that follow each other are no jumps`(keys: String) throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(keys + " u").suffix(2) == ["E:boundary", "Nowhere to go back to."])
  }

  @Test func `sections that hold little are not far`() throws {
    let pages = (1...5).map { TextFixture((.heading(level: 1), "Part \($0)")).section(0) }
    var session = try SessionFixture(TextFixture(pages))
    #expect(try session.heard("h h h C-End u").suffix(2) == ["E:boundary", "Nowhere to go back to."])
  }

  @Test func `what lies near is no jump`() throws {
    var session = try SessionFixture(TextFixture((.heading(level: 1), "One"), (.heading(level: 1), "Two")))
    #expect(try session.heard("h u").suffix(2) == ["E:boundary", "Nowhere to go back to."])
  }

  @Test func `a far place that reading aloud was taken to can be left again`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard("p P a @words:2 h @words:2 u").last?.hasPrefix("Paragraph 1 of the first") == true)
  }
}
