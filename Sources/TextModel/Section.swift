/// One spine item or file of a book: its logical text and what the text means.
///
/// The logical text is the section's text with white space collapsed and every block closed by one U+000A, its
/// end-of-block stop. A hard line break inside a block (`<br>`, a line of verse or of code) is one U+000B: UAX #14
/// breaks the row there (class BK), UAX #29 does not end a sentence there (class Sp).
///
/// A section never changes, and a copy costs no more than a reference, as each move makes many. Its properties are one
/// for each kind of thing that a text is marked with.
public final class Section: Sendable {
  /// The character that closes every block.
  public static let blockStop: Character = "\u{0A}"
  /// The character of a hard line break inside a block.
  public static let lineBreak: Character = "\u{0B}"
  /// The character that takes the place of an image that has no description.
  public static let objectReplacement: Character = "\u{FFFC}"

  /// The logical text, always in native UTF-8, so that an offset costs O(1).
  public let text: String
  /// The blocks in order; their ranges tile the text.
  public let blocks: [Block]
  /// Lists, tables, quotes and the like, an outer one before what it holds.
  public let containers: [Container]
  /// Links, emphasis, note references and the like, by where they begin.
  public let spans: [Span]
  /// Offsets of what can be linked to, by its identifier.
  public let anchors: [String: Int]
  /// The identifiers of notes that the page hides: what refers to one leads nowhere.
  public let hiddenNotes: Set<String>
  /// The headers of the tables that have any, by the table's index in `containers`.
  public let tableHeaders: [Int: TableHeaders]
  /// The cells of the tables, by the table's index in `containers`.
  public let tableCells: [Int: TableCells]
  /// The form controls, in order; a block tells where each stands.
  public let controls: [Control]
  /// The language of the section as a BCP 47 tag, where one is given.
  public let language: String?
  /// The parts around the main content that are hidden, where they are.
  public let hiddenParts: [SidePart]
  /// The destinations of the references to notes of this section, in order, each with its span.
  private let noteTargets: [FootnoteTarget]
  /// The blocks of the form controls.
  let controlPlaces: ControlPlaces
  /// The anchors by where they stand.
  private let anchorPlaces: [AnchorPlace]
  /// The level of the headings that chapters begin with where nothing else tells: the highest rank that more than one
  /// has, since a title alone is that of the whole book; else the highest; nil where no heading has a level.
  ///
  /// Headings above that level begin chapters too.
  public let chapterLevel: Int?
  /// The length of the longest span, which bounds the search for those that touch a range.
  private let longestSpan: Int
  /// The ends of the spans, by which the search passes over those that end before a range.
  private let spanEnds: SpanEnds
  /// The indices of the blocks that have text; nil where all have.
  private let filledBlocks: [Int]?

  /// Creates a section; the ranges of `blocks` must tile `text`.
  public init(
    text: String, blocks: [Block], containers: [Container] = [], spans: [Span] = [],
    anchors: [String: Int] = [:], hiddenNotes: Set<String> = [],
    tableHeaders: [Int: TableHeaders] = [:], tableCells: [Int: TableCells] = [:], controls: [Control] = [],
    language: String? = nil, hiddenParts: [SidePart] = []
  ) {
    var text = text
    text.makeContiguousUTF8()
    assert(
      Self.tile(blocks, text),
      "The blocks of a section do not tile its text, or one is without its end: ask validate() of a release build.")
    self.text = text
    self.blocks = blocks
    self.containers = containers
    self.spans = spans
    self.anchors = anchors
    self.hiddenNotes = hiddenNotes
    self.tableHeaders = tableHeaders
    self.tableCells = tableCells
    self.controls = controls
    controlPlaces = ControlPlaces(controls, in: blocks)
    self.language = language
    self.hiddenParts = hiddenParts
    anchorPlaces = anchors.map { AnchorPlace(offset: $0.value, name: $0.key) }
      .sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
    chapterLevel = Self.chapterLevel(of: blocks)
    longestSpan = spans.lazy.map { $0.range.count }.max() ?? 0
    spanEnds = SpanEnds(spans)
    let hasEmpty = blocks.contains { $0.content.isEmpty }
    filledBlocks = hasEmpty ? blocks.indices.filter { !blocks[$0].content.isEmpty } : nil
    noteTargets = spans.indices.compactMap { index in
      guard case .noteReference(.place(let section, let anchor?)) = spans[index].kind, let offset = anchors[anchor]
      else { return nil }
      return FootnoteTarget(offset: offset, section: section, span: index)
    }.sorted { ($0.offset, $0.span) < ($1.offset, $1.span) }
  }

  /// Returns a Boolean value that indicates whether blocks follow each other from the start of a text to its end, each
  /// with a stop at its own.
  private static func tile(_ blocks: [Block], _ text: String) -> Bool {
    var end = 0
    let doTile = text.utf8.withContiguousStorageIfAvailable { bytes in
      for block in blocks {
        guard block.range.lowerBound == end, !block.range.isEmpty, block.range.upperBound <= bytes.count,
          bytes[block.range.upperBound - 1] == 0x0A
        else { return false }
        end = block.range.upperBound
      }
      return end == bytes.count
    }
    return doTile ?? true
  }

