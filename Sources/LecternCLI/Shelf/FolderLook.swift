import BookFormats
import Bookshelf
import FileNames
import TextModel

/// The look through the folders of the shelf, a step at a time, for books that are new and books whose files are gone.
///
/// The first step goes through the folders, each other one reads a few of the files that are new. A file is read once,
/// as long as it stays as it is.
struct FolderLook: Sendable {
  /// The files that one step reads.
  private static let atOnce = 40

  private let shelf: Shelf
  private let edges: Edges
  /// The files that are to be read yet; nil before the folders have been gone through.
  private var waiting: [FolderWalk.File]?
  /// The number of books that are new on the shelf, in all steps so far.
  private(set) var added = 0
  /// The number of books whose files were gone, and were found again.
  private(set) var moved = 0
  /// The paths of the books whose files are gone.
  private(set) var missing: Set<String> = []
  /// A Boolean value that indicates whether the last step has changed anything on the shelf.
  private(set) var hasChanged = false

  /// Prepares to look through the folders of a shelf.
  init(_ shelf: Shelf, _ edges: Edges) {
    self.shelf = shelf
    self.edges = edges
  }

  /// A Boolean value that indicates whether everything was looked at.
  var isDone: Bool { waiting?.isEmpty ?? false }

  /// Returns the look after one more step; nil where that is cancelled.
  ///
  /// Files that cannot be read or kept are passed over.
  func step(isCancelled: () -> Bool) -> FolderLook? {
    var next = self
    if waiting == nil {
      try? next.begin(isCancelled)
      next.waiting = next.waiting ?? []
    } else {
      try? next.read(isCancelled)
    }
    return isCancelled() ? nil : next
  }

  /// Goes through the folders, and finds the books whose files are gone.
  private mutating func begin(_ isCancelled: () -> Bool) throws(ShelfError) {
    var found: [FolderWalk.File] = []
    for folder in try shelf.folders() {
      guard let files = FolderWalk(folder: folder).files(isCancelled: isCancelled), !isCancelled() else { continue }
      try shelf.forget(allBut: Set(files.map(\.path)), inFolder: folder)
      found += files
    }
    let gone = try shelf.knownBooks().filter { !FileSearch.isThere($0.path) }
    missing = Set(gone.map(\.path))
    for book in gone where !isCancelled() {
      guard let path = FileSearch(for: book.book).path(among: found) else { continue }
      try shelf.move(bookAt: book.path, to: path)
      missing.remove(book.path)
      moved += 1
    }
    let known = try shelf.lookedAt(found.map { ($0.path, $0.state) })
    waiting = found.filter { !known.contains($0.path) }
    hasChanged = !missing.isEmpty || moved > 0
  }

  /// Reads the next files, and takes their books in.
  private mutating func read(_ isCancelled: () -> Bool) throws(ShelfError) {
    let files = waiting?.prefix(Self.atOnce) ?? []
    waiting?.removeFirst(files.count)
    var read: [FolderFile] = []
    for file in files {
      if isCancelled() { return }
      read.append(
        FolderFile(path: file.path, state: file.state, book: identity(of: file), catalogued: file.catalogued))
    }
    let count = try shelf.add(read)
    added += count
    if !missing.isEmpty {
      let left = try missing.intersection(shelf.knownBooks().map(\.path))
      moved += missing.count - left.count
      missing = left
    }
    hasChanged = count > 0 || read.contains { $0.catalogued != nil }
  }

  /// Returns the identity of the book in a file; nil where there is none.
  private func identity(of file: FolderWalk.File) -> BookIdentity? {
    guard let fingerprint = try? FileFingerprint(ofFileAt: file.path) else { return nil }
    if let said = file.catalogued {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      return BookIdentity(
        identifier: nil, title: said.title ?? FileName.shown(name), creators: said.creators, size: fingerprint.size,
        hash: fingerprint.hash, path: file.path)
    }
    guard let book = try? edges.openBook(file.path) else { return nil }
    // Pictures that are packed are mostly no book, unless they are named as a comic.
    if book.format == .pictures, !file.path.lowercased().hasSuffix(".cbz") { return nil }
    return BookIdentity(book.metadata, fingerprint: fingerprint, path: file.path)
  }
}
