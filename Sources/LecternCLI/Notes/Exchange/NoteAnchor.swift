import BookFormats
import Bookshelf
import Reading
import TextModel
import TextUnits

/// A book that notes are taken in for: where their words stand in it, and what it tells to cite them.
struct NoteAnchor {
  let identity: BookIdentity
  /// What is kept of the book.
  let marks: MarkKeeper
  private let book: Book
  private let world: ReadingWorld
  private let places: CharacterPlaces

  /// Opens a book.
  init(_ path: String, shelf: ShelfKeeper, edges: Edges) throws(Failure) {
    book = try edges.openBook(path)
    guard let identity = try shelf.identity(of: book, at: path) else {
      throw Failure(.usage, "Standard input keeps no notes. Name a file instead.")
    }
    self.identity = identity
    marks = MarkKeeper(shelf: shelf, book: book, identity: .success(identity), date: edges.date)
    world = ReadingDesk(book).indexed().world()
    places = CharacterPlaces(book, of: identity)
  }

  /// A note where its words stand; as it is for one of another book, and where its words are gone.
  ///
  /// In the edition it was made in, that is where it says by the characters of that.
  func anchored(_ note: Note, at characters: Range<Int>?) -> Note {
    let isSame =
      note.book.identifier.map { $0 == identity.identifier }
      ?? (note.book.title == identity.title && note.book.creators == identity.creators)
    guard isSame, let range = place(of: note, at: characters) else { return note }
    let chapter = world.chapterPath(at: range.lower)
    return Note(
      book: identity, range: range, text: note.text, context: note.context,
      chapter: chapter.isEmpty ? note.chapter : chapter,
      printPage: PrintPages.label(at: range.lower, in: book) ?? note.printPage,
      percentage: world.percent(before: range.lower) ?? note.percentage, date: note.date, kind: note.kind,
      words: note.words, year: note.year ?? book.metadata.year)
  }

  private func place(of note: Note, at characters: Range<Int>?) -> TextRange? {
    let quote = TextQuote(note.text, note.context)
    if let range = characters.flatMap(places.range),
      quote.isFound(as: TextQuote(book.text(in: range), TextContext(around: range, in: book)))
    {
      return range
    }
    return quote.range(in: book, near: note.range.lower.section)
  }
}
