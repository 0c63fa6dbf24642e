import Speech
import TerminalUI

/// The index of all books being built behind the reader's back, and a search of them.
struct ShelfWork {
  /// The time that a search is waited for in silence, in milliseconds.
  private static let patience = 100

  /// The news for the reader.
  enum News: Equatable {
    case found(Library.Found)
    /// There is no answer yet, and that should be said.
    case takesTime
  }

  /// The building of the index.
  private var indexing: BackgroundWork<Bool>?
  private var searching: BackgroundWork<Library.Found>?
  /// The words that are looked for.
  private(set) var words: String?
  /// The moment to say that it takes its time; nil once that is said.
  private(set) var deadline: Instant?
  /// A Boolean value that indicates whether it has not been said yet of the words that are looked for.
  private(set) var isFresh = false

  /// A Boolean value that indicates whether words are being looked for.
  var isSearching: Bool { searching != nil }

  /// Begins to index the books of the shelf that are not indexed yet, unless that is being done.
  mutating func index(_ parts: LiveReader.Parts) {
    guard indexing == nil, let shelf = shelf(of: parts) else { return }
    indexing = BackgroundWork(in: parts.edges.longWork, wake: {}) { isCancelled in
      // A search tells of an index that cannot be written.
      try? shelf.index(isCancelled: isCancelled)
      return true
    }
  }

  /// Looks for words in the books of the shelf; those that are not indexed yet are only waited for by a script.
  mutating func search(for words: String, _ parts: LiveReader.Parts) {
    let keyboard = parts.keyboard
    defer { deadline = keyboard.isTyped ? parts.edges.clock().later(by: Self.patience) : nil }
    guard words != self.words else { return }
    searching?.cancel()
    self.words = words
    isFresh = true
    guard let shelf = shelf(of: parts) else {
      searching = BackgroundWork(finished: .matches([], isCut: false, unindexed: 0))
      return
    }
    let wake: @Sendable () -> Void = { [weak keyboard] in keyboard?.wake() }
    searching = BackgroundWork(in: parts.edges.background, wake: wake) { [waits = !keyboard.isTyped] isCancelled in
      shelf.found(words, waits: waits, isCancelled: isCancelled)
    }
    index(parts)
  }

  /// Takes the news since this was last asked.
  mutating func take(at now: Instant) -> News? {
    guard let found = searching?.take() else {
      guard let deadline, now >= deadline else { return nil }
      self.deadline = nil
      isFresh = false
      return .takesTime
    }
    (searching, words, deadline, isFresh) = (nil, nil, nil, false)
    return .found(found)
  }

  /// Stops building and looking.
  mutating func cancel() {
    indexing?.cancel()
    searching?.cancel()
    self = ShelfWork()
  }

  private func shelf(of parts: LiveReader.Parts) -> ShelfSearch? {
    guard parts.shelf.exists, let books = try? parts.shelf.knownBooks() else { return nil }
    return ShelfSearch(books, on: parts.shelf, parts.edges)
  }
}
