extension MarkdownPlan {
  /// One pass over the lines of a document.
  struct Scan {
    private(set) var headings: [Heading] = []
    private(set) var definitions: [String: Range<Int>] = [:]
    /// Where paragraphs begin, one after each so many bytes.
    private(set) var rests: [Int] = []

    private static let mostDefinitions = 100_000

    private var lastRest: Int
    private var fence: MarkdownFence?
    private var isAfterBlank = true
    /// Whether the line before may be one of a paragraph.
    private var isAfterText = false
    /// The line before, where it could be a heading that the next line underlines.
    private var title: MarkdownLine?
    /// The column of what the outermost list item holds, while one is open.
    private var item: Int?
    /// The label of the note that is open.
    private var note: String?
    /// A link whose target is to come on the next line, and where its definition begins.
    private var link: (label: String, start: Int)?

    init(from start: Int) { lastRest = start }

    mutating func take(_ source: Lines.Line) {
      if let open = fence {
        if open.ends(with: source.content) { fence = nil }
        isAfterBlank = false
        return
      }
      let above = (title: title, link: link)
      (title, link) = (nil, nil)
      guard !Lines.isBlank(source.content) else {
        isAfterBlank = true
        return
      }
      let line = MarkdownLine(source)
      if !goesOn(line) {
        (item, note) = (nil, nil)
        // What is set in farther is code, or goes on with a paragraph.
        if line.indent < 4 { begin(line, source, above.title, above.link) }
      }
      isAfterBlank = false
      isAfterText = line.canGoOn
    }

    /// Whether a line belongs to the list item or the note that is open: by how far it is set in, or because it goes on
    /// with a paragraph there (CommonMark 0.31, 5.1 and 5.2).
    private mutating func goesOn(_ line: MarkdownLine) -> Bool {
      guard let column = item ?? (note == nil ? nil : 4) else { return false }
      let isLazy = !isAfterBlank && isAfterText && !line.endsParagraph
      guard line.indent >= column || isLazy else { return false }
      if let note, let range = definitions[note] { definitions[note] = range.lowerBound..<line.range.upperBound }
      return true
    }

    private mutating func begin(
      _ line: MarkdownLine, _ source: Lines.Line, _ title: MarkdownLine?, _ link: (label: String, start: Int)?
    ) {
      fence = MarkdownFence(source.content)
      if fence != nil { return }
      if let (level, text) = line.heading {
        headings.append(Heading(start: line.range.lowerBound, level: level, source: text))
      } else if let title, let level = line.underline {
        headings.append(Heading(start: title.range.lowerBound, level: level, source: title.content.indices))
      } else if line.isBreak {
        return
      } else if let column = line.itemColumn {
        item = column
      } else if let link, MarkdownLabels.isTarget(line.content) {
        define(link.label, link.start..<line.range.upperBound)
      } else if !takeDefinition(line) {
        beginText(line)
      }
    }

    /// Takes a definition; false where the line is none.
    private mutating func takeDefinition(_ line: MarkdownLine) -> Bool {
      guard let found = MarkdownLabels.definition(line.content) else { return false }
      if found.isNote {
        if define(found.label, line.range) { note = found.label }
      } else if Lines.isBlank(found.rest) {
        link = (found.label, line.range.lowerBound)
      } else if MarkdownLabels.isTarget(found.rest) {
        define(found.label, line.range)
      } else {
        return false
      }
      return true
    }

    /// Keeps a definition, unless there is one of the label.
    @discardableResult
    private mutating func define(_ label: String, _ range: Range<Int>) -> Bool {
      guard definitions.count < Self.mostDefinitions, definitions[label] == nil else { return false }
      definitions[label] = range
      return true
    }

    private mutating func beginText(_ line: MarkdownLine) {
      guard isAfterBlank, let first = line.content.first, first != 0x3C, first != 0x3E else { return }
      title = line
      guard line.indent == 0, Self.isText(first) else { return }
      if line.range.lowerBound - lastRest >= SectionCuts.wholeLimit {
        rests.append(line.range.lowerBound)
        lastRest = line.range.lowerBound
      }
    }

    /// Whether a line that begins so is surely the first of a paragraph.
    private static func isText(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }
  }
}
