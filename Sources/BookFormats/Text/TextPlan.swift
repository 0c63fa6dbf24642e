import TextModel

/// What there is in a plain text before any of it is read: how its lines were made, its headings, and where its
/// sections begin.
struct TextPlan {
  /// A chapter that is shorter stays in the section of the one before.
  private static let shortest = 1 << 10
  /// A text that has more headings than these has lines that look like some: no book has as many.
  private static let mostHeadings = 20_000

  /// How the lines were made.
  let shape: TextShape
  /// The headings in order.
  let headings: [TextHeading]
  /// Whether numbers that stand alone are those of pages.
  let hasPageNumbers: Bool
  /// The notes, and what refers to them.
  let notes: TextNotes
  /// The sections, as ranges that tile the text.
  let sections: [Range<Int>]

  /// Plans a part of a text.
  ///
  /// - Complexity: one pass over the part, and one more where numbers or names stand right over its parts.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    var alone = SquareHeadings.starts(bytes, in: range)
    var scan = Scan(bytes, in: range, alone: alone)
    let numbered = scan.numberedHeadings.found
    if scan.chapters.areThere || !scan.closeHeadings.starts.isEmpty || !numbered.isEmpty {
      alone.formUnion(scan.closeHeadings.starts)
      let numbers = scan.chapters.areThere ? scan.chapters.starts : []
      scan = Scan(bytes, in: range, alone: alone, numbers: numbers, numbered: numbered)
    }
    shape = scan.census.shape
    hasPageNumbers = scan.pages.areThere
    let notes = TextNotes(bytes, in: range)
    self.notes = notes
    var headings = scan.headings.count > Self.mostHeadings ? [] : Self.withoutContents(scan.headings)
    headings.removeAll { notes.areAround($0.range.upperBound - 1) }
    for index in headings.indices {
      headings[index].label = notes.removed(from: headings[index].label, in: headings[index].range, of: bytes)
    }
    self.headings = headings
    // A section begins with a heading, or with a paragraph where no heading comes for long.
    let rests = (shape.isLinewise ? scan.lineRests : scan.rests).filter { !notes.areAround($0) }.map {
      SectionCuts.Place(start: $0, least: SectionCuts.wholeLimit)
    }
    let chapters = headings.map { SectionCuts.Place(start: $0.range.lowerBound, least: Self.shortest) }
    sections = SectionCuts.cut(range, at: chapters + rests)
  }

  /// The section that holds an offset of the part, as an index.
  func section(at offset: Int) -> Int { max(0, sections.partitioningIndex { $0.lowerBound > offset } - 1) }

  /// The level of each rank of heading, from 1: chapters are one below the title, and one below parts where there are
  /// any; numbers alone are chapters where nothing else is.
  var levels: [TextHeading.Rank: Int] {
    let chapter = headings.contains { $0.rank == .part } ? 3 : 2
    let hasChapters = headings.contains { $0.rank == .chapter && $0.isNumbered }
    let number = hasChapters ? chapter + 1 : chapter
    return [
      .title: 1, .part: 2, .chapter: chapter, .number: number, .section: number + 1, .subsection: number + 2,
    ]
  }

  /// The headings without those that are lines of a table of contents: of a row of them with no text between, only the
  /// last, with the part that it may stand in, begins a chapter.
  private static func withoutContents(_ headings: [TextHeading]) -> [TextHeading] {
    var kept: [TextHeading] = []
    var row: [TextHeading] = []
    var left: [String: Int] = [:]
    for heading in headings { left[heading.label, default: 0] += 1 }
    for heading in headings {
      row.append(heading)
      left[heading.label, default: 1] -= 1
      guard heading.hasText else { continue }
      // The last of them too, if text stands behind it, where its chapter is still to come.
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

extension TextPlan {
  /// One pass over the lines of a text.
  private struct Scan {
    private(set) var headings: [TextHeading] = []
    private(set) var census = TextShape.Census()
    private(set) var pages = PageNumbers()
    private(set) var chapters = ChapterNumbers()
    private(set) var closeHeadings = CloseHeadings()
    private(set) var numberedHeadings = NumberedHeadings()
    /// Where a section could begin that no heading begins: a paragraph, and a line, after each so many bytes.
    private(set) var rests: [Int] = []
    private(set) var lineRests: [Int] = []

    private var lastRest: Int
    private var lastLineRest: Int
    /// The first lines of the stanza, what stands before it, and how many lines it has.
    private var lines: [TextLine] = []
    private var count = 0
    private var before = Int.max
    private var blanks = Int.max
    private var isFirst = true
    /// Whether the stanza before was a heading.
    private var isAfterHeading = false
    /// Whether the line before was a heading, whatever stands around it.
    private var isAfterAlone = false
    /// Where lines begin that are headings, whatever stands around them.
    private let alone: Set<Int>
    /// Where lines begin that are the numbers of chapters.
    private let numbers: Set<Int>
    /// Where lines begin that are numbered headings, with how many numbers each has.
    private let numbered: [Int: Int]
    private let bytes: [UInt8]
    /// The last line that shows something, and the one before the stanza.
    private var shown = 0..<0
    private var above = 0..<0

    init(
      _ bytes: [UInt8], in range: Range<Int>, alone: Set<Int>, numbers: Set<Int> = [], numbered: [Int: Int] = [:]
    ) {
      self.bytes = bytes
      self.alone = alone
      self.numbers = numbers
      self.numbered = numbered
      lastRest = range.lowerBound
      lastLineRest = range.lowerBound
      for line in Lines(bytes, in: range) { take(line) }
      // A heading stands before something.
      close(after: 0)
    }

    private mutating func take(_ line: Lines.Line) {
      if line.content.first == 0x0C {
        close(after: .max)
        blanks = .max
      }
      if Lines.isBlank(line.content) {
        if blanks < .max { blanks += 1 }
        return
      }
      let start = line.range.lowerBound
      census.count(line.content)
      let isAlone = !alone.isEmpty && alone.contains(start)
      if isAlone || isAfterAlone {
        close(after: max(blanks, 1))
        blanks = max(blanks, 1)
      }
      isAfterAlone = isAlone
      if blanks > 0 {
        close(after: blanks)
        before = blanks
        above = shown
        if start - lastRest >= SectionCuts.wholeLimit {
          rests.append(start)
          lastRest = start
        }
      }
      if start - lastLineRest >= SectionCuts.wholeLimit {
        lineRests.append(start)
        lastLineRest = start
      }
      blanks = 0
      shown = line.content.indices
      count += 1
      if count <= 3 { lines.append(TextLine(line)) }
      numberedHeadings.list(line.content, in: TextLine(line))
      if count == 2 { closeHeadings.add(lines[0], above: lines[1]) }
    }

    private mutating func close(after: Int) {
      guard count > 0 else { return }
      defer {
        lines.removeAll(keepingCapacity: true)
        count = 0
        isFirst = false
      }
      if count <= 3, isAfterHeading, headings[headings.count - 1].takeTitle(lines, before: before, after: after) {
        return
      }
      if count == 1 {
        numberedHeadings.add(lines[0], before: before, after: after)
      } else {
        numberedHeadings.follow(lines[0])
      }
      if count == 1, numbers.contains(lines[0].range.lowerBound) {
        headings.append(TextHeading(number: lines[0]))
        isAfterHeading = true
        return
      }
      let isAlone = count == 1 && !alone.isEmpty && alone.contains(lines[0].range.lowerBound)
      // A line that is a heading, whatever stands around it, stands apart.
      let (blanksBefore, blanksAfter) = isAlone ? (max(before, 2), max(after, 2)) : (before, after)
      if count <= 3, let heading = TextHeading(lines, before: blanksBefore, after: blanksAfter, isFirst: isFirst) {
        numberedHeadings.leave(heading)
        headings.append(heading)
        isAfterHeading = true
        return
      }
      if count == 1, let numbers = numbered[lines[0].range.lowerBound] {
        headings.append(TextHeading(lines[0], numbers: numbers))
        isAfterHeading = true
        return
      }
      if count == 1 {
        pages.add(lines[0])
        chapters.add(lines[0], before: before, after: after, behind: bytes[above])
      }
      isAfterHeading = false
      if !headings.isEmpty { headings[headings.count - 1].hasText = true }
    }
  }
}
