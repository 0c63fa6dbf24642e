import BookFormats

/// The sections beside the place, read behind the reader's back: the key that goes on into one does not wait for it.
struct SectionsBeside {
  /// How big such a section may seem to be, in bytes: a bigger one could push out what is being read (``Book`` keeps 16 MiB).
  private static let mostBytes = 1 << 20

  private let book: Book
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// The section whose neighbours were read last.
  private var place: Int?

  /// Watches over a book.
  init(_ book: Book, in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.book = book
    self.background = background
  }

  /// Has the sections after and before a place read, once for as long as reading stays in its section.
  mutating func read(around section: Int) {
    guard section != place else { return }
    place = section
    let beside = [section + 1, section - 1].filter { book.bulk(of: $0).map { $0 <= Self.mostBytes } ?? false }
    guard !beside.isEmpty else { return }
    background { [book] in
      for index in beside { _ = book.section(index) }
    }
  }
}
