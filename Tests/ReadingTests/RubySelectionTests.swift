import Reading
import TestSupport
import Testing
import TextModel
import TextUnits

/// Readings of ruby bases in what is selected, saved and looked for: they are seen, and say what their base says.
@Suite struct RubySelectionTests {
  static let book: TextFixture = {
    let text = "漢字(かんじ)を読(よ)む。\n"
    let readings = ["(かんじ)", "(よ)"].compactMap { reading -> Span? in
      guard let range = text.firstRange(of: reading) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return Span(.reading, range: start..<start + reading.utf8.count)
    }
    return TextFixture([
      Section(text: text, blocks: [Block(.paragraph, range: 0..<text.utf8.count)], spans: readings, language: "ja")
    ])
  }()

  @Test(arguments: [
    ("S-Right S-Right S-Right S-Right", ["漢 selected.", "字 selected.", "を selected.", "読 selected."], "漢字を読"),
    (
      "S-Right S-Right S-Right S-Left S-Left",
      ["漢 selected.", "字 selected.", "を selected.", "を unselected.", "字 unselected."], "漢"
    ),
    ("C-S-Right C-S-Right", ["漢字 selected.", "を selected."], "漢字を"),
    ("C-S-Right S-Left", ["漢字 selected.", "字 unselected."], "漢"),
    (
      "] ] Down Down S-Left S-Left S-Right S-Right",
      ["字 selected.", "漢 selected.", "漢 unselected.", "字 unselected.", "No selection."], nil
    ),
  ])
  func `a selection steps over a reading, and ends behind it`(
    keys: String, said: [String], kept: String?
  ) throws {
    var passages: [Passage] = []
    var session = try SessionFixture(Self.book) { effect in
      if case .save(let passage) = effect { passages.append(passage) }
      return nil
    }
    #expect(try session.heard(keys).suffix(said.count) == said[...])
    if let range = session.session.selection?.range {
      let text = Self.book.text(in: range)
      #expect(text.count { $0 == "(" } == text.count { $0 == ")" })
    }
    _ = try session.heard("V C-s")
    #expect(kept == nil || passages.map(\.text) == [kept])
  }

  @Test func `what is selected is told, counted, spelled and looked for without its readings`() throws {
    var session = try SessionFixture(Self.book)
    let said = try session.heard("C-S-Right C-S-Right V V")
    #expect(said.suffix(2) == ["Selected: 漢字を", "2 words, 3 characters."])
    #expect(try session.heard(.perform(.spellSelection)) == ["漢, 字, を"])
    _ = try session.heard(.perform(.searchForSelection))
    #expect(session.session.query?.text == "漢字を")
  }

  @Test func `a reading that is all there is to be kept is kept`() {
    let world = SessionFixture.world(Self.book)
    #expect(world.text.quotation(of: TextRange(section: 0, 6..<17)) == "(かんじ)")
    #expect(world.text.quotation(of: TextRange(section: 0, 3..<20)) == "字を")
  }
}
