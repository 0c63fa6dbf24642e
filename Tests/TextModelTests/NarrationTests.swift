import Testing
import TextModel

@Suite struct NarrationTests {
  private func part(_ range: Range<Int>, _ begin: Int) -> Narration.Part {
    Narration.Part(range, Clip(file: "a.mp3", begin: begin, end: begin + 10))
  }

  @Test func `parts stand in the order of their text, and none has text of another`() {
    let narration = Narration([part(10..<20, 0), part(0..<10, 10), part(15..<18, 20), part(20..<20, 30)])
    #expect(narration.parts.map(\.range) == [0..<10, 10..<20, 20..<20])
    #expect(narration.length == 30)
  }

  @Test func `the part of an offset holds it, or is the next behind it`() {
    let narration = Narration([part(5..<10, 0), part(10..<10, 10), part(12..<20, 20)])
    #expect(narration.part(from: 0, after: nil) == 0)
    #expect(narration.part(from: 9, after: nil) == 0)
    // Sound without a text of its own goes on from the part before it, and from nothing else.
    #expect(narration.part(from: 10, after: 0) == 1)
    #expect(narration.part(from: 10, after: 1) == 2)
    #expect(narration.part(from: 10, after: nil) == 2)
    #expect(narration.part(from: 20, after: nil) == nil)
    #expect(Narration.none.part(from: 0, after: nil) == nil)
  }

  @Test func `a clip is cut at times inside it alone`() {
    let clip = Clip(file: "a.mp3", begin: 100, end: 200)
    #expect(clip.length == 100 && clip.from(150).begin == 150 && clip.from(50) == clip && clip.from(300).length == 0)
    #expect(clip.upTo(150).end == 150 && clip.upTo(300) == clip && clip.upTo(0).length == 0)
    #expect(Clip(file: "a.mp3", begin: 5).length == nil && Clip(file: "a.mp3", begin: 5).upTo(9).end == 9)
    #expect(clip.isFollowed(by: Clip(file: "a.mp3", begin: 200)))
    #expect(!clip.isFollowed(by: Clip(file: "b.mp3", begin: 200)))
  }
}
