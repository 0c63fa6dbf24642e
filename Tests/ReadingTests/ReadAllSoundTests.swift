import PageLayout
import Reading
import TestSupport
import Testing
import TextModel

/// The announcements and sounds of read-all beside the text.
@Suite struct ReadAllSoundTests {
  private func mark(_ kind: Annotation.Kind, _ id: Int, at offset: Int) -> Annotation {
    let start = TextPosition(section: 0, offset: offset)
    return Annotation(id: id, kind: kind, range: TextRange(start, TextPosition(section: 0, offset: offset + 3)))
  }

  @Test func `bookmarks, notes and highlights are heard at their words`() throws {
    var session = try SessionFixture(TextFixture(paragraphs: ["One two three.", "Four five six."]))
    let marks = [mark(.note, 1, at: 4), mark(.bookmark, 2, at: 20), mark(.highlight, 3, at: 0)]
    _ = try session.heard(.answered(.marks(marks)))
    #expect(try session.heard("a") == ["E:mark", "One two three."])
    #expect(
      try session.heard("@end") == ["E:mark", "Four five six.", "E:bookmark", "E:complete", "End of book."])
  }

  @Test func `a page of the printed edition is said before the sentence after it`() throws {
    let text = "First sentence. Second one goes on. Third one.\n"
    let spans = [(0, "xi"), (23, "xii")].map { Span(.pageBreak(label: $1), range: $0..<$0) }
    let book = TextFixture([
      Section(text: text, blocks: [Block(.paragraph, range: 0..<text.utf8.count)], spans: spans)
    ])
    var settings = Settings()
    settings.pageAnnouncements = .printPages
    var session = try SessionFixture(book, settings: settings)
    #expect(
      try session.heard("a @end").prefix(4) == [
        "First sentence.", "Second one goes on.", "Print page xii.", "Third one.",
      ])
  }

  @Test func `what is skipped is told of once for each kind, and read by colon skip`() throws {
    let texts = ["Before.", "A note.", "Between.", "A book.", "Another note.", "After."]
    var text = ""
    var blocks: [Block] = []
    for one in texts {
      blocks.append(Block(.paragraph, range: text.utf8.count..<text.utf8.count + one.utf8.count + 1))
      text += one + "\n"
    }
    let regions = [(1, Container.Role.footnote), (3, .bibliography), (4, .footnote)]
    let containers = regions.map { Container(.region($1), range: blocks[$0].range) }
    for (index, region) in regions.enumerated() {
      blocks[region.0] = Block(.paragraph, range: blocks[region.0].range, container: index)
    }
    let book = TextFixture([Section(text: text, blocks: blocks, containers: containers)])
    var session = try SessionFixture(book)
    #expect(
      try session.heard("a @end").dropLast(2) == [
        "Before.", "Skipping footnotes and page numbers. Type colon skip to change.", "Between.",
        "Skipping the bibliography. Space in it reads it.", "After.",
      ])
    let heard = try session.heard("C-Home : \"skip\" Enter a @end")
    #expect(heard.contains("A note.") && heard.contains("A book.") && !heard.contains { $0.hasPrefix("Skipping") })
  }
}
