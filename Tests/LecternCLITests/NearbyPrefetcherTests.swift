import Speech
import Synchronization
import TestSupport
import Testing
import TextModel

@testable import BookFormats
@testable import LecternCLI
@testable import PageLayout

@Suite struct NearbyPrefetcherTests {
  /// Sections that seem to be of some sizes, each of which remembers that it was read.
  private final class Shelved: SectionSource {
    private let bulks: [Int?]
    private let text: String?
    private let blanks: Set<Int>
    private let loaded = Mutex<[Int]>([])

    init(_ bulks: [Int?], text: String? = nil, blanks: Set<Int> = []) {
      self.bulks = bulks
      self.text = text
      self.blanks = blanks
    }

    var loads: [Int] { loaded.withLock { $0 } }
    var sectionCount: Int { bulks.count }

    func isLinear(_ index: Int) -> Bool { true }
    func bulk(of index: Int) -> Int? { bulks[index] }

    func load(_ index: Int) -> LoadedSection {
      loaded.withLock { $0.append(index) }
      if blanks.contains(index) { return LoadedSection(section: .empty) }
      return LoadedSection(section: TextFixture((.paragraph, text ?? "Section \(index).")).section(0))
    }

    func book(cacheBytes: Int = 1 << 20) -> Book {
      Book(
        format: .epub, metadata: BookMetadata(title: "Book"), outline: [], source: self, diagnostics: [],
        cacheBytes: cacheBytes)
    }
  }

  private static let start = Instant(milliseconds: 0)

  private func pages(of book: Book, lines: Int = 24) -> PaginatedBook {
    PaginatedBook(text: book, size: PageSize(columns: 80, lines: lines), cells: CellWidth.terminal())
  }

  private func read(around sections: [Int], _ bulks: [Int?], blanks: Set<Int> = []) -> [Int] {
    let source = Shelved(bulks, blanks: blanks)
    let book = source.book()
    let pages = pages(of: book)
    var nearby = NearbyPrefetcher(book, in: { $0() })
    for section in sections {
      // Whoever reads there has read it.
      _ = book.section(section)
      nearby.come(to: TextPosition(section: section, offset: 0), on: pages.size, at: Self.start)
      nearby.look(at: pages)
    }
    return source.loads
  }

  @Test func `the section after the place is read, then the one before it, each once`() {
    #expect(read(around: [2, 2, 3], [9, 9, 9, 9, 9]) == [2, 3, 1, 4])
  }

  @Test func `where there is room for one section only, it is the one that is being read`() {
    let source = Shelved([9, 9, 9])
    let book = source.book(cacheBytes: 1)
    let pages = pages(of: book)
    var nearby = NearbyPrefetcher(book, in: { $0() })
    nearby.come(to: TextPosition(section: 1, offset: 0), on: pages.size, at: Self.start)
    nearby.look(at: pages)
    let loads = source.loads.count
    _ = book.section(1)
    #expect(source.loads.count == loads)
  }

  @Test func `at the edges of the book there is one, or none`() {
    #expect(read(around: [0], [9, 9]) == [0, 1])
    #expect(read(around: [1], [9, 9]) == [1, 0])
    #expect(read(around: [0], [9]) == [0])
  }

  @Test func `nothing is read that could push out what is being read, or whose size cannot be told`() {
    #expect(read(around: [1], [9, 9, 1 << 30]) == [1, 0])
    #expect(read(around: [1], [9, 1 << 30, 9]) == [1])
    #expect(read(around: [1], [2 << 20, 2 << 20, 2 << 20]) == [1, 2])
    #expect(read(around: [1], [nil, 9, nil]) == [1])
    #expect(read(around: [1], [9, nil, 9]) == [1])
  }

  @Test func `sections without text are passed, but not too many, and what is behind them is measured too`() {
    #expect(read(around: [3], Array(repeating: 9, count: 7), blanks: [2, 4, 5]) == [3, 4, 5, 6, 2, 1])
    #expect(read(around: [0], Array(repeating: 9, count: 20), blanks: Set(1...18)) == [0] + Array(1...8))
    #expect(read(around: [0], [9, 9, 1 << 30], blanks: [1]) == [0, 1])
    #expect(read(around: [1], [9, 9, 1 << 30], blanks: [1]) == [1, 0])
  }

