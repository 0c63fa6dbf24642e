import Accessibility
import BookFormats
import Bookshelf
import FoundationEssentials
import Reading
import TerminalUI
import TextModel
import Words

/// The records of one book: its notes, bookmarks, place, answers and statistics, kept as a session asks for it.
struct NoteStore {
  private let shelf: ShelfStore
  private let book: Book
  private let path: String
  private let date: @Sendable () -> Int
  /// The identity of the book, taken once: the file may be gone before the reader is.
  private let identity: Result<BookIdentity?, Failure>
  /// The marks that the reader keeps of the book.
  let marks: AnnotationStore
  /// The answers of the reader in its forms.
  private let given: AnswerStore
  /// The reading of the book.
  let reading: ReadingStore

  /// Begins to keep what belongs to a book.
  init(shelf: ShelfStore, book: Book, path: String, date: @escaping @Sendable () -> Int) {
    self.shelf = shelf
    self.book = book
    self.path = path
    self.date = date
    identity = Result { () throws(Failure) in try shelf.identity(of: book, at: path) }
    given = AnswerStore(shelf: shelf, identity: identity, date: date)
    reading = ReadingStore(shelf: shelf, identity: identity, date: date)
    marks = AnnotationStore(shelf: shelf, book: book, identity: identity, date: date)
  }

  /// Carries out an effect that answers, and gives the answers in order; none for one that does not.
  func answers(to effect: Effect) -> [News.Answer] {
    switch effect {
    case .save(let passage): save(passage)
    case .mark(let change): marks.answers(to: change)
    case .keep(let answers, let isHandedIn): given.keep(answers, isHandedIn: isHandedIn)
    case .forget(let keys): given.forget(keys)
    case .host(.perform(let action, _)):
      [.performFailed(name: action.name, reason: shelf.catalogue.text(Complaint(.actionUnknown)))]
    case .host(.prepare(_, let range)): [.prepared(range)]
    case .application: effect.programRequest == .tellStatistics ? reading.answers : []
    case .copy, .host, .speak, .silence, .scroll, .post, .search, .setRate, .layOut, .wake:
      []
    }
  }

  private func save(_ passage: Passage) -> [News.Answer] {
    do {
      let saving = try marks.save(passage, as: .note, words: "")
      return [.marks(marks.all), saving == .saved ? .saved : .alreadySaved]
    } catch {
      return [.saveFailed(shelf.catalogue.text(error))]
    }
  }

  /// Returns the session kept for the book, with what was filled in, and whether the words at its place are gone; nil
  /// where nothing is kept.
  func session() -> (session: Session?, isPlaceLost: Bool) {
    let kept = keptSession()
    let answers = given.all
    return (answers.isEmpty ? kept.session : (kept.session ?? Session()).answering(answers), kept.isPlaceLost)
  }

  /// Returns the saved session at its saved place, and whether that place is lost.
  private func keptSession() -> (session: Session?, isPlaceLost: Bool) {
    guard shelf.exists, let known = try? identity.get(), let place = place(of: known) else { return (nil, false) }
    let found = place.found(in: book, known: known)
    let position = found ?? place.nearest(in: book)
    // A session written by another version of the program is another's; the place is the reader's.
    guard let session = try? JSONDecoder().decode(Session.self, from: Data(place.session.utf8)) else {
      return (Session(at: position), found == nil)
    }
    return (position == session.cursor ? session : session.moved(to: position), found == nil)
  }

  /// Returns the place of the book, be it that its file has given it another title since: then its words tell.
  private func place(of known: BookIdentity) -> Place? {
    guard let shelf = try? shelf.shelf() else { return nil }
    if let place = try? shelf.place(of: known) { return place }
    guard known.identifier == nil, let path = known.path, let place = try? shelf.place(leftAt: path),
      place.isWordForWord(in: book)
    else { return nil }
    try? shelf.rename(leftAt: path, to: known)
    return place
  }

  /// The result of keeping a place.
  enum PlaceKept: Hashable {
    case kept
    /// Another program is writing: a moment later it can be.
    case busy
    case failed(String)
  }

  /// Keeps the session for the next opening, with how much of the book lies before its place, and the chapter behind
  /// it.
  ///
  /// A place that cannot be kept is not worth an interruption of reading: another program that is writing need not be
  /// waited for.
  @discardableResult
  func keep(
    _ session: Session, at percentage: Int?, before next: String? = nil, waiting: Bool = true
  ) -> PlaceKept {
    guard let json = try? JSONEncoder().encode(session.withoutAnswers) else { return .kept }
    let shelf: Shelf
    let place: Place
    do {
      guard let known = try identity.get() else { return .kept }
      place = Place(
        at: session.cursor, of: book, book: known, session: String(decoding: json, as: UTF8.self),
        percentage: percentage)
      shelf = try self.shelf.shelf()
    } catch {
      return .failed(self.shelf.catalogue.text(error))
    }
    do throws(ShelfError) {
      try shelf.save(place, before: next, on: date(), waiting: waiting)
      return .kept
    } catch {
      if case .locked = error, !waiting { return .busy }
      return .failed(self.shelf.catalogue.text(error.complaint))
    }
  }

  /// Returns the news of the shelf while it was read or written, or nil if there are none, or they were given before.
  func takeNews() -> String? { shelf.takeNews() }

  /// Puts the book among those that have been opened.
  func opened() {
    guard let known = try? identity.get() else { return }
    _ = try? shelf.shelf().opened(known, at: known.path ?? path, on: date())
  }
}
