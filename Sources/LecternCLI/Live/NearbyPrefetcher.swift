import BookFormats
import PageLayout
import Speech
import TextModel

/// The surroundings of the place, read and laid out in the background once reading has come to rest there: the
/// key that goes on into them does not wait.
struct NearbyPrefetcher {
  /// The time that reading rests before anything is begun, in milliseconds: less than lies between the repeats of a key
  /// that is held down, and enough for the terminal to have shown the page.
  static let rest = 10

  /// The greatest size of the sections beside the place and the one they stand beside together, in bytes: a quarter of
  /// what the book keeps in memory, as a section there takes more than its text.
  private static let mostBytes = 4 << 20
  /// The length of text that is laid out beyond the place and of the section after it, in UTF-8 bytes: some chapters of
  /// a novel.
  private static let laidOutBytes = 128 << 10
  /// The number of sections without text that are passed on the way to one with.
  private static let mostBlanks = 8

  private let book: Book
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// The place and the size of its pages that reading came to last.
  private var place: (position: TextPosition, size: PageSize)?
  /// The place that was looked from last, on pages of the same size; nil where there is none.
  private var lookout: TextPosition?
  private var work: BackgroundWork<Void>?
  /// When to call ``look(at:)``, if no key comes before; nil while there is nothing to look at.
  private(set) var deadline: Instant?

  /// Watches over a book.
  init(_ book: Book, in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.book = book
    self.background = background
  }

  /// Notes that reading has come to another place, or to pages of another size.
  mutating func come(to position: TextPosition, on size: PageSize, at now: Instant) {
    if let place, place == (position, size) { return }
    if place?.size != size { lookout = nil }
    place = (position, size)
    deadline = isInView(position) ? nil : now.later(by: Self.rest)
  }

  /// Returns a Boolean value that indicates whether what follows a place was seen when it was looked for last: reading
  /// aloud comes to another place with every word.
  private func isInView(_ position: TextPosition) -> Bool {
    guard let lookout else { return false }
    return position.section == lookout.section && position.offset <= lookout.offset + Self.laidOutBytes / 2
  }

  /// Has what surrounds the place read and laid out: what follows in its section, the section after it, the one before.
  ///
  /// What is still being done for another place is given up.
  mutating func look(at pages: PaginatedBook) {
    deadline = nil
    cancel()
    guard let position = place?.position else { return }
    lookout = position
    work = BackgroundWork(in: background, wake: {}) { [book] isCancelled in
      Self.look(from: position, at: pages, of: book, isCancelled)
      return nil
    }
  }

  /// Stops the work.
  mutating func cancel() {
    work?.cancel()
    work = nil
  }

  private static func look(
    from position: TextPosition, at pages: PaginatedBook, of book: Book, _ isCancelled: () -> Bool
  ) {
    func layOut(_ section: Int, to offset: Int) {
      pages.layOut(to: .position(TextPosition(section: section, offset: offset)), isCancelled: isCancelled)
    }
    guard !isCancelled() else { return }
    let number = position.section
    if book.section(number).length > 0 { layOut(number, to: position.offset + laidOutBytes) }
    // Asking for the sizes may take as long as the reading of a section that is under way.
    guard let bulk = book.bulk(of: number), bulk <= mostBytes else { return }
    var room = mostBytes - bulk
    for step in [1, -1] {
      var other = number + step
      for _ in 0..<mostBlanks where !isCancelled() {
        guard (0..<book.sectionCount).contains(other), let bulk = book.bulk(of: other), bulk <= room else { break }
        room -= bulk
        let section = book.section(other)
        // Should there be too little room, it is not what is being read that goes.
        defer { _ = book.section(number) }
        guard section.length == 0 else {
          // One comes to the beginning of the section after the place, and to the end of the one before.
          layOut(other, to: step > 0 ? laidOutBytes : section.length)
          break
        }
        other += step
      }
    }
  }
}
