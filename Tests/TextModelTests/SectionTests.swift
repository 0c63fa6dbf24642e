import TestSupport
import Testing
import TextModel

@Suite struct SectionTests {
  let guide = TextFixture((.heading(level: 1), "Morning"), (.paragraph, "We left\u{0B}early."))

  @Test func `a block is found by any offset inside it, its stop included`() {
    let section = guide.section(0)
    #expect((0..<8).allSatisfy { section.blockIndex(at: $0) == 0 })
    #expect((8...section.length).allSatisfy { section.blockIndex(at: $0) == 1 })
    #expect(Section.empty.blockIndex(at: 0) == nil)
  }

  @Test func `text is cut by UTF-8 offsets and clamped to the section`() {
    #expect(guide.section(0).text(in: 8..<15) == "We left")
    #expect(guide.section(0).text(in: 8..<9999) == "We left\u{0B}early.\n")
  }

  @Test func `a range over several sections reads on from one to the next`() {
    let book = TextFixture(TextFixture((.paragraph, "One")).sections + TextFixture((.paragraph, "Two")).sections)
    let range = TextRange(TextPosition(section: 0, offset: 1), TextPosition(section: 1, offset: 2))
    #expect(book.text(in: range) == "ne\nTw")
  }

  @Test func `a span is found by a range that only touches its end`() {
    let link = Span(.link(.outside("a")), range: 2..<9)
    let mark = Span(.pageBreak(label: "4"), range: 5..<5)
    let section = Section(
      text: "0123456789\n", blocks: [Block(.paragraph, range: 0..<11)], spans: [link, mark])
    #expect(section.spans(touching: 8..<10) == [link])
    #expect(section.spans(touching: 5..<6) == [link, mark])
    #expect(section.spans(touching: 9..<10).isEmpty)
  }

  @Test func `containers around a block are named from the outside in`() {
    let list = Container(.list(items: 1, isOrdered: false), range: 0..<2)
    let inner = Container(.quote, range: 0..<2, parent: 0)
    let block = Block(.paragraph, range: 0..<2, container: 1)
    let section = Section(text: "a\n", blocks: [block], containers: [list, inner])
    #expect(section.containers(around: block) == [0, 1])
  }
}
