import Accessibility
import Speech
import TextModel

/// The boundaries of containers that read-all comes to.
extension ReadAll {
  /// Returns the next utterance on leaving containers and entering others before a block, one at a time; nil where none
  /// is left.
  mutating func boundary(before block: Block, id: Int, in text: Section, _ world: ReadingWorld) -> Utterance? {
    if let exit = exit(before: block, id: id, in: text, world) { return exit }
    if block.container == nil, block.kind != .code { return nil }
    let containers = ContainerSpeech(world: world, section: text, number: section)
    let around = text.containers(around: block)
    while entered.count < around.count {
      let index = around[entered.count]
      entered.append(index)
      if text.containers[index].kind == .quote, world.settings.verbosity < .high {
        var sound = SpeechText()
        sound.append(.quote)
        return Utterance(id: id, kind: .reading, speech: sound)
      }
      // A reader who wants the text alone hears a legend as part of it.
      guard world.settings.verbosity > .low, let entry = containers.entry(of: index, before: block) else { continue }
      return utterance(id: id, on: entry, into: index, before: block, in: text, world)
    }
    guard openCode == nil, let code = containers.codeEntry(of: block, .reading) else { return nil }
    openCode = block.range.lowerBound
    return Utterance(id: id, kind: .reading, speech: code)
  }

  /// Returns the utterance on coming into a container; what is spoken may stand for words of the book, which are not
  /// read again.
  private mutating func utterance(
    id: Int, on entry: SpeechText, into index: Int, before block: Block, in text: Section, _ world: ReadingWorld
  ) -> Utterance {
    var speech = entry
    if let header = text.header(ofCellBegunBy: index, world) {
      let language = world.language(of: block, in: text)
      speech = world.header(header, in: language)
      speech.append(entry)
    } else if text.containers[index].kind == .region(.footnote),
      let number = text.noteNumber(beginning: block, of: section)
    {
      toldNumber = number
      if !number.range.isEmpty {
        speech = SpeechText(entry, standingForAll: number.range, at: number.range.lower)
      }
    } else if text.groupLegend(block) == index {
      // A legend is spoken with its group.
      let legend = TextRange(section: section, block.content)
      speech = SpeechText(entry, standingForAll: legend, at: legend.lower)
    }
    return Utterance(id: id, kind: .reading, speech: speech)
  }

  /// Returns the next utterance on leaving the containers that the next block of the section is not in, one at a time;
  /// all of them where no block follows.
  mutating func exit(before block: Block?, id: Int, in text: Section, _ world: ReadingWorld) -> Utterance? {
    if entered.isEmpty, openCode == nil { return nil }
    let containers = ContainerSpeech(world: world, section: text, number: section)
    if let code = openCode, code != block?.range.lowerBound {
      openCode = nil
      if let exit = containers.codeExit { return Utterance(id: id, kind: .reading, speech: exit) }
    }
    let around = block.map { text.containers(around: $0) } ?? []
    while let left = entered.last, !around.contains(left) {
      entered.removeLast()
      // A section that was read anew may hold less than the one that was entered.
      guard text.containers.indices.contains(left) else { continue }
      if let exit = containers.exit(of: left, into: around) {
        return Utterance(id: id, kind: .reading, speech: exit)
      }
    }
    return nil
  }
}
