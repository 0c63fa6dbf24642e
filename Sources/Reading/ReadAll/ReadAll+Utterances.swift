import Accessibility
import Speech
import TextModel
import Words

extension ReadAll {
  /// Returns the next utterance; nil at the end of what is read.
  ///
  /// Forms are read as they are filled in.
  public mutating func utterance(
    id: Int, in world: ReadingWorld, form: Session.Form = Session.Form()
  ) -> Utterance? {
    flowUtterance(id: id, in: world, form: form) ?? keptUtterance(id: id, in: world, form: form)
  }

  /// Returns the next utterance of the text; nil at the end of what is read of it.
  mutating func flowUtterance(id: Int, in world: ReadingWorld, form: Session.Form) -> Utterance? {
    while next != nil || notes?.isReady == true {
      if let note = takeNote(world) { return utterance(id: id, of: note, world) }
      guard let position = next else { break }
      if let sound = soundGoingOn(at: position, id: id, world) { return sound }
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
        guard let notice = role.flatMap({ skipNotices.notice(of: $0) }) else { continue }
        return Utterance(
          id: id, kind: .reading, text: world.catalogue.text(notice), language: world.catalogue.language)
      }
      if end == nil, world.settings.skip.leavesOut(block) {
        next?.offset = block.range.upperBound
        continue
      }
      // Containers around text for the eye alone are passed over with it.
      if position.offset <= block.content.lowerBound,
        world.hearing.isConcealed(TextRange(section: position.section, block.range))
      {
        next?.offset = block.range.upperBound
        continue
      }
      if let recorded = recorded(at: position, id: id, in: text, world) {
        guard case .utterance(let utterance) = recorded else { continue }
        return utterance
      }
      if let boundary = boundary(before: block, id: id, in: text, world) { return boundary }
      if let control = world.forms.control(at: position), position.offset <= block.content.lowerBound {
        next?.offset = block.range.upperBound
        let speech = ControlSpeech(world: world, form: form, control: control).readThrough(spokenLabel)
        return Utterance(
          id: id, kind: .reading, speech: speech, pauseAfter: block.pause(in: text, world.settings.pauses))
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
    lastPart = Narration.beforeFirst
  }

  /// Returns the part that is stepped over and the position behind it, or nil when the block is to be read.
  private func skippedPart(
    around block: Block, in text: Section, _ world: ReadingWorld
  ) -> (role: Container.Role?, after: Int)? {
    guard end == nil else { return nil }
    let around = text.containers(around: block).lazy.map { text.containers[$0] }
    if let read = around.first(where: { notes?.hasRead($0, of: section) == true }) {
      return (nil, read.range.upperBound)
    }
    return around.first(where: world.settings.skip.leavesOut).map { ($0.role, $0.range.upperBound) }
  }

  /// Returns a Boolean value that indicates whether a block is left out where reading comes to it.
  func isSkipped(_ block: Block, in text: Section, _ world: ReadingWorld) -> Bool {
    skippedPart(around: block, in: text, world) != nil || end == nil && world.settings.skip.leavesOut(block)
  }

  /// Returns a Boolean value that indicates whether what stands in a block is spoken with a control beside it, or with
  /// the group that it is the legend of.
  private func isNamedElsewhere(_ index: Int, in text: Section, _ world: ReadingWorld) -> Bool {
    guard !text.controls.isEmpty, next?.offset == text.blocks[index].range.lowerBound else { return false }
    return text.isLabel(index) || world.settings.verbosity > .low && text.groupLegend(text.blocks[index]) != nil
  }

  /// Returns the utterance from a position inside a block, and the step past it; nil for what says nothing.
  private mutating func piece(
    of index: Int, from position: TextPosition, id: Int, in text: Section, _ world: ReadingWorld
  ) -> Utterance? {
    let block = text.blocks[index]
    let isFirst = position.offset <= block.content.lowerBound
    var range = position.offset..<max(position.offset, block.content.upperBound)
    var isRest = !isFirst
    if !block.isWhole, let sentence = sentence(at: position, in: block, of: text, world) {
      range = stretch(from: max(sentence.lowerBound, position.offset), sentence, of: block, in: text, world)
      isRest = sentence.lowerBound < range.lowerBound
    }
    if let scope, scope.kind == .selection, scope.range.upper.section == position.section {
      range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, scope.range.upper.offset))
    }
    if let recorded = nextRecorded(behind: position, world), recorded < range.upperBound {
      range = range.lowerBound..<max(range.lowerBound, recorded)
    }
    let isLast = range.upperBound >= block.content.upperBound || scope?.skims == true
    next?.offset = isLast ? block.range.upperBound : range.upperBound

