import Accessibility
import BookFormats
import Bookshelf
import FoundationEssentials
import Reading
import TextModel

/// Carries out what a session wants kept of one book, and answers it.
struct NoteKeeper {
  private let shelf: ShelfKeeper
  private let book: Book
  private let path: String
  private let date: @Sendable () -> Int
  /// What the book is known by, taken once: the file may be gone before the reader is.
  private let identity: Result<BookIdentity?, Failure>

  /// Begins to keep what belongs to a book.
  init(shelf: ShelfKeeper, book: Book, path: String, date: @escaping @Sendable () -> Int) {
    self.shelf = shelf
    self.book = book
    self.path = path
    self.date = date
    identity = Result { () throws(Failure) in try shelf.identity(of: book, at: path) }
  }

  /// Carries out an effect that answers; nil for one that does not.
  func answer(_ effect: Effect) -> Command.Answer? {
    switch effect {
    case .save(let passage): save(passage)
    case .perform(let action, _): .performFailed(name: action.name, reason: "This program does not know it.")
    case .prepare(_, let range): .prepared(range)
    case .copy, .speak, .silence, .scroll, .post, .search, .setRate, .changeSpeaker, .quit: nil
    }
  }

  private func save(_ passage: Passage) -> Command.Answer {
    do {
      guard let known = try identity.get() else {
        return .saveFailed("Standard input keeps no notes. Open the book from a file.")
      }
      let note = Note(
        on: passage.range, of: book, book: known, chapter: passage.chapter,
        printPage: PrintPages.label(at: passage.range.lower, in: book), percentage: passage.percent ?? 0,
        date: date())
      let shelf = try shelf.shelf()
      switch try ShelfKeeper.attempt({ () throws(ShelfError) in try shelf.save(note) }) {
      case .saved: return .saved
      case .alreadySaved: return .alreadySaved
      }
    } catch {
      return .saveFailed(error.message)
    }
  }

  /// The session kept for the book; nil where none is.
  func session() -> Session? {
    guard shelf.exists, let known = try? identity.get(), let place = try? shelf.shelf().place(of: known)
    else { return nil }
    return try? JSONDecoder().decode(Session.self, from: Data(place.session.utf8))
  }

  /// Keeps the session for the next opening; a place that cannot be kept is not worth an interruption.
  func keep(_ session: Session) {
    guard let known = try? identity.get(), let json = try? JSONEncoder().encode(session) else {
      return
    }
    let place = Place(
      at: session.cursor, of: book, book: known, session: String(decoding: json, as: UTF8.self))
    try? shelf.shelf().save(place, on: date())
  }

  /// Puts the book among those that have been opened.
  func opened() {
    guard let known = try? identity.get() else { return }
    _ = try? shelf.shelf().opened(known, at: path, on: date())
  }
}
