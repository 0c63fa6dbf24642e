import TextModel

/// Builds a section of plain text: its headings, paragraphs, verses, lists and separators.
///
/// Its properties are the plan, and the state of one pass over the lines.
struct TextFlow {
  let plan: TextPlan
  var builder = SectionBuilder()
  /// The ranges of text that is shown and not spoken: rules, and page artifacts in the middle of a sentence.
  var cuts: [Range<Int>] = []
  /// The lines since the last blank one, with those that continue a sentence across the end of a page.
  var stanza: [TextLine] = []
  /// A Boolean value that indicates whether a blank line stands behind the stanza.
  var hasBlankBehind = false
  /// The page artifacts behind the stanza, or nil if no page ends.
  var turn: [TextLine]?
  /// The page artifacts before lines that continue the sentence of the page before, by the starts of these lines.
  var turns: [Int: [TextLine]] = [:]
  /// The ends of first words that were added with the page before, by the starts of their lines.
  private var begun: [Int: Int] = [:]
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let levels: [TextHeading.Rank: Int]
  private var hyphens: LineHyphens
  private var notes: FootnoteFlow
  /// The next heading, or the one that the lines belong to.
  private var nextHeading: Int
  /// The greatest number of lines of a stanza that are added together: a line takes more memory than its text.
  private static let mostLines = 8192
  private static let mostBetweenPages = 16
  private var limit = Self.mostLines

  /// Takes a part of a text; `section` returns the section of the book that holds an offset of the text.
  init(_ bytes: [UInt8], _ plan: TextPlan, in range: Range<Int>, section: @escaping (Int) -> Int) {
    self.bytes = bytes
    self.plan = plan
    self.range = range
    levels = plan.levels
    hyphens = LineHyphens(bytes, in: range, isHyphenated: plan.shape.isHyphenated)
    notes = FootnoteFlow(plan.notes, in: range, section: section)
    nextHeading = plan.headings.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
  }

  /// Returns the section of the part; the role is its purpose if it is not the book itself.
  mutating func section(role: Container.Role?, language: String?) -> Section {
    builder.text.reserveCapacity(range.count)
    if let role { builder.openContainer(.region(role)) }
    for line in Lines(bytes, in: range) { take(line) }
    if let heading, heading.upperBound <= range.upperBound, let first = stanza.first,
      first.range.lowerBound >= heading.lowerBound
    {
      endHeading()
    }
    endStanza()
    notes.close(in: &builder)
    if role != nil { builder.closeContainer() }
    // No line break is kept behind the last word of a paragraph.
    cuts = cuts.filter { !$0.isEmpty }
      .map { builder.text[$0.upperBound - 1] == 0x0A ? $0.lowerBound..<$0.upperBound - 1 : $0 }
      .filter { !$0.isEmpty }
    return withEmphasis(builder.finish(language: language))
  }

  /// The next heading, or the one that the lines belong to, as a range of the text.
  private var heading: Range<Int>? { nextHeading < plan.headings.count ? plan.headings[nextHeading].range : nil }

  private mutating func take(_ line: Lines.Line) {
    let start = line.range.lowerBound
    if let page = plan.pages.first, page.start == start {
      endStanza()
      builder.anchor(Self.anchor(page: start))
      builder.pageBreak(page.label)
    }
    if let heading, start >= heading.upperBound { endHeading() }
    if heading?.lowerBound == start { endStanza() }
    if notes.turns(at: start) {
      endStanza()
      notes.turn(at: start, in: &builder)
    }
    if let heading, heading.lowerBound <= start {
      if !Lines.isBlank(line.content) { stanza.append(TextLine(line)) }
      return
    }
    if line.content.first == 0x0C { turn = turn ?? [] }
    if Lines.isBlank(line.content) {
      hasBlankBehind = true
      return
    }
    let text = TextLine(plan.lineNumbers.without(line))
    if plan.pages.isBetweenPages(text) {
      // No page has more artifacts at its end.
      if turn?.count == Self.mostBetweenPages { endStanza() }
      turn = turn ?? []
      turn?.append(text)
    } else {
      if hasBlankBehind || turn != nil, !goesOnOverPage(with: text) { endStanza() }
      stanza.append(text)
      limitStanza()
    }
  }

  /// Adds the lines so far of a long stanza.
  private mutating func limitStanza() {
    if stanza.count <= 1 { limit = Self.mostLines }
    guard stanza.count > limit else { return }
    let next = stanza.removeLast()
    // A list is not divided, however long it is.
    if TextList(stanza[...]).items.isEmpty {
      add(stanza, before: next)
      stanza = [next]
    } else {
      stanza.append(next)
      limit *= 2
    }
  }

  private mutating func endStanza() {
    add(stanza)
    stanza = []
    addTurn(turn ?? [])
    turn = nil
    hasBlankBehind = false
  }

  private mutating func endHeading() {
    addHeading(nextHeading, stanza)
    stanza = []
    nextHeading += 1
  }

  /// Returns the anchor of a heading; its blank keeps it apart from the identifiers of authors.
  static func anchor(_ heading: Int) -> String { "heading \(heading)" }

