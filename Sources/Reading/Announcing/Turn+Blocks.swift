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

  /// Whether the reader has not been in the table around the block, if there is one.
  var isEntering: Bool { !section.isSameTable(old, block) }

  /// What is said before the words: the number of an item, which is that of its beginning, and the headers of a cell,
  /// also where it is come into in its midst.
  func prefix(_ world: ReadingWorld) -> String? {
    if isFirst { return block.prefix(after: old, isEntering: isEntering, in: section, world) }
    guard isEntering || old?.place != block.place else { return nil }
    return block.headerPrefix(after: old, isEntering: isEntering, in: section, world)
  }

  /// The headers that the words are said after.
  func header(_ world: ReadingWorld) -> String? {
    if block.isHeaderCell { return nil }
    return block.headerLine(after: old, isEntering: isEntering, in: section, world)
  }
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
    let phrases = phrases(before: here, entering: container)
    let said = phrases.map { world.announcement($0, before: block, of: section) }
    if here.isFirst, let control = world.control(at: range.lower) {
      return said + headers(of: here) + itemNumber(of: here) + announcements(of: control)
    }
    if here.isFirst, let group = section.groupLegend(block), !isIn(group, oldBlock, of: section) { return said }

    let isNumbered = phrases.contains { $0.key == .footnoteNumber }
    let number = number ?? (isNumbered ? section.noteLabel(at: range.lower) : nil)
    let words = number.flatMap { range.without($0, at: block, of: section) } ?? range
    let isLink = isLink(words)
    var spoken = spokenText(words, namesLinks: verbosity == .high && !isLink)
    if isLink, let name = nameOfTarget(words) { spoken = SpokenText(name) }
    if spoken.text.isEmpty, let mark = markAnnouncement(in: range, of: section) { return [mark] }
    // What is not heard in the flow is heard when it is gone to: a move is never answered by silence.
    if spoken.text.isEmpty, let raw = rawText(range, of: section) { spoken = raw }
    if block.isEmptyCell { spoken.append(world.catalogue.text(.blankCell), in: world.catalogue.language) }
    if spoken.text.isEmpty, block.kind == .code, !range.isEmpty {
      return said + [Announcement(.blankLine, in: world.catalogue)]
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

  /// A part of a block with the words it is spoken in.
  private func element(
    of here: BlockArrival, _ spoken: SpokenText, numbered number: String?
  ) -> AccessibilityElement {
    let (section, block) = (here.section, here.block)
    var label = spoken.text
    // The number that a note has been called by is not said again.
    if let prefix = here.prefix(world), number == nil || prefix.filter({ $0.isLetter || $0.isNumber }) != number {
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
      element.labelSigns = world.signs(of: block, in: language).signs(inName: header[...]) + element.labelSigns
    }
    if verbosity == .high { element.customContent = moreContent(of: here.range) }
    guard here.isFirst else { return element }
    if verbosity == .high { element.setPosition = section.itemPosition(of: block) }
    if let isDone = section.isTaskDone(block) {
      element.role = .checkbox
      element.states.mark = isDone ? .on : .off
    }
    return element
  }

  /// The headers of a cell that begins with a control.
  private func headers(of here: BlockArrival) -> [Announcement] {
    let line = here.block.headerLine(
      after: here.old, isEntering: here.isEntering, in: here.section, world)
    let language = world.language(of: here.block, in: here.section)
    return line.map { line in
      var said = Announcement([line], language: language)
      said.partSigns[0] = world.signs(of: here.block, in: language).signs(inName: line[...])
      return [said]
    } ?? []
  }

  /// The number of an item that begins with a control.
  private func itemNumber(of here: BlockArrival) -> [Announcement] {
    let language = world.language(of: here.block, in: here.section)
    return here.block.marker?.number.map { [Announcement([$0], language: language)] } ?? []
  }

  /// What is said on the way to a block: what is left and what is come into.
  private func phrases(before here: BlockArrival, entering container: Int?) -> [Phrase] {
    var phrases = containerPhrases(
      of: here.block, after: here.old, entering: container, in: here.section, number: here.range.lower.section)
    guard here.old != here.block else { return phrases }
    if here.old?.kind == .code, verbosity == .high { phrases.insert(Phrase(.endOfCode), at: 0) }
    if let code = here.section.codePhrase(of: here.block, verbosity: verbosity) { phrases.append(code) }
    return here.exits + phrases
  }

  /// What is said on leaving everything that a position lies in, the innermost first.
  private func exitPhrases(at position: TextPosition) -> [Phrase] {
    guard verbosity == .high, let (section, block) = world.block(at: position) else { return [] }
    let containers = section.containers(around: block).reversed()
    return (block.kind == .code ? [Phrase(.endOfCode)] : [])
      + containers.compactMap { section.exitPhrase(of: $0, verbosity: verbosity) }
  }

  /// Whether a block that the reader comes from lies in a container.
  private func isIn(_ container: Int, _ block: Block?, of section: Section) -> Bool {
    block.map { section.containers(around: $0).contains(container) } ?? false
  }

  /// What is said of text that is nothing but the mark of a note or of a printed page.
  private func markAnnouncement(in range: TextRange, of section: Section) -> Announcement? {
    guard let offsets = world.trimmed(range).offsets else { return nil }
    for span in section.spans(touching: offsets) {
      switch span.kind {
      case .noteReference:
        return Announcement(section.phrase(of: span), in: world.catalogue)
      case .pageBreak(let label):
        return Announcement(Phrase(.printPage, ["label": .text(label)]), in: world.catalogue)
      default: continue
      }
    }
    return nil
  }

  /// What is said on the way to a block; a container that has been gone to counts as entered anew.
  private func containerPhrases(
    of block: Block, after old: Block?, entering container: Int?, in section: Section, number: Int
  ) -> [Phrase] {
    let around = section.containers(around: block)
    let before = old.map { section.containers(around: $0) } ?? []
    let left = before.filter { !around.contains($0) }.reversed()
    let entered = around.filter { !before.contains($0) || $0 == container }
    return left.compactMap { section.exitPhrase(of: $0, verbosity: verbosity) }
      + entered.compactMap { section.entryPhrase(of: $0, in: number, verbosity: verbosity) }
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

extension Span {
  /// Whether the span's text is not heard in the flow: it is for the eye, or the row before said it with a formula.
  fileprivate var isSilent: Bool {
    switch kind {
    case .formula: true
    default: kind.isUnheard
    }
  }
}
