/// The plan of a long Markdown document before any of it is parsed: its headings, the places at which it can be cut,
/// and the definitions of links and notes, which hold for all of it.
///
/// It is found by lines outside of code, of HTML and of what list items hold: all other blocks end before them
/// (CommonMark 0.31, sections 4 and 5), so that the pieces hold the same blocks as the whole. Headings inside quotations
/// and lists are left to the parser; notes are found in list items too.
struct MarkdownPlan {
  /// A heading that stands in no other block.
  struct Heading {
    /// The start of its line.
    let start: Int
    let level: Int
    /// The words, with their marks.
    let source: Range<Int>
    /// A Boolean value that indicates whether a line below makes it a heading: then what it says may be several lines.
    let isUnderlined: Bool
  }

  /// A definition of a link or a note.
  struct Definition {
    var range: Range<Int>
    /// The indent of the lines after its first, in columns, for the block that it stands in.
    let indent: Int
  }

  /// The definition of a note: one more of a label that is defined before is none to the parser.
  struct Note {
    let label: String
    /// From its bracket to the end of its last line.
    var range: Range<Int>
    /// As of a definition.
    let indent: Int
    /// A Boolean value that indicates whether it is the first of its label outside of quotations.
    let isFirst: Bool
    /// A Boolean value that indicates whether it stands in a quotation: then only its first line is known.
    let isQuoted: Bool

    var definition: Definition { Definition(range: range, indent: indent) }

    /// Its label as it is written.
    func label(in bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[range].dropFirst(2).prefix { $0 != 0x5D } }
  }

  /// The headings in order.
  private(set) var headings: [Heading]
  /// The definitions of links and notes, by their label: the first of a label counts.
  let definitions: [String: Definition]
  /// All definitions of notes in order.
  let notes: [Note]
  /// The starts of paragraphs, one after each so many bytes.
  private let rests: [Int]

  /// A heading that is not of the chapters themselves begins a section where so much stands before it.
  private static let longChapter = 64 << 10
  private static let shortest = 1 << 10
  /// The number of headings beyond which the deepest are left out of the table of contents, more than any has.
  private static let mostHeadings = 20_000

  /// Plans a part of a document.
  ///
  /// - Complexity: one pass over the part.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    var scan = Scan(from: range.lowerBound)
    for line in Lines(bytes, in: range) { scan.take(line) }
    headings = scan.headings
    notes = scan.notes
    definitions = scan.links.merging(notes.filter(\.isFirst).map { ($0.label, $0.definition) }) { link, _ in link }
    rests = scan.rests
    while headings.count > Self.mostHeadings, let deepest = headings.lazy.map(\.level).max() {
      headings.removeAll { $0.level == deepest }
    }
  }

  /// The sections of the part: one for each heading of the highest level that has several, and more where those are long.
  func sections(of range: Range<Int>) -> [Range<Int>] {
    let counts = Dictionary(headings.map { ($0.level, 1) }, uniquingKeysWith: +)
    let chapter = counts.filter { $0.value > 1 }.keys.min() ?? 1
    let places = headings.map {
      SectionCuts.Place(start: $0.start, least: $0.level <= chapter ? Self.shortest : Self.longChapter)
    }
    return SectionCuts.cut(
      range, at: places + rests.map { SectionCuts.Place(start: $0, least: SectionCuts.wholeLimit) })
  }
}
