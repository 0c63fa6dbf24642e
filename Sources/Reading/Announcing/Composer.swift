import Accessibility
import Speech
import TextModel
import TextUnits
import Words

/// The composer of everything that is spoken of a book when the reader moves to it.
///
/// It is a value made of what it reads; nothing comes of it but announcements. A block, a container and a control are
/// composed by ``BlockSpeech``, ``ContainerSpeech`` and ``ControlSpeech``, which read-all calls as well.
struct Composer {
  let world: ReadingWorld
  /// The forms of the book as they are filled in.
  let form: Session.Form
  /// The note that a reference was followed to, with its number or symbol.
  let note: Session.Jump.FollowedFootnote?
  /// A Boolean value that indicates whether what the reader keeps is spoken where it is moved over.
  var hearsMarks = true

  /// Creates a composer for somebody who has filled in nothing and followed no reference.
  init(_ world: ReadingWorld, form: Session.Form = Session.Form(), note: Session.Jump.FollowedFootnote? = nil) {
    self.world = world
    self.form = form
    self.note = note
  }

  var verbosity: Verbosity { world.settings.verbosity }

  /// Speaks text inside one block: the containers it is in, if they are new, then the text with its role.
  ///
  /// What only the caller knows of it is added to its element by `changing`. A note that begins with the number that it
  /// has been called by goes on after it.
  func speech(
    ofBlockText whole: TextRange, from old: TextPosition?, entering container: Int? = nil,
    numbered number: String? = nil, changing: (inout AccessibilityElement) -> Void = { _ in }
  ) -> UnitSpeech {
    let range = heardAtOnce(whole)
    guard let (section, block) = world.block(at: range.lower) else { return UnitSpeech(itself: []) }
    let end = range.upper.section > range.lower.section ? block.content.upperBound : range.upper.offset
    var here = BlockSpeech(
      range.lower.offset..<max(range.lower.offset, end), of: block, in: section, at: range.lower.section,
      .move(from: old), world)
    let oldBlock = old.flatMap { $0.section == range.lower.section ? world.block(at: $0)?.block : nil }
    let arrival = Arrival(block: block, old: oldBlock, section: section, world: world)
    let way = way(to: here, arrival, from: old, entering: container)
    if here.isFirst, let control = world.forms.control(at: range.lower) {
      return speech(of: control, at: here, arrival, after: way)
    }
    if here.isFirst, let group = section.groupLegend(block), !arrival.isIn(group) {
      // The legend is spoken with its group.
      return UnitSpeech(itself: way + arrival.cellAnnouncements)
    }
    if block.kind == .separator {
      var separator = here.element(SpeechText())
      complete(&separator, of: here, arrival)
      return UnitSpeech(way: way + arrival.headerAnnouncements, itself: announcements(of: separator))
    }
    here.header = arrival.header
    if let number = number ?? numberTold(before: here) { here.leaveOut(number) }
    let kept = world.trimmed(TextRange(section: here.number, here.words))
    here.words = kept.lower.offset..<max(kept.lower.offset, kept.upper.offset)
    let words = TextRange(section: here.number, here.words)
    let isLink = isLink(words)
    let text = text(of: here, words, isLink: isLink)
    if text.isEmpty, block.kind == .code, !range.isEmpty {
      return UnitSpeech(
        way: way, itself: arrival.headerAnnouncements + [Announcement(.blankLine, in: world.catalogue)])
    }
    var element = here.element(text)
    if isLink, verbosity > .low, element.role == .text { element.role = here.section.linkRole(in: words) }
    if element.role.isLink || element.role == .button { element.spokenLabel.removeSounds(of: .link) }
    complete(&element, of: here, arrival)
    changing(&element)
    var itself = element.announcements(world.announcementStyle(), in: world.catalogue)
    if hearsMarks { itself[0].speech = here.marked(itself[0].speech) }
    let goesOn = range == whole ? [] : [Announcement(Phrase(.textGoesOn), in: world.catalogue)]
    return UnitSpeech(way: way + markWords(in: range, from: old), itself: itself + goesOn)
  }

