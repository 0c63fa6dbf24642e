import Accessibility
import Speech
import TextModel
import Words

extension ReadAll {
  /// The next utterance; nil at the end of what is read.
  ///
  /// Forms are read as they are filled in.
  public mutating func utterance(
    id: Int, in world: ReadingWorld, form: Session.Form = Session.Form()
  ) -> Utterance? {
    while let position = next {
      if let scope, position >= scope.range.upper {
        ending = .scope(scope, next: position)
        break
      }
      if let end, position >= end {
        guard part == nil else {
          ending = part.map { .part($0) }
          break
        }
        self.end = nil
      }
      let text = world.text.section(position.section)
      guard position.offset < text.length, end != nil || world.text.isLinear(position.section),
        let index = text.blockIndex(at: position.offset)
      else {
        if position.offset >= text.length, let exit = exit(before: nil, id: id, in: text, world) { return exit }
        enterSection(position.section + 1, in: world)
        continue
      }
      let block = text.blocks[index]
      if let after = form.closedEnd(around: block, in: text, at: position.section) {
        next?.offset = after
        continue
      }
      if let (role, after) = skippedPart(around: block, in: text, world) {
        next?.offset = after
        guard let notice = skipNotices.notice(of: role) else { continue }
        return Utterance(
          id: id, kind: .reading, text: world.catalogue.text(notice), language: world.catalogue.language)
      }
      // What is around text for the eye alone is passed over with it.
      if position.offset <= block.content.lowerBound,
        world.isConcealed(TextRange(section: position.section, block.range))
      {
        next?.offset = block.range.upperBound
        continue
      }
      if let crossing = crossing(to: block, id: id, in: text, world) { return crossing }
      if let control = world.control(at: position), position.offset <= block.content.lowerBound {
        next?.offset = block.range.upperBound
        return utterance(of: control, id: id, in: text, world, form)
      }
      if isNamedElsewhere(index, in: text, world) {
        next?.offset = block.range.upperBound
        continue
      }
      if text.isLabel(index) { spokenLabel = index }
      if let utterance = piece(of: index, from: position, id: id, in: text, world) { return utterance }
    }
    next = nil
    return nil
  }

  private mutating func enterSection(_ index: Int, in world: ReadingWorld) {
    next = index < world.text.sectionCount ? TextPosition(section: index, offset: 0) : nil
    section = index
    entered = []
    openCode = nil
    spokenLabel = nil
  }

  /// What part is stepped over, and where reading goes on after it; nil when the block is to be read.
  private func skippedPart(
    around block: Block, in text: Section, _ world: ReadingWorld
  ) -> (role: Container.Role, after: Int)? {
    guard world.settings.skip == .roles, end == nil else { return nil }
    return text.containers(around: block).lazy.map { text.containers[$0] }.compactMap { container in
      container.skippedRole.map { ($0, container.range.upperBound) }
    }.first
  }

  /// Whether what stands in a block is said with a control beside it, or with the group that it is the legend of.
  private func isNamedElsewhere(_ index: Int, in text: Section, _ world: ReadingWorld) -> Bool {
    guard !text.controls.isEmpty, next?.offset == text.blocks[index].range.lowerBound else { return false }
    return text.isLabel(index) || world.settings.verbosity > .low && text.groupLegend(text.blocks[index]) != nil
  }

  /// What is said of a control, with the label that it goes by: all of it, or it is said again.
  private func utterance(
    of placed: PlacedControl, id: Int, in text: Section, _ world: ReadingWorld, _ form: Session.Form
  ) -> Utterance {
    let block = text.blocks[placed.block]
    let language = world.language(of: block, in: text)
    var element = form.filled(placed).element(language: language, in: world.catalogue)
    // What explains a field and stands beside it is read where it stands.
    if let explanation = element.explanation, text.isRead(explanation, beside: placed.block) {
      element.explanation = nil
    }
    var style = world.announcementStyle(hints: false)
    style.saysAllLines = true
    let said = world.named(element.announcements(style, in: world.catalogue), of: element, in: block)
    let headers = text.readHeader(ofBlock: placed.block, world)
    let header = (headers.map { $0 + ": " } ?? "") + (block.marker?.number.map { $0 + " " } ?? "")
    let words = header + said.map(\.text).joined(separator: " ")
    var languages: [LanguageRun] = []
    var signs = headers.map { world.signs(ofNamesIn: language).signs(inName: $0[...]) } ?? []
    var start = header.utf8.count
    for announcement in said {
      signs += announcement.signs.map { $0.moved(by: start) }
      languages += announcement.languages.map { $0.moved(by: start) }
      start += announcement.text.utf8.count + 1
    }
    let labels = text.labels(ofControlAt: placed.block).filter { $0 != spokenLabel }.map { text.blocks[$0].content }
    let lower = labels.map(\.lowerBound).min() ?? placed.range.lower.offset
    let upper = labels.map(\.upperBound).max() ?? placed.range.upper.offset
    let whole = min(lower, placed.range.lower.offset)..<max(upper, placed.range.upper.offset)
    let map = TextMap(
      whole: TextRange(section: placed.section, whole), at: placed.range.lower, length: words.utf8.count)
    return Utterance(
      id: id, kind: .reading, text: words, language: said.first?.language ?? language, languages: languages,
      signs: signs, map: map,
      pauseAfter: block.pause)
  }

