import BookFormats
import TestSupport
import Testing
import TextModel

/// The numbers of printed pages in a plain text, and what is repeated at their heads and feet, break no sentence and
/// are no headings; where they tell where a page begins, one can go there.
@Suite struct PrintedPageTests {
  private static let prose =
    "It was a long winter, and the people of the valley had grown used to the sound of the\nwind, which came down from the "
    + "mountains every night and rattled the shutters.\n\nThe miller had given up complaining, and sat by the fire with a dog and with his "
    + "pipe.\nSo he waited for spring to come again, as all of them did.\n"

  /// The same with a sentence that goes on over the end of the page.
  private static let cut = "fire in the house.\n\n" + prose + "\nHe had long been sitting by the\n"

  private func open(_ text: String) throws -> Book { try Book.open(bytes: Array(text.utf8), name: "a.txt") }

  /// The pages of a text, each with the sentence that begins behind its number.
  private func pages(_ text: String) throws -> [String] {
    let book = try open(text)
    return try book.printPages.map { page in
      let place = try #require(page.destination.flatMap(book.position(of:)))
      let section = book.section(place.section)
      let marks = section.spans.filter { $0.kind == .pageBreak(label: page.label) }
      #expect(marks.map(\.range.lowerBound) == [place.offset], "\(page.label)")
      return page.label
    }
  }

  /// A text of pages with something before and behind each.
  private func text(_ numbers: ClosedRange<Int>, head: (Int) -> String = { _ in "" }, foot: (Int) -> String) -> String
  {
    numbers.map { "\(head($0))\(Self.cut)\(foot($0))" }.joined()
  }

