import Accessibility
import Speech
import TextModel

extension Narration {
  /// The number of the part before the first one.
  static let beforeFirst = -1
}

extension ReadAll {
  /// The next step of reading where the text has a recording.
  enum Recorded {
    case utterance(Utterance)
    /// The part is left out, and reading goes on behind it.
    case skipped
  }

  /// Returns the recording of the section where reading plays it; nil where it speaks.
  private func recording(_ world: ReadingWorld) -> Narration? {
    guard world.recording.isPlayed, scope?.skims != true else { return nil }
    let narration = world.text.narration(ofSection: section)
    return narration.isEmpty ? nil : narration
  }

  /// Returns the next step where a part of the recording has the text at a position; nil where none has.
  mutating func recorded(at position: TextPosition, id: Int, in text: Section, _ world: ReadingWorld) -> Recorded? {
    guard let parts = recording(world), let number = parts.part(from: position.offset, after: lastPart),
      case let part = parts.parts[number], part.range.contains(position.offset)
    else {
      firstClip = nil
      return nil
    }
    lastPart = number
    var end = part.range.upperBound
    next?.offset = end
    if self.end == nil, world.settings.skip.leavesOut(part.roles) || isSkippedReference(part.range, in: text, world) {
      return .skipped
    }
    var (start, clip) = beginning(of: part, at: position, in: text, world)
    firstClip = nil
    if let scope, scope.kind == .selection, scope.range.upper.section == section, scope.range.upper.offset < end {
      let place = TextPosition(section: section, offset: scope.range.upper.offset)
      clip = world.recording.time(at: place, in: part).map(clip.upTo) ?? clip
      end = max(start, place.offset)
      next?.offset = max(end, position.offset + 1)
    } else {
      let following = parts.parts[number...].dropFirst().first?.range.lowerBound
      next?.offset = text.wordStart(from: end, upTo: following)
    }
    // The recording tells of no container: what was come into with it is left without a word at its end.
    let last = text.blockIndex(at: max(start, end - 1)).map { text.blocks[$0] }
    let goesOn = next.map { $0.offset < text.length } ?? false
    entered = last.map { goesOn ? text.containers(around: $0) : [] } ?? []
    openCode = last.flatMap { goesOn && $0.kind == .code ? $0.range.lowerBound : nil }
    if world.settings.notes.areReadWithText {
      let endsBlock = last.map { end >= $0.content.upperBound } ?? true
      refer(in: start..<end, of: text, isReady: endsBlock || world.settings.notes == .inline, world)
    }
    return .utterance(
      Utterance(
        id: id, kind: .reading, speech: speech(of: start..<end, in: text, world),
        pauseAfter: world.settings.narrationPauses ? pause(behind: end, of: last, in: text, world) : 0, clip: clip))
  }

  /// Returns the silence behind a clip that ends in a block.
  private func pause(behind end: Int, of block: Block?, in text: Section, _ world: ReadingWorld) -> Int {
    guard let block, let next else { return 0 }
    if next.offset >= block.content.upperBound { return block.pause(in: text, world.settings.pauses) }
    let sentence = world.tokenizer.unit(.sentence, enclosing: next, toward: .forward)
    return sentence?.lower == next ? world.settings.pauses.sentence : 0
  }

  /// Returns the next utterance where the recording goes on at a position without a text of its own; nil where it does
  /// not.
  mutating func soundGoingOn(at position: TextPosition, id: Int, _ world: ReadingWorld) -> Utterance? {
    while let (number, part) = partGoingOn(at: position, world) {
      lastPart = number
      if end == nil, world.settings.skip.leavesOut(part.roles) { continue }
      let clip = firstClip.flatMap { part.clip.rest(like: $0) } ?? part.clip
      firstClip = nil
      return Utterance(id: id, kind: .reading, speech: SpeechText(), clip: clip)
    }
    return nil
  }

  private func partGoingOn(at position: TextPosition, _ world: ReadingWorld) -> (number: Int, part: Narration.Part)? {
    guard let lastPart, position.section == section, let parts = recording(world)?.parts, lastPart + 1 < parts.count
    else { return nil }
    let part = parts[lastPart + 1]
    return part.range.isEmpty && part.range.lowerBound <= position.offset ? (lastPart + 1, part) : nil
  }

