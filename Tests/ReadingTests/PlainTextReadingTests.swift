import BookFormats
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The speech of plain text that shows its marks.
@Suite struct PlainTextReadingTests {
  private func book(_ text: String) throws -> Book { try Book.open(bytes: Array(text.utf8), name: "a.txt") }

  @Test func `marks are not heard in the flow and in words, and named by characters`() throws {
    var session = try SessionFixture(try book("He was _so very_ sure.\n\n- one\n- two\n"))
    #expect(try session.heard("a @end").prefix(1) == ["He was so very sure."])
    #expect(try session.heard("C-Home") == ["He was so very sure."])
    #expect(try session.heard("] Down Down") == ["Words.", "was", "so"])
    #expect(try session.heard("] Down Down Down") == ["Characters.", "s", "o", "space"])
    #expect(try session.heard("Up Up Up") == ["o", "s", "underscore"])
  }

  @Test func `a text is read from behind the terms of a library, and its licence is skipped`() throws {
    let text = """
      Terms of use of Project Gutenberg.

      *** START OF THE PROJECT GUTENBERG EBOOK A ***

      First words.

      *** END OF THE PROJECT GUTENBERG EBOOK A ***

      More terms of Project Gutenberg.
      """
    var session = try SessionFixture(try book(text))
    #expect(session.session.cursor == TextPosition(section: 1, offset: 0))
    let heard = try session.heard("a @end")
    #expect(heard.contains("First words.") && !heard.contains { $0.contains("erms") })
    #expect(try session.heard("C-Home").contains { $0.contains("Terms of use of Project Gutenberg.") })
  }
}
