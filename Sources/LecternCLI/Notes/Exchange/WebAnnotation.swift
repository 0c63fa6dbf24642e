import Bookshelf
import Reading
import TextModel

/// A note as other programs write it: an annotation of the W3C's Web Annotation Data Model, with the members that
/// the EPUB Annotations draft adds for headings, pages and progression.
///
/// Its properties are one for each member that is read of an annotation.
struct WebAnnotation {
  /// The words of the annotation about its book; all of it empty if there are none.
  struct Source {
    var identifier: String?
    var title: String?
    var creators: [String] = []
    var year: Int?

    /// A Boolean value that indicates whether it identifies a book.
    var isTelling: Bool { identifier != nil || title != nil }
  }

  let source: Source
  /// The characters of its edition that the passage stands at; nil if they are not given.
  let characters: Range<Int>?
  /// The same as our own list has it.
  let range: TextRange?
  private let text: String
  private let context: TextContext
  private let section: Int
  private let chapter: [String]
  private let printPage: String?
  private let percentage: Int
  private let date: Int?
  private let kind: Note.Kind
  private let words: String
  private let category: String

  /// Returns every annotation of a file that quotes a passage, and how many quote none; nil for a file that holds no
  /// annotations.
  static func all(in tree: JSONTree) -> (annotations: [WebAnnotation], without: Int)? {
    // An array, a page or a set with its items, a collection with its first page, or one annotation.
    let items: [JSONTree]
    switch tree {
    case .array(let elements): items = elements
    default: items = [tree["items"], tree["first"]["items"]].first { !$0.elements.isEmpty }?.elements ?? [tree]
    }
    let annotations: [WebAnnotation]
    if items.allSatisfy({ $0["type"].elements.contains { $0.string == "Annotation" } }) {
      annotations = items.compactMap { WebAnnotation($0, about: Source(tree["about"])) }
    } else if items.allSatisfy({ $0["kind"].string.flatMap(Note.Kind.init) != nil && $0["book"].isString }) {
      annotations = items.compactMap { WebAnnotation(listed: $0) }
    } else {
      return nil
    }
    return (annotations, items.count - annotations.count)
  }

  private init?(_ item: JSONTree, about: Source) {
    guard let target = item["target"].elements.first,
      let quote = target["selector"].elements.first(where: { $0["type"].string == "TextQuoteSelector" }),
      let exact = quote["exact"].string
    else { return nil }
    let own = Source(target["source"])
    source = own.isTelling ? own : about
    range = nil
    text = exact
    context = TextContext(
      before: String((quote["prefix"].string ?? "").suffix(TextContext.reach)),
      after: String((quote["suffix"].string ?? "").prefix(TextContext.reach)))
    let meta = target["meta"]
    section = Int(exactly: meta["section"].number ?? 0).map { max(0, $0) } ?? 0
    chapter = meta["headings"].elements.compactMap { $0["txt"].string }
    printPage = meta["page"].string
    let progression = target["selector"].elements.first { $0["type"].string == "ProgressionSelector" }
    percentage = Int(min(1, max(0, progression?["value"].number ?? 0)) * 100 + 0.5)
    let position = target["selector"].elements.first { $0["type"].string == "TextPositionSelector" }
    characters = position.flatMap { position in
      guard let start = position["start"].number.flatMap({ Int(exactly: $0) }),
        let end = position["end"].number.flatMap({ Int(exactly: $0) }), start >= 0, end >= start
      else { return nil }
      return start..<end
    }
    date = item["created"].string.flatMap { CivilDate.secondsSince1970(iso8601: $0) }
    let bodies = item["body"].elements
    words =
      bodies.filter { !Self.isTag($0) }.compactMap { $0["value"].string }.first ?? item["bodyValue"].string ?? ""
    switch item["motivation"].elements.first?.string {
    case "bookmarking": kind = .bookmark
    case "highlighting": kind = .highlight
    case nil where words.isEmpty: kind = .highlight
    default: kind = .note
    }
    category = kind == .highlight ? Self.category(of: bodies) : ""
  }

  /// A note as ``NoteList`` lists it in JSON.
  private init?(listed item: JSONTree) {
    guard let text = item["text"].string, let kind = item["kind"].string.flatMap(Note.Kind.init) else { return nil }
    self.text = text
    self.kind = kind
    source = Source(
      identifier: item["identifier"].string, title: item["book"].string,
      creators: item["creators"].elements.compactMap(\.string), year: item["year"].number.flatMap { Int(exactly: $0) }
    )
    characters = nil
    context = TextContext(
      before: String((item["before"].string ?? "").suffix(TextContext.reach)),
      after: String((item["after"].string ?? "").prefix(TextContext.reach)))
    let place = item["place"]
    func number(_ name: String) -> Int? {
      place[name].number.flatMap { Int(exactly: $0) }.flatMap { $0 < 0 ? nil : $0 }
    }
    let first = number("section") ?? 0
    section = first
    range = number("from").flatMap { from in
      number("to").map { to in
        TextRange(
          TextPosition(section: first, offset: from),
          TextPosition(section: number("to_section") ?? first, offset: to))
      }
    }
    chapter = item["chapter"].elements.compactMap(\.string)
    printPage = item["print_page"].string
    percentage = Int(min(100, max(0, item["percent"].number ?? 0)))
    date = item["date"].string.flatMap { CivilDate.secondsSince1970(iso8601: $0) }
    words = item["words"].string ?? ""
    category = kind == .highlight ? item["category"].string.flatMap { Annotation.Category($0) }?.name ?? "" : ""
  }

  /// Returns the annotation as a note on a book, to be anchored by its quotation once that is opened; made on a date,
  /// where it does not say when.
  func note(in book: BookIdentity, date: Int) -> Note {
    let start = TextPosition(section: section, offset: 0)
    return Note(
      book: book, range: TextRange(start, start), text: text, context: context, chapter: chapter,
      printPage: printPage, percentage: percentage, date: self.date ?? date, kind: kind, words: words,
      year: source.year, category: category)
  }

  /// Returns a Boolean value that indicates whether a body names a category and holds no words of the reader.
  private static func isTag(_ body: JSONTree) -> Bool { body["purpose"].string == "tagging" }

  /// Returns the category that bodies name: by a keyword or a tag, else by a colour that is a name.
  private static func category(of bodies: [JSONTree]) -> String {
    let named =
      bodies.compactMap { $0["keyword"].string ?? $0["tag"].string ?? (isTag($0) ? $0["value"].string : nil) }
    let colours = bodies.compactMap { $0["color"].string }.filter { colour in
      Annotation.Category.Usual.allCases.contains { $0.colour == colour }
    }
    return (named + colours).lazy.compactMap { Annotation.Category($0) }.first?.name ?? ""
  }
}

extension WebAnnotation.Source {
  /// The Dublin Core members of a resource, with or without their prefix.
  fileprivate init(_ tree: JSONTree) {
    func member(_ name: String) -> [JSONTree] { tree["dc:" + name].elements + tree[name].elements }
    identifier = member("identifier").first?.string
    title = member("title").first?.string
    creators = member("creator").compactMap { $0.string ?? $0["name"].string }
    let date = member("date").first
    year = date?.string.flatMap { Int($0.prefix(4)) } ?? date?.number.flatMap { Int(exactly: $0) }
  }
}
