import Accessibility
import Speech
import TextModel
import TextUnits

/// A part of a block that the reader comes to.
private struct BlockArrival {
  let section: Section
  let block: Block
  let range: TextRange
  /// The block that the reader comes from, where it is in the same section.
  let old: Block?
  /// What is said on leaving the section that the reader comes from, where it is another.
  let exits: [Phrase]

  /// Whether the part is the beginning of the block, with which what it is as a whole is said.
  var isFirst: Bool { range.lower.offset <= block.content.lowerBound }

  /// Whether the part is the end of the block.
  var isLast: Bool { range.upper.offset >= block.content.upperBound || range.upper.section > range.lower.section }

  /// The cell that the block stands in, and the one that the reader comes from, of the same section.
  var cell: TableCell? { section.cell(around: block) }
  private var oldCell: TableCell? { old.flatMap(section.cell(around:)) }

  /// What is said before the words: the number of an item, which is that of its beginning, and the headers of a cell,
  /// also where it is come into in its midst.
  func prefix(_ world: ReadingWorld) -> String? {
    let number = isFirst ? block.marker?.number.map { $0 + " " } : nil
    let header = header(world).map { $0 + ": " }
    return header.map { $0 + (number ?? "") } ?? number
  }

  /// The headers that the words are said after.
  func header(_ world: ReadingWorld) -> String? { header(of: cell, world) }

  private func header(of cell: TableCell?, _ world: ReadingWorld) -> String? {
    section.headerLine(of: cell, after: oldCell, isEntering: cell?.table != oldCell?.table, world)
  }

  /// Where the block's cell is in its table, said to whoever comes into it, and with its beginning when that is told
  /// again.
  var cellPosition: CellPosition? {
    cell != oldCell || isFirst && old == block ? cell.map(CellPosition.init) : nil
  }

  /// What is said of the cell that a table come into stands in: its headers, and at high verbosity its place; nothing to
  /// whoever has been in that cell.
  func announcements(ofCellAround container: Int, _ world: ReadingWorld) -> [Announcement] {
    guard let outer = section.cell(aroundTable: container),
      old.map({ !outer.range.contains($0.range.lowerBound) }) ?? true
    else { return [] }
    return announcements(of: outer, at: CellPosition(outer), world)
  }

  /// The headers of the block's cell, and at high verbosity its place, as something said by itself.
  func cellAnnouncements(_ world: ReadingWorld) -> [Announcement] { announcements(of: cell, at: cellPosition, world) }

  /// The headers of the block's cell, as something said by itself.
  func headerAnnouncements(_ world: ReadingWorld) -> [Announcement] { announcements(of: cell, at: nil, world) }

  private func announcements(
    of cell: TableCell?, at position: CellPosition?, _ world: ReadingWorld
  ) -> [Announcement] {
    let language = world.language(of: block, in: section)
    let label = header(of: cell, world).map(Announcement.closed) ?? ""
    var element = AccessibilityElement(label: label, language: language)
    element.labelSigns = world.signs(ofNamesIn: language).signs(inName: element.label[...])
    element.cellPosition = position
    return element.announcements(world.announcementStyle(hints: false), in: world.catalogue)
      .filter { !$0.text.isEmpty }
  }
}

extension CellPosition {
  fileprivate init(_ cell: TableCell) { self.init(row: cell.place.row, column: cell.place.column) }
}

