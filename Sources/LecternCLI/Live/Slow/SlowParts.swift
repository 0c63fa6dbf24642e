import BookFormats
import PageLayout
import Synchronization
import TerminalUI
import TextModel
import TextUnits

/// The parts of a book that take long to be read, such as those that another program converts.
///
/// Such a part is read in the background: the neighbours of the place always, others once a key needs them. A second
/// reader, to whom a missing part is empty, finds out what a key needs.
struct SlowParts {
  private let book: Book
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let wake: @Sendable () -> Void
  private let reading = SectionsBeingRead()
  /// The text that the reader beside reads from, kept as long as nothing was missing in it.
  private var opened: (text: BookAtHand, pages: PaginatedBook, tokenizer: UnitTokenizer)?

  /// Watches over a book; nil for one that is read in no time.
  init?(
    _ book: Book, in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    waking keyboard: any Keyboard
  ) {
    guard book.isSlow else { return nil }
    self.book = book
    self.background = background
    wake = { [weak keyboard] in keyboard?.wake() }
  }

  /// A Boolean value that indicates whether the parts are pages whose text is recognised.
  var isRecognised: Bool { book.isRecognised }

  /// Returns a Boolean value that indicates whether a section can be read without waiting.
  func isAtHand(_ section: Int) -> Bool { book.isAtHand(section) }

  /// Returns the first section that something done by a reader would have to wait for; nil where it need not wait.
  mutating func missing(in real: OpenedBook, for reader: Reader, _ act: (inout Reader) -> Void) -> Int? {
    if (0..<book.sectionCount).allSatisfy(isAtHand) { return nil }
    let known = opened.flatMap { $0.pages.size == real.geometry.size ? $0 : nil } ?? laidOut(as: real)
    var scout = reader.reading(known.text, known.pages, known.tokenizer)
    act(&scout)
    opened = known.text.missing == nil ? known : nil
    return known.text.missing
  }

  private func laidOut(as real: OpenedBook) -> (text: BookAtHand, pages: PaginatedBook, tokenizer: UnitTokenizer) {
    let text = BookAtHand(book)
    let geometry = real.geometry
    let pages = PaginatedBook(text: text, size: geometry.size, cells: real.cells, order: geometry.order)
    let tokenizer = UnitTokenizer(text: text)
    return (text, geometry.index.map(pages.indexed) ?? pages, real.index.map(tokenizer.indexed) ?? tokenizer)
  }

  /// Begins to read a section, unless that is being done; the keyboard is woken when it is there.
  func read(_ section: Int) {
    guard (0..<book.sectionCount).contains(section), !isAtHand(section), reading.begin(section) else { return }
    background { [book, reading, wake] in
      _ = book.section(section)
      reading.end(section)
      wake()
    }
  }
}

/// The sections that are being read in the background.
private final class SectionsBeingRead: Sendable {
  private let sections = Mutex<Set<Int>>([])

  /// Marks a section as being read; returns false if it was already.
  func begin(_ section: Int) -> Bool { sections.withLock { $0.insert(section).inserted } }

  func end(_ section: Int) { sections.withLock { _ = $0.remove(section) } }
}
