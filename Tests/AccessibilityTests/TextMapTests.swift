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
}
