import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits

/// An open book with a reader around it and a screen to draw, as the program has it.
struct BenchDesk {
  /// The keys that are pressed over and over: every kind of move that a reader makes.
  private static let keys = [
    "Down", "Down", "Right", ".", "p", "]", "Down", "]", "Down", "PgDn", "[", "[", "Up", "w", "h", "Down", ",",
    "PgUp",
    "c", "Left",
  ]

  private let book: Book
  private let cells: CellWidth
  private let size: PageSize
  private let tokenizer: UnitTokenizer
  private var reader: Reader
  private var pages: PaginatedBook

  /// Opens a book and draws its first page.
  init(_ path: String, size: PageSize = PageSize(columns: 80, lines: 24)) throws {
    self.size = size
    book = try Book.open(path: path)
    cells = CellWidth.terminal()
    pages = PaginatedBook(text: book, size: size, cells: cells)
    tokenizer = UnitTokenizer(text: book)
    let world = ReadingWorld(text: book, geometry: pages, tokenizer: tokenizer)
    reader = Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: cells))
    _ = reader.apply(.open, at: Instant(milliseconds: 0))
    _ = frame()
  }

  /// Draws the page in view.
  func frame() -> Frame { ReaderView(reader, pages: pages, cells: cells).frame() }

  /// Builds the index of the whole book.
  mutating func takeIndex() {
    guard let index = PageIndex.build(PassingBook(book), size: size, cells: cells) else { return }
    pages = pages.indexed(by: index)
    _ = reader.indexed(
      index.book, pages, tokenizer.indexed(by: index.book), at: Instant(milliseconds: 0))
  }

  /// Presses keys from the middle of the book on, and gives how long each took to its effects and its frame.
  mutating func press(_ count: Int) throws -> [Duration] {
    let middle = TextPosition(section: book.sectionCount / 2, offset: book.section(book.sectionCount / 2).length / 2)
    _ = reader.apply(.touch(middle), at: Instant(milliseconds: 0))
    let keys = Self.keys.compactMap { Key(name: $0) }
    return (0..<count).map { number in
      let key = keys[number % keys.count]
      return ContinuousClock().measure {
        _ = reader.press(key, at: Instant(milliseconds: number))
        _ = frame()
      }
    }
  }
}

extension BenchDesk {
  /// A walk through a whole book without a screen.
  struct Walk {
    private let book: Book
    private let tokenizer: UnitTokenizer

    /// Opens a book.
    init(_ path: String) throws {
      book = try Book.open(path: path)
      tokenizer = UnitTokenizer(text: book)
    }

    /// Asks for one sentence after the other.
    func cutSentences() {
      var next = tokenizer.unit(.sentence, enclosing: .start, toward: .forward)
      while let sentence = next { next = tokenizer.unit(.sentence, next: sentence.lower, toward: .forward) }
    }

    /// Composes everything that is read aloud.
    func read() {
      let pages = PaginatedBook(text: book, size: PageSize(columns: 80, lines: 24), cells: CellWidth.terminal())
      let world = ReadingWorld(text: book, geometry: pages, tokenizer: tokenizer)
      var reading = ReadAll(from: .start, in: world)
      var number = 0
      while reading.utterance(id: number, in: world) != nil { number += 1 }
    }

    /// Looks for words in every section.
    func search(for words: String) throws {
      let search = try TextSearch(SearchQuery(words))
      for number in 0..<book.sectionCount { _ = try search.matches(in: book.section(number)) }
    }
  }
}
