import TextModel

/// Puts a section of plain text together: its headings, paragraphs, verses, lists and separators.
struct TextFlow {
  private let bytes: [UInt8]
  private let plan: TextPlan
  private let range: Range<Int>
  private let levels: [TextHeading.Rank: Int]
  private var builder = SectionBuilder()
  private var hyphens: LineHyphens
  private var notes: NoteFlow
  /// What stands in words that a line end cuts and is none of them.
  private var cuts: [Range<Int>] = []
  /// So many lines of a stanza are put together at once: each takes more memory than what it says.
  private static let mostLines = 8192

  /// Takes a text and a part of it, and which section of the book holds an offset of the text.
  init(_ bytes: [UInt8], _ plan: TextPlan, in range: Range<Int>, section: @escaping (Int) -> Int) {
    self.bytes = bytes
    self.plan = plan
    self.range = range
    levels = plan.levels
    hyphens = LineHyphens(bytes, in: range, isHyphenated: plan.shape.isHyphenated)
    notes = NoteFlow(plan.notes, in: range, section: section)
  }

  /// The section of the part; the role says what it is for, where it is not the book itself.
  mutating func section(role: Container.Role?, language: String?) -> Section {
    builder.text.reserveCapacity(range.count)
    if let role { builder.openContainer(.region(role)) }
    var stanza: [TextLine] = []
    var limit = Self.mostLines
    var next = plan.headings.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    for line in Lines(bytes, in: range) {
      if next < plan.headings.count, line.range.lowerBound >= plan.headings[next].range.upperBound {
        heading(next, stanza)
        stanza = []
        next += 1
      }
      if next < plan.headings.count, line.range.lowerBound == plan.headings[next].range.lowerBound {
        add(stanza)
        stanza = []
      }
      if notes.turns(at: line.range.lowerBound) {
        add(stanza)
        stanza = []
        notes.turn(at: line.range.lowerBound, in: &builder)
      }
      let isInHeading = next < plan.headings.count && plan.headings[next].range.lowerBound < line.range.lowerBound
      let isBlank = Lines.isBlank(line.content)
      if !isInHeading, isBlank || line.content.first == 0x0C {
        add(stanza)
        stanza = []
      }
      if !isBlank { stanza.append(TextLine(line)) }
      if stanza.count > limit, !isInHeading {
        let next = stanza.removeLast()
        // A list is one, however long.
        if TextList(stanza[...]).items.isEmpty {
          add(stanza, before: next)
          stanza = [next]
        } else {
          stanza.append(next)
          limit *= 2
        }
      } else if stanza.count <= 1 {
        limit = Self.mostLines
      }
    }
    if next < plan.headings.count, plan.headings[next].range.upperBound <= range.upperBound, !stanza.isEmpty,
      stanza[0].range.lowerBound >= plan.headings[next].range.lowerBound
    {
      heading(next, stanza)
    } else {
      add(stanza)
    }
    notes.close(in: &builder)
    if role != nil { builder.closeContainer() }
    return withEmphasis(builder.finish(language: language))
  }

  /// The name that a heading can be led to by; no identifier that anybody writes holds a blank.
  static func anchor(_ heading: Int) -> String { "heading \(heading)" }

  private mutating func heading(_ index: Int, _ lines: [TextLine]) {
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

  private func isSeparator(_ line: TextLine) -> Bool {
    if line.content.count <= 200, Ornament.isOrnament(Array(TextFilter.line(line.content).utf8)[...]) { return true }
    if PageNumbers.isMarked(line.content) { return true }
    return plan.hasPageNumbers && PageNumbers.number(line.content) != nil
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
    let joints = StanzaJoints.find(in: lines, plan.shape)
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
      if index < lines.endIndex - 1 {
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
    if UnspacedScript.meets(line.content, next.content) { return }
    let end = builder.text.count
    switch hyphens.joint(line.content, next.content) {
    case .apart: break
    case .hyphen: cuts.append(end..<end + 1)
    case .cut(let count): cuts.append(end - count..<end + 1)
    case .nothing: return
    }
    builder.append([0x20])
  }

  private func withEmphasis(_ section: Section) -> Section {
    let marks =
      notes.spans + cuts.map { Span(.unspoken, range: $0) } + TextList.marks(in: section)
      + EmphasisMarks.spans(in: section.text, section.blocks)
    guard !marks.isEmpty else { return section }
    return Section(
      text: section.text, blocks: section.blocks, containers: section.containers,
      spans: marks.sorted { $0.range.lowerBound < $1.range.lowerBound }, anchors: section.anchors,
      hiddenNotes: section.hiddenNotes, tableHeaders: section.tableHeaders, tableCells: section.tableCells,
      language: section.language)
  }
}
