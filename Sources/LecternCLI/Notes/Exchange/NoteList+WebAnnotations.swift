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
    let regions = pictures?.pages(of: note).flatMap { page in
      page.rects.map { Self.region($0, page.number, of: note) }
    }
    guard let regions, !regions.isEmpty else { return .object(members + [("target", .object(target))]) }
    return .object(members + [("target", .array([.object(target)] + regions))])
  }

  /// Returns a rectangle on the picture of a page as a target of its own.
  ///
  /// Several selectors of one target have to select the same (Web Annotation Data Model, 4.2), which the lines of a
  /// passage do not.
  private static func region(_ rect: PixelRect, _ page: Int, of note: Note) -> JSONValue {
    func fragment(_ value: String, of standard: String, _ rest: [(String, JSONValue)] = []) -> JSONValue {
      .object(
        [
          ("type", .string("FragmentSelector")), ("conformsTo", .string(standard)), ("value", .string(value)),
        ] + rest)
    }
    let region = fragment(
      "xywh=\(rect.x),\(rect.y),\(rect.width),\(rect.height)", of: "http://www.w3.org/TR/media-frags/")
    return .object([
      ("source", .string(sourceID(note))),
      (
        "selector",
        fragment("page=\(page)", of: "http://tools.ietf.org/rfc/rfc3778", [("refinedBy", region)])
      ),
    ])
  }

  /// Returns the category as the Readium Annotations draft has it: a keyword, and the colour of a usual one.
  private static func members(ofCategory note: Note) -> [(String, JSONValue)] {
    guard let category = Annotation.Category(note.category) else { return [] }
    return [("keyword", .string(category.name))] + (category.look.map { [("color", .string($0.colour))] } ?? [])
  }

  /// Returns the book in the terms of Dublin Core, whose prefix the context of annotations declares.
  private static func source(_ note: Note) -> JSONValue {
    .object(
      [("id", .string(sourceID(note)))]
        + (note.book.identifier.map { [("dc:identifier", .string($0))] } ?? []) + [
          ("dc:title", .string(note.book.title)),
          ("dc:creator", .array(note.book.creators.map { .string($0) })),
        ] + (note.year.map { [("dc:date", .string(String($0)))] } ?? []))
  }

  /// Returns the identifier of the book as an IRI.
  private static func sourceID(_ note: Note) -> String {
    let isIRI = note.book.identifier.map { $0.contains(":") && !$0.contains(" ") } ?? false
    return (isIRI ? note.book.identifier : nil) ?? "urn:uuid:" + ContentUUID(note.book).text
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
