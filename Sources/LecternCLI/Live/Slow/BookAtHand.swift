import BookFormats
import Synchronization
import TextModel

/// A book as far as it can be read without waiting: what is not at hand is empty, and is remembered as missing.
final class BookAtHand: ReadableText {
  private let book: Book
  private let first = Mutex<Int?>(nil)

  /// A face of a book some of whose sections take long to be read.
  init(_ book: Book) {
    self.book = book
  }

  /// The first section that was asked for and was not at hand; nil while there was none.
  var missing: Int? { first.withLock { $0 } }

  var metadata: BookMetadata { book.metadata }
  var outline: [OutlineEntry] { book.outline }
  var arrangedOutline: OutlineIndex { book.arrangedOutline }
  var printPages: [OutlineEntry] { book.printPages }
  var setsParagraphsIn: Bool { book.setsParagraphsIn }
  var sectionsArePages: Bool { book.sectionsArePages }
  var sectionCount: Int { book.sectionCount }
  var isNarrated: Bool { book.isNarrated }

  func isLinear(_ index: Int) -> Bool { book.isLinear(index) }

  func narration(ofSection index: Int) -> Narration { book.narration(ofSection: index) }

  func narratedTime(ofSection index: Int) -> Int { book.narratedTime(ofSection: index) }

  func isPage(_ index: Int) -> Bool { book.isPage(index) }

  func section(_ index: Int) -> Section {
    if book.isAtHand(index) { return book.section(index) }
    first.withLock { $0 = $0 ?? index }
    return .empty
  }
}
