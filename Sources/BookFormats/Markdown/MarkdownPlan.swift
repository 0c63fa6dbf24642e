/// The plan of a long Markdown document before any of it is parsed: its headings, the places at which it can be cut,
/// and the definitions of links and notes, which hold for all of it.
///
/// It is made of the lines outside code, HTML and list items. All other blocks end before these lines (CommonMark 0.31,
/// sections 4 and 5), so that the pieces hold the same blocks as the whole. Headings inside quotations and lists are
/// left to the parser; notes are found in list items, too.
struct MarkdownPlan {
  /// A heading outside other blocks.
  struct Heading {
    /// The start of its line.
    let start: Int
    let level: Int
    /// The words, with their markup.
    let source: Range<Int>
    /// A Boolean value that indicates whether a line below makes it a heading, which may then have several lines.
    let isUnderlined: Bool
  }

  /// A definition of a link or a note.
  struct Definition {
    var range: Range<Int>
    /// The indent that its block gives to the lines after its first, in columns.
    let indent: Int
  }

  /// The definition of a note.
  ///
  /// The parser takes only the first of a label for one.
  struct Note {
    let label: String
    /// The range from its bracket to the end of its last line.
    var range: Range<Int>
    /// The indent that its block gives to the lines after its first, in columns.
    let indent: Int
    /// A Boolean value that indicates whether it is the first of its label outside quotations.
    let isFirst: Bool
    /// A Boolean value that indicates whether it stands in a quotation, where only its first line is known.
    let isQuoted: Bool

    var definition: Definition { Definition(range: range, indent: indent) }

    /// Returns the label of the note as it is written.
    func label(in bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[range].dropFirst(2).prefix { $0 != 0x5D } }
  }

  /// The headings in order.
  private(set) var headings: [Heading]
  /// The definitions of links and notes by their labels, the first of each.
  let definitions: [String: Definition]
  /// All definitions of notes in order.
  let notes: [Note]
  /// The starts of paragraphs, one after each so many bytes.
  private let rests: [Int]

  /// The least length of the text before a heading below the chapters that begins a section, in bytes.
  private static let longChapter = 64 << 10
  private static let shortest = 1 << 10
  /// The greatest number of headings in the table of contents, more than any has: the deepest ones beyond it are
  /// omitted.
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

  /// Returns the sections of the part: one for each heading of the highest level that has several, and more in long
  /// chapters.
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
