import Speech
import Synchronization
import TestSupport
import Testing
import TextModel

@testable import BookFormats
@testable import LecternCLI
@testable import PageLayout

@Suite struct VicinityTests {
  /// Sections that seem to be of some sizes, each of which remembers that it was read.
  private final class Shelved: SectionSource {
    private let bulks: [Int?]
    private let text: String?
    private let loaded = Mutex<[Int]>([])

    init(_ bulks: [Int?], text: String? = nil) {
      self.bulks = bulks
      self.text = text
    }

    var loads: [Int] { loaded.withLock { $0 } }
    var sectionCount: Int { bulks.count }

    func isLinear(_ index: Int) -> Bool { true }
    func bulk(of index: Int) -> Int? { bulks[index] }
    func markupCounts() -> MarkupCounts { MarkupCounts() }

    func load(_ index: Int) -> LoadedSection {
      loaded.withLock { $0.append(index) }
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

  private func read(around sections: [Int], _ bulks: [Int?]) -> [Int] {
    let source = Shelved(bulks)
    let book = source.book()
    let pages = pages(of: book)
    var vicinity = Vicinity(book, in: { $0() })
    for section in sections {
      // Whoever reads there has read it.
      _ = book.section(section)
      vicinity.come(to: TextPosition(section: section, offset: 0), on: pages.size, at: Self.start)
      vicinity.look(at: pages)
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
    var vicinity = Vicinity(book, in: { $0() })
    vicinity.come(to: TextPosition(section: 1, offset: 0), on: pages.size, at: Self.start)
    vicinity.look(at: pages)
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
    #expect(read(around: [1], [9, 9, 1 << 30]) == [1])
    #expect(read(around: [1], [9, 1 << 30, 9]) == [1])
    #expect(read(around: [1], [2 << 20, 2 << 20, 2 << 20]) == [1])
    #expect(read(around: [1], [nil, 9, 9]) == [1])
  }

  @Test func `what follows the place and what is beside it is laid out, and of a long section no more than a part`() {
    let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 20_000)
    let book = Shelved([9, 9, 9, 9], text: text).book(cacheBytes: 1 << 24)
    let pages = pages(of: book)
    var vicinity = Vicinity(book, in: { $0() })
    vicinity.come(to: TextPosition(section: 1, offset: 100_000), on: pages.size, at: Self.start)
    vicinity.look(at: pages)
    let known = (0..<4).map { number in
      pages.layouts.layout(book.section(number), number: number) { _ in true }.rows.last?.start ?? 0
    }
    #expect(known[1] >= 200_000 && known[1] < 300_000, "\(known)")
    #expect(known[0] >= 100_000 && known[0] < 200_000, "\(known)")
    #expect(known[2] == known[0], "\(known)")
    #expect(known[3] == 0, "\(known)")
  }

  @Test func `nothing is begun before the keys have been at rest, and no more where reading stays`() {
    let book = Shelved([9, 9, 9]).book()
    let pages = pages(of: book)
    var vicinity = Vicinity(book, in: { $0() })
    func deadline(at offset: Int, lines: Int = 24, _ milliseconds: Int) -> Int? {
      let size = PageSize(columns: 80, lines: lines)
      vicinity.come(
        to: TextPosition(section: 1, offset: offset), on: size, at: Instant(milliseconds: milliseconds))
      return vicinity.deadline?.milliseconds
    }
    #expect(deadline(at: 0, 100) == 100 + Vicinity.rest)
    #expect(deadline(at: 0, 105) == 100 + Vicinity.rest)
    #expect(deadline(at: 3, 106) == 106 + Vicinity.rest)
    vicinity.look(at: pages)
    #expect(deadline(at: 3, 200) == nil)
    #expect(deadline(at: 4, 300) == 300 + Vicinity.rest)
    vicinity.look(at: pages)
    #expect(deadline(at: 4, lines: 10, 400) == 400 + Vicinity.rest)
  }

  @Test func `pages of another size are laid out though reading stays where it was`() {
    let book = Shelved([9, 9]).book()
    var vicinity = Vicinity(book, in: { $0() })
    for lines in [24, 10] {
      let pages = pages(of: book, lines: lines)
      vicinity.come(to: TextPosition(section: 0, offset: 0), on: pages.size, at: Self.start)
      vicinity.look(at: pages)
      #expect(pages.layouts.layout(book.section(1), number: 1) { _ in true }.isComplete)
    }
  }
}
