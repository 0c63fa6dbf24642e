import BookFormats
import PageLayout
import TerminalUI
import TextModel
import TextUnits

extension Subcommand {
  /// `lectern info`: what a book says of itself and of how it can be read, and how much of everything it has.
  static let info = Subcommand(
    name: "info", synopsis: "BOOK", operands: 1...1, summary: "title, creators, and how much of everything there is",
    options: [
      Option("--json", nil, "a JSON object: numbers, strings and arrays of strings"), .encoding, .ocrLanguage,
    ], reads: { $0.operands }
  ) { invocation, edges throws(Failure) in
    let book = try edges.openBook(of: invocation)
    let (facts, claims) = (BookFacts(book).all, book.metadata.accessibility)
    if invocation.has("--json") {
      edges.output.write(JSONValue.object(facts).text + "\n")
    } else {
      for (name, value) in facts { edges.output.write("\(name)\t\(SafeText.line(value.plain))\n") }
      guard !claims.isEmpty else { return .done }
      for line in AccessibilityStatements(of: claims).lines(in: edges.catalogue) {
        edges.output.write("accessibility\t\(SafeText.line(line))\n")
      }
    }
    return .done
  }
}

/// The facts that are printed of a book.
private struct BookFacts {
  private let book: Book
  private let opened: OpenedBook
  private let text: TextCounts

  /// Goes through a book once, since a long section may be read anew each time.
  init(_ book: Book) {
    self.book = book
    let opened = OpenedBook(book)
    var text = TextCounts()
    self.opened = opened.indexed { text.add($0, $1, opened.tokenizer) }
    self.text = text
  }

  /// Every fact with its name, in the order they are printed.
  var all: [(String, JSONValue)] {
    let counts = book.markupCounts()
    let numbers = [
      ("sections", book.sectionCount), ("toc_entries", book.contents().count), ("headings", counts.headings),
      ("links", counts.links), ("images", counts.images), ("tables", counts.tables), ("lists", counts.lists),
      ("print_pages", book.printPages.count), ("footnotes", text.footnotes), ("form_controls", counts.formControls),
      ("characters", text.characters), ("words", text.words), ("sentences", text.sentences),
      ("pages", opened.geometry.pageCount ?? 0),
    ]
    let strings: [(String, JSONValue)] = [
      ("title", .string(book.metadata.title)), ("creators", .array(book.metadata.creators.map { .string($0) })),
      ("language", book.metadata.language.map { .string($0) } ?? .null), ("format", .string(book.format.rawValue)),
    ]
    return strings + numbers.map { ($0.0, .integer($0.1)) } + recording + claims
  }

  /// The statements of the book on its recording; none for a book without one.
  private var recording: [(String, JSONValue)] {
    guard book.isNarrated else { return [] }
    let time =
      book.metadata.narratedTime ?? (0..<book.sectionCount).reduce(0) { $0 + book.narratedTime(ofSection: $1) }
    return [
      ("narrators", .array(book.metadata.narrators.map { .string($0) })), ("narrated_seconds", .integer(time / 1000)),
    ]
  }

  /// The publisher's claims of how the book can be read, in the terms that they were written in.
  private var claims: [(String, JSONValue)] {
    let claims = book.metadata.accessibility
    let terms = [
      ("access_modes", claims.modes),
      ("access_modes_sufficient", claims.sufficientModes.map { $0.joined(separator: ",") }),
      ("accessibility_features", claims.features), ("accessibility_hazards", claims.hazards),
      ("conforms_to", claims.standards), ("certified_by", claims.certifiers),
    ]
    return terms.map { ($0.0, .array($0.1.map { .string($0) })) }
  }
}

/// The numbers of what the text of a book consists of.
private struct TextCounts {
  private(set) var footnotes = 0
  /// The graphemes; the end of a block is one.
  private(set) var characters = 0
  private(set) var words = 0
  private(set) var sentences = 0

  /// Adds what a section holds.
  mutating func add(_ section: Section, _ number: Int, _ tokenizer: UnitTokenizer) {
    footnotes += section.containers.count { $0.kind == .region(.footnote) }
    characters += section.text.count
    let units = tokenizer.counts(in: section, number)
    words += units.words
    sentences += units.sentences
  }
}

extension JSONValue {
  /// The value as it is read in a list: strings without quotes, arrays with commas.
  fileprivate var plain: String {
    switch self {
    case .string(let text): text
    case .array(let values): values.map(\.plain).joined(separator: ", ")
    case .null: ""
    default: text
    }
  }
}
