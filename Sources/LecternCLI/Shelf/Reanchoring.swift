import BookFormats
import Bookshelf
import Reading
import TextModel
import TextUnits

/// Notes of other editions of a book, and where their words stand in the one at hand.
struct Reanchoring: Sendable {
  /// A note by its number, and where its words are; nil where they are gone.
  struct Found: Sendable {
    let number: Int
    let note: Note
    let range: TextRange?
    /// Whether some of the words are others here.
    let isChanged: Bool
    /// How much of the book lies before them.
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

  /// Whether every note is of the edition at hand.
  var isNeedless: Bool { notes.isEmpty }

  /// Looks for the words of every note; nil when cancelled.
  ///
  /// - Complexity: O(n) in the length of the book for each note whose words have moved.
  func found(isCancelled: () -> Bool = { false }) -> [Found]? {
    var found: [Found] = []
    var lengths: BookIndex?
    lazy var world = ReadingDesk(book).world()
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

  /// How much text before a place tells where it is, in characters that are no white space.
  private static let telling = 16

  /// The place in the edition at hand: where the words after it are, or else those before it; nil where both are gone.
  func found(in book: Book, known identity: BookIdentity) -> TextPosition? {
    if self.book.isSameEdition(as: identity) { return position }
    let after = TextQuote("", context)
    if let found = after.range(in: book, near: position.section, within: Self.sectionsLookedInto) {
      return found.lower
    }
    guard context.before.count(where: { !$0.isWhitespace }) >= Self.telling else { return nil }
    let before = TextQuote("", before: context.before, after: "")
    let found = before.range(in: book, near: position.section, within: Self.sectionsLookedInto)
    return found.map { context.before.last?.isWhitespace == true ? Self.text(behind: $0.upper, in: book) : $0.upper }
  }

  /// The paragraph that is now as far in its section as the place was.
  func nearest(in book: Book) -> TextPosition { Self.paragraph(near: position, in: book) }

  /// The first text behind a position, which may begin the next section.
  private static func text(behind position: TextPosition, in book: Book) -> TextPosition {
    let section = book.section(position.section)
    let rest = section.substring(in: min(position.offset, section.length)..<section.length)
    if let next = rest.firstIndex(where: { !$0.isWhitespace }) {
      let blanks = rest.utf8.distance(from: rest.startIndex, to: next)
      return TextPosition(section: position.section, offset: position.offset + blanks)
    }
    guard position.section + 1 < book.sectionCount else { return position }
    return TextPosition(section: position.section + 1, offset: 0)
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
