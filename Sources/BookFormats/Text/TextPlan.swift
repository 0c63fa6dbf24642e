import TextModel

/// The plan of a plain text, made before any section of it is read: the way its lines were made, its headings, and the
/// starts of its sections.
struct TextPlan {
  /// The least length of a chapter with a section of its own, in bytes; a shorter one stays in the section before it.
  private static let shortest = 1 << 10

  /// The way the lines were made.
  let shape: TextShape
  /// The headings in order.
  let headings: [TextHeading]
  /// The traces of printed pages between the lines.
  let pages: PrintedPages
  /// The numbers of lines of verse.
  let lineNumbers: LineNumbers
  /// The notes, and the references to them.
  let notes: TextFootnotes
  /// The sections, as ranges that tile the text.
  let sections: [Range<Int>]

  /// Plans a part of a text.
  ///
  /// - Complexity: one pass over the part, and one more if it has printed pages.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    lineNumbers = LineNumbers(bytes, in: range)
    var scan = Scan(bytes, in: range, lineNumbers, between: PrintedPages())
    var found = scan.headings
    pages = scan.pages.pages(in: range, without: Set(found.map(\.range.lowerBound)))
    if !pages.areUnknown {
      scan = Scan(bytes, in: range, lineNumbers, between: pages)
      found = scan.headings
    }
    shape = scan.census.shape
    let notes = TextFootnotes(bytes, in: range)
    self.notes = notes
    var headings = Self.withoutContents(found)
    headings.removeAll { notes.areAround($0.range.upperBound - 1) }
    for index in headings.indices {
      headings[index].label = notes.removed(from: headings[index].label, in: headings[index].range, of: bytes)
    }
    self.headings = headings
    // A section begins with a heading, or with a paragraph if no heading follows for long.
    let rests = (shape.isLinewise ? scan.lineRests : scan.rests).filter { !notes.areAround($0) }.map {
      SectionCuts.Place(start: $0, least: SectionCuts.wholeLimit)
    }
    let chapters = headings.map { SectionCuts.Place(start: $0.range.lowerBound, least: Self.shortest) }
    sections = SectionCuts.cut(range, at: chapters + rests)
  }

  /// Returns the section that holds an offset of the part, as an index.
  func section(at offset: Int) -> Int { max(0, sections.partitioningIndex { $0.lowerBound > offset } - 1) }

  /// The level of each rank of heading, from 1.
  ///
  /// Chapters are one below the title, and one below parts if there are any. Numbers alone are chapters if there are no
  /// others.
  var levels: [TextHeading.Rank: Int] {
    let chapter = headings.contains { $0.rank == .part } ? 3 : 2
    let hasChapters = headings.contains { $0.rank == .chapter && $0.isNumbered }
    let number = hasChapters ? chapter + 1 : chapter
    return [
      .title: 1, .part: 2, .chapter: chapter, .number: number, .section: number + 1, .subsection: number + 2,
    ]
  }

  /// Returns the headings without those that are rows of a table of contents: of several with no text between, only the
  /// last begins a chapter, together with the part before it.
  private static func withoutContents(_ headings: [TextHeading]) -> [TextHeading] {
    var kept: [TextHeading] = []
    var row: [TextHeading] = []
    var left: [String: Int] = [:]
    for heading in headings { left[heading.label, default: 0] += 1 }
    for heading in headings {
      row.append(heading)
      left[heading.label, default: 1] -= 1
      guard heading.hasText else { continue }
      // The last heading is a row, too, if it is repeated later: the text behind it stands before its chapter.
      let isListed = row.count > 3 && heading.isListable && left[heading.label] ?? 0 > 0
      kept += rowWithoutContents(row).dropLast(isListed ? 1 : 0)
      row = []
    }
    return kept + rowWithoutContents(row)
  }

  private static func rowWithoutContents(_ row: [TextHeading]) -> [TextHeading] {
    var first = row.count - 1
    while first > 0, row[first - 1].rank < row[first].rank { first -= 1 }
    guard first >= 3 else { return row }
    return row[..<first].filter { !$0.isListable } + row[first...]
  }
}
