import Foundation
import Reading
import TestSupport
import Testing
import TextModel

/// Selecting from a mark, over whatever moves and reading come.
@Suite struct MarkModeTests {
  static let book = TextFixture(paragraphs: ["One two three.", "Four five six.", "Last words here."])

  private func selected(_ keys: String) throws -> [String] {
    var session = try SessionFixture(Self.book)
    return Array(try session.heard(keys).suffix(2))
  }

  @Test(arguments: [
    ("v a @end v V", "9 words selected.", "Selected: One two three. Four five six. Last words here."),
    ("v C-End v V", "9 words selected.", "Selected: One two three. Four five six. Last words here."),
    ("v . . v V", "9 words selected.", "Selected: One two three. Four five six. Last words here."),
    ("v . v V", "3 words selected.", "Selected: One two three."),
    ("v a @sentence Space v V", "3 words selected.", "Selected: One two three."),
    (". . v a @end v V", "3 words selected.", "Selected: Last words here."),
  ])
  func `what was heard last in the book is selected too`(keys: String, count: String, text: String) throws {
    #expect(try selected(keys) == [count, text])
  }

  @Test func `a mark alone selects nothing, not even at the end of the book`() throws {
    #expect(try selected(". . v v") == ["Selection start set.", "No selection."])
    #expect(try selected("C-End v , v V") == ["3 words selected.", "Selected: Four five six."])
  }

  @Test func `Escape takes the mark away and says so`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard("v Esc") == ["Selection start set.", "Selection cleared."])
    #expect(try session.heard("Esc") == ["E:boundary", "Nothing to cancel."])
    #expect(try session.heard(". v").last == "Selection start set.")
  }

  @Test func `what has no words is called by its characters as it is given back`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard("Down S-Left C-S-Right").suffix(2) == ["new line unselected.", "No selection."])
  }

  @Test(arguments: ["C-s", "y", "; \"High\" Enter", "; \"Copy with\" Enter", "; \"Clear\" Enter"])
  func `text that is taken is selected no more of by moves`(keys: String) throws {
    var session = try SessionFixture(Self.book)
    let said = try session.heard("v C-Right C-Right \(keys) C-Right . V")
    #expect(said.last == (keys.contains("Clear") ? "No selection." : "Selected: One two"))
  }

  @Test func `a search and what is said of the selection do not end it`() throws {
    #expect(try selected("v C-Right V C-Right V").last == "Selected: One two")
  }

  @Test func `a selection that was begun at another sitting is not gone on with`() throws {
    var first = try SessionFixture(Self.book)
    _ = try first.heard("v C-Right C-Right")
    let kept = try JSONDecoder().decode(Session.self, from: JSONEncoder().encode(first.session))
    var second = try SessionFixture(Self.book, session: kept)
    #expect(try second.heard(". V").last == "Selected: One two")
  }

  @Test func `reading begins with a whole word`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(". S-Right S-Right Esc Space").last == "Four five six.")
  }

  @Test func `the other end of a selection moves after it was asked for`() throws {
    var book = try SessionFixture(TextFixture(paragraphs: ["One two three four five."]))
    let other = ": \"other-end\" Enter"
    _ = try book.heard("] C-Right C-S-Right C-S-Right")
    #expect(try book.heard(other).last == "Start of selection: two.")
    #expect(try book.heard("C-S-Left").last == "One selected.")
    #expect(try book.heard(other).last == "End of selection: three.")
    #expect(try book.heard("C-S-Right").last == "four selected.")
    #expect(try book.heard("V").first == "Selected: One two three four")
    #expect(try book.heard("Esc \(other)").last == "No selection.")
  }

  @Test func `a selection that follows the cursor follows it from its other end`() throws {
    var book = try SessionFixture(TextFixture(paragraphs: ["One two three four five."]))
    _ = try book.heard("] C-Right v C-Right C-Right : \"other-end\" Enter C-Left")
    #expect(try book.heard("V").first == "Selected: One two three")
  }
}