  private mutating func addHeading(_ index: Int, _ lines: [TextLine]) {
    builder.closeBlock()
    builder.kind = .heading(level: levels[plan.headings[index].rank])
    builder.anchor(Self.anchor(index))
    for line in lines {
      let start = builder.text.count
      builder.lineBreak()
      notes.append(line.content, to: &builder)
      // A rule is shown and not spoken.
      if line.isRule { cuts.append(start..<builder.text.count) }
    }
    builder.closeBlock()
    builder.kind = .paragraph
  }

  /// Adds the lines between two blank ones, or a part of them that another line continues.
  private mutating func add(_ stanza: [TextLine], before next: TextLine? = nil) {
    var rest = stanza[...]
    while let ornament = rest.firstIndex(where: Self.isSeparator) {
      addText(rest[..<ornament])
      builder.closeBlock()
      builder.kind = .separator
      builder.append(rest[ornament].content)
      builder.closeBlock()
      builder.kind = .paragraph
      rest = rest[(ornament + 1)...]
    }
    addText(rest, before: next)
  }

  static func isSeparator(_ line: TextLine) -> Bool {
    line.content.count <= 200 && Ornament.isOrnament(Array(TextFilter.line(line.content).utf8)[...])
  }

  private mutating func addText(_ lines: ArraySlice<TextLine>, before next: TextLine? = nil) {
    guard !lines.isEmpty else { return }
    let list = TextList(lines)
    guard let first = list.items.first else { return addProse(lines, before: next) }
    addProse(lines[..<first.lowerBound])
    builder.openContainer(.list(items: list.items.count, isOrdered: list.isOrdered))
    for item in list.items { addItem(lines[item]) }
    builder.closeContainer()
  }

  private mutating func addProse(_ lines: ArraySlice<TextLine>, before next: TextLine? = nil) {
    guard !lines.isEmpty else { return }
    let end = lines.endIndex
    let lines = next.map { lines + [$0] } ?? lines
    let joints = joints(of: lines)
    for (index, line) in zip(lines.indices, lines).prefix(end - lines.startIndex) {
      guard index < lines.endIndex - 1 else {
        append(line)
        break
      }
      switch joints[index - lines.startIndex] {
      case .join: append(line, joinedTo: lines[index + 1])
      case .line:
        append(line)
        builder.lineBreak()
      case .paragraph:
        append(line)
        builder.closeBlock()
      }
    }
    if next == nil { builder.closeBlock() }
  }

  private mutating func addItem(_ lines: ArraySlice<TextLine>) {
    builder.lead = .item(.written)
    for (index, line) in zip(lines.indices, lines) {
      if index < lines.endIndex - 1, turns[lines[index + 1].range.lowerBound] == nil, ContentsRow.ends(line) {
        // The rows of a table of contents are read one by one.
        append(line)
        builder.closeBlock()
      } else if index < lines.endIndex - 1 {
        append(line, joinedTo: lines[index + 1])
      } else {
        append(line)
      }
    }
    builder.closeBlock()
  }

  /// Adds a line and its number, which is shown and not spoken.
  private mutating func append(_ line: TextLine) {
    append(content(of: line))
    guard let number = plan.lineNumbers[line.range.lowerBound] else { return }
    builder.append([0x20])
    builder.openSpan(.concealed)
    builder.append(bytes[number])
    builder.closeSpan()
  }

  /// Adds a line and the blank that joins it to the next.
  ///
  /// There is no blank in scripts that are written without blanks, nor inside a word that the line end cuts.
  private mutating func append(_ line: TextLine, joinedTo next: TextLine) {
    let between = turns.removeValue(forKey: next.range.lowerBound) ?? []
    if UnspacedScript.meets(line.content, next.content) {
      append(line)
      if !between.isEmpty { appendTurn(between) }
      return
    }
    let joint = hyphens.joint(line.content, next.content)
    if case .cut(let count) = joint {
      append(content(of: line).dropLast(count))
    } else {
      append(line)
    }
    if between.isEmpty {
      if joint == .apart { builder.append([0x20]) }
      return
    }
    if joint != .apart { appendWord(beginning: next) }
    // The words before and behind are spoken as if they stood on one line.
    builder.addBlank()
    appendTurn(between)
  }

  /// Adds the end of a word that a page cuts, before the page artifacts that follow.
  private mutating func appendWord(beginning line: TextLine) {
    let word = line.content.prefix { $0 != 0x20 && $0 != 0x09 }
    append(word)
    begun[line.range.lowerBound] = word.endIndex
  }

  /// Returns the part of a line that is to be added: all of it, or the rest behind a word that was added with the page
  /// before.
  private func content(of line: TextLine) -> ArraySlice<UInt8> {
    begun[line.range.lowerBound].map { line.content[$0...] } ?? line.content
  }

  private mutating func append(_ content: ArraySlice<UInt8>) {
    notes.append(content, to: &builder)
  }

  private func withEmphasis(_ section: Section) -> Section {
    let marks =
      section.spans + notes.spans + cuts.map { Span(.unspoken, range: $0) } + TextList.marks(in: section)
      + EmphasisMarks.spans(in: section.text, section.blocks)
    guard marks.count > section.spans.count else { return section }
    return Section(
      text: section.text, blocks: section.blocks, containers: section.containers,
      spans: marks.sorted { $0.range.lowerBound < $1.range.lowerBound }, anchors: section.anchors,
      hiddenNotes: section.hiddenNotes, tableHeaders: section.tableHeaders, tableCells: section.tableCells,
      language: section.language)
  }
}
