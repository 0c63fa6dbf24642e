import BookFormats
import Bookshelf
import TextModel
import TextUnits
import Words

/// The search for words in every book on the shelf.
///
/// An index says which sections may have them; then the search of the book itself finds them there.
struct ShelfSearch: Sendable {
  /// A book, and those of its sections that may have what is looked for.
  struct Candidate: Sendable {
    let book: KnownBook
    let sections: [Int]
  }

  /// The books, the one opened last first.
  let books: [KnownBook]
  let edges: Edges
  /// The path of the index.
  private let file: String

  /// Prepares to search the books of a shelf; nil where there are none.
  init?(_ books: [KnownBook], on shelf: ShelfStore, _ edges: Edges) {
    guard !books.isEmpty, let folder = shelf.folder else { return nil }
    file = folder + "/search.sqlite"
    self.books = books
    self.edges = edges
  }

  /// Indexes the books that are not indexed as they are now, and forgets those that are not on the shelf any more.
  ///
  /// A book that cannot be opened is passed over. Before each book, `progress` is called with the number of books done,
  /// and of all.
  func index(
    isCancelled: () -> Bool, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(ShelfError) {
    let index = try TextIndex(file: file)
    let states = states
    let known = try index.books(in: states)
    let missing = books.filter { known[$0.path] == nil }
    var words = WordIndexing()
    for (done, book) in missing.enumerated() {
      if isCancelled() { return }
      guard let state = states[book.path] else { continue }
      progress(done, missing.count)
      try add(book.path, state, to: index, &words, isCancelled: isCancelled)
    }
    try index.forget(allBut: Set(books.map(\.path)), isCancelled: isCancelled)
  }

  private func add(
    _ path: String, _ state: FileState, to index: TextIndex, _ words: inout WordIndexing, isCancelled: () -> Bool
  ) throws(ShelfError) {
    // Recognising whole shelves would take hours: pages that are pictures count as without words here.
    let tools = UnrecognisingTools(edges.tools)
    guard let fingerprint = try? FileFingerprint(ofFileAt: path),
      let book = try? Book.open(path: path, tools: tools, words: edges.catalogue)
    else { return }
    let text = PassingBook(book)
    let count = book.isRecognised ? 0 : text.sectionCount
    var next = 0
    try index.index(
      fileAt: path, as: state, fingerprint,
      from: {
        guard next < count else { return nil }
        defer { next += 1 }
        return TextIndex.IndexedSection(number: next, pieces: words.pieces(of: text.section(next)))
      }, isCancelled: isCancelled)
  }

  /// Returns the books that may have what a query looks for, in the order of the shelf, and how many are not indexed.
  func candidates(for query: SearchQuery) throws(ShelfError) -> (found: [Candidate], unindexed: Int) {
    let index = try TextIndex(file: file)
    var words = WordIndexing()
    let states = states
    let numbers = try index.books(in: states)
    let sections = try index.sections(having: words.words(of: query))
    var seen: Set<Int> = []
    let found = books.compactMap { book -> Candidate? in
      // A copy of a book is the same book.
      guard let number = numbers[book.path], seen.insert(number).inserted, let sections = sections[number]
      else { return nil }
      return Candidate(book: book, sections: sections)
    }
    return (found, books.count { numbers[$0.path] == nil && states[$0.path] != nil })
  }

  private var states: [String: FileState] {
    let states = books.compactMap { book in FileState(ofFileAt: book.path).map { (book.path, $0) } }
    return Dictionary(states) { first, _ in first }
  }
}

extension TextSearch {
  /// Returns the matches in some sections of a book, in order, by the first attempt that finds any.
  func matches(in sections: [Int], of book: Book) throws(SearchError) -> [(section: Int, ranges: [Range<Int>])] {
    for attempt in attempts {
      var found: [(section: Int, ranges: [Range<Int>])] = []
      for number in sections where number < book.sectionCount {
        let ranges = try attempt.matches(in: book.section(number))
        if !ranges.isEmpty { found.append((number, ranges)) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