  /// Returns the text of a part of a block; what is not heard in the flow is spoken when it is gone to: a move is never
  /// answered by silence.
  private func text(of here: BlockSpeech, _ words: TextRange, isLink: Bool) -> SpeechText {
    var style = world.style(for: here.occasion)
    if isLink { style.namesLinks = false }
    if isLink, let name = nameOfTarget(words) { return SpeechText(name, in: here.language) }
    var text = here.text(style)
    if text.isEmpty, let mark = markPhrase(in: words, of: here.section) {
      text.append(world.catalogue.text(mark), in: world.catalogue.language)
    }
    if text.isEmpty, let raw = rawText(words, of: here.section) { text = SpeechText(raw, in: here.language) }
    if here.block.isEmptyCell { text.append(world.catalogue.text(.blankCell), in: world.catalogue.language) }
    return text
  }

  /// Adds what is spoken of a part of a block beside its text and its role.
  private func complete(_ element: inout AccessibilityElement, of here: BlockSpeech, _ arrival: Arrival) {
    element.cellPosition = arrival.isAtCell(here) ? arrival.cell.map(CellPosition.init) : nil
    guard verbosity == .high else { return }
    element.customContent = moreContent(of: TextRange(section: here.number, here.part))
    if here.isFirst { element.setPosition = here.section.itemPosition(of: here.block) }
  }

  /// Returns the speech of a control that a block is, with the number of the item that it begins.
  private func speech(
    of control: PlacedControl, at here: BlockSpeech, _ arrival: Arrival, after way: [Announcement]
  ) -> UnitSpeech {
    let number = here.block.marker?.number.map { [Announcement([$0], language: here.language)] } ?? []
    let itself = ControlSpeech(world: world, form: form, control: control).announcements { element in
      element.cellPosition = arrival.isAtCell(here) ? arrival.cell.map(CellPosition.init) : nil
      if verbosity == .high, element.setPosition == nil {
        element.setPosition = here.section.itemPosition(of: here.block)
      }
    }
    return UnitSpeech(way: way + arrival.headerAnnouncements + number, itself: itself)
  }

  /// Returns the number of the note that begins with a block, which is spoken unless the reader has come into the note
  /// or followed it.
  private func numberTold(before here: BlockSpeech) -> String? {
    let start = TextPosition(section: here.number, offset: here.part.lowerBound)
    if let note, note.range.contains(start), here.block.range.contains(note.range.lower.offset) { return note.number }
    guard verbosity > .low else { return nil }
    return here.section.noteNumber(beginning: here.block, of: here.number)?.label
  }

  /// Returns the announcements on the way to a block: what is left and what is come into, which counts as entered anew
  /// where it has been gone to.
  private func way(
    to here: BlockSpeech, _ arrival: Arrival, from position: TextPosition?, entering container: Int?
  ) -> [Announcement] {
    let (section, block, old) = (here.section, here.block, arrival.old)
    let containers = ContainerSpeech(world: world, section: section, number: here.number)
    let around = section.containers(around: block)
    let before = old.map { section.containers(around: $0) } ?? []
    var said = position.map { $0.section == here.number ? [] : exits(from: $0) } ?? []
    if old?.kind == .code, old != block, let exit = containers.codeExit { said.append(exit) }
    said += before.filter { !around.contains($0) }.reversed().compactMap { containers.exit(of: $0, into: around) }
    var way = said.map { Announcement($0) }
    for index in around where !before.contains(index) || index == container {
      way += arrival.announcements(ofCellAround: index)
      if let entry = containers.entry(of: index, before: block) { way.append(Announcement(entry)) }
    }
    if old != block, let code = containers.codeEntry(of: block, here.occasion) { way.append(Announcement(code)) }
    return way
  }

  /// Returns the words on leaving everything that a position lies in, the innermost first.
  private func exits(from position: TextPosition) -> [SpeechText] {
    guard verbosity == .high, let (section, block) = world.block(at: position) else { return [] }
    return ContainerSpeech(world: world, section: section, number: position.section).exits(from: block)
  }

  /// Returns the words on coming into what the reader keeps, by setting.
  func markWords(in range: TextRange, from old: TextPosition?) -> [Announcement] {
    guard world.settings.marks == .word else { return [] }
    var words: [Phrase] = []
    for mark in world.marks(in: range, from: .move(from: old)) {
      let word = mark.category == nil ? nil : mark.kindPhrase(in: world.catalogue)
      words.append(word ?? Phrase(mark.kind.word))
    }
    return words.enumerated().filter { !words[..<$0].contains($1) }.map { Announcement($1, in: world.catalogue) }
  }

  /// Returns the phrase for text that is nothing but the mark of a note or of a printed page.
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

