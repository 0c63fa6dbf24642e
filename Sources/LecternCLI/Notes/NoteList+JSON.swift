import Bookshelf
import TextModel

extension NoteList {
  /// For programs: an array with one object a line, its keys always there and always in the same order.
  var json: String {
    JSONValue.lines(notes.map(Self.object))
  }

  /// Returns the passage with its hard line breaks as line ends, as programs know them.
  static func text(of note: Note) -> String { withLineEnds(note.text) }

  /// Returns a text of a book with its hard line breaks as line ends.
  static func withLineEnds(_ text: String) -> String {
    String(text.map { $0 == Section.lineBreak ? "\n" : $0 })
  }

  private static func object(_ note: Note) -> JSONValue {
    .object([
      ("text", .string(text(of: note))),
      ("book", .string(note.book.title)),
      ("creators", .array(note.book.creators.map { .string($0) })),
      ("chapter", .array(note.chapter.map { .string($0) })),
      ("print_page", note.printPage.map { .string($0) } ?? .null),
      ("percent", .integer(note.percentage)),
      ("date", .string(CivilDate(secondsSince1970: note.date).iso8601)),
      ("place", note.hasPlace ? place(note.range) : .null),
      ("kind", .string(note.kind.rawValue)),
      ("words", .string(note.words)),
      ("identifier", note.book.identifier.map { .string($0) } ?? .null),
      ("year", note.year.map { .integer($0) } ?? .null),
      ("before", .string(withLineEnds(note.context.before))),
      ("after", .string(withLineEnds(note.context.after))),
      ("category", note.category.isEmpty ? .null : .string(note.category)),
    ])
  }

  /// Returns the place of a range as JSON; `to_section` is given if it ends in another section.
  private static func place(_ range: TextRange) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("section", .integer(range.lower.section)), ("from", .integer(range.lower.offset)),
    ]
    if range.upper.section != range.lower.section { members.append(("to_section", .integer(range.upper.section))) }
    return .object(members + [("to", .integer(range.upper.offset))])
  }
}
