import BookFormats
import Bookshelf
import Reading
import TextModel
import TextUnits

/// Notes of other editions of a book, and where their words stand in the one at hand.
struct NoteReanchoring: Sendable {
  /// A note by its number, and where its words are; nil where they are gone.
  struct Found: Sendable {
    let number: Int
    let note: Note
    let range: TextRange?
    /// A Boolean value that indicates whether some of the words are others here.
    let isChanged: Bool
    /// The part of the book before them.
    let percentage: Int
    /// The chapter and the printed page that they stand in here.
    var chapter: [String] = []
    var printPage: String?
  }

  private let notes: [(number: Int, note: Note)]
  private let book: Book

  /// Takes the notes that were made in another edition.
  init(_ notes: [(number: Int, note: Note)], in book: Book, known identity: BookIdentity) {
    self.notes = notes.filter { $0.note.isLost || !$0.note.book.isSameEdition(as: identity) }
    self.book = book
  }

  /// A Boolean value that indicates whether every note is of the edition at hand.
  var isNeedless: Bool { notes.isEmpty }

  /// Looks for the words of every note; nil when cancelled.
  ///
  /// - Complexity: O(n) in the length of the book for each note whose words have moved.
  func found(isCancelled: () -> Bool = { false }) -> [Found]? {
    var found: [Found] = []
    var lengths: BookIndex?
    lazy var world = OpenedBook(book).world()
    for (number, note) in notes {
      if isCancelled() { return nil }
      let quote = TextQuote(note.text, note.context)
      let finding = quote.finding(in: book, near: note.range.lower.section, isCancelled: isCancelled)
      let range = finding?.range
      // The book is counted only where a note is found again.
      if range != nil, lengths == nil { lengths = BookIndex(of: book, isCancelled: isCancelled) }
      let percentage = range.flatMap { range in lengths.map { $0.percent(before: range.lower) } }
      var place = Found(
        number: number, note: note, range: range, isChanged: finding?.isChanged ?? false,
        percentage: percentage ?? note.percentage)
      if let range {
        place.chapter = world.places.chapterPath(at: range.lower)
        place.printPage = PrintPages.label(of: range, in: book)
      }
      found.append(place)
    }
    return isCancelled() ? nil : found
  }
}
