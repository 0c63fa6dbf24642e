import Accessibility
import PageLayout
import TestSupport
import Testing
import TextModel
import TextUnits

@testable import Reading

/// Where the chapters of a book without a table of contents begin.
@Suite(.timeLimit(.minutes(10))) struct ChapterStartTests {
  private func world(_ text: TextFixture) -> ReadingWorld {
    let geometry = PaginatedBook(text: text, size: PageSize(columns: 80, lines: 24), cells: .terminal())
    return ReadingWorld(text: text, geometry: geometry, tokenizer: UnitTokenizer(text: text))
  }

  @Test func `a chapter of a single section begins with each heading of the highest rank used`() {
    let world = world(
      TextFixture(
        (.paragraph, "A"), (.heading(level: 3), "B"), (.heading(level: 2), "C"), (.heading(level: nil), "D"),
        (.heading(level: 2), "E")))
    let offsets = (0..<10).filter { world.isChapterStart(TextPosition(section: 0, offset: $0)) }
    #expect(offsets == [0, 4, 8])
    #expect(world.chapterStarts(inSection: 0).map(\.offset) == [0, 4, 8])
  }

  @Test func `asking for each of very many headings costs as much as looking at them`() {
    let count = 200_000
    let blocks = (0..<count).map { Block(.heading(level: 2), range: $0 * 2..<$0 * 2 + 2) }
    let section = Section(text: String(repeating: "A\n", count: count), blocks: blocks)
    let world = world(TextFixture([section]))
    let starts = blocks.count { world.isChapterStart(TextPosition(section: 0, offset: $0.range.lowerBound)) }
    #expect(starts == count)
  }
}