  @Test func `what follows the place is laid out, of what is beside it the beginning or the end, and no more`() {
    let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 20_000)
    let book = Shelved([9, 9, 9, 9], text: text).book(cacheBytes: 1 << 24)
    let pages = pages(of: book)
    var nearby = NearbyPrefetcher(book, in: { $0() })
    nearby.come(to: TextPosition(section: 1, offset: 100_000), on: pages.size, at: Self.start)
    nearby.look(at: pages)
    let known = (0..<4).map { number in
      pages.layouts.layout(book.section(number), number: number) { _ in true }.lines.last?.start ?? 0
    }
    #expect(known[1] >= 200_000 && known[1] < 300_000, "\(known)")
    #expect(known[2] >= 100_000 && known[2] < 200_000, "\(known)")
    #expect(known[0] > 800_000, "\(known)")
    #expect(known[3] == 0, "\(known)")
  }

  @Test func `nothing is begun before reading has rested, nor where what follows is in view already`() {
    let book = Shelved([9, 9, 9]).book()
    let pages = pages(of: book)
    let begun = Mutex(0)
    var nearby = NearbyPrefetcher(book, in: { _ in begun.withLock { $0 += 1 } })
    func deadline(_ section: Int, _ offset: Int, lines: Int = 24, at milliseconds: Int) -> Int? {
      let size = PageSize(columns: 80, lines: lines)
      nearby.come(
        to: TextPosition(section: section, offset: offset), on: size, at: Instant(milliseconds: milliseconds))
      return nearby.deadline?.milliseconds
    }
    #expect(deadline(1, 0, at: 100) == 110)
    #expect(deadline(1, 0, at: 105) == 110)
    #expect(deadline(1, 3, at: 106) == 116)
    #expect(begun.withLock { $0 } == 0)
    nearby.look(at: pages)
    #expect(begun.withLock { $0 } == 1)
    #expect(deadline(1, 3, at: 200) == nil)
    // Reading aloud comes to another place with every word.
    #expect(deadline(1, 60_000, at: 300) == nil)
    #expect(deadline(1, 70_000, at: 400) == 410)
    #expect(deadline(2, 0, at: 500) == 510)
    #expect(deadline(1, 9, at: 505) == nil)
    // Pages of another size, and those of the old one after them, are others.
    #expect(deadline(1, 9, lines: 10, at: 600) == 610)
    #expect(deadline(1, 9, at: 605) == 615)
    #expect(begun.withLock { $0 } == 1)
  }

  @Test func `what is still being done for another place is given up`() {
    let source = Shelved([9, 9, 9, 9, 9])
    let book = source.book()
    let pages = pages(of: book)
    let jobs = Mutex<[@Sendable () -> Void]>([])
    var nearby = NearbyPrefetcher(book, in: { job in jobs.withLock { $0.append(job) } })
    for section in [0, 3] {
      nearby.come(to: TextPosition(section: section, offset: 0), on: pages.size, at: Self.start)
      nearby.look(at: pages)
    }
    for job in jobs.withLock({ $0 }) { job() }
    #expect(source.loads == [3, 4, 2])
    nearby.come(to: TextPosition(section: 0, offset: 0), on: pages.size, at: Self.start)
    nearby.look(at: pages)
    nearby.cancel()
    jobs.withLock { $0.last }?()
    #expect(source.loads == [3, 4, 2])
  }

  @Test func `pages of another size are laid out though reading stays where it was`() {
    let book = Shelved([9, 9]).book()
    var nearby = NearbyPrefetcher(book, in: { $0() })
    for lines in [24, 10] {
      let pages = pages(of: book, lines: lines)
      nearby.come(to: TextPosition(section: 0, offset: 0), on: pages.size, at: Self.start)
      nearby.look(at: pages)
      #expect(pages.layouts.layout(book.section(1), number: 1) { _ in true }.isComplete)
    }
  }
}