  /// Returns the text of a range as it stands, where only the eye is meant for it.
  private func rawText(_ range: TextRange, of section: Section) -> String? {
    guard let offsets = world.trimmed(range).offsets, section.spans(touching: offsets).contains(where: \.isSilent)
    else { return nil }
    return section.text(in: offsets).replacing("\u{0B}", with: " ")
  }

  /// Returns the announcements of an element, without hints.
  func announcements(of element: AccessibilityElement) -> [Announcement] {
    element.announcements(world.announcementStyle(hints: false), in: world.catalogue)
  }

  /// The most of a text that is spoken for one key, in bytes; its last sentence is spoken to its end.
  ///
  /// That is several minutes of speech; more is for read-all.
  static let longestAnswer = 8 << 10

  /// Returns as much of a text as is spoken for one key.
  func heardAtOnce(_ range: TextRange) -> TextRange {
    guard let offsets = range.offsets, offsets.count > 2 * Composer.longestAnswer else { return range }
    let end = TextPosition(section: range.lower.section, offset: offsets.lowerBound + Composer.longestAnswer)
    let sentence =
      world.unit(.sentence, enclosing: end, toward: .forward) ?? world.unit(.sentence, next: end, toward: .forward)
    guard let sentence, sentence.upper < range.upper else { return range }
    return TextRange(range.lower, sentence.upper)
  }
}

/// The arrival of a reader at a block, from another block of the section or from elsewhere.
private struct Arrival {
  let block: Block
  /// The block that the reader comes from, where it is in the same section.
  let old: Block?
  let section: Section
  let world: ReadingWorld

  /// The cell that the block stands in.
  var cell: TableCell? { section.cell(around: block) }
  private var oldCell: TableCell? { old.flatMap(section.cell(around:)) }

  /// Returns a Boolean value that indicates whether the reader comes from inside a container.
  func isIn(_ container: Int) -> Bool { old.map { section.containers(around: $0).contains(container) } ?? false }

  /// Returns a Boolean value that indicates whether the place of the cell is spoken: to whoever comes into it, and with
  /// its beginning when that is spoken again.
  func isAtCell(_ here: BlockSpeech) -> Bool { cell != oldCell || here.isFirst && old == block }

  /// The headers that the words are spoken after, also where the cell is come into in its midst.
  var header: String? { header(of: cell) }

  private func header(of cell: TableCell?) -> String? {
    section.headerLine(of: cell, after: oldCell, isEntering: cell?.table != oldCell?.table, world)
  }

  /// Returns the headers, and at high verbosity the place, of the cell that a table is entered in; nothing for a reader
  /// who comes from that cell.
  func announcements(ofCellAround container: Int) -> [Announcement] {
    guard let outer = section.cell(aroundTable: container),
      old.map({ !outer.range.contains($0.range.lowerBound) }) ?? true
    else { return [] }
    return announcements(of: outer, at: CellPosition(outer))
  }

  /// The headers of the block's cell, and at high verbosity its place, as something spoken by itself.
  var cellAnnouncements: [Announcement] {
    announcements(of: cell, at: cell != oldCell || old == block ? cell.map(CellPosition.init) : nil)
  }

  /// The headers of the block's cell, as something spoken by itself.
  var headerAnnouncements: [Announcement] { announcements(of: cell, at: nil) }

  private func announcements(of cell: TableCell?, at position: CellPosition?) -> [Announcement] {
    let language = world.language(of: block, in: section)
    var element = AccessibilityElement(label: "", language: language)
    if let header = header(of: cell).map(Announcement.closed) {
      element.spokenLabel = SpeechText(header, in: language, namedBy: world.symbols(in: language))
    }
    element.cellPosition = position
    return element.announcements(world.announcementStyle(hints: false), in: world.catalogue).filter {
      !$0.text.isEmpty
    }
  }
}

extension CellPosition {
  /// The place of a cell of a book.
  init(_ cell: TableCell) { self.init(row: cell.place.row, column: cell.place.column) }
}

extension Span {
  /// A Boolean value that indicates whether the span's text is not heard in the flow: it is for the eye, or the row
  /// before said it with a formula.
  fileprivate var isSilent: Bool {
    switch kind {
    case .formula: true
    default: kind.isUnheard
    }
  }
}

extension Annotation.Kind {
  /// The word for a mark that is come into.
  fileprivate var word: Phrase.Key {
    switch self {
    case .bookmark: .bookmark
    case .note: .ownNote
    case .highlight: .highlighted
    }
  }
}
