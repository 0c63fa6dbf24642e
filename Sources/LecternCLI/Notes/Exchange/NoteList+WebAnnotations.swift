import Bookshelf
import Reading
import TextModel

extension NoteList {
  /// For other programs: an array of annotations as the Web Annotation Data Model has them, one a line.
  var webAnnotations: String {
    JSONValue.lines(notes.map(annotation))
  }

  private func annotation(_ note: Note) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("@context", .string("http://www.w3.org/ns/anno.jsonld")),
      ("id", .string("urn:uuid:" + ContentUUID(note).text)),
      ("type", .string("Annotation")),
      ("motivation", .string(note.kind.motivation)),
      ("created", .string(CivilDate(secondsSince1970: note.date).iso8601)),
    ]
    let category = Self.members(ofCategory: note)
    if !note.words.isEmpty || !category.isEmpty {
      members.append(
        (
          "body",
          .object(
            [
              ("type", .string("TextualBody")), ("format", .string("text/plain")), ("value", .string(note.words)),
            ] + category)
        ))
    }
    let target: [(String, JSONValue)] = [
      ("source", Self.source(note)), ("meta", Self.meta(note)), ("selector", .array(selectors(note))),
    ]
    return .object(members + [("target", .object(target))])
  }

  /// Returns the category as the Readium Annotations draft has it: a keyword, and the colour of a usual one.
  private static func members(ofCategory note: Note) -> [(String, JSONValue)] {
    guard let category = Annotation.Category(note.category) else { return [] }
    return [("keyword", .string(category.name))] + (category.look.map { [("color", .string($0.colour))] } ?? [])
  }

  /// Returns the book in the terms of Dublin Core, whose prefix the context of annotations declares.
  private static func source(_ note: Note) -> JSONValue {
    let isIRI = note.book.identifier.map { $0.contains(":") && !$0.contains(" ") } ?? false
    let id = isIRI ? note.book.identifier : nil
    return .object(
      [("id", .string(id ?? "urn:uuid:" + ContentUUID(note.book).text))]
        + (note.book.identifier.map { [("dc:identifier", .string($0))] } ?? []) + [
          ("dc:title", .string(note.book.title)),
          ("dc:creator", .array(note.book.creators.map { .string($0) })),
        ] + (note.year.map { [("dc:date", .string(String($0)))] } ?? []))
  }

  /// Returns the place of the passage, for readers and for citations.
  private static func meta(_ note: Note) -> JSONValue {
    .object(
      [
        ("section", .integer(note.range.lower.section)),
        ("headings", .array(note.chapter.map { .object([("txt", .string($0))]) })),
      ] + (note.printPage.map { [("page", .string($0))] } ?? []))
  }

  private func selectors(_ note: Note) -> [JSONValue] {
    let quote: [(String, JSONValue)] = [
      ("type", .string("TextQuoteSelector")), ("exact", .string(Self.text(of: note))),
      ("prefix", .string(Self.withLineEnds(note.context.before))),
      ("suffix", .string(Self.withLineEnds(note.context.after))),
    ]
    let progression: [(String, JSONValue)] = [
      ("type", .string("ProgressionSelector")), ("value", .hundredths(note.percentage)),
    ]
    let position = characters?.range(of: note).map { range in
      JSONValue.object([
        ("type", .string("TextPositionSelector")), ("start", .integer(range.lowerBound)),
        ("end", .integer(range.upperBound)),
      ])
    }
    return [.object(quote)] + (position.map { [$0] } ?? []) + [.object(progression)]
  }
}

extension Note.Kind {
  /// Why the annotation was made (Web Annotation Vocabulary, 3.2).
  fileprivate var motivation: String {
    switch self {
    case .note: "commenting"
    case .bookmark: "bookmarking"
    case .highlight: "highlighting"
    }
  }
}
