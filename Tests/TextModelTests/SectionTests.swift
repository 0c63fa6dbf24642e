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

  @Test func `the spans at any range are those that a look at each finds`() {
    var seed = Seed("spans")
    for count in [0, 1, 15, 16, 17, 300, 1000] {
      let ranges = (0..<count).map { _ in
        let start = Int.random(in: 0..<500, using: &seed)
        let length = Int.random(in: 0...9, using: &seed) == 0 ? 300 : Int.random(in: 0...5, using: &seed)
        return start..<min(501, start + length)
      }
      let spans = ranges.sorted { $0.lowerBound < $1.lowerBound }.map { Span(.strong, range: $0) }
      let text = String(repeating: "x", count: 500) + "\n"
      let section = Section(text: text, blocks: [Block(.paragraph, range: 0..<501)], spans: spans)
      for _ in 0..<50 {
        let start = Int.random(in: 0..<500, using: &seed)
        let range = start..<Int.random(in: start...501, using: &seed)
        #expect(
          section.spans(touching: range)
            == spans.filter { $0.range.overlaps(range) || range.contains($0.range.lowerBound) })
      }
    }
  }

  // This takes far longer where each look passes all the spans in the link.
  @Test func `the spans at each of many places in one link are found in linear time`() {
    let count = 20_000
    let link = Span(.link(.outside("a")), range: 0..<2 * count)
    let letters = (0..<count).map { Span(.raised, range: 2 * $0..<2 * $0 + 1) }
    let section = Section(
      text: String(repeating: "1 ", count: count) + "\n", blocks: [Block(.paragraph, range: 0..<2 * count + 1)],
      spans: [link] + letters)
    let found = (0..<count).count { section.spans(touching: 2 * $0 + 1..<2 * $0 + 2) == [link] }
    #expect(found == count)
  }

  @Test func `containers around a block are named from the outside in`() {
    let list = Container(.list(items: 1, isOrdered: false), range: 0..<2)
    let inner = Container(.quote, range: 0..<2, parent: 0)
    let block = Block(.paragraph, range: 0..<2, container: 1)
    let section = Section(text: "a\n", blocks: [block], containers: [list, inner])
    #expect(section.containers(around: block) == [0, 1])
  }
}
