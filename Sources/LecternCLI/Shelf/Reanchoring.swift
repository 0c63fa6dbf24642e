import BookFormats
import Bookshelf
import Reading
import TextModel
import TextUnits

/// Notes of other editions of a book, and where their words stand in the one at hand.
struct Reanchoring: Sendable {
  /// A note, and where its words are; nil where they are gone.
  struct Found: Sendable {
    let note: Note
    let range: TextRange?
    /// How much of the book lies before them.
    let percentage: Int
    /// The chapter and the printed page that they stand in here.
    var chapter: [String] = []
    var printPage: String?
  }

  private let notes: [Note]
  private let book: Book

  /// Takes the notes that were made in another edition.
  init(_ notes: [Note], in book: Book, known identity: BookIdentity) {
    self.notes = notes.filter { !$0.book.isSameEdition(as: identity) }
    self.book = book
  }

  /// Whether every note is of the edition at hand.
  var isNeedless: Bool { notes.isEmpty }

  /// Looks for the words of every note; nil when cancelled.
  ///
  /// - Complexity: O(n) in the length of the book for each note whose words have moved.
  func found(isCancelled: () -> Bool = { false }) -> [Found]? {
    var found: [Found] = []
    var lengths: BookIndex?
    lazy var world = ReadingDesk(book).world()
    for note in notes {
      if isCancelled() { return nil }
      let quote = TextQuote(note.text, note.context)
      let range = quote.range(in: book, near: note.range.lower.section, isCancelled: isCancelled)
      // The book is counted only where a note is found again.
      if range != nil, lengths == nil { lengths = BookIndex(of: book, isCancelled: isCancelled) }
      let percentage = range.flatMap { range in lengths.map { $0.percent(before: range.lower) } }
      var place = Found(note: note, range: range, percentage: percentage ?? note.percentage)
      if let range {
        place.chapter = world.chapterPath(at: range.lower)
        place.printPage = PrintPages.label(at: range.lower, in: book)
      }
      found.append(place)
    }
    return isCancelled() ? nil : found
  }
}

extension Place {
  /// How many sections a lost place is looked for in: opening never depends on the size of the book.
  private static let sectionsLookedInto = 16

  /// The place in the edition at hand: where the words around it are, else the paragraph that is now as far in its section.
  func position(in book: Book, known identity: BookIdentity) -> TextPosition {
    if self.book.isSameEdition(as: identity) { return position }
    let quote = TextQuote("", context)
    let found = quote.range(in: book, near: position.section, within: Self.sectionsLookedInto)
    return found?.lower ?? Self.paragraph(near: position, in: book)
  }

  private static func paragraph(near position: TextPosition, in book: Book) -> TextPosition {
    guard book.sectionCount > 0 else { return .start }
    let number = min(position.section, book.sectionCount - 1)
    let section = book.section(number)
    guard section.length > 0 else { return TextPosition(section: number, offset: 0) }
    let block = section.blockIndex(at: min(position.offset, section.length - 1)).map { section.blocks[$0] }
    return TextPosition(section: number, offset: block?.content.lowerBound ?? 0)
  }
}