    if block.isEmptyCell || isBetweenClips(range, in: text, world) { return nil }
    if block.kind == .separator {
      var sound = SpeechText()
      sound.append(.separator)
      return Utterance(id: id, kind: .reading, speech: sound, pauseAfter: 600)
    }
    var here = BlockSpeech(range, of: block, in: text, at: position.section, .reading, world)
    here.isRest = isRest
    if isFirst, let number = calledNumber(before: block, at: position.section) { here.leaveOut(number) }
    if isFirst { here.header = text.readHeader(ofBlock: index, world) }
    if world.settings.notes.areReadWithText {
      refer(in: range, of: text, isReady: isLast || world.settings.notes == .inline, world)
    }
    guard var speech = here.readThrough else { return nil }
    if isFirst, let sound = sound(before: block, at: position, world) { speech.place(sound, at: 0) }
    return Utterance(
      id: id, kind: .reading, speech: speech,
      pauseBefore: isFirst ? pauseBefore(index, in: text, at: position.section, world) : 0,
      pauseAfter: isLast ? block.pause(in: text, world.settings.pauses) : world.settings.pauses.sentence)
  }

  /// Returns the sound before the first words of a block; nil where there is none, or it is not wanted.
  func sound(before block: Block, at start: TextPosition, _ world: ReadingWorld) -> Earcon? {
    let sounds = world.settings.sounds
    if sounds.contains(.chapter), world.chapters.isStart(start) { return .chapter }
    return sounds.contains(.heading) && block.isHeading ? .heading : nil
  }

  /// Returns the piece of a block that is read at once from an offset in a sentence on.
  private func stretch(
    from start: Int, _ sentence: Range<Int>, of block: Block, in text: Section, _ world: ReadingWorld
  ) -> Range<Int> {
    switch world.settings.readBy {
    case _ where scope?.skims == true: return start..<sentence.upperBound
    case .sentence: return start..<sentence.upperBound
    case .line:
      guard let end = text.endOfLine(from: start, in: block.content) else { return start..<sentence.upperBound }
      return start..<end
    case .paragraph:
      var end = sentence.upperBound
      while end < block.content.upperBound, end - start < Composer.longestAnswer,
        let next = self.sentence(at: TextPosition(section: section, offset: end), in: block, of: text, world),
        next.upperBound > end
      {
        end = next.upperBound
      }
      return start..<end
    }
  }

  /// Returns the number of the note that begins with a block, where it was followed or has been come into: it has been
  /// said.
  private func calledNumber(before block: Block, at section: Int) -> String? {
    if let toldNumber, toldNumber.range.lower == TextPosition(section: section, offset: block.content.lowerBound) {
      return toldNumber.label
    }
    guard let scope, scope.kind == nil, scope.range.lower.section == section,
      block.range.contains(scope.range.lower.offset)
    else { return nil }
    return scope.number
  }

  /// Returns the silence before a block: a chapter is set apart, and so is a heading.
  private func pauseBefore(_ index: Int, in text: Section, at section: Int, _ world: ReadingWorld) -> Int {
    let block = text.blocks[index]
    let mayOpenChapter = block.isHeading || index == 0
    let start = TextPosition(section: section, offset: block.range.lowerBound)
    if mayOpenChapter, world.chapters.isStart(start) { return Block.chapterPause }
    return block.isHeading ? world.settings.pauses.heading : 0
  }

  /// Returns the sentence that a position lies in, or the next one of the block.
  private func sentence(
    at position: TextPosition, in block: Block, of text: Section, _ world: ReadingWorld
  ) -> Range<Int>? {
    // Nearly every sentence is asked for at the blank before it, which is in none.
    let rest = text.substring(in: position.offset..<max(position.offset, block.content.upperBound)).utf8
    let blanks = rest.prefix { $0 == 0x20 }.count
    let start = TextPosition(section: position.section, offset: position.offset + blanks)
    let found =
      world.tokenizer.unit(.sentence, enclosing: start, toward: .forward)
      ?? world.tokenizer.unit(.sentence, next: position, toward: .forward)
    guard let offsets = found?.offsets, found?.lower.section == position.section,
      offsets.lowerBound < block.content.upperBound
    else { return nil }
    return offsets
  }
}

extension Block {
  /// A Boolean value that indicates whether the block is read in one piece, not by the sentence.
  fileprivate var isWhole: Bool {
    switch kind {
    case .heading, .image, .separator, .control: true
    case .paragraph, .item, .cell, .caption, .code: false
    }
  }

  /// The silence before a chapter, in milliseconds at the normal rate.
  fileprivate static let chapterPause = 800

  /// Returns the silence after the block; a stanza is set apart from the lines in it.
  func pause(in section: Section, _ pauses: Settings.Pauses) -> Int {
    pause(hasLines: section.hasLineBreak(in: content), pauses)
  }

  /// Returns the silence after the block, whose author may have ended lines in it.
  func pause(hasLines: Bool, _ pauses: Settings.Pauses) -> Int {
    let own =
      switch kind {
      case .heading: pauses.heading
      case .item: pauses.item
      case .paragraph, .cell, .caption, .code, .image, .control, .separator: pauses.paragraph
      }
    return hasLines ? max(own, pauses.verse) : own
  }
}

extension Section {
  /// Returns the end of the line that its author has ended and that an offset of a block lies in; nil in a block
  /// without such lines.
  fileprivate func endOfLine(from offset: Int, in content: Range<Int>) -> Int? {
    guard hasLineBreak(in: content) else { return nil }
    let rest = substring(in: offset..<max(offset, content.upperBound)).utf8
    let isBreak = { (byte: UInt8) in byte == Section.lineBreak.utf8.first }
    // The break belongs to the line that it ends.
    let breaks = rest.drop { !isBreak($0) }.prefix(while: isBreak)
    return breaks.isEmpty ? content.upperBound : offset + rest.distance(from: rest.startIndex, to: breaks.endIndex)
  }
}

extension Settings.Skip {
  /// Returns a Boolean value that indicates whether a block is left out wherever it stands.
  fileprivate func leavesOut(_ block: Block) -> Bool {
    switch block.kind {
    case .code: leavesOut(.code)
    case .image: leavesOut(.figures) || leavesOut(.alternatives)
    default: false
    }
  }
}
