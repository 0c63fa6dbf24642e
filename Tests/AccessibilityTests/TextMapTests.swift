import Accessibility
import Testing
import TextModel

@Suite struct TextMapTests {
  @Test func `runs that go on from each other are one`() {
    var map = TextMap()
    map.append(.init(spoken: 0..<3, start: TextPosition(section: 0, offset: 10)))
    map.append(.init(spoken: 3..<5, start: TextPosition(section: 0, offset: 13)))
    map.append(.init(spoken: 5..<7, start: TextPosition(section: 0, offset: 20)))
    #expect(map.runs.map(\.spoken) == [0..<5, 5..<7])
  }

  @Test func `an offset among words of the program leads to the next words of the book`() {
    let map = TextMap([.init(spoken: 3..<9, start: TextPosition(section: 2, offset: 40))])
    #expect(map.position(at: 0) == TextPosition(section: 2, offset: 40))
    #expect(map.position(at: 5) == TextPosition(section: 2, offset: 42))
    #expect(map.position(at: 9) == nil)
  }

  /// A letter is spoken after a header of its own, a formula in other words, and the end of the text twice.
  @Test func `the bytes that are spoken for a range of a section are found, in whatever order they are said`() {
    let map = TextMap([
      .init(spoken: 2..<6, start: TextPosition(section: 1, offset: 30)),
      .init(spoken: 8..<20, start: TextPosition(section: 1, offset: 40), inOtherWords: 4),
      .init(spoken: 22..<25, start: TextPosition(section: 1, offset: 10)),
      .init(spoken: 25..<29, start: TextPosition(section: 2, offset: 31)),
    ])
    let places = SpokenPlaces(map, inSection: 1)
    let ranges = [0..<10, 10..<11, 12..<32, 31..<33, 33..<41, 34..<40, 41..<42, 44..<99, 0..<99]
    #expect(ranges.map { places[$0] } == [nil, 22..<23, 2..<25, 3..<5, 5..<20, nil, 8..<20, nil, 2..<25])
  }
}
