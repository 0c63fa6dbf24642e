import BookFormats
import Bookshelf
import FileNames
import FoundationEssentials
import Glibc
import TextModel
import Words

/// The shelf on disk, opened when it is first needed.
final class ShelfStore {
  private let file: String?
  private var opened: Shelf?
  private let complain: (String) -> Void
  /// The words of the reader's language, for what goes wrong.
  let catalogue: Catalogue
  /// The notice of a shelf that was damaged, or of why nothing can be kept on it; nil if all is well.
  private(set) var notice: String?
  private var knownNotice: String?
  private var setAside: DamagedShelf?
  /// A Boolean value that indicates whether waiting for a locked shelf has timed out; later calls do not wait.
  private var wasLocked = false

  /// Finds the shelf's file by the environment: `$XDG_DATA_HOME/lectern`, else `~/.local/share/lectern`.
  ///
  /// A damaged shelf is complained of, or left to a caller that asks for ``notice``.
  init(_ edges: Edges, complains: Bool = true) {
    complain = complains ? { edges.complain("lectern: " + SafeText.line($0)) } : { _ in }
    catalogue = edges.catalogue
    let home = edges.environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    let data = edges.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    file = data.map { $0 + "/lectern/shelf.sqlite" }
  }

  /// A Boolean value that indicates whether there is a shelf to look into, or a link that leads to none; making one takes
  /// the disk's time.
  var exists: Bool {
    var status = stat()
    return opened != nil || file.map { lstat(FileName.bytes($0), &status) == 0 } ?? false
  }

  /// Returns the shelf, which the first call opens.
  func shelf() throws(Failure) -> Shelf {
    if let opened {
      tellOfDamage(to: opened)
      return opened
    }
    guard let file else { throw Failure(.inputOutput, .shelfNowhere) }
    let shelf: Shelf
    do throws(ShelfError) { shelf = try Shelf(file: file, waiting: !wasLocked) } catch {
      if case .locked = error { wasLocked = true }
      throw Failure(.inputOutput, error.complaint)
    }
    opened = shelf
    if shelf.wasEmpty { tell(Complaint(.shelfEmpty, ["file": .file(file)])) }
    tellOfDamage(to: shelf)
    // A reader who only looks into it is not held up by that.
    if let refusal = shelf.refusal { notice = catalogue.text(refusal.complaint) }
    return shelf
  }

  /// Tells once of each shelf that was damaged, be it that this was met long after the opening.
  private func tellOfDamage(to shelf: Shelf) {
    guard let damaged = shelf.setAside, damaged != setAside else { return }
    setAside = damaged
    let names: [String: Phrase.Argument] = ["file": .file(shelf.file), "name": .file(damaged.file)]
    tell(
      damaged.notes == 0
        ? Complaint(.shelfSetAside, names)
        : Complaint(.shelfRescued, names.merging(["count": .count(damaged.notes)]) { first, _ in first }))
  }

  private func tell(_ complaint: Complaint) {
    let told = catalogue.text(complaint)
    notice = told
    complain(told)
  }

  /// Returns the news of a damaged shelf since the last call, if it was met after the opening.
  func takeNews() -> String? {
    if let opened { tellOfDamage(to: opened) }
    guard notice != knownNotice else { return nil }
    knownNotice = notice
    return notice
  }

  /// Returns the identity of a book, or nil for standard input, which keeps nothing.
  func identity(of book: Book, at path: String) throws(Failure) -> BookIdentity? {
    guard path != "-" else { return nil }
    let fingerprint = try ShelfStore.attempt { () throws(ShelfError) in try FileFingerprint(ofFileAt: path) }
    let absolute = URL(fileURLWithPath: path).path
    return fingerprint.map { BookIdentity(book.metadata, fingerprint: $0, path: absolute) }
  }

  /// Returns the notes of a book, or of all.
  func notes(of book: BookIdentity?) throws(Failure) -> [Note] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.notes(of: book) }
  }

  /// Returns the answers in the forms of a book.
  func answers(of book: BookIdentity) throws(Failure) -> [GivenAnswer] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.answers(of: book) }
  }

  /// Returns the corrections of the recognised words of a book.
  func corrections(of book: BookIdentity) throws(Failure) -> [WordCorrection] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.corrections(of: book) }
  }

  /// Returns the books with answers in their forms.
  func booksWithAnswers() throws(Failure) -> [BookIdentity] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.booksWithAnswers() }
  }

  /// Returns the books on the shelf, the one opened last first.
  func knownBooks() throws(Failure) -> [KnownBook] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.knownBooks() }
  }

  /// Returns the reading statistics of every book that was read.
  func reading() throws(Failure) -> [BookReading] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.reading() }
  }

  /// Returns the folders on the shelf.
  func folders() throws(Failure) -> [String] {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.folders() }
  }

  /// Changes something on the shelf.
  func change<Result>(_ change: (Shelf) throws(ShelfError) -> Result) throws(Failure) -> Result {
    let shelf = try shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try change(shelf) }
  }

  /// The folder that the shelf lies in; nil where the environment gives no place.
  var folder: String? { file.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } }

  /// Turns the shelf's failures into the program's.
  static func attempt<Result>(_ body: () throws(ShelfError) -> Result) throws(Failure) -> Result {
    do { return try body() } catch { throw Failure(.inputOutput, error.complaint) }
  }
}
