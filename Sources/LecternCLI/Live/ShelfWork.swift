import Bookshelf
import Speech
import TerminalUI

/// The index of all books being built in the background, and a search of them.
struct ShelfWork {
  /// The time that a search is waited for in silence, in milliseconds.
  private static let patience = 100

  /// The news for the reader.
  enum News: Equatable {
    case found(Library.Found)
    /// There is no answer yet, and that should be spoken.
    case takesTime
  }

  /// The building of the index.
  private var indexing: BackgroundWork<Bool>?
  private var searching: BackgroundWork<Library.Found>?
  /// The words that are looked for.
  private(set) var words: String?
  /// The moment to say that it takes its time; nil once that is spoken.
  private(set) var deadline: Instant?
  /// A Boolean value that indicates whether it has not been spoken yet of the words that are looked for.
  private(set) var isFresh = false

  /// The look through the folders of the shelf, and what it has come to.
  private var looking: BackgroundWork<FolderLook>?
  /// The paths of the books whose files are known to be gone.
  private(set) var missing: Set<String> = []
  /// The search for the file of a book.
  private var locating: BackgroundWork<LocatedBook>?

  /// A Boolean value that indicates whether folders are being looked through, or a file is looked for.
  var isLooking: Bool { looking != nil || locating != nil }

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

  /// Begins to look through the folders of the shelf, from the beginning.
  mutating func look(_ parts: LiveReader.Parts) {
    guard parts.shelf.exists, let shelf = try? parts.shelf.shelf() else { return }
    looking?.cancel()
    go(on: FolderLook(shelf, parts.edges), parts)
  }

  private mutating func go(on look: FolderLook, _ parts: LiveReader.Parts) {
    let wake: @Sendable () -> Void = { [weak keyboard = parts.keyboard] in keyboard?.wake() }
    looking = BackgroundWork(in: parts.edges.longWork, wake: wake) { look.step(isCancelled: $0) }
  }

  /// Takes the look through the folders as far as it has come since this was last asked, and has it go on.
  mutating func takeFolders(_ parts: LiveReader.Parts) -> FolderLook? {
    guard let look = looking?.take() else { return nil }
    missing = look.missing
    looking = nil
    if !look.isDone {
      go(on: look, parts)
    } else if look.added > 0 {
      // Their words are looked for too.
      indexing?.cancel()
      indexing = nil
      index(parts)
    }
    return look
  }

  /// Begins to look for the file of a book that was at a path.
  mutating func locate(_ path: String, _ parts: LiveReader.Parts) {
    locating?.cancel()
    let book = (try? parts.shelf.knownBooks())?.first { $0.path == path }
    guard let book, let shelf = try? parts.shelf.shelf() else {
      locating = BackgroundWork(finished: LocatedBook(old: path, new: nil))
      return
    }
    let wake: @Sendable () -> Void = { [weak keyboard = parts.keyboard] in keyboard?.wake() }
    locating = BackgroundWork(in: parts.edges.background, wake: wake) { isCancelled in
      let found = try? FileSearch(for: book.book).path(onShelfOf: shelf, from: path, isCancelled: isCancelled)
      return LocatedBook(old: path, new: found ?? nil)
    }
  }

  /// Removes a file from the missing ones.
  mutating func found(_ path: String) { missing.remove(path) }

  /// Takes what the search for a file has come to.
  mutating func takeLocated() -> LocatedBook? {
    guard let located = locating?.take() else { return nil }
    locating = nil
    return located
  }

  /// Stops building and looking.
  mutating func cancel() {
    indexing?.cancel()
    searching?.cancel()
    looking?.cancel()
    locating?.cancel()
    self = ShelfWork()
  }

  private func shelf(of parts: LiveReader.Parts) -> ShelfSearch? {
    guard parts.shelf.exists, let books = try? parts.shelf.knownBooks() else { return nil }
    return ShelfSearch(books, on: parts.shelf, parts.edges)
  }
}

/// The outcome of the search for the file of a book.
struct LocatedBook: Sendable {
  /// The path that it had.
  let old: String
  /// The path that it has; nil where it was not found.
  let new: String?
}
