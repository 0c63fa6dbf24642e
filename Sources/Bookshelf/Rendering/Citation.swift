/// Where a note comes from, in the words of a list of notes.
struct Citation {
  /// Title and creators: "A Day in Chicago, The Lectern Authors".
  let work: String
  /// Chapter, print page, percentage and day, each without a full stop.
  let details: [String]

  /// Cites a note.
  init(_ note: Note) {
    work = Self.list([note.book.title] + note.book.creators)
    let page = note.printPage.map { "Print page " + PlainText.line(of: $0) }
    let day = CivilDate(secondsSince1970: note.date).day
    details =
      note.chapter.map { PlainText.line(of: $0) }.filter { !$0.isEmpty }
      + (page.map { [$0] } ?? []) + ["\(note.percentage) percent", day]
  }

  /// The citation as sentences.
  ///
  /// For example: "Title, Creator. Chapter. 12 percent. 2026-11-20."
  var spoken: String {
    ([work] + details).filter { !$0.isEmpty }.map(Self.sentence).joined(separator: " ")
  }

  private static func list(_ parts: [String]) -> String {
    parts.map { PlainText.line(of: $0) }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A full stop is added only where no closing mark stands already, as announcements do it.
  private static func sentence(_ text: String) -> String {
    text.last.map { ".?!…:".contains($0) } == true ? text : text + "."
  }
}