  /// The utterance from a position inside a block, and the step past it; nil for what says nothing.
  private mutating func piece(
    of index: Int, from position: TextPosition, id: Int, in text: Section, _ world: ReadingWorld
  ) -> Utterance? {
    let block = text.blocks[index]
    let isFirst = position.offset <= block.content.lowerBound
    var range = position.offset..<max(position.offset, block.content.upperBound)
    var isRest = !isFirst
    if !block.isWhole, let sentence = sentence(at: position, in: block, world) {
      range = max(sentence.lowerBound, position.offset)..<sentence.upperBound
      isRest = sentence.lowerBound < position.offset
    }
    if let scope, scope.kind == .selection, scope.range.upper.section == position.section {
      range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, scope.range.upper.offset))
    }
    let isLast = range.upperBound >= block.content.upperBound
    next?.offset = isLast ? block.range.upperBound : range.upperBound

    if block.isEmptyCell { return nil }
    if block.kind == .separator {
      return Utterance(id: id, kind: .reading, text: "", earcons: [.init(.separator)], pauseAfter: 600)
    }
    var spoken = SpokenText(isRest: isRest)
    let number = isFirst ? calledNumber(before: block, at: position.section) : nil
    if let number,
      let after = TextRange(section: position.section, range).without(number, at: block, of: text)?.offsets
    {
      range = after
    }
    let header = isFirst ? text.readHeader(ofBlock: index, world) : nil
    if let header { spoken.append(header + ": ") }
    if isFirst, let marker = block.marker?.number,
      number == nil || Section.bare(marker) != number
    {
      spoken.append(marker + " ")
    }
    if block.kind == .image, isFirst, !range.isEmpty, world.settings.verbosity > .low {
      spoken.append(Announcement.closed(world.catalogue.text(.image)) + " ", in: world.catalogue.language)
    }
    let language = world.language(of: block, in: text)
    let prefix = spoken.text.utf8.count
    spoken.append(range, of: text, at: position.section, world.readingStyle)
    let rule = world.signs(of: block, in: language)
    let signs = spoken.signs(by: rule, in: language, isRead: true, after: prefix)
    closeWithRole(&spoken, of: block, isLast: isLast, world)
    if isFirst, let isDone = text.isTaskDone(block) { closeTask(&spoken, isDone: isDone, world) }
    guard !spoken.text.isEmpty || !spoken.earcons.isEmpty else { return nil }
    let pause = isLast ? block.pause : 0
    return Utterance(
      id: id, kind: .reading, text: spoken.text, language: language, languages: spoken.languages(in: language),
      signs: (header.map { world.signs(ofNamesIn: language).signs(inName: $0[...]) } ?? []) + signs, map: spoken.map,
      earcons: earcons(of: spoken, in: range, at: position.section, world),
      pauseBefore: isFirst ? pauseBefore(index, in: text, at: position.section, world) : 0, pauseAfter: pause)
  }

  /// The number of the note that begins with a block, where it was followed or has been come into: it has been said.
  private func calledNumber(before block: Block, at section: Int) -> String? {
    if let toldNumber, toldNumber.range.lower == TextPosition(section: section, offset: block.content.lowerBound) {
      return toldNumber.label
    }
    guard let scope, scope.kind == nil, scope.range.lower.section == section,
      block.range.contains(scope.range.lower.offset)
    else { return nil }
    return scope.number
  }

  /// The silence before a block: a chapter is set apart, and so is a heading.
  private func pauseBefore(_ index: Int, in text: Section, at section: Int, _ world: ReadingWorld) -> Int {
    let block = text.blocks[index]
    let mayOpenChapter = block.isHeading || index == 0
    let start = TextPosition(section: section, offset: block.range.lowerBound)
    if mayOpenChapter, world.isChapterStart(start) { return Block.chapterPause }
    return block.isHeading ? block.pause : 0
  }

  /// The sounds of an utterance with those of bookmarks and notes, each at the word that it was set on.
  private func earcons(
    of spoken: SpokenText, in range: Range<Int>, at section: Int, _ world: ReadingWorld
  ) -> [Utterance.PlacedEarcon] {
    let marks = world.marks.filter { mark in
      mark.kind != .highlight && mark.range.lower.section == section && range.contains(mark.range.lower.offset)
    }
    guard !marks.isEmpty else { return spoken.earcons }
    let placed = marks.map { mark in
      Utterance.PlacedEarcon(
        mark.kind == .bookmark ? .bookmark : .mark,
        at: spoken.map.offset(of: mark.range.lower) ?? spoken.text.utf8.count)
    }
    return (spoken.earcons + placed).sorted { $0.offset < $1.offset }
  }

  /// The sentence that a position lies in, or the next one of the block.
  private func sentence(at position: TextPosition, in block: Block, _ world: ReadingWorld) -> Range<Int>? {
    let found =
      world.tokenizer.unit(.sentence, enclosing: position, toward: .forward)
      ?? world.tokenizer.unit(.sentence, next: position, toward: .forward)
    guard let offsets = found?.offsets, found?.lower.section == position.section,
      offsets.lowerBound < block.content.upperBound
    else { return nil }
    return offsets
  }

  /// Adds what a task is and how it stands, in the order of all controls, after the first sentence of its words.
  private func closeTask(_ spoken: inout SpokenText, isDone: Bool, _ world: ReadingWorld) {
    guard world.settings.verbosity > .low else { return }
    let words = [.checkbox, isDone ? .stateChecked : .stateNotChecked].map {
      Announcement.closed(world.catalogue.text($0))
    }
    if !spoken.text.isEmpty { spoken.append(Announcement.stop(after: spoken.text) + " ") }
    spoken.append(words.joined(separator: " "), in: world.catalogue.language)
  }

  /// Adds the role that is heard after a heading, as words that stand nowhere in the book; an image without a
  /// description has no other words.
  private func closeWithRole(_ spoken: inout SpokenText, of block: Block, isLast: Bool, _ world: ReadingWorld) {
    guard isLast, world.settings.verbosity > .low else { return }
    switch block.kind {
    case .heading(let level) where world.settings.headingRole != .none && !spoken.text.isEmpty:
      let level = world.settings.headingRole == .level ? level : nil
      let role = level.map { Phrase(.headingLevel, ["level": .count($0)]) } ?? Phrase(.heading)
      spoken.append(Announcement.stop(after: spoken.text) + " ")
      spoken.append(Announcement.closed(world.catalogue.text(role)), in: world.catalogue.language)
    case .image where spoken.text.isEmpty:
      spoken.append(Announcement.closed(world.catalogue.text(.imageWithoutDescription)), in: world.catalogue.language)
    case .image:
      spoken.append(Announcement.stop(after: spoken.text))
    default: break
    }
  }
}

extension Block {
  /// Whether the block is read in one piece, not by the sentence.
  fileprivate var isWhole: Bool {
    switch kind {
    case .heading, .image, .separator, .control: true
    case .paragraph, .item, .cell, .caption, .code: false
    }
  }

  /// The silence before a chapter, in milliseconds at the normal rate.
  fileprivate static let chapterPause = 800

  /// The silence after the block, in milliseconds at the normal rate.
  fileprivate var pause: Int {
    switch kind {
    case .heading: 400
    case .item: 150
    case .separator: 600
    case .paragraph, .cell, .caption, .code, .image, .control: 250
    }
  }
}

extension Section {
  /// Whether some words are a block of text among the blocks beside one.
  fileprivate func isRead(_ words: String, beside index: Int) -> Bool {
    let folded = Announcement.folded(words)
    return blocks[max(0, index - 3)..<min(blocks.count, index + 4)].contains {
      $0.control == nil && $0.content.count <= 2 * words.utf8.count
        && Announcement.folded(title(in: $0.content)) == folded
    }
  }
}
