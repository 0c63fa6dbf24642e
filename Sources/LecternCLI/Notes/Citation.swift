import Accessibility
import Bookshelf
import Reading
import Words

/// The source of a note, in the words of a list of notes.
struct Citation {
  /// Title and creators: "A Day in Chicago, The Lectern Authors".
  let work: String
  /// Chapter, print page, percentage and day, each without a full stop.
  let details: [String]

  /// Cites a note.
  init(_ note: Note, in catalogue: Catalogue) {
    work = Self.list([note.book.title] + note.book.creators)
    let page = note.printPage.map { catalogue.text(Phrase(.printPage, ["label": .text(SafeText.line($0))])) }
    let day = CivilDate(secondsSince1970: note.date).day
    details =
      note.chapter.map { SafeText.line($0) }.filter { !$0.isEmpty }
      + (page.map { [$0] } ?? []) + [catalogue.text(Phrase(.percent, ["percent": .count(note.percentage)])), day]
  }

  /// The citation as sentences.
  ///
  /// For example: "Title, Creator. Chapter. 12 percent. 2026-11-20."
  var spoken: String {
    ([work] + details).filter { !$0.isEmpty }.map(Announcement.closed).joined(separator: " ")
  }

  private static func list(_ parts: [String]) -> String {
    parts.map { SafeText.line($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
