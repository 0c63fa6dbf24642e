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

  /// A section of one paragraph in which some texts refer to notes, and some are raised.
  private func section(_ text: String, references: [String], raised: [String] = []) -> Section {
    func spans(_ texts: [String], _ kind: Span.Kind) -> [Span] {
      texts.compactMap { part in
        text.firstRange(of: part).map { range in
          let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
          return Span(kind, range: start..<start + part.utf8.count)
        }
      }
    }
    let all = spans(references, .noteReference(.place(section: 0, anchor: "n"))) + spans(raised, .raised)
    return Section(
      text: text + "\n", blocks: [Block(.paragraph, range: 0..<text.utf8.count + 1)],
      spans: all.sorted { $0.range.lowerBound < $1.range.lowerBound }, anchors: ["n": 0])
  }

  @Test(arguments: [
    ("It rained.1,2 He left.", ["1", "2"], [], ["It rained.", "He left."]),
    ("It rained.3–5 He left.", ["3", "5"], [], ["It rained.", "He left."]),
    ("It rained.1; 2, 3 He left.", ["1", "2", "3"], [], ["It rained.", "He left."]),
    ("It rained.[1][2]:12 He left.", ["[1]", "[2]"], [":12"], ["It rained.", "He left."]),
    // A number above the line that leads nowhere; an exponent ends no sentence.
    ("It rained.1 He left.", [], ["1"], ["It rained. note 1", "He left."]),
    ("It is 10 to6 Big.", [], ["6"], ["It is 10 to, note 6 Big."]),
    // Text between references that does more than join them is kept.
    ("It rained1, or so2 they say.", ["1", "2"], [], ["It rained, or so they say."]),
    ("It rained1, they say.", ["1"], [], ["It rained, they say."]),
  ])
  func `references in a row are one, with what joins them`(
    text: String, references: [String], raised: [String], expected: [String]
  ) throws {
    var session = try SessionFixture(TextFixture([section(text, references: references, raised: raised)]))
    let said = try session.heard("a @end").filter { $0.first?.isLetter == true && !$0.hasPrefix("E:") }
    #expect(Array(said.dropLast()) == expected, "\(said)")
  }

  @Test func `a number that is selected is called a note, and is not spoken in a selection`() throws {
    let words = (0..<7).map { _ in "C-S-Right" }.joined(separator: " ")
    var selecting = try SessionFixture(Self.book)
    let said = try selecting.heard(words + " V")
    #expect(said.contains("Note 1 selected."), "\(said)")
    #expect(said.last?.hasPrefix("Selected: He went on his way. And") == true, "\(said)")
  }

  @Test func `the symbols of a longer reference are called by their names when they are selected one by one`() throws
  {
    var session = try SessionFixture(TextFixture([section("On[12] he went.", references: ["[12]"], raised: [])]))
    let said = try session.heard("S-Right S-Right S-Right S-Right S-Right S-Right C-S-Left")
    #expect(
      said.suffix(5) == [
        "left bracket selected.", "1 selected.", "2 selected.", "right bracket selected.", "Note 12 unselected.",
      ], "\(said)")
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
