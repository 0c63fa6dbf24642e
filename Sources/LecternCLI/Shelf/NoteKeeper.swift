import Accessibility
import BookFormats
import Bookshelf
import FoundationEssentials
import Reading
import TextModel

/// Carries out what a session wants kept of one book, and answers it.
struct NoteKeeper {
  let shelf: ShelfKeeper
  let book: Book
  let path: String
  let date: @Sendable () -> Int
  let copier: TextCopier

  /// Carries out an effect that answers; nil for one that does not.
  func answer(_ effect: Effect) -> Command.Answer? {
    switch effect {
    case .save(let passage): save(passage)
    case .copy(let passage): copier.copy(passage.text)
    case .perform(let action, _): .performFailed(name: action.name, reason: "This program does not know it.")
    case .prepare(_, let range): .prepared(range)
    case .speak, .silence, .scroll, .post, .quit: nil
    }
  }

  private func save(_ passage: Passage) -> Command.Answer {
    do {
      guard let identity = try shelf.identity(of: book, at: path) else {
        return .saveFailed("Standard input keeps no notes. Open the book from a file.")
      }
      let note = Note(
        on: passage.range, of: book, book: identity, chapter: passage.chapter, printPage: nil,
        percentage: passage.percent ?? 0, date: date())
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
    guard let identity = try? shelf.identity(of: book, at: path), let place = try? shelf.shelf().place(of: identity)
    else { return nil }
    return try? JSONDecoder().decode(Session.self, from: Data(place.session.utf8))
  }

  /// Keeps the session for the next opening; a place that cannot be kept is not worth an interruption.
  func keep(_ session: Session) {
    guard let identity = try? shelf.identity(of: book, at: path), let json = try? JSONEncoder().encode(session) else {
      return
    }
    let place = Place(
      at: session.cursor, of: book, book: identity, session: String(decoding: json, as: UTF8.self))
    try? shelf.shelf().save(place, on: date())
  }

  /// Puts the book among those that have been opened.
  func opened() {
    guard let identity = try? shelf.identity(of: book, at: path) else { return }
    _ = try? shelf.shelf().opened(identity, at: path, on: date())
  }
}
