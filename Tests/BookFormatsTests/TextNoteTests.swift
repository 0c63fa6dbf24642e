import BookFormats
import Testing
import TextModel

/// Notes of plain texts: told by what refers to them, and by nothing less.
@Suite struct TextNoteTests {
  private func open(_ text: String) throws -> Book { try Book.open(bytes: Array(text.utf8), name: "a.txt") }

  /// The notes of a text and what refers to them, in order, and what of them is not heard.
  private func notes(_ text: String) throws -> [String] {
    let section = try open(text).section(0)
    return MarkedText.containers(of: section) + MarkedText.spans(of: section)
  }

  @Test func `a paragraph that says it is a footnote is one, where a number refers to it`() throws {
    let book = try open("We left[1] early.\n\n[Footnote 1: On the third of May.]\n\nThen it rained.\n")
    let section = book.section(0)
    #expect(
      MarkedText.blocks(of: section).joined()
        == "p: We left[1] early.p: [Footnote 1: On the third of May.]p: Then it rained.")
    #expect(MarkedText.containers(of: section) == ["footnote: [Footnote 1: On the third of May.]"])
    #expect(MarkedText.spans(of: section) == ["note 0#note 0: [1]", "unspoken: [Footnote", "unspoken: ]"])
    let place = try #require(book.position(of: .place(section: 0, anchor: "note 0")))
    #expect(section.text(in: place.offset..<place.offset + 11) == "[Footnote 1")
  }

  @Test func `a footnote goes on to the bracket that closes it`() throws {
    let text = "Word.[*]\n\n[Footnote *: One [sic].\n\nTwo.]\n\nThree.\n"
    #expect(try notes(text).first == "footnote: [Footnote *: One [sic]./Two.]")
    // A bracket that is closed in the midst of a line, or never, closes no note.
    let never = "Word.[*]\n\n[Footnote *: One.\n\nTwo.\n"
    #expect(try notes(never) == ["footnote: [Footnote *: One.", "note 0#note 0: [*]", "unspoken: [Footnote"])
    let midst = "Word.[*]\n\n[Footnote *: One.\n\nTwo.] Three.\n"
    #expect(try notes(midst).first == "footnote: [Footnote *: One.")
  }

  @Test(arguments: [
    ("Footnote 12", "12"), ("Note a", "a"), ("Fußnote 3", "3"), ("Сноска 4", "4"), ("Przypis †", "†"),
    ("FOOTNOTE B", "B"),
  ])
  func `notes are told in the languages of their books`(opening: String, symbol: String) throws {
    #expect(try notes("Word.[\(symbol)]\n\n[\(opening): Text.]\n\nMore.\n").first == "footnote: [\(opening): Text.]")
  }

  @Test func `numbers that begin again in each chapter lead to the notes of their chapter`() throws {
    let text = "One.[1]\n\n[Footnote 1: First.]\n\nTwo.[1]\n\n[Footnote 1: Second.]\n"
    #expect(
      try notes(text).filter { !$0.hasPrefix("unspoken") } == [
        "footnote: [Footnote 1: First.]", "footnote: [Footnote 1: Second.]", "note 0#note 0: [1]",
        "note 0#note 1: [1]",
      ])
    let behind = "One.[1]\n\nTwo.[1]\n\n[1] First.\n\n[1] Second.\n"
    #expect(
      try notes(behind) == [
        "footnote: [1] First.", "footnote: [1] Second.", "note 0#note 0: [1]", "note 0#note 1: [1]",
      ])
  }

  @Test func `numbers in curly brackets refer to notes, wherever they stand in a line`() throws {
    let text =
      "We saw an elegantly {1} dressed man.\nThe inn, as far as anybody there could see it, was full\n{2} of carters.{3}\n\n"
      + "FOOTNOTES:\n\n\n{1}  \"Elegant,\" I mean.\n\n{2}  Forty.\n\n{3}  Thirty.\n"
    #expect(
      try notes(text) == [
        "footnote: {1} \"Elegant,\" I mean.", "footnote: {2} Forty.", "footnote: {3} Thirty.", "note 0#note 0: {1}",
        "note 0#note 1: {2}", "note 0#note 2: {3}",
      ])
    #expect(try notes("The \\emph{word} is set.\n\n{word} is it.\n") == [])
  }

  @Test func `paragraphs and lines that begin with numbers are notes where words have them`() throws {
    let text = "One[1] and two[2] and three.[1]\n\n[1] First.\n[2] Second.\n\nMore.\n"
    #expect(
      try notes(text) == [
        "footnote: [1] First.", "footnote: [2] Second.", "note 0#note 0: [1]", "note 0#note 1: [2]",
        "note 0#note 0: [1]",
      ])
  }

  @Test(arguments: [
    // Nothing refers to them.
    "[1] In the beginning.\n\n[2] And then.\n", "[Footnote 1: Lost.]\n\nText.\n",
    // Brackets that stand apart from a word refer to a source, or are text.
    "See [1] for it.\n\n[1] Smith, Of Ships.\n", "An item [ ] and [x] and x[i] of it.\n\n[ ] To do.\n",
    // Nothing is behind it that has its symbol.
    "Word.[1]\n\n[2] Second.\n", "[1] First.\n\nWord.[1]\n",
    // More notes than references: none can be told from another.
    "Word.[1]\n\n[1] One.\n\n[1] Two.\n",
    // No symbol at all.
    "Word.[12345]\n\n[12345] Text.\n", "Word.[*****]\n\n[*****] Text.\n", "[", "[[[[", "[Footnote", "Word.[1",
  ])
  func `brackets that nothing tells to be notes are text`(text: String) throws {
    #expect(try notes(text) == [])
  }

  @Test func `a note may stand in another section than what refers to it`() throws {
    let filler = String(repeating: "Words and words of a long paragraph.\n\n", count: 2500)
    let chapters = (1...3).map { "CHAPTER \($0)\n\nWord \($0).[\($0)]\n\n\(filler)" }.joined(separator: "\n\n")
    let book = try open(chapters + "\n\nFOOTNOTES\n\n[1] First.\n\n[2] Second.\n\n[3] Third.\n")
    #expect(book.sectionCount > 1)
    let spans = (0..<book.sectionCount).flatMap { book.section($0).spans }
    let read = spans.compactMap { span -> String? in
      guard case .noteReference(let destination) = span.kind, let place = book.position(of: destination) else {
        return nil
      }
      let section = book.section(place.section)
      let block = section.blocks.first { $0.content.contains(place.offset) }
      return block.map { section.text(in: $0.content) }
    }
    #expect(read == ["[1] First.", "[2] Second.", "[3] Third."])
  }

  @Test func `a heading is called without the number of its note, and nothing in a note is a heading`() throws {
    let text = "CHAPTER I[1]\n\nText.\n\n[Footnote 1: One.\n\nCHAPTER II\n\nTwo.]\n\nCHAPTER III\n\nMore.\n"
    #expect(try open(text).outline.map(\.label) == ["CHAPTER I", "CHAPTER III"])
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["[", "[1", "[1]", "[1] ", "\n[1] a", "\n\n[note 1: ", "\n\n[1] a[1]", " [*"])
  func `very many brackets are looked at in a moment`(unit: String) throws {
    let book = try open(String(repeating: unit, count: 60_000 / unit.utf8.count))
    #expect(book.section(0).text.contains("["))
  }
}
