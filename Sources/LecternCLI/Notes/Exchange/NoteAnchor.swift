import BookFormats
import Bookshelf
import Reading
import TextModel
import TextUnits
import Words

/// A book that notes are taken in for: where their words stand in it, and what it tells to cite them.
struct NoteAnchor {
  let identity: BookIdentity
  /// The marks that are kept of the book.
  let marks: AnnotationStore
  private let book: Book
  private let world: ReadingWorld
  private let places: CharacterPlaces

  /// Opens a book.
  init(_ path: String, shelf: ShelfStore, edges: Edges) throws(Failure) {
    book = try edges.openBook(path)
    guard let identity = try shelf.identity(of: book, at: path) else {
      throw Failure(.usage, .inputKeepsNotesFile)
    }
    self.identity = identity
    marks = AnnotationStore(shelf: shelf, book: book, identity: .success(identity), date: edges.date)
    world = OpenedBook(book).indexed().world()
    places = CharacterPlaces(book, of: identity)
  }

  /// The result of taking in a note.
  enum Outcome {
    /// It stands on its words, or on what they are by now.
    case placed(isChanged: Bool)
    /// It is of this book, whose words are others now.
    case lost
    /// It is of another book.
    case foreign
  }

  /// Returns a note where its words stand; as it is for one of another book, and where its words are gone.
  ///
  /// In the edition it was made in, that is where it says. A note of another book is one of this where its words are:
  /// who names a book knows best which it is.
  func anchored(_ note: Note, of annotation: WebAnnotation) -> (note: Note, outcome: Outcome) {
    let isSame =
      note.book.identifier.map { $0 == identity.identifier }
      ?? (note.book.title == identity.title && note.book.creators == identity.creators)
    guard let finding = isSame ? place(of: note, annotation) : foreignPlace(of: note) else {
      return (note, isSame ? .lost : .foreign)
    }
    let range = finding.range
    let chapter = world.places.chapterPath(at: range.lower)
    let anchored = Note(
      book: identity, range: range, text: note.text, context: note.context,
      chapter: chapter.isEmpty ? note.chapter : chapter,
      printPage: PrintPages.label(of: range, in: book) ?? note.printPage,
      percentage: world.places.percent(before: range.lower) ?? note.percentage, date: note.date, kind: note.kind,
      words: note.words, year: note.year ?? book.metadata.year, category: note.category)
    return (anchored, .placed(isChanged: finding.isChanged))
  }

  private func place(of note: Note, _ annotation: WebAnnotation) -> TextQuote.Finding? {
    let quote = TextQuote(note.text, note.context)
    let said = [annotation.characters.flatMap(places.range), annotation.range.flatMap(here)].compactMap(\.self)
    for range in said
    where quote.isFound(as: TextQuote(book.text(in: range), TextContext(around: range, in: book))) {
      return TextQuote.Finding(range: range, isChanged: false)
    }
    return quote.finding(in: book, near: note.range.lower.section)
  }

  private func foreignPlace(of note: Note) -> TextQuote.Finding? {
    TextQuote(note.text, note.context).range(inAnyBook: book).map { TextQuote.Finding(range: $0, isChanged: false) }
  }

  /// Returns a range that a file tells of; nil for one that this book has not.
  private func here(_ range: TextRange) -> TextRange? {
    let isHere = { (position: TextPosition) in
      (0..<book.sectionCount).contains(position.section)
        && book.section(position.section).isCharacterBoundary(position.offset)
    }
    return isHere(range.lower) && isHere(range.upper) ? range : nil
  }
}
