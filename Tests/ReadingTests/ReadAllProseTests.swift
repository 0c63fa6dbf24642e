import BookFormats
import Reading
import Speech
import TestSupport
import Testing
import TextModel

@Suite struct ReadAllProseTests {
  /// Returns all that is read of a world, one at a time, and some at a time.
  private func readings(of world: ReadingWorld, from start: TextPosition? = nil) -> (
    single: [Utterance], sets: [[Utterance]]
  ) {
    var reading = ReadAll(from: start ?? world.beginning ?? .start, in: world)
    var single: [Utterance] = []
    while let utterance = reading.utterance(id: single.count, in: world) { single.append(utterance) }
    reading = ReadAll(from: start ?? world.beginning ?? .start, in: world)
    var (sets, id) = ([[Utterance]](), 0)
    while case let set = reading.utterances(id: id, in: world), !set.isEmpty {
      sets.append(set)
      id += set.count
    }
    return (single, sets)
  }

  @Test(arguments: LawBooks.all)
  func `what is read some at a time is what is read one at a time`(book: LawBook) throws {
    let text = BookBeginning(of: try book.open())
    for notes in [Settings.Notes.skip, .inline] {
      var settings = ReadAllLawTests.readEverything
      settings.notes = notes
      let (single, sets) = readings(of: SessionFixture.world(text, settings: settings))
      #expect(sets.flatMap(\.self) == single)
    }
  }

  @Test func `the sentences of a paragraph of text alone come together`() throws {
    let source = """
      First one. Second one. “Third one?” Fourth.

      A *word* here. Another. And one more.

      # A heading. And more

      Five. Six is 7 % of it. Seven. — Eight. …
      """
    let book = try Book.open(bytes: Array(source.utf8), name: "a.md")
    let (single, sets) = readings(of: SessionFixture.world(book))
    #expect(sets.flatMap(\.self) == single)
    #expect(sets.first?.map(\.text) == ["First one.", "Second one.", "“Third one?”", "Fourth."])
    let inSentence = readings(of: SessionFixture.world(book), from: TextPosition(section: 0, offset: 6))
    #expect(inSentence.sets.flatMap(\.self) == inSentence.single && inSentence.sets.first?.count == 4)
  }

  @Test func `a paragraph of any length comes in parts`() throws {
    let source = String(repeating: "It rained all day. “Will it stop?” she asked. ", count: 4000)
    let (single, sets) = readings(of: SessionFixture.world(try Book.open(bytes: Array(source.utf8), name: "a.md")))
    #expect(sets.flatMap(\.self) == single && single.count == 8000)
    #expect(sets.count < 100 && sets.allSatisfy { $0.count < 1000 })
  }
}