  private static func chapterLevel(of blocks: [Block]) -> Int? {
    var counts: [Int: Int] = [:]
    for level in blocks.lazy.compactMap(\.headingLevel) { counts[level, default: 0] += 1 }
    return counts.filter { $0.value > 1 }.keys.min() ?? counts.keys.min()
  }

  /// A section without text.
  public static let empty = Section(text: "", blocks: [])

  /// The length of the logical text in UTF-8 bytes.
  public var length: Int { text.utf8.count }

  /// Returns the text between two UTF-8 offsets, clamped to the section.
  public func text(in range: Range<Int>) -> String {
    String(text[slice(range)])
  }

  /// Returns the text between two UTF-8 offsets without a copy, clamped to the section.
  public func substring(in range: Range<Int>) -> Substring {
    text[slice(range)]
  }

  private func slice(_ range: Range<Int>) -> Range<String.Index> {
    let utf8 = text.utf8
    let clamped = range.clamped(to: 0..<utf8.count)
    return utf8.index(
      utf8.startIndex, offsetBy: clamped.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: clamped.upperBound)
  }

  /// Returns the index of the block that holds the offset; the last block for the end of the text, nil in an empty
  /// section.
  ///
  /// - Complexity: O(log n) in the number of blocks.
  public func blockIndex(at offset: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    let after = blocks.partitioningIndex { $0.range.lowerBound > offset }
    return max(0, after - 1)
  }

  /// Returns the containers around a block, the outermost first.
  public func containers(around block: Block) -> [Int] {
    var chain: [Int] = []
    var next = block.container
    while let index = next {
      chain.append(index)
      next = containers[index].parent
    }
    return chain.reversed()
  }

  /// Returns the first reference from a section to a note in this one, which begins in a range of offsets.
  ///
  /// - Complexity: O(log n + k), k being the references that lead into the range.
  public func noteReference(from number: Int, into range: Range<Int>) -> Span? {
    let first = noteTargets.partitioningIndex { $0.offset >= range.lowerBound }
    return noteTargets[first...].prefix { $0.offset < range.upperBound }.filter { $0.section == number }
      .map(\.span).min().map { spans[$0] }
  }

  /// Returns the identifiers of what can be linked to at an offset.
  ///
  /// - Complexity: O(log n + k), k being their number.
  public func anchors(at offset: Int) -> [String] {
    let first = anchorPlaces.partitioningIndex { $0.offset >= offset }
    return anchorPlaces[first...].prefix { $0.offset == offset }.map(\.name)
  }

  private struct AnchorPlace: Hashable {
    let offset: Int
    let name: String
  }

  private struct FootnoteTarget: Hashable {
    let offset: Int
    let section: Int
    let span: Int
  }

  /// Returns the index of the first block with text behind another; nil where no more has any.
  ///
  /// - Complexity: O(log n) in the number of blocks.
  package func filledBlock(after index: Int) -> Int? {
    guard let filledBlocks else { return index + 1 < blocks.count ? index + 1 : nil }
    let next = filledBlocks.partitioningIndex { $0 > index }
    return next < filledBlocks.count ? filledBlocks[next] : nil
  }

  /// Returns the index of the last block with text before another; nil where none has any.
  ///
  /// - Complexity: O(log n) in the number of blocks.
  package func filledBlock(before index: Int) -> Int? {
    guard let filledBlocks else { return index > 0 ? index - 1 : nil }
    let next = filledBlocks.partitioningIndex { $0 >= index }
    return next > 0 ? filledBlocks[next - 1] : nil
  }

  /// Returns the spans that touch a range of offsets, in order; an empty span touches a range that holds its place.
  ///
  /// - Complexity: O(k log n), k being the spans that touch the range, and those that begin in it.
  public func spans(touching range: Range<Int>) -> [Span] {
    guard !range.isEmpty, !spans.isEmpty else { return [] }
    let from = spans.partitioningIndex { $0.range.lowerBound >= range.lowerBound - longestSpan }
    let start = spans[from...].partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let to = spans[start...].partitioningIndex { $0.range.lowerBound >= range.upperBound }
    guard from < to else { return [] }
    var touching: [Span] = []
    var next = from
    while let index = spanEnds.first(in: next..<start, of: spans, after: range.lowerBound) {
      touching.append(spans[index])
      next = index + 1
    }
    return touching + spans[start..<to]
  }
}

extension Section: Equatable {
  /// Compares the texts and all that they are marked with.
  public static func == (left: Section, right: Section) -> Bool {
    left === right
      || (left.text, left.language, left.blocks, left.containers) == (
        right.text, right.language, right.blocks, right.containers
      ) && (left.spans, left.anchors, left.hiddenNotes) == (right.spans, right.anchors, right.hiddenNotes)
        && (left.tableHeaders, left.tableCells, left.controls, left.hiddenParts) == (
          right.tableHeaders, right.tableCells, right.controls, right.hiddenParts
        )
  }
}
