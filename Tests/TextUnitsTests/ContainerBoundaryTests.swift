import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct ContainerBoundaryTests {
  static let empty = [Section.empty]
  static func section(_ text: String) -> [Section] { TextFixture((.paragraph, text)).sections }

  @Test func `units go on over sections, the empty ones skipped`() {
    let book = TextFixture(Self.section("One two.") + Self.empty + Self.empty + Self.section("Three."))
    #expect(book.texts(of: .word) == ["One", "two.", "Three."])
    #expect(book.texts(of: .character).joined() == "One two.\nThree.\n")
    let tokenizer = UnitTokenizer(text: book)
    let last = TextPosition(section: 3, offset: 0)
    #expect(tokenizer.unit(.word, next: last, toward: .backward).map { book.text(in: $0) } == "two.")
    #expect(tokenizer.unit(.character, enclosing: last, toward: .backward).map { book.text(in: $0) } == "\n")
    let end = TextPosition(section: 0, offset: 9)
    #expect(tokenizer.unit(.word, enclosing: end, toward: .forward).map { book.text(in: $0) } == "Three.")
  }

  @Test func `no sentence ends at what stands between two pages, whatever full stops it has`() {
    let text = "He sat by the\u{0B}12. THE ROAD\u{0B}fire. Then he left.\u{0B}13\u{0B}Rain fell.\n"
    let spans = [14..<26, 47..<49].map { Span(.pageBreak(label: "12"), range: $0) }
    let block = Block(.paragraph, range: 0..<text.utf8.count)
    let book = TextFixture([Section(text: text, blocks: [block], spans: spans)])
    #expect(spans.map { book.text(in: TextRange(section: 0, $0.range)) } == ["12. THE ROAD", "13"])
    #expect(book.texts(of: .sentence).first == "He sat by the\u{0B}12. THE ROAD\u{0B}fire.")
    #expect(book.texts(of: .sentence).contains("Then he left."))
  }

  @Test func `a position on a boundary belongs to the side it is asked toward`() {
    let book = TextFixture((.paragraph, "man—which way"))
    let tokenizer = UnitTokenizer(text: book)
    func word(_ offset: Int, _ direction: Direction) -> String? {
      let position = TextPosition(section: 0, offset: offset)
      return tokenizer.unit(.word, enclosing: position, toward: direction).map { book.text(in: $0) }
    }
    #expect(word(6, .forward) == "which")
    #expect(word(6, .backward) == "man—")
    #expect(word(11, .forward) == nil)
    #expect(word(11, .backward) == "which")
    #expect(word(12, .backward) == nil)
    #expect(word(0, .backward) == nil)
    #expect(word(16, .forward) == nil)
  }

  @Test func `at the edges of a book and outside it there is no unit`() {
    let book = TextFixture((.paragraph, "One."))
    let tokenizer = UnitTokenizer(text: book)
    for granularity in Granularity.allCases {
      #expect(tokenizer.unit(granularity, next: .start, toward: .backward) == nil)
      #expect(tokenizer.unit(granularity, next: TextPosition(section: 0, offset: .max), toward: .forward) == nil)
      #expect(tokenizer.unit(granularity, enclosing: TextPosition(section: 7, offset: 0), toward: .forward) == nil)
      #expect(tokenizer.unit(granularity, enclosing: TextPosition(section: -1, offset: 0), toward: .backward) == nil)
      #expect(UnitTokenizer(text: TextFixture([])).unit(granularity, next: .start, toward: .forward) == nil)
    }
  }

  @Test func `from the middle of a heading the previous one is the heading before it`() {
    let book = TextFixture(
      (.heading(level: 1), "One"), (.paragraph, "Text."), (.heading(level: 2), "Two"), (.heading(level: 2), ""))
    #expect(book.texts(of: .heading) == ["One", "Two"])
    let tokenizer = UnitTokenizer(text: book)
    let inTwo = TextPosition(section: 0, offset: 12)
    #expect(tokenizer.unit(.heading, next: inTwo, toward: .backward).map { book.text(in: $0) } == "One")
    let inText = TextPosition(section: 0, offset: 6)
    #expect(tokenizer.unit(.heading, enclosing: inText, toward: .forward) == nil)
    #expect(tokenizer.unit(.heading, next: inText, toward: .backward).map { book.text(in: $0) } == "One")
  }

  @Test func `blocks without text are paragraphs of their stop alone`() {
    let book = TextFixture((.paragraph, "One."), (.separator, ""), (.image, "A boat"))
    #expect(book.texts(of: .paragraph) == ["One.", "\n", "A boat"])
    #expect(book.texts(of: .sentence) == ["One.", "A boat"])
  }

  @Test func `a note reference belongs to the sentence before it, and is a link`() {
    let note = Span(.noteReference(.place(section: 0, anchor: "n3")), range: 9..<11)
    let link = Span(.link(.outside("a")), range: 12..<14)
    let section = Section(
      text: "It rained³. We left.³\n", blocks: [Block(.paragraph, range: 0..<24)], spans: [note, link])
    let inside = TextFixture([section])
    #expect(inside.texts(of: .sentence) == ["It rained³.", "We left.³"])
    let after = Section(
      text: "It rained.³ We left.\n", blocks: [Block(.paragraph, range: 0..<22)],
      spans: [Span(.noteReference(.outside("n")), range: 10..<12), Span(.link(.outside("a")), range: 13..<15)])
    #expect(TextFixture([after]).texts(of: .sentence) == ["It rained.³", "We left."])
    #expect(TextFixture([after]).texts(of: .link) == ["³", "We"])
  }

  @Test func `no sentence ends in a name in code, and one ends behind it`() {
    let text = "Use time.Time here. Call io.Read. Then stop.\n"
    let names = [4..<13, 24..<31].map { Span(.code, range: $0) }
    let section = Section(text: text, blocks: [Block(.paragraph, range: 0..<text.utf8.count)], spans: names)
    #expect(TextFixture([section]).texts(of: .sentence) == ["Use time.Time here.", "Call io.Read.", "Then stop."])
  }

  @Test func `each line of code is a unit, and a line of verse is not`() {
    let book = TextFixture((.code, "let a = 1. B\u{B}\u{B}  return. C\u{B}"), (.paragraph, "Roses\u{B}are red. So."))
    #expect(book.texts(of: .sentence) == ["let a = 1. B", "return. C", "Roses\u{B}are red.", "So."])
  }

  @Test func `an index spares sections without headings`() throws {
    let book = TextFixture(Self.section("One.") + TextFixture((.heading(level: 1), "Two")).sections)
    let index = try #require(BookIndex(of: book))
    #expect(index.sections.map { $0.elements[.heading] } == [nil, 1])
    let tokenizer = UnitTokenizer(text: book).indexed(by: index)
    let heading = try #require(tokenizer.unit(.heading, next: .start, toward: .forward))
    #expect(book.text(in: heading) == "Two")
    let none = BookIndex(
      sections: index.sections.map {
        .init(length: $0.length, characters: $0.length, elements: [:], isLinear: true)
      })
    #expect(UnitTokenizer(text: book).indexed(by: none).unit(.heading, next: .start, toward: .forward) == nil)
  }
}