extension Turn {
  /// What is said of text inside one block: the containers it is in, if they are new, then the text with its role.
  ///
  /// What only the caller knows of it is added to its element by `changing`. A note that begins with the number that it
  /// has been called by goes on after it.
  func blockAnnouncements(
    of whole: TextRange, from old: TextPosition?, entering container: Int? = nil, numbered number: String? = nil,
    changing: (inout AccessibilityElement) -> Void = { _ in }
  ) -> [Announcement] {
    let range = heardAtOnce(whole)
    guard let (section, block) = world.block(at: range.lower) else { return [] }
    let oldBlock = old.flatMap { $0.section == range.lower.section ? world.block(at: $0)?.block : nil }
    let exits = old.map { $0.section == range.lower.section ? [] : exitPhrases(at: $0) } ?? []
    let here = BlockArrival(section: section, block: block, range: range, old: oldBlock, exits: exits)
    let way = way(to: here, entering: container)
    let said = block.isSaidApart ? way + here.headerAnnouncements(world) : way
    if here.isFirst, let control = world.control(at: range.lower) {
      return said + itemNumber(of: here)
        + announcements(of: control) { element in
          element.cellPosition = here.cellPosition
          if verbosity == .high, element.setPosition == nil { element.setPosition = section.itemPosition(of: block) }
        }
    }
    if here.isFirst, let group = section.groupLegend(block), !isIn(group, oldBlock, of: section) {
      return said + here.cellAnnouncements(world)
    }

    let number = number ?? numberTold(before: here)
    let words = number.flatMap { range.without($0, at: block, of: section) } ?? range
    let isLink = isLink(words)
    var spoken = spokenText(words, namesLinks: verbosity == .high && !isLink)
    if isLink, let name = nameOfTarget(words) { spoken = SpokenText(name) }
    if spoken.text.isEmpty, let mark = markPhrase(in: range, of: section) {
      spoken = SpokenText()
      spoken.append(world.catalogue.text(mark), in: world.catalogue.language)
    }
    // What is not heard in the flow is heard when it is gone to: a move is never answered by silence.
    if spoken.text.isEmpty, let raw = rawText(range, of: section) { spoken = raw }
    if block.isEmptyCell { spoken.append(world.catalogue.text(.blankCell), in: world.catalogue.language) }
    if spoken.text.isEmpty, block.kind == .code, !range.isEmpty {
      return said + here.headerAnnouncements(world) + [Announcement(.blankLine, in: world.catalogue)]
    }

    var element = element(of: here, spoken, numbered: number)
    if isLink, verbosity > .low, element.role == .text { element.role = .link }
    changing(&element)
    var itself = element.announcements(world.announcementStyle(), in: world.catalogue)
    if element.role != .link, spoken.earcons.contains(where: { $0.earcon == .link }) { itself[0].earcon = .link }
    let note = spoken.earcons.contains { $0.earcon == .note } ? [Announcement([], earcon: .note)] : []
    let goesOn = range == whole ? [] : [Announcement(Phrase(.textGoesOn), in: world.catalogue)]
    return said + itself + note + goesOn
  }

  /// The number of the note that begins with a block, which whoever has come into the note or followed it has been told.
  private func numberTold(before here: BlockArrival) -> String? {
    if let note = session.followedNote, note.contains(here.range.lower), here.block.range.contains(note.lower.offset)
    {
      return session.followedNumber
    }
    guard verbosity > .low else { return nil }
    return here.section.noteNumber(beginning: here.block, of: here.range.lower.section)?.label
  }

  /// A part of a block with the words it is spoken in.
  private func element(
    of here: BlockArrival, _ spoken: SpokenText, numbered number: String?
  ) -> AccessibilityElement {
    let (section, block) = (here.section, here.block)
    var label = spoken.text
    // The number that a note has been called by is not said again.
    if let prefix = here.prefix(world), number == nil || Section.bare(prefix) != number {
      label = prefix + label
    }
    let language = world.language(of: block, in: section)
    var element = block.element(
      label: label, isFirst: here.isFirst, isLast: here.isLast, language: language, verbosity)
    let before = label.utf8.count - spoken.text.utf8.count
    if !element.label.isEmpty { element.labelRuns = spoken.languages(in: language).map { $0.moved(by: before) } }
    element.labelSigns = spoken.signs(by: world.signs(of: block, in: language), in: language).map {
      $0.moved(by: before)
    }
    if before > 0, let header = here.header(world) {
      element.labelSigns = world.signs(ofNamesIn: language).signs(inName: header[...]) + element.labelSigns
    }
    element.cellPosition = here.cellPosition
    if verbosity == .high { element.customContent = moreContent(of: here.range) }
    guard here.isFirst else { return element }
    if element.role == .text, section.isFormula(block) { element.role = .formula }
    if verbosity == .high { element.setPosition = section.itemPosition(of: block) }
    if let isDone = section.isTaskDone(block) {
      element.role = .checkbox
      element.states.mark = isDone ? .on : .off
    }
    return element
  }

