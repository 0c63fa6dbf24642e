import Accessibility
import Speech
import TextModel

extension ReadAll {
  /// The text of a paragraph that is looked at at once, in UTF-8 bytes.
  private static let reach = 16 << 10

  /// Returns the next utterances; none at the end of what is read.
  ///
  /// They are those of ``utterance(id:in:form:)``, one after the other. The sentences of a paragraph of text alone, as
  /// most of a book is, come together, at a fraction of the cost: nothing but them can come to the next.
  public mutating func utterances(id: Int, in world: ReadingWorld) -> [Utterance] {
    guard let first = utterance(id: id, in: world) else { return [] }
    return [first] + prose(id: id + 1, in: world)
  }

  /// Returns the sentences from the middle of a paragraph on that are spoken as they are written, and steps past them.
  private mutating func prose(id: Int, in world: ReadingWorld) -> [Utterance] {
    guard readsText(world), let position = next else { return [] }
    let text = world.text.section(position.section)
    guard text.controls.isEmpty, let index = text.blockIndex(at: position.offset),
      case let block = text.blocks[index], block.kind == .paragraph, block.marker == nil,
      block.content.lowerBound < position.offset, position.offset < block.content.upperBound
    else { return [] }
    let rest = position.offset..<min(block.content.upperBound, position.offset + Self.reach)
    guard text.spans(touching: rest).isEmpty else { return [] }
    let sentences = world.tokenizer.units(.sentence, in: TextRange(section: position.section, rest))
    let language = world.language(of: block, in: text)
    guard let lower = sentences.first?.lowerBound, let upper = sentences.last?.upperBound,
      world.leavesAsWritten(text.substring(in: lower..<upper), in: language)
    else { return [] }
    var utterances: [Utterance] = []
    for sentence in sentences {
      let words = text.substring(in: sentence)
      guard RunningSymbols.hasWords(words) else { break }
      let isLast = sentence.upperBound >= block.content.upperBound
      next?.offset = isLast ? block.range.upperBound : sentence.upperBound
      let start = TextPosition(section: position.section, offset: sentence.lowerBound)
      utterances.append(
        Utterance(
          id: id + utterances.count, kind: .reading, speech: SpeechText(asWritten: words, from: start, in: language),
          pauseAfter: isLast ? block.pause(in: text, world.settings.pauses) : world.settings.pauses.sentence))
    }
    return utterances
  }

  /// Returns a Boolean value that indicates whether all that is read is the text of the book, sentence by sentence, to
  /// its end.
  private func readsText(_ world: ReadingWorld) -> Bool {
    scope == nil && end == nil && notes?.isReady != true && world.marks.isEmpty && !world.recording.isPlayed
      && world.settings.readBy == .sentence && !world.settings.notes.areReadWithText
  }
}
