import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits
import Words

/// An open book with its units and its pages: what every command reads from.
struct OpenedBook: Sendable {
  let text: Book
  /// The whole book, and the same with what stands around its main content hidden.
  private let books: (whole: Book, calm: Book)
  /// The whole book, whatever of it is hidden.
  var wholeText: Book { books.whole }
  let tokenizer: UnitTokenizer
  private let sentences: [String: SentenceRules]
  let geometry: PaginatedBook
  /// The facts of the whole book; nil until it has been looked through.
  let index: BookIndex?
  let cells: CellWidth

  /// Lays a book out for a size; pages are those of 80 columns and 24 lines where nothing else is given.
  init(
    _ book: Book, size: PageSize = PageSize(columns: 80, lines: 24), order: CellOrder = .visual,
    sentences: [String: SentenceRules] = [:], cells: CellWidth = .terminal()
  ) {
    books = (whole: book, calm: book.calm)
    text = size.style.isCalm ? books.calm : books.whole
    self.sentences = sentences
    self.cells = cells
    tokenizer = UnitTokenizer(text: text, rules: sentences)
    geometry = PaginatedBook(text: text, size: size, cells: cells, order: order)
    index = nil
  }

  private init(_ opened: OpenedBook, index: PageIndex) {
    books = opened.books
    text = opened.text
    sentences = opened.sentences
    cells = opened.cells
    tokenizer = opened.tokenizer.indexed(by: index.book)
    geometry = opened.geometry.indexed(by: index)
    self.index = index.book
  }

  private init(_ opened: OpenedBook, size: PageSize) {
    books = opened.books
    text = size.style.isCalm ? opened.books.calm : opened.books.whole
    sentences = opened.sentences
    cells = opened.cells
    let isSame = size.style.isCalm == opened.geometry.size.style.isCalm
    tokenizer = isSame ? opened.tokenizer : UnitTokenizer(text: text, rules: opened.sentences)
    geometry = PaginatedBook(text: text, size: size, cells: opened.cells, order: opened.geometry.order)
    index = isSame ? opened.index : nil
  }

  /// Returns the book for another size; page numbers are not known there yet.
  func resized(to size: PageSize) -> OpenedBook { OpenedBook(self, size: size) }

  /// Returns the book with page numbers that were counted before, for this book and this size.
  func indexed(by index: PageIndex) -> OpenedBook { OpenedBook(self, index: index) }

  /// Returns the opened book once every section has been indexed, for a caller that goes on to read them; each is
  /// handed to `passing` in its turn.
  func indexed(passing: (Section, _ number: Int) -> Void = { _, _ in }) -> OpenedBook {
    indexed(from: text, isCancelled: { false }, passing: passing)
  }

  /// Returns the opened book once every section has been indexed in passing; unchanged if cancelled before.
  func indexedInPassing(isCancelled: () -> Bool) -> OpenedBook {
    indexed(from: PassingBook(text), isCancelled: isCancelled)
  }

  private func indexed(
    from text: some ReadableText, isCancelled: () -> Bool, passing: (Section, _ number: Int) -> Void = { _, _ in }
  ) -> OpenedBook {
    let index = PageIndex.build(
      text, size: geometry.size, cells: cells, isCancelled: isCancelled, passing: passing)
    return index.map { OpenedBook(self, index: $0) } ?? self
  }

  /// The book with all that the reader needs of its layout.
  var laid: LaidBook { LaidBook(text: text, geometry: geometry, tokenizer: tokenizer, index: index) }

  /// Returns the world that a session reads from.
  func world(
    settings: Settings = Settings(), catalogue: Catalogue = .english, names: SymbolNames? = nil,
    marks: [Annotation] = []
  ) -> ReadingWorld {
    var world = ReadingWorld(
      text: text, geometry: geometry, tokenizer: tokenizer, index: index, settings: settings, catalogue: catalogue,
      names: names ?? .of(language: catalogue.language))
    world.keep(marks)
    return world
  }
}
