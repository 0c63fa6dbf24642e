import TestSupport
import Testing
import TextModel

/// The links near a place, without a look at all of a section.
@Suite struct LinkRangeTests {
  private static let link = Span.Kind.link(.outside("x"))

  @Test(arguments: [
    [(link, 0..<4), (link, 6..<9)], [(link, 0..<20), (link, 5..<8), (.strong, 6..<12), (link, 15..<17)],
    [(link, 3..<12), (link, 3..<5), (.emphasis, 4..<5)], [(.strong, 0..<20), (link, 2..<2), (link, 19..<20)],
    [(link, 2..<9), (.concealed, 2..<9), (link, 12..<14)], [(.concealed, 3..<6), (link, 1..<6), (link, 3..<6)],
    [(.strong, 1..<4)], [],
  ])
  func `links are found from either side as all of them are`(spans: [(Span.Kind, Range<Int>)]) {
    let section = Section(
      text: "Twenty letters a row\n", blocks: [Block(.paragraph, range: 0..<21)],
      spans: spans.map { Span($0.0, range: $0.1) }.sorted { $0.range.lowerBound < $1.range.lowerBound })
    let all = section.elementRanges(.link)
    for offset in 0...20 {
      #expect(section.firstLink(beginningIn: offset..<21) { _ in true } == all.first { $0.lowerBound >= offset })
      #expect(section.lastLink(beginningIn: 0..<offset) { _ in true } == all.last { $0.lowerBound < offset })
      #expect(section.link(around: offset) == all.last { $0.contains(offset) })
    }
  }
}
