import Synchronization
import TestSupport
import Testing
import TextModel

@testable import BookFormats
@testable import LecternCLI

@Suite struct SectionsBesideTests {
  /// Sections that seem to be of some sizes, each of which remembers that it was read.
  private final class Shelved: SectionSource {
    private let bulks: [Int?]
    private let loaded = Mutex<[Int]>([])

    init(_ bulks: [Int?]) { self.bulks = bulks }

    var loads: [Int] { loaded.withLock { $0 } }
    var sectionCount: Int { bulks.count }

    func isLinear(_ index: Int) -> Bool { true }
    func bulk(of index: Int) -> Int? { bulks[index] }
    func markupCounts() -> MarkupCounts { MarkupCounts() }

    func load(_ index: Int) -> LoadedSection {
      loaded.withLock { $0.append(index) }
      return LoadedSection(section: TextFixture((.paragraph, "Section \(index).")).section(0))
    }
  }

  private func read(around places: [Int], _ bulks: [Int?]) -> [Int] {
    let source = Shelved(bulks)
    let book = Book(
      format: .epub, metadata: BookMetadata(title: "Book"), outline: [], source: source, diagnostics: [])
    var beside = SectionsBeside(book, in: { $0() })
    for place in places { beside.read(around: place) }
    return source.loads
  }

  @Test func `the section after the place is read, then the one before it, each once`() {
    #expect(read(around: [2, 2, 3], [9, 9, 9, 9, 9]) == [3, 2, 1, 4])
  }

  @Test func `where there is room for one section only, it is the one that is being read`() {
    let source = Shelved([9, 9, 9])
    let book = Book(
      format: .epub, metadata: BookMetadata(title: "Book"), outline: [], source: source, diagnostics: [],
      cacheBytes: 1)
    var beside = SectionsBeside(book, in: { $0() })
    beside.read(around: 1)
    let loads = source.loads.count
    _ = book.section(1)
    #expect(source.loads.count == loads)
  }

  @Test func `as long as reading stays in a section nothing more is begun`() {
    let book = Book(
      format: .epub, metadata: BookMetadata(title: "Book"), outline: [], source: Shelved([9, 9, 9]), diagnostics: [])
    let begun = Mutex(0)
    var beside = SectionsBeside(book, in: { _ in begun.withLock { $0 += 1 } })
    for place in [0, 0, 0, 1, 1, 0] { beside.read(around: place) }
    #expect(begun.withLock { $0 } == 3)
  }

  @Test func `at the edges of the book there is one, or none`() {
    #expect(read(around: [0], [9, 9]) == [1, 0])
    #expect(read(around: [1], [9, 9]) == [0, 1])
    #expect(read(around: [0], [9]).isEmpty)
  }

  @Test func `nothing is read that could push out what is being read, or whose size cannot be told`() {
    #expect(read(around: [1], [9, 9, 1 << 30]).isEmpty)
    #expect(read(around: [1], [9, 1 << 30, 9]).isEmpty)
    #expect(read(around: [1], [2 << 20, 2 << 20, 2 << 20]).isEmpty)
    #expect(read(around: [1], [nil, 9, 9]).isEmpty)
  }
}