  /// Returns a Boolean value that indicates whether what is read next is sound without a text of its own.
  func isSoundNext(_ world: ReadingWorld) -> Bool { next.map { partGoingOn(at: $0, world) != nil } ?? false }

  /// Returns the start of the text of a part that is read from a position on, and its sound from there: all of it from
  /// its first sentence.
  private func beginning(
    of part: Narration.Part, at position: TextPosition, in text: Section, _ world: ReadingWorld
  ) -> (start: Int, clip: Clip) {
    if let rest = firstClip.flatMap({ part.clip.rest(like: $0) }) { return (position.offset, rest) }
    let lower = TextPosition(section: section, offset: part.range.lowerBound)
    let first = world.tokenizer.unit(.sentence, enclosing: lower, toward: .forward)
    let isInFirst = scope?.kind != .selection && first.map { position < $0.upper } ?? false
    guard position > lower, !isInFirst, let time = world.recording.time(at: position, in: part)
    else { return (part.range.lowerBound, part.clip) }
    return (position.offset, part.clip.from(time))
  }

  /// Returns a Boolean value that indicates whether a text is a reference to a note, and those are left out.
  private func isSkippedReference(_ range: Range<Int>, in text: Section, _ world: ReadingWorld) -> Bool {
    world.settings.skip.leavesOut(.noteReferences)
      && text.spans(touching: range).contains { $0.kind.isNoteReference && $0.range == range }
  }

  /// Returns the words of the book in a range, without any of the program.
  private func speech(of range: Range<Int>, in text: Section, _ world: ReadingWorld) -> SpeechText {
    var speech = SpeechText()
    guard let first = text.blockIndex(at: range.lowerBound) else { return speech }
    for block in text.blocks[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
      let part = block.content.clamped(to: range)
      guard !part.isEmpty, !isSkipped(block, in: text, world) else { continue }
      let here = BlockSpeech(part, of: block, in: text, at: section, .reading, world)
      var words = here.text()
      words.trimEnd()
      if !speech.isEmpty { speech.append(" ") }
      speech.append(here.marked(words))
    }
    // Words that are left out are heard all the same, and the reader is at their place.
    guard speech.places.range == nil else { return speech }
    let whole = TextRange(section: section, range)
    return SpeechText(speech, standingForAll: whole, at: whole.lower)
  }

  /// Returns the start of the next part of the recording behind a position in the section; nil where there is none.
  func nextRecorded(behind position: TextPosition, _ world: ReadingWorld) -> Int? {
    guard let parts = recording(world), let number = parts.part(from: position.offset, after: lastPart) else {
      return nil
    }
    let start = parts.parts[number].range.lowerBound
    return start > position.offset ? start : nil
  }

  /// Returns a Boolean value that indicates whether a text holds no words and a clip ends or begins beside it: the
  /// recording has said what there is to be said of it.
  func isBetweenClips(_ range: Range<Int>, in text: Section, _ world: ReadingWorld) -> Bool {
    guard let parts = recording(world)?.parts, !text.hasWords(in: range) else { return false }
    let next = parts.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return next < parts.count && parts[next].range.lowerBound == range.upperBound
      || next > 0 && parts[next - 1].range.upperBound == range.lowerBound
  }
}

extension Clip {
  /// Returns the rest of the clip from the beginning of another one on that lies in it; nil for one that does not.
  ///
  /// One that begins before it, as what is heard again after a long pause, is the whole of it.
  fileprivate func rest(like other: Clip) -> Clip? {
    guard other.file == file, end == other.end, end.map({ other.begin < $0 }) ?? true else { return nil }
    return from(other.begin)
  }
}

extension Section {
  /// Returns a Boolean value that indicates whether there is anything in a range that a voice says.
  fileprivate func hasWords(in range: Range<Int>) -> Bool {
    substring(in: range).contains { $0.isLetter || $0.isNumber || $0 == Section.objectReplacement }
  }

  /// Returns an offset, but behind what holds no words: at the next part of a recording, or at the end of the block.
  fileprivate func wordStart(from offset: Int, upTo next: Int?) -> Int {
    guard offset < length, let index = blockIndex(at: offset) else { return offset }
    let block = blocks[index]
    guard offset > block.range.lowerBound else { return offset }
    let end = min(next ?? block.range.upperBound, block.range.upperBound)
    guard end > offset, !hasWords(in: offset..<min(end, block.content.upperBound)) else { return offset }
    return end
  }
}
