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
}
