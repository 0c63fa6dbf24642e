import Synchronization
import TestSupport
import Testing
import TextModel
import Words

@testable import BookFormats

/// What is read of a book by whoever goes over all of it once.
@Suite struct PassingBookTests {
  /// Three sections, each of which remembers that it was read, and may have something wrong with it.
  private final class Counted: SectionSource {
    let isSlow: Bool
    private let loaded = Mutex<[Int]>([])
    private let failing = Mutex(false)

    init(isSlow: Bool = false) { self.isSlow = isSlow }

    var loads: [Int] { loaded.withLock { $0 } }
    var sectionCount: Int { 3 }

    func fail() { failing.withLock { $0 = true } }
    func isLinear(_ index: Int) -> Bool { true }
    func markupCounts() -> MarkupCounts { MarkupCounts() }

    func load(_ index: Int) -> LoadedSection {
      loaded.withLock { $0.append(index) }
      let fault = Diagnostic(file: "book.epub", entry: "\(index)", Complaint(.entryTooLarge), isLoss: true)
      if failing.withLock({ $0 }) { return .unread(fault) }
      return LoadedSection(section: TextFixture((.paragraph, "Section \(index).")).section(0), diagnostics: [fault])
    }

    func book(cacheBytes: Int = 1 << 20) -> Book {
      Book(
        format: .epub, metadata: BookMetadata(title: "Book"), outline: [], source: self, diagnostics: [],
        cacheBytes: cacheBytes)
    }
  }

  private func pass(_ book: Book) {
    let text = PassingBook(book)
    for number in 0..<text.sectionCount { _ = text.section(number) }
  }

  @Test func `nothing of it is kept, and what is kept is not read again`() {
    let source = Counted()
    let book = source.book()
    _ = book.section(1)
    pass(book)
    #expect(source.loads == [1, 0, 2])
    _ = book.section(1)
    #expect(source.loads == [1, 0, 2])
    _ = book.section(2)
    #expect(source.loads == [1, 0, 2, 2])
  }

  @Test func `to pass a section is no use of it, so that what was read last stays`() {
    let source = Counted()
    let size = { (book: Book) in book.section(0).length }(source.book())
    // There is room for two of them.
    let book = source.book(cacheBytes: 2 * (size + 256 + MemoryLayout<Block>.stride) + size)
    _ = book.section(0)
    _ = book.section(1)
    _ = PassingBook(book).section(0)
    _ = book.section(2)
    let loads = source.loads.count
    _ = book.section(1)
    #expect(source.loads.count == loads)
    _ = book.section(0)
    #expect(source.loads.count == loads + 1)
  }

  @Test func `where sections are made by a program of others they are kept`() {
    let source = Counted(isSlow: true)
    let book = source.book()
    pass(book)
    #expect((0..<3).allSatisfy(book.isAtHand))
  }

  @Test func `what is wrong with a section is told once, whoever reads it first`() {
    let source = Counted()
    let book = source.book()
    pass(book)
    for number in 0..<3 { _ = book.section(number) }
    #expect(book.diagnostics.count == 3)
    #expect(book.losses.count == 3)
  }

  @Test func `a section that was there in passing and is gone when it is read is a loss`() {
    let source = Counted()
    let book = source.book()
    pass(book)
    #expect(!book.hasUnreadSections)
    source.fail()
    #expect(book.section(0).length == 0)
    #expect(book.hasUnreadSections)
    #expect(book.unreadSections == 1)
  }
}