  /// The number of an item that begins with a control.
  private func itemNumber(of here: BlockArrival) -> [Announcement] {
    let language = world.language(of: here.block, in: here.section)
    return here.block.marker?.number.map { [Announcement([$0], language: language)] } ?? []
  }

  /// What is said on the way to a block: what is left and what is come into, which counts as entered anew where it has
  /// been gone to.
  private func way(to here: BlockArrival, entering container: Int?) -> [Announcement] {
    let (section, block, old) = (here.section, here.block, here.old)
    let around = section.containers(around: block)
    let before = old.map { section.containers(around: $0) } ?? []
    var left = old == block ? [] : here.exits
    if old?.kind == .code, old != block, verbosity == .high { left.append(Phrase(.endOfCode)) }
    left += before.filter { !around.contains($0) }.reversed()
      .compactMap { section.exitPhrase(of: $0, into: around, verbosity: verbosity) }
    var said = left.map { world.announcement($0, before: block, of: section) }
    for index in around where !before.contains(index) || index == container {
      said += here.announcements(ofCellAround: index, world)
      guard let phrase = section.entryPhrase(of: index, in: here.range.lower.section, verbosity: verbosity) else {
        continue
      }
      said.append(world.announcement(phrase, before: block, of: section))
    }
    if old != block, let code = section.codePhrase(of: block, verbosity: verbosity) {
      said.append(world.announcement(code, before: block, of: section))
    }
    return said
  }

  /// What is said on leaving everything that a position lies in, the innermost first.
  private func exitPhrases(at position: TextPosition) -> [Phrase] {
    guard verbosity == .high, let (section, block) = world.block(at: position) else { return [] }
    let containers = section.containers(around: block).reversed()
    return (block.kind == .code ? [Phrase(.endOfCode)] : [])
      + containers.compactMap { section.exitPhrase(of: $0, into: [], verbosity: verbosity) }
  }

  /// Whether a block that the reader comes from lies in a container.
  private func isIn(_ container: Int, _ block: Block?, of section: Section) -> Bool {
    block.map { section.containers(around: $0).contains(container) } ?? false
  }

  /// What is said of text that is nothing but the mark of a note or of a printed page.
  private func markPhrase(in range: TextRange, of section: Section) -> Phrase? {
    guard let offsets = world.trimmed(range).offsets else { return nil }
    for span in section.spans(touching: offsets) {
      switch span.kind {
      case .noteReference: return section.phrase(of: span)
      case .pageBreak(let label): return Phrase(.printPage, ["label": .text(label)])
      default: continue
      }
    }
    return nil
  }

  /// The text of a range as it stands, where that is what only the eye is meant for.
  private func rawText(_ range: TextRange, of section: Section) -> SpokenText? {
    guard let offsets = world.trimmed(range).offsets, section.spans(touching: offsets).contains(where: \.isSilent)
    else { return nil }
    var raw = SpokenText()
    raw.append(section.text(in: offsets).replacing("\u{0B}", with: " "))
    return raw
  }
}

extension Block {
  /// Whether what is said of the block is not its words, before which headers could be said.
  fileprivate var isSaidApart: Bool {
    switch kind {
    case .control, .separator: true
    default: false
    }
  }
}

extension Span {
  /// Whether the span's text is not heard in the flow: it is for the eye, or the row before said it with a formula.
  fileprivate var isSilent: Bool {
    switch kind {
    case .formula: true
    default: kind.isUnheard
    }
  }
}
