import Bookshelf
import TextModel

extension NoteList {
  /// For programs: an array with one object a line, its keys always there and always in the same order.
  var json: String {
    JSONValue.lines(notes.map(object))
  }

  /// Returns the passage with its hard line breaks as line ends, as programs know them.
  static func text(of note: Note) -> String { withLineEnds(note.text) }

  /// Returns a text of a book with its hard line breaks as line ends.
  static func withLineEnds(_ text: String) -> String {
    String(text.map { $0 == Section.lineBreak ? "\n" : $0 })
  }

  private func object(_ note: Note) -> JSONValue {
    .object([
      ("text", .string(Self.text(of: note))),
      ("book", .string(note.book.title)),
      ("creators", .array(note.book.creators.map { .string($0) })),
      ("chapter", .array(note.chapter.map { .string($0) })),
      ("print_page", note.printPage.map { .string($0) } ?? .null),
      ("percent", .integer(note.percentage)),
      ("date", .string(CivilDate(secondsSince1970: note.date).iso8601)),
      ("place", note.hasPlace ? Self.place(note.range) : .null),
      ("kind", .string(note.kind.rawValue)),
      ("words", .string(note.words)),
      ("identifier", note.book.identifier.map { .string($0) } ?? .null),
      ("year", note.year.map { .integer($0) } ?? .null),
      ("before", .string(Self.withLineEnds(note.context.before))),
      ("after", .string(Self.withLineEnds(note.context.after))),
      ("category", note.category.isEmpty ? .null : .string(note.category)),
      ("pictures", onPictures(note)),
    ])
  }

  /// Returns the places of a note on the pictures of pages as JSON, a rectangle as `[x, y, width, height]`.
  private func onPictures(_ note: Note) -> JSONValue {
    let pages = pictures?.pages(of: note) ?? []
    guard !pages.isEmpty else { return .null }
    return .array(
      pages.map { page in
        let rects = page.rects.map { rect in
          JSONValue.array([rect.x, rect.y, rect.width, rect.height].map { .integer($0) })
        }
        return .object([("page", .integer(page.number)), ("rectangles", .array(rects))])
      })
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
