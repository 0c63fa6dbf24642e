import BookFormats
import PageLayout
import Speech
import TextModel

/// What surrounds the place, read and laid out behind the reader's back while the keys are at rest: the key that goes on
/// into it does not wait for it.
struct Vicinity {
  /// How long the keys are at rest before anything is begun, in milliseconds: less than lies between the repeats of a key
  /// that is held down, and enough for the terminal to have shown the page.
  static let rest = 10

  /// How big the sections beside the place and the one they stand beside may seem to be together, in bytes: a quarter of
  /// what the book keeps in memory, as a section there takes more than its text.
  private static let mostBytes = 4 << 20
  /// How much text is laid out beyond the place and in the sections beside it, in UTF-8 bytes: some chapters of a novel.
  private static let laidOutBytes = 128 << 10

  private let book: Book
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// The place and the size of its pages that reading came to last.
  private var place: (position: TextPosition, size: PageSize)?
  /// The section whose neighbours were read and laid out last, and the size that they were laid out for.
  private var seen: (section: Int, size: PageSize)?
  /// When to call ``look(at:)``, if no key comes before; nil while there is nothing to look at.
  private(set) var deadline: Instant?

  /// Watches over a book.
  init(_ book: Book, in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.book = book
    self.background = background
  }

  /// Reading may have come to another place, or to pages of another size.
  mutating func come(to position: TextPosition, on size: PageSize, at now: Instant) {
    if let place, place == (position, size) { return }
    place = (position, size)
    deadline = now.later(by: Self.rest)
  }

  /// Has what surrounds the place read and laid out: what follows in its section, the section after it, the one before.
  mutating func look(at pages: PaginatedBook) {
    deadline = nil
    guard let place else { return }
    let section = place.position.section
    let isNew = seen.map { $0 != (section, place.size) } ?? true
    seen = (section, place.size)
    let beside = isNew ? [section + 1, section - 1].filter { (0..<book.sectionCount).contains($0) } : []
    background { [book] in
      Self.layOut(pages, from: place.position)
      // To be told the sizes may take as long as what is being read of the book at the moment.
      guard !beside.isEmpty, Self.hasRoom(for: beside + [section], of: book) else { return }
      for other in beside {
        Self.layOut(pages, from: TextPosition(section: other, offset: 0))
        // Should there be too little room, it is not what is being read that goes.
        _ = book.section(section)
      }
    }
  }

  private static func layOut(_ pages: PaginatedBook, from place: TextPosition) {
    let goal = TextPosition(section: place.section, offset: place.offset + laidOutBytes)
    pages.layOut(to: .position(goal), isCancelled: { false })
  }

  private static func hasRoom(for sections: [Int], of book: Book) -> Bool {
    let sizes = sections.map { book.bulk(of: $0) ?? .max }
    // Each is looked at before they are added up: what a file says of its size may be a lie.
    return sizes.allSatisfy { $0 <= mostBytes } && sizes.reduce(0, +) <= mostBytes
  }
}
