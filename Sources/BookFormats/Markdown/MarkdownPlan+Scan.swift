extension MarkdownPlan {
  /// One pass over the lines of a document.
  ///
  /// Its properties are the state of the pass.
  struct Scan {
    private(set) var headings: [Heading] = []
    private(set) var links: [String: Definition] = [:]
    private(set) var notes: [Note] = []
    /// The starts of paragraphs, one after each so many bytes.
    private(set) var rests: [Int] = []

    private static let mostDefinitions = 100_000

    private var lastRest: Int
    private var fence: MarkdownFence?
    private var isAfterBlank = true
    /// A Boolean value that indicates whether the line before may belong to a paragraph, in whatever block.
    private var isAfterText = false
    /// The open paragraph that stands in no other block.
    private var paragraph: Paragraph?
    /// The list items that are open.
    private var items = MarkdownItems()
    /// The labels of the notes so far.
    private var labels: Set<String> = []
    /// The index of the open note, and the least column of the lines that continue it.
    private var note: (index: Int, column: Int)?
    /// The label of a link whose target has to follow on the next line, and the start of its definition.
    private var link: (label: String, start: Int)?

    private struct Paragraph {
      let start: Int
      var source: Range<Int>
      /// A Boolean value that indicates whether it has other text than definitions of links.
      var hasText = false
    }

    init(from start: Int) { lastRest = start }

    mutating func take(_ source: Lines.Line) {
      if let open = fence {
        if open.ends(with: source.content) { fence = nil }
        (isAfterBlank, isAfterText) = (MarkdownLine.isBlank(source.content), false)
        return
      }
      let target = link
      link = nil
      guard !MarkdownLine.isBlank(source.content) else {
        isAfterBlank = true
        paragraph = nil
        items.takeBlank()
        return
      }
      let line = MarkdownLine(source)
      if goesOn(line) {
        isAfterText = line.canGoOn && !items.isInFence
      } else {
        items = MarkdownItems()
        begin(line, source, target)
      }
      isAfterBlank = false
    }

    /// Returns a Boolean value that indicates whether a line belongs to the open note or list item: it is indented for
    /// it, or continues a paragraph there (CommonMark 0.31, 5.1 and 5.2).
    private mutating func goesOn(_ line: MarkdownLine) -> Bool {
      let isLazy = !isAfterBlank && isAfterText && !line.endsParagraph(from: items.column(of: line))
      if let open = note, line.indent >= open.column || isLazy {
        notes[open.index].range = notes[open.index].range.lowerBound..<line.range.upperBound
        return true
      }
      note = nil
      guard let column = items.first, line.indent >= column || isLazy else { return false }
      if line.indent >= column { takeInside(line) }
      return true
    }

    /// Takes a line of a list item, in which only notes are looked for.
    private mutating func takeInside(_ line: MarkdownLine) {
      guard let inner = items.take(line), let found = MarkdownLabels.definition(inner.content), found.isNote
      else { return }
      define(note: found.label, inner.content.startIndex..<line.range.upperBound, indent: items.column(of: inner))
    }

    private mutating func begin(
      _ line: MarkdownLine, _ source: Lines.Line, _ target: (label: String, start: Int)?
    ) {
      let open = paragraph
      let isInText = isAfterText && !isAfterBlank
      // A line with a greater indent is code, or continues a paragraph.
      guard line.indent < 4 else {
        isAfterText = isInText
        if open != nil { goOn(line, target) }
        return
      }
      (paragraph, isAfterText) = (nil, false)
      if let found = MarkdownFence(source.content, isInParagraph: open != nil) {
        if !found.isClosed(by: source.content) { fence = found }
      } else if let (level, text) = line.heading {
        headings.append(
          Heading(start: line.range.lowerBound, level: level, source: text, isUnderlined: false))
      } else if let open, open.hasText || target != nil, let level = line.underline {
        headings.append(Heading(start: open.start, level: level, source: open.source, isUnderlined: true))
      } else if !line.isBreak {
        isAfterText = true
        if line.item != nil, open == nil || line.itemEndsParagraph {
          takeInside(line)
        } else if let found = MarkdownLabels.definition(line.content), found.isNote {
          define(note: found.label, line.content.startIndex..<line.range.upperBound, indent: 0)
        } else if line.content.first == 0x3E {
          takeQuotation(line)
        } else if open != nil || !isInText {
          paragraph = open ?? beginParagraph(line)
          goOn(line, target)
        }
      }
    }

    private mutating func beginParagraph(_ line: MarkdownLine) -> Paragraph {
      let start = line.range.lowerBound
      if isAfterBlank, line.indent == 0, Self.isText(line.content.first),
        start - lastRest >= SectionCuts.wholeLimit
      {
        rests.append(start)
        lastRest = start
      }
      return Paragraph(start: start, source: line.content.indices)
    }

    /// Takes a line of the open paragraph, which may begin with definitions of links.
    private mutating func goOn(_ line: MarkdownLine, _ target: (label: String, start: Int)?) {
      guard var open = paragraph else { return }
      open.source = open.source.lowerBound..<line.content.endIndex
      open.hasText = open.hasText || !takeLink(line, target)
      paragraph = open
    }

    /// Takes the definition of a link, or a part of it, and returns false if the line is none.
    private mutating func takeLink(_ line: MarkdownLine, _ target: (label: String, start: Int)?) -> Bool {
      if let target {
        guard MarkdownLabels.isTarget(line.content) else { return false }
        define(target.label, target.start..<line.range.upperBound)
        return true
      }
      guard let found = MarkdownLabels.definition(line.content) else { return false }
      if MarkdownLine.isBlank(found.rest) {
        link = (found.label, line.range.lowerBound)
        return true
      }
      guard MarkdownLabels.isTarget(found.rest) else { return false }
      define(found.label, line.range)
      return true
    }

    /// Keeps the definition of a note; the greatest number of them is more than any author writes.
    private mutating func define(note label: String, _ range: Range<Int>, indent: Int) {
      guard notes.count < Self.mostDefinitions else { return note = nil }
      note = (notes.count, indent + 4)
      notes.append(
        Note(
          label: label, range: range, indent: indent, isFirst: labels.insert(label).inserted, isQuoted: false))
    }

    /// Keeps the definition of a note in a line of a quotation.
    private mutating func takeQuotation(_ line: MarkdownLine) {
      let inner = line.content.drop { $0 == 0x3E || $0 == 0x20 }
      guard notes.count < Self.mostDefinitions, let found = MarkdownLabels.definition(inner), found.isNote else {
        return
      }
      notes.append(
        Note(
          label: found.label, range: inner.startIndex..<line.range.upperBound, indent: 0, isFirst: false,
          isQuoted: true))
    }

    /// Keeps the definition of a link, unless its label has one.
    private mutating func define(_ label: String, _ range: Range<Int>) {
      guard links.count < Self.mostDefinitions, links[label] == nil else { return }
      links[label] = Definition(range: range, indent: 0)
    }

    /// Returns a Boolean value that indicates whether a line with a first byte certainly begins a paragraph.
    private static func isText(_ byte: UInt8?) -> Bool {
      byte.map { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 } ?? false
    }
  }
}