  @Test func `a number at the foot of pages ends a page, one at the head begins one`() throws {
    let labels = (1...5).map(String.init)
    #expect(try pages(text(1...5) { "\n\($0)\n\n" }) == labels, "the first number is 1, and text stands before it")
    #expect(try pages(text(7...9) { "\n- \($0) -\n\u{0C}" }) == ["7", "8", "9"])
    #expect(try pages(text(7...9, head: { "\n[\($0)]\n\n" }) { _ in "" }) == ["7", "8", "9"])
    #expect(try pages("Text.\n\n" + text(7...9, head: { "\n\u{0C}\($0)\n\n" }) { _ in "\n" }) == ["7", "8", "9"])
    #expect(
      try pages(Self.prose + text(7...9, head: { "\n\($0)\n\n" }) { _ in Self.prose }) == [],
      "they may end a page or begin one")
    #expect(try pages(text(1...2) { "\n\($0)\n\n" }) == [], "two numbers are no pages yet")
  }

  @Test func `numbers that no sentence goes on over may be those of years, chapters or psalms, and are heard`() throws
  {
    for first in [1911, 21, 73] {
      let text = (first..<first + 8).map { "\($0)\n\n\(Self.prose)\n" }.joined()
      let book = try open("A Diary\n\n" + text)
      #expect(book.printPages.isEmpty)
      #expect(MarkedText.blocks(of: book.section(0)).contains("p: \(first)"))
    }
    let psalms = (1..<9).map { "PSALM \($0)\n\n\(Self.prose)\n" }.joined()
    #expect(try open(psalms).printPages.isEmpty)
  }

  @Test func `what programs leave that read scanned pages is known by its capitals`() throws {
    let pages = (2...9).map { "\n\($0 % 2 == 0 ? "\($0) THE GREY HOUSE" : "THE RIVER BANK \($0)")\n\n\(Self.cut)" }
    #expect(try self.pages(pages.joined()) == (2...9).map(String.init))
  }

  @Test func `the first page begins behind the last form feed before its number`() throws {
    let front = "A Book\n\nby Ann\n\u{0C}Preface\n\nIt is so.\n\u{0C}"
    let book = try open(front + text(1...4) { "\n\($0)\n\u{0C}" })
    let place = try #require(book.printPages.first?.destination.flatMap(book.position(of:)))
    #expect(book.printPages.map(\.label) == ["1", "2", "3", "4"])
    #expect(book.section(0).text(in: place.offset..<place.offset + 4) == "fire")
  }

  @Test(arguments: [
    "12", "- 12 -", "[12]", "[Pg 12]", "Page 12", "Seite 12", "Ann Writer          Notes          [Page 12]",
  ])
  func `a sentence goes on over the end of a page`(foot: String) throws {
    let number = { (page: Int) in foot.replacing("12", with: String(page)) }
    let lines = [
      "who had been there in the valley for long were", "who had been there in the valley was called to the well-",
      "who had been there in the valley made an exam-",
    ]
    let next = ["asked whether they", "known house.", "ples of it, examples."]
    let text = zip(lines, next).enumerated().map { page, halves in
      "\(Self.prose)\nThen \(halves.0)\n\n\(number(page + 1))\n\n\(halves.1)\n\n"
    }
    let book = try open(text.joined() + Self.prose + "\n" + number(4) + "\n")
    let blocks = MarkedText.blocks(of: book.section(0))
    let last = foot.replacing("  ", with: " ").replacing("  ", with: " ").replacing("  ", with: " ")
    let whole = [
      (lines[0], next[0]), ("who had been there in the valley was called to the well-known", "house."),
      ("who had been there in the valley made an examples", "of it, examples."),
    ]
    for (page, halves) in whole.enumerated() {
      let shown = last.replacing("12", with: String(page + 1)).split(separator: " ").joined(separator: " ")
      #expect(blocks.contains("p: Then \(halves.0) ⏎\(shown)⏎\(halves.1)"), "\(blocks)")
    }
    #expect(heard(book.section(0)).contains("Then \(whole[0].0) \(whole[0].1)"))
  }

  /// The text of a section without what is not heard and the numbers of pages.
  private func heard(_ section: Section) -> String {
    let left = section.spans.filter { span in
      switch span.kind {
      case .unspoken, .pageBreak: true
      default: false
      }
    }
    let bytes = Array(section.text.utf8)
    let kept = bytes.indices.filter { index in !left.contains { $0.range.contains(index) } }
    return String(decoding: kept.map { bytes[$0] }, as: UTF8.self)
  }

  @Test(arguments: ["- 12 -", "[Pg 12]", "[ Page 12 ]", "{S. 12}", "Strona 12"])
  func `no break is heard where the line of a page stands in a paragraph`(number: String) throws {
    for (before, after, words) in [
      ("it was told among the people of the valley", "that she had come.", "valley that she had come"),
      ("it was told among the people of the val-", "ley that she came.", "val-ley that she came"),
      ("it was told among the people of the val-", "ley.", "val-ley."),
    ] {
      let text = "Of the miller's wife \(before)\n\n\n              \(number)\n\n\n\(after)\n\nOn.\n"
      let section = try open(text).section(0)
      #expect(heard(section).contains(words), "\(heard(section))")
      #expect(!heard(section).contains("\u{0B}"))
      #expect(section.text.contains(number.split(separator: " ").joined(separator: " ")))
    }
  }

  @Test func `a line that ends in the middle of a word is no title of a chapter`() throws {
    let text =
      "CHAPTER ONE\n\nThe miller had been there for long, and it was gene-\n\n\n     - 12 -\n\n\nrally known.\n"
    let book = try open(text)
    #expect(book.outline.map(\.label) == ["CHAPTER ONE"])
    #expect(heard(book.section(0)).contains("and it was gene-rally known."))
  }

  @Test func `form feeds alone end no sentence, and no more of a paragraph than blank lines do`() throws {
    #expect(
      MarkedText.blocks(
        of: try open("It was, as far as anybody there knew, the\n\u{0C}end of it.\n\u{0C}\nHe left.\n").section(0))
        == ["p: It was, as far as anybody there knew, the end of it.", "p: He left."])
  }

  @Test func `a line with the number of the only page ends with it`() throws {
    let text =
      "It was so.\n\nWriter                       Informational                      [Page 1]\n\u{0C}RFC 9999\n"
    #expect(
      MarkedText.blocks(of: try open(text).section(0)) == [
        "p: It was so.", "p: Writer Informational [Page 1]", "p: RFC 9999",
      ])
  }

  @Test func `what is repeated at heads and feet is shown with the number, and is no heading`() throws {
    let rfc = (1...4).map { page in
      (page > 1 ? "\u{0C}RFC 9999                 The Thing Protocol                 May 2001\n\n\n" : "")
        + Self.prose
        + "\n\nWriter                       Informational                      [Page \(page)]\n"
    }
    let book = try open(rfc.joined())
    #expect(book.printPages.map(\.label) == ["1", "2", "3", "4"])
    #expect(
      MarkedText.blocks(of: book.section(0)).filter { $0.contains("RFC") }
        == [1, 2, 3].map {
          "p: Writer Informational [Page \($0)] RFC 9999 The Thing Protocol May 2001"
        })
    let novel = (2...9).map { page in
      "\u{0C}\(page % 2 == 0 ? "\(page)          THE ROAD" : "CHAPTER OF THE HILL          \(page)")\n\n\n\(Self.prose)\n"
    }
    #expect(try open(novel.joined()).outline.isEmpty)
    #expect(try pages(novel.joined()) == (2...9).map(String.init))
  }

  @Test func `numbers of other things are no pages`() throws {
    let chapters = (1...4).map { "\n\nCHAPTER   \($0)\n\n" + Self.prose }.joined()
    let exercises = (1...4).map { "\n\nExercise   \($0)\n\n" + Self.prose }.joined()
    let contents = (1...9).map { "\n\nThe way   \($0)" }.joined() + "\n\n" + Self.prose
    let titles = ["The Wind", "The Fire", "The End"].enumerated().map { "\n\n\($0 + 1)   \($1)\n\n" + Self.prose }
    for text in [chapters, exercises, contents, titles.joined()] {
      let book = try open(text)
      #expect(book.printPages.isEmpty)
      #expect(!book.section(0).spans.contains { if case .pageBreak = $0.kind { true } else { false } }, "\(text)")
    }
  }

  @Test func `every word between pages is shown, once and in order`() throws {
    let lines = [
      "Then they were", "- 4 -", "[5]", "6", "a. b", "* * *", "- item", "Title", "", "", "\u{0C}", "x\u{0C}",
    ]
    var seed = Seed("pages")
    for _ in 0..<100 {
      let text = (0..<40).map { _ in lines.randomElement(using: &seed) ?? "" }.joined(separator: "\n")
      let book = try open(text)
      let shown = (0..<book.sectionCount).map { book.section($0).text }.joined(separator: "\n")
      #expect(shown.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace), "\(text)")
    }
  }
}
