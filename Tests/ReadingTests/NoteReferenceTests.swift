import Reading
import TestSupport
import Testing
import TextModel

/// References to notes in what is selected, saved and copied.
@Suite struct NoteReferenceTests {
  static let book: TextFixture = {
    let text = "He went on his way.1 And more.\n"
    let reference = Span(.noteReference(.place(section: 0, anchor: "n1")), range: 19..<20)
    return TextFixture([
      Section(
        text: text, blocks: [Block(.paragraph, range: 0..<text.utf8.count)], spans: [reference],
        anchors: ["n1": 0])
    ])
  }()

  @Test func `what is saved and copied has no number of a note`() throws {
    var passages: [Passage] = []
    var session = try SessionFixture(Self.book) { effect in
      switch effect {
      case .save(let passage), .copy(let passage): passages.append(passage)
      default: break
      }
      return nil
    }
    _ = try session.heard("C-s C-S-Right C-S-Right C-S-Right C-S-Right C-S-Right C-S-Right C-S-Right y")
    #expect(passages.map(\.text) == ["He went on his way.", "He went on his way. And"])
    #expect(passages.first?.range.upper.offset ?? 0 >= 19)
  }

  @Test(arguments: [
    ("It rained.[1] He left.", 11..<12, ["It rained.", "He left."]), ("It (1) rained.", 4..<5, ["It rained."]),
    ("It [1) rained.", 4..<5, ["It [) rained."]),
  ])
  func `the brackets around a mark that is not said are not said either`(
    text: String, mark: Range<Int>, expected: [String]
  ) throws {
    let reference = Span(.noteReference(.place(section: 0, anchor: "n1")), range: mark)
    let section = Section(
      text: text + "\n", blocks: [Block(.paragraph, range: 0..<text.utf8.count + 1)], spans: [reference],
      anchors: ["n1": 0])
    var session = try SessionFixture(TextFixture([section]))
    let said = try session.heard("a @end")
    #expect(expected.allSatisfy(said.contains), "\(said)")
  }

  @Test func `a number that is selected is called a note, and is not spoken in a selection`() throws {
    let words = (0..<7).map { _ in "C-S-Right" }.joined(separator: " ")
    var selecting = try SessionFixture(Self.book)
    let said = try selecting.heard(words + " V")
    #expect(said.contains("Note 1 selected."), "\(said)")
    #expect(said.last?.hasPrefix("Selected: He went on his way. And") == true, "\(said)")
  }

  @Test func `a number that is all there is to be kept is kept`() {
    let world = SessionFixture.world(Self.book)
    let number = TextRange(section: 0, 19..<20)
    #expect(world.text.quotation(of: number) == "1")
    #expect(world.text.quotation(of: TextRange(section: 0, 11..<24)) == "his way. And")
  }

  @Test func `a number of a note is no word of what is selected, and no character`() throws {
    let words = (0..<6).map { _ in "C-S-Right" }.joined(separator: " ")
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(words + " V V").last == "5 words, 19 characters.")
    var marked = try SessionFixture(Self.book)
    let said = try marked.heard("v . v V V")
    #expect(said.last == "7 words, 29 characters." && said.contains("7 words selected."), "\(said)")
  }
}
