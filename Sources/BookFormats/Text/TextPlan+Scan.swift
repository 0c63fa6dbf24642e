extension TextPlan {
  /// One pass over the lines of a text.
  ///
  /// Its properties are one for each recognizer of lines, and the state of the pass.
  struct Scan {
    private(set) var census = TextShape.Census()
    private(set) var pages = PrintedPages.Scan()
    /// The places at which a section could begin with a paragraph instead of a heading, one after each so many bytes.
    private(set) var rests: [Int] = []
    private(set) var lineRests: [Int] = []

    private var chapters = ChapterClaims()
    private var contents = ContentsClaims()
    private var listed = ListedClaims()
    private var manual = ManualClaims()
    private var names: [HeadingClaim] = []
    /// The stanzas behind headings that may have a title there, by their index.
    private var titles: [Int: TextStanza] = [:]
    /// A Boolean value that indicates whether the stanza before may have its title in the next one.
    private var isAfterBare = false

    private var lastRest: Int
    private var lastLineRest: Int
    /// The first lines of the stanza.
    private var lines: [TextLine] = []
    private var count = 0
    /// The number of stanzas so far.
    private var stanzas = 0
    private var before = Int.max
    private var blanks = Int.max
    /// The last line, if it may be a heading right above its text.
    private var open: (line: TextLine, form: ChapterLine, above: Range<Int>)?
    private let known: PrintedPages
    private let lineNumbers: LineNumbers
    private let bytes: [UInt8]
    /// The start of the part.
    private let first: Int
    /// The number of blank lines at a page turn behind the last line of text, before the traces of pages there; nil if
    /// the page goes on.
    private var blanksAtTurn: Int?
    /// The last line that is not blank, and the one before the stanza.
    private var shown = 0..<0
    private var above = 0..<0

    /// Twice the greatest number of headings, since claims may be weak.
    private static let most = 40_000

    init(_ bytes: [UInt8], in range: Range<Int>, _ lineNumbers: LineNumbers, between pages: PrintedPages) {
      self.bytes = bytes
      self.lineNumbers = lineNumbers
      known = pages
      first = range.lowerBound
      lastRest = range.lowerBound
      lastLineRest = range.lowerBound
      for line in Lines(bytes, in: range) { take(lineNumbers.without(line)) }
      // A heading stands before text, and none follows the last stanza.
      close(after: 0)
    }

    /// The headings that the claims of all recognizers lead to.
    var headings: [TextHeading] {
      var resolver = HeadingResolver()
      resolver.add(chapters.claims)
      resolver.add(manual.claims)
      resolver.add(names)
      resolver.add(contents.claims(beside: resolver.labels))
      resolver.add(listed.claims)
      return resolver.headings(titles: titles, among: stanzas, isListed: contents.hasListed)
    }

    private mutating func take(_ line: Lines.Line) {
      if line.content.first == 0x0C { feed(at: line.range.lowerBound) }
      if Lines.isBlank(line.content) {
        if blanks < .max { blanks += 1 }
        return
      }
      let text = TextLine(line)
      if !known.areUnknown, known.isBetweenPages(text) {
        turn(blanks)
        return
      }
      let start = line.range.lowerBound
      census.count(line.content)
      // Sections do not begin in the middle of a sentence.
      let canRest = blanksAtTurn == nil || text.beginsSentence
      if let before = blanksAtTurn {
        blanks = max(blanks, before, 1)
        blanksAtTurn = nil
      }
      if blanks > 0 {
        close(after: blanks)
        before = blanks
        above = shown
        if canRest, start - lastRest >= SectionCuts.wholeLimit {
          rests.append(start)
          lastRest = start
        }
      } else if let open, open.form.isText(text) {
        closeAbove(open.line, open.form, behind: open.above)
      }
      if canRest, start - lastLineRest >= SectionCuts.wholeLimit {
        lineRests.append(start)
        lastLineRest = start
      }
      blanks = 0
      count += 1
      open = ChapterLine(text, behind: count == 1 ? nil : bytes[shown]).map { (text, $0, shown) }
      shown = line.content.indices
      if count <= TextStanza.mostLines { lines.append(text) }
      contents.list(text)
      if start - first < ListedClaims.front { listed.list(text, at: start - first) }
      if count == 2 { manual.add(stanza(of: [lines[0]], after: 0), above: text) }
    }

    private mutating func feed(at offset: Int) {
      // If pages leave other traces too, each of them begins with a form feed, and not only chapters.
      if !known.areUnknown { return turn(max(blanks, 2)) }
      close(after: .max)
      blanks = .max
      pages.feed(at: offset)
    }

    private mutating func turn(_ before: Int) {
      blanksAtTurn = max(before, blanksAtTurn ?? 0)
      blanks = 0
    }

    private func stanza(of lines: [TextLine], after: Int) -> TextStanza {
      TextStanza(
        lines: lines, count: lines.count, before: before, after: after, index: stanzas, behind: bytes[above])
    }

    /// Ends the stanza before its last line, which is claimed as a heading right above the text that follows.
    private mutating func closeAbove(_ line: TextLine, _ form: ChapterLine, behind: Range<Int>) {
      if count > 1 {
        if count <= TextStanza.mostLines { lines.removeLast() }
        count -= 1
        end(after: 0)
        before = 0
      }
      above = behind
      chapters.add(stanza(of: [line], after: 0), rightAboveTextAs: form)
      isAfterBare = false
      lines.removeAll(keepingCapacity: true)
      count = 0
      stanzas += 1
      before = 0
      above = shown
    }

    private mutating func close(after: Int) {
      // Headings in squares need no text below.
      if count > 1, let open, open.form.isSquare { closeAbove(open.line, open.form, behind: open.above) }
      open = nil
      end(after: after)
    }

    private mutating func end(after: Int) {
      guard count > 0 else { return }
      var stanza = stanza(of: lines, after: after)
      stanza.count = count
      lines.removeAll(keepingCapacity: true)
      count = 0
      stanzas += 1
      if isAfterBare, stanza.count <= TextStanza.mostLines, titles.count < Self.most { titles[stanza.index] = stanza }
      isAfterBare = chapters.add(stanza)
      contents.add(stanza)
      listed.add(stanza, at: stanza.start - first)
      if names.count < Self.most, let name = NameClaims.claim(stanza) { names.append(name) }
      if stanza.count == 1 {
        pages.add(stanza.lines[0], behind: stanza.behind)
      } else {
        pages.add(linesFrom: stanza.lines[0])
      }
    }
  }
}
