extension TextPlan {
  /// The results of one pass over a text that the next one uses.
  struct Known {
    /// The starts of lines that are headings, whatever the space around them is.
    var alone: Set<Int>
    /// The starts of lines that are the numbers of chapters.
    private(set) var numbers: Set<Int> = []
    /// The starts of lines that are headings by their numbers or by a list at the front, with the count of numbers in
    /// each.
    private(set) var numbered: [Int: Int] = [:]
    private(set) var pages = PrintedPages()
    /// The numbers at the ends of lines, which are no part of their text.
    let lineNumbers: LineNumbers

    init(alone: Set<Int>, _ lineNumbers: LineNumbers) {
      self.alone = alone
      self.lineNumbers = lineNumbers
    }

    /// Takes the results of a pass, and returns a Boolean value that indicates whether another pass needs them.
    mutating func learn(from scan: Scan, in range: Range<Int>) -> Bool {
      alone.formUnion(scan.closeHeadings.starts)
      numbers = scan.chapters.areThere ? scan.chapters.starts : []
      numbered = scan.numberedHeadings.found
      if numbered.isEmpty { numbered = scan.bareHeadings.found }
      for start in scan.listedHeadings.starts where numbered[start] == nil { numbered[start] = 1 }
      pages = scan.pages.pages(in: range, without: numbers)
      return !scan.closeHeadings.starts.isEmpty || !numbers.isEmpty || !numbered.isEmpty || !pages.areUnknown
    }
  }

  /// One pass over the lines of a text.
  ///
  /// Its properties are one for each recognizer of lines, and the state of the pass.
  struct Scan {
    private(set) var headings: [TextHeading] = []
    private(set) var census = TextShape.Census()
    private(set) var pages = PrintedPages.Scan()
    private(set) var chapters = ChapterNumbers()
    private(set) var closeHeadings = CloseHeadings()
    private(set) var numberedHeadings = NumberedHeadings()
    private(set) var bareHeadings = NumberedHeadings(takingBareNumbers: true)
    private(set) var listedHeadings = ListedHeadings()
    /// The places at which a section could begin with a paragraph instead of a heading, one after each so many bytes.
    private(set) var rests: [Int] = []
    private(set) var lineRests: [Int] = []

    private var lastRest: Int
    private var lastLineRest: Int
    /// The first lines of the stanza.
    private var lines: [TextLine] = []
    private var count = 0
    private var before = Int.max
    private var blanks = Int.max
    private var isFirst = true
    /// A Boolean value that indicates whether the stanza before was a heading.
    private var isAfterHeading = false
    /// A Boolean value that indicates whether the line before was a heading by itself.
    private var isAfterAlone = false
    private let known: Known
    private let bytes: [UInt8]
    /// The start of the part.
    private let first: Int
    /// The number of blank lines at a page turn behind the last line of text, before the traces of pages there; nil if
    /// the page goes on.
    private var blanksAtTurn: Int?
    /// The last line that is not blank.
    private var shown = 0..<0
    private var above = 0..<0

    init(_ bytes: [UInt8], in range: Range<Int>, _ known: Known) {
      self.bytes = bytes
      self.known = known
      first = range.lowerBound
      lastRest = range.lowerBound
      lastLineRest = range.lowerBound
      for line in Lines(bytes, in: range) { take(known.lineNumbers.without(line)) }
      // A heading stands before text, and none follows the last stanza.
      close(after: 0)
    }

    private mutating func take(_ line: Lines.Line) {
      if line.content.first == 0x0C { feed(at: line.range.lowerBound) }
      if Lines.isBlank(line.content) {
        if blanks < .max { blanks += 1 }
        return
      }
      if !known.pages.areUnknown, known.pages.isBetweenPages(TextLine(line)) {
        turn(blanks)
        return
      }
      let start = line.range.lowerBound
      census.count(line.content)
      // Sections do not begin in the middle of a sentence.
      let canRest = blanksAtTurn == nil || TextLine(line).beginsSentence
      if let before = blanksAtTurn {
        blanks = max(blanks, before, 1)
        blanksAtTurn = nil
      }
      let isAlone = !known.alone.isEmpty && known.alone.contains(start)
      if isAlone || isAfterAlone {
        close(after: max(blanks, 1))
        blanks = max(blanks, 1)
      }
      isAfterAlone = isAlone
      if blanks > 0 {
        close(after: blanks)
        before = blanks
        above = shown
        if canRest, start - lastRest >= SectionCuts.wholeLimit {
          rests.append(start)
          lastRest = start
        }
      }
      if canRest, start - lastLineRest >= SectionCuts.wholeLimit {
        lineRests.append(start)
        lastLineRest = start
      }
      blanks = 0
      shown = line.content.indices
      count += 1
      if count <= 3 { lines.append(TextLine(line)) }
      numberedHeadings.list(line.content, in: TextLine(line))
      if start - first < ListedHeadings.front { listedHeadings.list(TextLine(line), at: start - first) }
      if count == 2 { closeHeadings.add(lines[0], above: lines[1]) }
    }

    private mutating func feed(at offset: Int) {
      // If pages leave other traces too, each of them begins with a form feed, and not only chapters.
      if !known.pages.areUnknown { return turn(max(blanks, 2)) }
      close(after: .max)
      blanks = .max
      pages.feed(at: offset)
    }

    private mutating func turn(_ before: Int) {
      blanksAtTurn = max(before, blanksAtTurn ?? 0)
      blanks = 0
    }

    private mutating func close(after: Int) {
      guard count > 0 else { return }
      defer {
        lines.removeAll(keepingCapacity: true)
        count = 0
        isFirst = false
      }
      if count <= 3, isAfterHeading,
        headings[headings.count - 1].takeTitle(
          lines, before: before, after: after, isListed: numberedHeadings.hasListed)
      {
        return
      }
      if count == 1 {
        numberedHeadings.add(lines[0], before: before, after: after)
        bareHeadings.add(lines[0], before: before, after: after)
        listedHeadings.add(lines[0], at: lines[0].range.lowerBound - first, before: before, after: after)
        pages.add(lines[0], behind: bytes[above])
      } else {
        numberedHeadings.follow(lines[0])
        bareHeadings.follow(lines[0])
        pages.add(linesFrom: lines[0])
      }
      if count == 1, known.numbers.contains(lines[0].range.lowerBound) {
        headings.append(TextHeading(number: lines[0]))
        isAfterHeading = true
        return
      }
      let isAlone = count == 1 && !known.alone.isEmpty && known.alone.contains(lines[0].range.lowerBound)
      // A line that is a heading by itself is taken to have space around it.
      let (blanksBefore, blanksAfter) = isAlone ? (max(before, 2), max(after, 2)) : (before, after)
      if count <= 3, let heading = TextHeading(lines, before: blanksBefore, after: blanksAfter, isFirst: isFirst) {
        numberedHeadings.leave(heading)
        headings.append(heading)
        isAfterHeading = true
        return
      }
      if count == 1, let numbers = known.numbered[lines[0].range.lowerBound] {
        headings.append(TextHeading(lines[0], numbers: numbers))
        isAfterHeading = true
        return
      }
      if count == 1 {
        chapters.add(lines[0], before: before, after: after, behind: bytes[above])
      }
      isAfterHeading = false
      if !headings.isEmpty { headings[headings.count - 1].hasText = true }
    }
  }
}
