import Accessibility
import Speech
import TextModel

extension ReadAll {
  /// The next utterance; nil at the end of what is read.
  public mutating func utterance(id: Int, in world: ReadingWorld) -> Utterance? {
    while let position = next {
      if let end, position >= end { break }
      let text = world.text.section(position.section)
      guard position.offset < text.length, end != nil || world.text.isLinear(position.section),
        let index = text.blockIndex(at: position.offset)
      else {
        enterSection(position.section + 1, in: world)
        continue
      }
      let block = text.blocks[index]
      if let after = skippedEnd(of: block, in: text, world) {
        next?.offset = after
        guard !hasToldOfSkipping else { continue }
        hasToldOfSkipping = true
        return Utterance(
          id: id, kind: .reading, text: world.catalogue.text(.skipping), language: world.catalogue.language)
      }
      if let crossing = crossing(to: block, id: id, in: text, world) { return crossing }
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
  }

  /// Where reading goes on after a part that is stepped over; nil when the block is to be read.
  private func skippedEnd(of block: Block, in text: Section, _ world: ReadingWorld) -> Int? {
    guard world.settings.skip == .roles, end == nil else { return nil }
    return text.containers(around: block).map { text.containers[$0] }.first(where: \.isSkipped)?.range.upperBound
  }

  /// What is said on leaving containers and entering others before a block, one at a time.
  private mutating func crossing(
    to block: Block, id: Int, in text: Section, _ world: ReadingWorld
  ) -> Utterance? {
    let verbosity = world.settings.verbosity
    let say = { (phrase: Phrase) in
      Utterance(
        id: id, kind: .reading, text: Announcement.closed(world.catalogue.text(phrase)),
        language: world.catalogue.language)
    }
    if let code = openCode, code != block.range.lowerBound {
      openCode = nil
      if verbosity == .high { return say(Phrase(.endOfCode)) }
    }
    let around = text.containers(around: block)
    while let left = entered.last, !around.contains(left) {
      entered.removeLast()
      if let phrase = text.exitPhrase(of: left, verbosity: verbosity) { return say(phrase) }
    }
    while entered.count < around.count {
      let index = around[entered.count]
      entered.append(index)
      if text.containers[index].kind == .quote, verbosity < .high {
        return Utterance(id: id, kind: .reading, text: "", earcons: [.init(.quote)])
      }
      if let phrase = text.entryPhrase(of: index, verbosity: verbosity) { return say(phrase) }
    }
    guard block.kind == .code, openCode == nil, verbosity > .low else { return nil }
    openCode = block.range.lowerBound
    return say(Phrase(.code))
  }

  /// The utterance from a position inside a block, and the step past it; nil for what says nothing.
  private mutating func piece(
    of index: Int, from position: TextPosition, id: Int, in text: Section, _ world: ReadingWorld
  ) -> Utterance? {
    let block = text.blocks[index]
    let isFirst = position.offset <= block.content.lowerBound
    var range = position.offset..<max(position.offset, block.content.upperBound)
    if !block.isWhole, let sentence = sentence(at: position, in: block, world) { range = sentence }
    let isLast = range.upperBound >= block.content.upperBound
    next?.offset = isLast ? block.range.upperBound : range.upperBound

    if block.kind == .separator {
      return Utterance(id: id, kind: .reading, text: "", earcons: [.init(.separator)], pauseAfter: 600)
    }
    var spoken = SpokenText()
    if isFirst, let prefix = block.prefix(after: nil, in: text, world.settings.verbosity) { spoken.append(prefix) }
    if block.kind == .image, !range.isEmpty, world.settings.verbosity > .low {
      spoken.append(Announcement.closed(world.catalogue.text(.image)) + " ")
    }
    spoken.append(range, of: text, at: position.section, world.spokenStyle)
    closeWithRole(&spoken, of: block, isLast: isLast, world)
    guard !spoken.text.isEmpty || !spoken.earcons.isEmpty else { return nil }
    let pause = isLast ? block.pause : 0
    return Utterance(
      id: id, kind: .reading, text: spoken.text, language: world.language(of: block, in: text), map: spoken.map,
      earcons: spoken.earcons, pauseBefore: block.isHeading && isFirst ? pause : 0, pauseAfter: pause)
  }

  /// The rest of the sentence that a position lies in, or the next one of the block.
  private func sentence(at position: TextPosition, in block: Block, _ world: ReadingWorld) -> Range<Int>? {
    let found =
      world.tokenizer.unit(.sentence, enclosing: position, toward: .forward)
      ?? world.tokenizer.unit(.sentence, next: position, toward: .forward)
    guard let offsets = found?.offsets, found?.lower.section == position.section,
      offsets.lowerBound < block.content.upperBound
    else { return nil }
    return max(offsets.lowerBound, position.offset)..<offsets.upperBound
  }

  /// Adds the role that is heard after a heading, as words that stand nowhere in the book; an image without a
  /// description has no other words.
  private func closeWithRole(_ spoken: inout SpokenText, of block: Block, isLast: Bool, _ world: ReadingWorld) {
    guard isLast, world.settings.verbosity > .low else { return }
    switch block.kind {
    case .heading(let level) where world.settings.headingRole != .none && !spoken.text.isEmpty:
      let level = world.settings.headingRole == .level ? level : nil
      let role = level.map { Phrase(.headingLevel, ["level": .count($0)]) } ?? Phrase(.heading)
      spoken.append(Announcement.stop(after: spoken.text) + " " + Announcement.closed(world.catalogue.text(role)))
    case .image where spoken.text.isEmpty:
      spoken.append(Announcement.closed(world.catalogue.text(.imageWithoutDescription)))
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
    case .heading, .image, .separator: true
    case .paragraph, .item, .cell, .caption, .code: false
    }
  }

  /// The silence after the block, in milliseconds at the normal rate.
  fileprivate var pause: Int {
    switch kind {
    case .heading: 400
    case .item: 150
    case .separator: 600
    case .paragraph, .cell, .caption, .code, .image: 250
    }
  }
}
