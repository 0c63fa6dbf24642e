import Synchronization
import TestSupport
import Testing
import TextModel

@testable import BookFormats

@Suite struct MarkupCountTests {
  /// Sections of one table each, which remember that they were read.
  private final class Tables: SectionSource {
    private let loaded = Mutex<[Int]>([])
    var loads: [Int] { loaded.withLock { $0 } }
    let sectionCount = 3

    func isLinear(_ index: Int) -> Bool { true }

    func load(_ index: Int) -> LoadedSection {
      loaded.withLock { $0.append(index) }
      var section = LoadedSection(section: TextFixture((.paragraph, "Section \(index).")).section(0))
      section.counts.tables = 1
      return section
    }
  }

  @Test func `markup is counted as sections are read, and those that were read are not read again for it`() {
    let source = Tables()
    let book = Book(
      format: .epub, metadata: BookMetadata(title: "Book"), outline: [], source: source, diagnostics: [],
      cacheBytes: 0)
    _ = book.section(2)
    _ = book.passingSection(0)
    #expect(book.markupCounts().tables == 3 && source.loads == [2, 0, 1])
    #expect(book.markupCounts().tables == 3 && source.loads == [2, 0, 1])
  }
}
