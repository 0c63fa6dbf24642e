import TestSupport
import Testing
import TextModel

/// Which entry of the table of contents a place belongs to.
@Suite struct OutlineIndexTests {
  private let text: TextFixture = {
    let section = TextFixture((.heading(level: 1), "Alpha"), (.paragraph, "Text."), (.heading(level: 1), "Gamma"))
      .section(0)
    let anchors = ["a": section.blocks[1].range.lowerBound, "c": section.blocks[2].range.lowerBound]
    return TextFixture([Section(text: section.text, blocks: section.blocks, anchors: anchors)])
  }()

  private func entries(_ anchors: String?...) -> [OutlineEntry] {
    anchors.map { OutlineEntry(depth: 1, label: $0 ?? "start", destination: .place(section: 0, anchor: $0)) }
  }

  @Test func `an entry whose place is not there names nothing where others have theirs`() {
    let index = OutlineIndex(entries("a", "c", "gone"))
    #expect(index.path(to: TextPosition(section: 0, offset: 0), in: text) == [])
    #expect(index.path(to: TextPosition(section: 0, offset: 7), in: text) == ["a"])
    #expect(index.path(to: TextPosition(section: 0, offset: 15), in: text) == ["c"])
  }

  @Test func `where no entry has its place, the section is called by its entry`() {
    let index = OutlineIndex(entries("gone"))
    #expect(index.path(to: TextPosition(section: 0, offset: 7), in: text) == ["gone"])
    #expect(OutlineIndex(entries("gone", nil)).path(to: .start, in: text) == ["start"])
  }

  @Test(arguments: [
    ("1 a, 1 b, 2 c", 2), ("1 book, 2 a, 2 b, 3 c", 3), ("1 a, 2 b, 1 c, 2 d, 2 e", 2),
    // A cover and what a library says stand before the book.
    ("1 header, 1 book, 2 a, 2 b, 2 c, 3 d", 5), ("1 cover, 1 header, 1 book, 2 a, 2 b, 2 c, 2 d", 7),
    // Parts, which chapters stand in.
    ("1 Preface, 1 Part One, 2 a, 2 b, 3 c, 1 PART II, 2 d", 6),
    ("1 PREMIÈRE PARTIE, 2 a, 1 DEUXIÈME PARTIE, 2 b", 4),
    ("1 Part One, 1 Part Two", 2), ("1 The depart, 2 a, 1 b, 2 c", 2),
    ("1 a, 1 b, 1 c, 1 d, 2 e, 2 f, 2 g, 2 h, 2 i, 2 j", 4), ("1 a, 1 b, 2 c, 2 d", 2),
  ])
  func `chapters are the entries of the first level that more than one has, below the book itself`(
    entries: String, chapters: Int
  ) {
    let index = OutlineIndex(
      entries.split(separator: ", ").map { entry in
        OutlineEntry(depth: entry.first?.wholeNumberValue ?? 1, label: String(entry.dropFirst(2)), destination: nil)
      })
    #expect(index.chapterCount == chapters)
  }
}
