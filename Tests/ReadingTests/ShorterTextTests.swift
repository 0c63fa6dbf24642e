import Accessibility
import TestSupport
import Testing
import TextModel

@testable import Reading

/// Text that is shorter than it was when its units were found, as of a file that has been written anew.
@Suite struct ShorterTextTests {
  @Test(arguments: [Granularity.paragraph, .sentence, .word, .character])
  func `a unit behind the end of its text says nothing of it`(granularity: Granularity) throws {
    let world = SessionFixture.world(TextFixture(paragraphs: ["A"]))
    let behind = TextRange(section: 0, 100..<105)
    let speech = Composer(world).speech(of: behind, as: granularity, from: nil)
    #expect(speech.itself.allSatisfy { !$0.text.contains("A") })
  }
}
