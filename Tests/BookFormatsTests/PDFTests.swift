import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct PDFTests {
  private func open(_ paper: PaperBook) throws -> Book {
    try Book.open(bytes: Array("%PDF-1.7\n".utf8), name: "a.pdf", tools: paper)
  }

  private func text(_ book: Book) -> String { (0..<book.sectionCount).map { book.section($0).text }.joined() }

  /// The labels of the printed pages, in the order that they are marked in.
  private func marks(_ book: Book) -> [String] {
    (0..<book.sectionCount).flatMap { book.section($0).spans }.compactMap { span in
      if case .pageBreak(let label) = span.kind { label } else { nil }
    }
  }

  @Test func `a PDF says its title and its author, and its pages are the printed ones`() throws {
    let book = try open(
      PaperBook(
        pages: [[["One here."]], [["Two here."]]],
        info: "Title:          A  Walk\nAuthor:         Ann & Bob\nPages: 99"))
    #expect(book.format == .pdf)
    #expect(book.metadata == BookMetadata(title: "A Walk", creators: ["Ann & Bob"]))
    #expect(book.printPages.map(\.label) == ["1", "2"])
    #expect(book.printPages.map { book.position(of: $0.destination ?? .outside(""))?.offset } == [0, 10])
    #expect(text(book) == "One here.\nTwo here.\n")
    #expect(MarkedText.spans(of: book.section(0)) == ["page 1: ", "page 2: "])
    #expect(try open(PaperBook(pages: [[["One."]]], info: "Title:\nAuthor:  \n")).metadata.title == "a")
  }

  @Test func `opening converts nothing, and a section is converted when it is asked for`() throws {
    let paper = PaperBook(pages: (1...300).map { [["Line \($0 * 7) has this."]] })
    let book = try open(paper)
    #expect(book.sectionCount == 19)
    #expect(paper.runs.map { $0[0] } == ["pdfinfo", "pdftotext", "pdftohtml"])
    #expect(paper.runs[1] == ["pdftotext", "-f", "1", "-l", "4", "-enc", "UTF-8", "/held", "-"])
    #expect(book.section(10).text.hasPrefix("Line 1127 has this.\n"))
    #expect(
      paper.runs[3...] == [["pdftotext", "-f", "155", "-l", "182", "-bbox-layout", "-enc", "UTF-8", "/held", "-"]])
    #expect(marks(book) == (1...300).map(String.init))
  }

  @Test func `lines that their author ends are paragraphs, as in lists, letters and below headings`() throws {
    let page = [
      [
        "Chapter 1", "You need the following things for the night, and they must be on board",
        "today:", "- candles", "- two ropes",
        "1. A lantern from the shop on the quay, which has the best of the whole",
        "town.", "2. Two oars.", "Your Tom",
      ], ["The quay ............ 3", "The school .......... 12"],
    ]
    #expect(
      try text(open(PaperBook(pages: [page]))) == """
        Chapter 1
        You need the following things for the night, and they must be on board today:
        - candles
        - two ropes
        1. A lantern from the shop on the quay, which has the best of the whole town.
        2. Two oars.
        Your Tom
        The quay ............ 3
        The school .......... 12

        """)
  }

  @Test func `lines around a middle are one title`() throws {
    let title = [
      PaperBook.Line(text: "THE LONG AND HAPPY LIFE", left: 200, top: 60),
      PaperBook.Line(text: "OF A LAMPLIGHTER", left: 221, top: 74),
    ]
    #expect(try text(open(PaperBook([[title]]))) == "THE LONG AND HAPPY LIFE OF A LAMPLIGHTER\n")
  }

  @Test func `columns are read one after another, what stands above and below them apart`() throws {
    func column(_ words: String, left: Double, top: Double) -> [PaperBook.Line] {
      (0..<4).map {
        PaperBook.Line(text: "\(words) \($0) of a narrow column.", left: left, top: top + Double($0) * 14)
      }
    }
    let title = [
      PaperBook.Line(text: "A title over both of the columns of this page, as wide as they", left: 100, top: 40)
    ]
    let foot = [PaperBook.Line(text: "7", left: 300, top: 700)]
    let blocks = [title, column("Right", left: 330, top: 60), foot, column("Left", left: 72, top: 80)]
    let read = try text(open(PaperBook([blocks]))).split(separator: "\n").map { $0.prefix(5) }
    #expect(read.first == "A tit" && read.last == "7")
    #expect(read.firstIndex(of: "Left ") ?? 9 < read.firstIndex(of: "Right") ?? 0)
  }

  @Test func `no sentence and no word is cut by the end of a printed page, wherever a section ends`() throws {
    var seed = Seed("no sentence and no word is cut by the end of a printed page")
    let words = [
      "we", "walked", "through", "considerable", "meadows", "towards", "the", "lake", "Chicago", "Ann", "evening",
      "without", "remembering", "yesterday", "and",
    ]
    for _ in 0..<8 {
      var sentences: [String] = []
      let paragraphs = (0..<120).map { _ in
        let own = (0..<Int.random(in: 1...5, using: &seed)).map { _ in
          let body = (0..<Int.random(in: 2...25, using: &seed)).map { _ in words.randomElement(using: &seed) ?? "" }
          return "So \(body.joined(separator: " "))."
        }
        sentences += own
        return own.joined(separator: " ")
      }
      let pages = Typesetter(
        paragraphs, linesPerPage: Int.random(in: 12...40, using: &seed),
        lettersPerLine: Int.random(in: 40...66, using: &seed), using: &seed
      ).bound()
      let chapters = (0..<Int.random(in: 0...6, using: &seed)).map { _ in
        "<item page=\"\(Int.random(in: 1...pages.count, using: &seed))\">Chapter</item>"
      }
      let book = try open(PaperBook(pages, outline: "<outline>\(chapters.joined())</outline>"))
      let blocks = text(book).split(separator: "\n")
      // The head of either side is kept where it stands first.
      let heads = blocks.filter { $0.hasPrefix("THE LONG") || $0.hasPrefix("CHAPTER TWO") }
      #expect(heads.count <= 2)
      let body = blocks.filter { !$0.hasPrefix("THE LONG") && !$0.hasPrefix("CHAPTER TWO") }
      #expect(body.joined(separator: " ") == sentences.joined(separator: " "))
      #expect(body.allSatisfy { $0.hasPrefix("So ") && $0.hasSuffix(".") })
      #expect(marks(book) == (1...pages.count).map(String.init))
    }
  }

  @Test func `a paragraph of many pages is read whole, in sections of one page too`() throws {
    // Every page but the first and the last holds nothing else.
    let lines = (0..<40).map { "the line that has the number \($0) and goes on" }
    let pages = stride(from: 0, to: 40, by: 4).map { [Array(lines[$0..<$0 + 4])] }
    for chapters in [[1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 4, 5, 9]] {
      let items = chapters.map { "<item page=\"\($0)\">Chapter</item>" }.joined()
      let book = try open(PaperBook(pages: pages, outline: "<outline>\(items)</outline>"))
      #expect(text(book).split(whereSeparator: \.isNewline).joined(separator: " ") == lines.joined(separator: " "))
      #expect(marks(book) == (1...10).map(String.init))
    }
  }

  @Test(arguments: [
    ([["It was consid-", "ered enough."]], ["It was considered enough."]),
    ([["We met Jean-", "Paul there."]], ["We met Jean-Paul there."]),
    ([["From 1990-", "1995."]], ["From 1990-1995."]),
    ([["He said -", "no more."]], ["He said - no more."]), ([["soft\u{AD}", "ware"]], ["software"]),
    ([["吾輩は", "猫である。"]], ["吾輩は猫である。"]),
    ([["One ends here.", "   Two begins.", "And goes on."]], ["One ends here.", "Two begins. And goes on."]),
    ([["A line that", "   is hung", "and goes on."]], ["A line that is hung and goes on."]),
    ([["These:", "• one thing", "• another", "thing"]], ["These:", "• one thing", "• another thing"]),
    (
      [["A column that ends", "in the middle of a"], ["sentence."]],
      ["A column that ends in the middle of a sentence."]
    ),
    ([["The lake"], ["It lay there."]], ["The lake", "It lay there."]),
    ([["He turned to", "look (as he said)."], ["then went."]], ["He turned to look (as he said).", "then went."]),
    ([["A word.12"], ["and more."]], ["A word.12", "and more."]),
    ([["It is 3.14"], ["or so."]], ["It is 3.14 or so."]),
    ([["Clear \u{1B}[31m \u{202E}text", "\u{1}here & <b>"]], ["Clear [31m text here & <b>"]),
  ])
  func `lines are joined as they were before they were set`(blocks: [[String]], paragraphs: [String]) throws {
    let book = try open(PaperBook(pages: [blocks]))
    #expect(text(book).split(separator: "\n").map(String.init) == paragraphs)
  }

  @Test func `the notes of a page are read after the paragraph that goes on behind them`() throws {
    var first = PaperBook.set([["We walked to the lake", "and saw that it was of a"], ["1 A small note."]])
    first[1][0].height = 9
    let book = try open(PaperBook([first, PaperBook.set([["gray that Ann knew.", "   Then it was gold."]])]))
    #expect(
      text(book)
        == "We walked to the lake and saw that it was of a gray that Ann knew.\n1 A small note.\nThen it was gold.\n")
  }

  @Test func `a head that the pages share is read once, page numbers never, and that is no fault of the book`() throws
  {
    let pages = (1...4).map { number in
      let lines = [
        [PaperBook.Line(text: "The Lake \(number + 7)", top: 30)], [PaperBook.Line(text: "Text \(number).", top: 80)],
        [PaperBook.Line(text: "- \(number) -", top: 760)],
      ]
      return lines
    }
    let book = try open(PaperBook(pages))
    #expect(text(book) == "The Lake 8\nText 1.\nText 2.\nText 3.\nText 4.\n")
    #expect(book.diagnostics.isEmpty)
  }

  @Test func `lines that only look like heads are kept`() throws {
    // The number of a table is no page number, and neither is one in the midst of a page.
    let pages = [3, 5, 9].map { number in
      [
        [PaperBook.Line(text: "Table \(number)", top: 30)], [PaperBook.Line(text: "Same.", top: 80)],
        [PaperBook.Line(text: "End \(number * 7).", top: 120)],
      ]
    }
    #expect(
      text(try open(PaperBook(pages)))
        == "Table 3\nSame.\nEnd 21.\nTable 5\nSame.\nEnd 35.\nTable 9\nSame.\nEnd 63.\n")
  }

  @Test func `the outline gives the table of contents, and its chapters are the sections`() throws {
    let outline =
      "<outline><item page=\"3\">The  Lake &amp; I</item><outline><item page=\"4\">Morning</item></outline>"
      + "<item page=\"90\">Lost</item><item>Group</item><item page=\"6\">Town</item></outline>"
    let paper = PaperBook(pages: (1...60).map { [["Line \($0 * 7)."]] }, outline: outline)
    let book = try open(paper)
    #expect(
      book.outline.map { "\($0.depth) \($0.label) \(MarkedText.name($0.destination))" } == [
        "1 The Lake & I 1#page 3", "2 Morning 1#page 4", "1 Lost nowhere", "1 Group nowhere", "1 Town 2#page 6",
      ])
    #expect(
      (0..<book.sectionCount).map { book.section($0).text.split(separator: "\n").first ?? "" } == [
        "Line 7.", "Line 21.", "Line 42.", "Line 378.",
      ])
  }

  @Test(arguments: [
    ("It is known.", "wellknown"), ("So well-known.", "well-known"), ("A well-known, wellknown man.", "wellknown"),
  ])
  func `a hyphen at a line's end is one of its word where the word is written so elsewhere`(
    other: String, expected: String
  ) throws {
    let lines = ["This is a very long line that ends with the word well-", "known and goes on to its end here."]
    let book = try open(PaperBook(pages: [[lines], [[other]]]))
    #expect(text(book).contains(" \(expected) and"))
  }
}
