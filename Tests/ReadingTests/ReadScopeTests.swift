import PageLayout
import Reading
import TestSupport
import Testing
import TextModel

/// The extent of read-all, and its behaviour at the end.
@Suite struct ReadScopeTests {
  static let book = TextFixture(
    (.heading(level: 1), "One"), (.paragraph, "First of one. Second of one."), (.heading(level: 1), "Two"),
    (.paragraph, "First of two. Second of two."))

  @Test func `a chapter is read to its end, which is said, and the next one is read on demand`() throws {
    var session = try SessionFixture(Self.book)
    #expect(
      try session.heard(": \"read chapter\" Enter @end").suffix(5) == [
        "One. Heading.", "First of one.", "Second of one.", "E:complete", "End of chapter.",
      ])
    #expect(try session.heard("Space @end").prefix(2) == ["Two. Heading.", "First of two."])
  }

  @Test func `the setting stops every reading at the end of its chapter`() throws {
    var settings = Settings()
    settings.readScope = .chapter
    var session = try SessionFixture(Self.book, settings: settings)
    #expect(
      try session.heard(". Space @end").suffix(3) == ["Second of one.", "E:complete", "End of chapter."])
    #expect(try session.heard("Space @end").suffix(3) == ["Second of two.", "E:complete", "End of book."])
  }

  @Test func `a question does not change how far is read`() throws {
    var session = try SessionFixture(Self.book)
    let heard = try session.heard(": \"read chapter\" Enter @words:2 w @words:3 Space Space @end")
    #expect(heard.last == "End of chapter.")
  }

  @Test func `a page is read to its last sentence`() throws {
    let rows = (1...6).map { "Row number \($0)." }
    var session = try SessionFixture(TextFixture(paragraphs: rows), size: PageSize(columns: 40, lines: 8))
    let heard = try session.heard(": \"read page\" Enter @end")
    #expect(heard.suffix(4) == ["Row number 2.", "Row number 3.", "E:complete", "End of page."])
    #expect(try session.heard("Space @words:1") == ["Row number 4."])
  }

  @Test(arguments: [": \"read page\" Enter", "Z"])
  func `a page that was read is where the reader is, and reading goes on behind it`(keys: String) throws {
    let rows = (1...6).map { "Row number \($0)." }
    var session = try SessionFixture(TextFixture(paragraphs: rows), size: PageSize(columns: 40, lines: 8))
    #expect(
      try session.heard("Down \(keys) @end").suffix(5) == [
        "Row number 1.", "Row number 2.", "Row number 3.", "E:complete", "End of page.",
      ])
    #expect(try session.heard("w").last?.hasPrefix("Page 1 of 2.") == true)
    #expect(try session.heard("Space @words:1") == ["Row number 4."])
    session = try SessionFixture(TextFixture(paragraphs: rows), size: PageSize(columns: 40, lines: 8))
    #expect(
      try session.heard("\(keys) @end .").last == "Row number 4.", "the next sentence is the one after the last")
  }

  @Test func `a chapter that was read is where the reader is`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(": \"read chapter\" Enter @end w").last?.contains("One") == true)
  }

  @Test func `what was read is selected from a mark, and no more`() throws {
    var session = try SessionFixture(Self.book)
    #expect(
      try session.heard("v : \"read chapter\" Enter @end v V").last
        == "Selected: One First of one. Second of one.")
  }

  @Test func `what is selected is read exactly`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard(". C-S-Right C-S-Right")
    #expect(
      try session.heard(": \"read selection\" Enter @end").suffix(3) == [
        "First of", "E:complete", "End of selection.",
      ])
    #expect(try session.heard("Space @sentence").first == "one.", "what comes next is read next")
    #expect(try session.heard("Esc Esc : \"read selection\" Enter").suffix(2) == ["E:boundary", "No selection."])
  }

  @Test func `what comes behind a selection is not lost where it ends in the last sentence of its paragraph`() throws
  {
    var session = try SessionFixture(TextFixture(paragraphs: ["Only this sentence.", "The next."]))
    #expect(try session.heard("C-S-Right : \"read selection\" Enter @end").last == "End of selection.")
    #expect(try session.heard("Space @end").prefix(2) == ["this sentence.", "The next."])
  }

  @Test(arguments: [
    (". C-S-Right C-S-Right", "First of", "one."), (". . C-S-Left C-S-Left", "of one.", "Second of one."),
  ])
  func `what was selected last is read where reading reads selections, once, and then what comes behind it`(
    keys: String, selected: String, behind: String
  ) throws {
    var settings = Settings()
    settings.readScope = .selection
    var session = try SessionFixture(Self.book, settings: settings)
    _ = try session.heard(keys)
    #expect(try session.heard("Space @end").suffix(3) == [selected, "E:complete", "End of selection."])
    #expect(try session.heard("Space @sentence").first == behind)
    _ = try session.heard("Esc C-S-Right")
    #expect(try session.heard("Space @end").last == "End of selection.", "a selection that has changed is read anew")
  }

  @Test func `a selection that the cursor has left, or that follows it, is not what is read`() throws {
    var settings = Settings()
    settings.readScope = .selection
    var session = try SessionFixture(Self.book, settings: settings)
    _ = try session.heard(". C-S-Right .")
    #expect(try session.heard("Space @sentence").first == "Second of one.")
    session = try SessionFixture(Self.book, settings: settings)
    _ = try session.heard(". v .")
    #expect(try session.heard("Space @sentence").first == "Second of one.")
  }
}
