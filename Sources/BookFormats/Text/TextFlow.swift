import TextModel

/// Puts a section of plain text together: its headings, paragraphs, verses, lists and separators.
struct TextFlow {
  private let bytes: [UInt8]
  private let plan: TextPlan
  private let levels: [TextHeading.Rank: Int]
  private var builder = SectionBuilder()

  init(_ bytes: [UInt8], _ plan: TextPlan) {
    self.bytes = bytes
    self.plan = plan
    levels = plan.levels
  }

  /// The section of a part of the text; the role says what it is for, where it is not the book itself.
  mutating func section(_ range: Range<Int>, role: Container.Role?, language: String?) -> Section {
    builder.text.reserveCapacity(range.count)
    if let role { builder.openContainer(.region(role)) }
    var stanza: [TextLine] = []
    var next = plan.headings.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    for line in Lines(bytes, in: range) {
      if next < plan.headings.count, line.range.lowerBound >= plan.headings[next].range.upperBound {
        heading(next, stanza)
        stanza = []
        next += 1
      }
      let isInHeading = next < plan.headings.count && plan.headings[next].range.lowerBound < line.range.lowerBound
      let isBlank = Lines.isBlank(line.content)
      if !isInHeading, isBlank || line.content.first == 0x0C {
        add(stanza)
        stanza = []
      }
      if !isBlank { stanza.append(TextLine(line)) }
    }
    if next < plan.headings.count, plan.headings[next].range.upperBound <= range.upperBound, !stanza.isEmpty,
      stanza[0].range.lowerBound >= plan.headings[next].range.lowerBound
    {
      heading(next, stanza)
    } else {
      add(stanza)
    }
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
      builder.lineBreak()
      builder.append(line.content)
    }
    builder.closeBlock()
    builder.kind = .paragraph
  }

  /// Adds what stands between two blank lines.
  private mutating func add(_ stanza: [TextLine]) {
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
    addText(rest)
  }

  private func isSeparator(_ line: TextLine) -> Bool {
    if line.content.count <= 200, Ornament.isOrnament(Array(TextFilter.line(line.content).utf8)[...]) { return true }
    if PageNumbers.isMarked(line.content) { return true }
    return plan.hasPageNumbers && PageNumbers.number(line.content) != nil
  }

  private mutating func addText(_ lines: ArraySlice<TextLine>) {
    guard !lines.isEmpty else { return }
    let list = TextList(lines)
    guard let first = list.items.first else { return addProse(lines) }
    addProse(lines[..<first.lowerBound])
    builder.openContainer(.list(items: list.items.count, isOrdered: list.isOrdered))
    for item in list.items { addItem(lines[item]) }
    builder.closeContainer()
  }

  private mutating func addProse(_ lines: ArraySlice<TextLine>) {
    guard !lines.isEmpty else { return }
    let joints = StanzaJoints.find(in: lines, plan.shape)
    for (index, line) in zip(lines.indices, lines) {
      builder.append(line.content)
      guard index < lines.endIndex - 1 else { break }
      switch joints[index - lines.startIndex] {
      case .join: join(line, lines[index + 1])
      case .line: builder.lineBreak()
      case .paragraph: builder.closeBlock()
      }
    }
    builder.closeBlock()
  }

  private mutating func addItem(_ lines: ArraySlice<TextLine>) {
    builder.lead = .item(.written)
    for (index, line) in zip(lines.indices, lines) {
      builder.append(line.content)
      if index < lines.endIndex - 1 { join(line, lines[index + 1]) }
    }
    builder.closeBlock()
  }

  /// Joins two lines by a blank, which scripts that are written without blanks do not have.
  private mutating func join(_ line: TextLine, _ next: TextLine) {
    if UnspacedScript.meets(line.content, next.content) { return }
    builder.append([0x20])
  }

  private func withEmphasis(_ section: Section) -> Section {
    let marks = TextList.marks(in: section) + EmphasisMarks.spans(in: section.text, section.blocks)
    guard !marks.isEmpty else { return section }
    return Section(
      text: section.text, blocks: section.blocks, containers: section.containers,
      spans: marks.sorted { $0.range.lowerBound < $1.range.lowerBound }, anchors: section.anchors,
      hiddenNotes: section.hiddenNotes, tableHeaders: section.tableHeaders, tableSpans: section.tableSpans,
      language: section.language)
  }
}
