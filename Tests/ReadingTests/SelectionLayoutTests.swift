import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel

@Suite struct SelectionLayoutTests {
  let text = TextFixture(
    (.paragraph, "We started out our morning in Lincoln Park, admiring the views. The zoo had lots of animals."),
    (.paragraph, "At lunchtime, we walked along the river."))

  @Test(arguments: [SelectionUnit.character, .word, .sentence, .paragraph])
  func `a selection survives every width, and goes on growing from where it was`(unit: SelectionUnit) {
    let worlds = [80, 21, 33].map {
      SessionFixture.world(text, size: PageSize(columns: $0, lines: 6, measure: .allColumns))
    }
    let now = Instant(milliseconds: 0)
    func selected(_ worlds: [ReadingWorld]) -> [Selection?] {
      var session = Session()
      _ = session.apply(.open, at: now, in: worlds[0])
      return (0..<6).map { step in
        let world = worlds[step % worlds.count]
        _ = session.apply(.resized, at: now, in: world)
        _ = session.apply(.select(unit, step == 4 ? .backward : .forward), at: now, in: world)
        return session.selection
      }
    }
    #expect(selected(worlds) == selected([worlds[0]]))
  }
}
