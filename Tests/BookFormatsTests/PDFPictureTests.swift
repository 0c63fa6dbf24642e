import BookFormats
import TestSupport
import Testing
import TextModel

/// The pages of a PDF that have no text.
@Suite struct PDFPictureTests {
  private func open(_ paper: PaperBook) throws -> Book {
    try Book.open(bytes: Array("%PDF-1.7\n".utf8), name: "a.pdf", tools: paper)
  }

  private func texts(_ book: Book) -> [String] { (0..<book.sectionCount).map { book.section($0).text } }

  /// The labels of the printed pages, in the order that they are marked in.
  private func marks(_ book: Book) -> [String] {
    (0..<book.sectionCount).flatMap { book.section($0).spans }.compactMap { span in
      if case .pageBreak(let label) = span.kind { label } else { nil }
    }
  }

  @Test func `a page without text among others is recognised in its place`() throws {
    let paper = PaperBook(pages: [[["One."]], [], [["Three."]], [["Four."]]], recognised: [2: "Two."])
    let book = try open(paper)
    #expect(!paper.runs.contains { $0[0] == "lectern-pages" })
    #expect(texts(book) == ["One.\nTwo.\nThree.\nFour.\n"] && marks(book) == ["1", "2", "3", "4"])
    #expect(!book.hasUnreadSections && book.diagnostics.isEmpty)
  }

  @Test func `a page on which nothing is recognised is an image`() throws {
    let book = try open(PaperBook(pages: [[["One."]], [], [["Three."]], [["Four."]]]))
    #expect(texts(book) == ["One.\nPage 2, without text\nThree.\nFour.\n"] && marks(book) == ["1", "2", "3", "4"])
  }

  @Test func `a paragraph over two recognised pages is read once, in the section that it begins in`() throws {
    var pages = (1...20).map { [["Line \($0 * 7)."]] }
    pages[15] = []
    pages[16] = []
    let recognised = [16: "We walked along the lake until we saw the light-", 17: "house on the far shore."]
    for order in [[0, 1], [1, 0]] {
      let book = try open(PaperBook(pages: pages, recognised: recognised))
      for index in order { _ = book.section(index) }
      let found = texts(book)
      #expect(found[0].hasSuffix("\nWe walked along the lake until we saw the lighthouse on the far shore.\n"))
      #expect(found[1].hasPrefix("Line 126.\n"))
    }
  }

  @Test func `where most pages have no text each page is a section, and the text of the others is read`() throws {
    let paper = PaperBook(pages: [[["Cover."]], [], [], []], recognised: [2: "Two.", 3: "Three.", 4: "Four."])
    let book = try open(paper)
    #expect(book.sectionsArePages && texts(book) == ["Cover.\n", "Two.\n", "Three.\n", "Four.\n"])
  }

  @Test func `text that begins late is found`() throws {
    var pages = [[[String]]](repeating: [], count: 60)
    pages[59] = [["The end."]]
    let book = try open(PaperBook(pages: pages))
    #expect(book.sectionsArePages && book.section(59).text == "The end.\n")
  }

  @Test func `a page that cannot be recognised costs no other page`() throws {
    let pages = [PaperBook.set([["One."]]), [], PaperBook.set([["Three."]]), PaperBook.set([["Four."]])]
    let broken = try open(PaperBook(pages, failures: ["pdftoppm": .crashed(signal: 11)]))
    #expect(
      texts(broken) == ["One.\na.pdf: page 2 cannot be recognised (signal 11 ended it).\nThree.\nFour.\n"])
    let missing = try open(PaperBook(pages, failures: ["pdftoppm": .missing]))
    #expect(texts(missing) == ["One.\nPage 2, without text\nThree.\nFour.\n"])
    for book in [broken, missing] { #expect(book.hasUnreadSections && book.diagnostics.count == 1) }
  }
}
