import BookFormats

/// The sections beside the place, read behind the reader's back: the key that goes on into one does not wait for it.
struct SectionsBeside {
  /// How big these sections and the one they stand beside may seem to be together, in bytes: a quarter of what the book
  /// keeps in memory, as a section there takes more than its text.
  private static let mostBytes = 4 << 20

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
    let near = [section, section + 1, section - 1].filter { (0..<book.sectionCount).contains($0) }
    guard near.count > 1 else { return }
    // To be told the sizes may take as long as what is being read of the book at the moment.
    background { [book] in
      let sizes = near.map { book.bulk(of: $0) ?? .max }
      // Each is looked at before they are added up: what a file says of its size may be a lie.
      guard sizes.allSatisfy({ $0 <= Self.mostBytes }), sizes.reduce(0, +) <= Self.mostBytes else { return }
      for beside in near.dropFirst() {
        _ = book.section(beside)
        // Should there be too little room, it is not what is being read that goes.
        _ = book.section(section)
      }
    }
  }
}
