import TextModel

/// Puts a section of plain text together: its headings, paragraphs, verses, lists and separators.
struct TextFlow {
  let plan: TextPlan
  var builder = SectionBuilder()
  /// What stands in words that a line end cuts and is none of them.
  var cuts: [Range<Int>] = []
  /// The lines since the last blank one, or those that a sentence goes on in over the end of a page.
  var stanza: [TextLine] = []
  /// Whether a blank line stands behind the stanza.
  var hasBlankBehind = false
  /// What stands between two pages behind the stanza; nil where no page ends.
  var turn: [TextLine]?
  /// What stands between two pages before a line that goes on with the sentence of the page before, by where it begins.
  var turns: [Int: [TextLine]] = [:]
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let levels: [TextHeading.Rank: Int]
  private var hyphens: LineHyphens
  private var notes: NoteFlow
  /// The heading that comes next, or that the lines belong to.
  private var nextHeading: Int
  /// So many lines of a stanza are put together at once: each takes more memory than what it says.
  private static let mostLines = 8192
  private static let mostBetweenPages = 16
  private var limit = Self.mostLines

  /// Takes a text and a part of it, and which section of the book holds an offset of the text.
  init(_ bytes: [UInt8], _ plan: TextPlan, in range: Range<Int>, section: @escaping (Int) -> Int) {
    self.bytes = bytes
    self.plan = plan
    self.range = range
    levels = plan.levels
    hyphens = LineHyphens(bytes, in: range, isHyphenated: plan.shape.isHyphenated)
    notes = NoteFlow(plan.notes, in: range, section: section)
    nextHeading = plan.headings.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
  }

  /// The section of the part; the role says what it is for, where it is not the book itself.
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
    return withEmphasis(builder.finish(language: language))
  }

  /// The heading that comes next, or that the lines belong to, as a range of the text.
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
    let text = TextLine(line)
    if plan.pages.isBetweenPages(text) {
      // No page leaves as much.
      if turn?.count == Self.mostBetweenPages { endStanza() }
      turn = turn ?? []
      turn?.append(text)
    } else {
      if hasBlankBehind || turn != nil, !goesOnOverPage(with: text) { endStanza() }
      stanza.append(text)
      limitStanza()
    }
  }

  /// Adds a part of a stanza that is long.
  private mutating func limitStanza() {
    if stanza.count <= 1 { limit = Self.mostLines }
    guard stanza.count > limit else { return }
    let next = stanza.removeLast()
    // A list is one, however long.
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

  /// The name that a heading can be led to by; no identifier that anybody writes holds a blank.
  static func anchor(_ heading: Int) -> String { "heading \(heading)" }

  private mutating func addHeading(_ index: Int, _ lines: [TextLine]) {
    builder.closeBlock()
    builder.kind = .heading(level: levels[plan.headings[index].rank])
    builder.anchor(Self.anchor(index))
    for line in lines {
      let start = builder.text.count
      builder.lineBreak()
      notes.append(line.content, to: &builder)
      // Where a rule is shown, nothing is said.
      if line.isRule { cuts.append(start..<builder.text.count) }
    }
    builder.closeBlock()
    builder.kind = .paragraph
  }

  /// Adds what stands between two blank lines, or a part of it that goes on with another line.
  private mutating func add(_ stanza: [TextLine], before next: TextLine? = nil) {
    var rest = stanza[...]
    while let ornament = rest.firstIndex(where: isSeparator) {
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

  func isSeparator(_ line: TextLine) -> Bool {
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
        notes.append(line.content, to: &builder)
        break
      }
      switch joints[index - lines.startIndex] {
      case .join: append(line, joinedTo: lines[index + 1])
      case .line:
        notes.append(line.content, to: &builder)
        builder.lineBreak()
      case .paragraph:
        notes.append(line.content, to: &builder)
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
        notes.append(line.content, to: &builder)
        builder.closeBlock()
      } else if index < lines.endIndex - 1 {
        append(line, joinedTo: lines[index + 1])
      } else {
        notes.append(line.content, to: &builder)
      }
    }
    builder.closeBlock()
  }

  /// Adds a line and what joins it to the next: a blank, which scripts that are written without blanks do not have, and
  /// which is seen and not heard in a word.
  private mutating func append(_ line: TextLine, joinedTo next: TextLine) {
    notes.append(line.content, to: &builder)
    let between = turns.removeValue(forKey: next.range.lowerBound) ?? []
    let end = builder.text.count
    let isUnspaced = UnspacedScript.meets(line.content, next.content)
    let joint = isUnspaced ? .nothing : hyphens.joint(line.content, next.content)
    if !between.isEmpty {
      appendTurn(between)
    } else if joint != .nothing {
      builder.append([0x20])
    }
    switch joint {
    case .hyphen: cuts.append(end..<end + 1)
    case .cut(let count): cuts.append(end - count..<end + 1)
    case .nothing where !between.isEmpty: cuts.append(end..<end + 1)
    case .apart, .nothing: return
    }
    // The line break behind what stands there is no more of the word than the one before it.
    if !between.isEmpty { cuts.append(builder.text.count..<builder.text.count + 1) }
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
