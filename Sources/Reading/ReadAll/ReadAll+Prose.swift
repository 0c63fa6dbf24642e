import Accessibility
import Speech
import TextModel

extension ReadAll {
  /// The text that comes at once, in UTF-8 bytes.
  private static let reach = 16 << 10
  /// The text of one paragraph that is looked at at once, in UTF-8 bytes: where it turns out not to be left as it is
  /// written, it is looked at again with each sentence.
  private static let paragraph = 2 << 10

  /// Returns the next utterances; none at the end of what is read.
  ///
  /// They are those of ``utterance(id:in:form:)``, one after the other. The sentences of paragraphs of text alone, as
  /// most of a book is, come together, at a fraction of the cost: nothing but them can come to the next.
  public mutating func utterances(id: Int, in world: ReadingWorld) -> [Utterance] {
    guard let first = utterance(id: id, in: world) else { return [] }
    var utterances = [first]
    guard readsText(world), let position = next, case let text = world.text.section(position.section),
      text.controls.isEmpty, let index = text.blockIndex(at: position.offset)
    else { return utterances }
    for index in text.blocks.indices[index...] {
      guard let next, next.offset - position.offset < Self.reach, next.section == position.section,
        isProse(index, in: text, world), addSentences(of: text.blocks[index], in: text, to: &utterances, world)
      else { break }
    }
    return utterances
  }

  /// Adds the sentences of a block from where reading has come to, which are spoken as they are written, and steps past
  /// them; returns false where not all of the block is read so.
  private mutating func addSentences(
    of block: Block, in text: Section, to utterances: inout [Utterance], _ world: ReadingWorld
  ) -> Bool {
    guard let position = next else { return false }
    let rest = position.offset..<min(block.content.upperBound, position.offset + Self.paragraph)
    guard text.spans(touching: rest).isEmpty else { return false }
    let sentences = world.tokenizer.units(.sentence, in: TextRange(section: position.section, rest))
    let language = world.language(of: block, in: text)
    guard let lower = sentences.first?.lowerBound, let upper = sentences.last?.upperBound,
      world.leavesAsWritten(text.substring(in: lower..<upper), in: language)
    else { return false }
    // Text that is left as it is written has no line ends.
    let hasLines = text.hasLineBreak(in: block.content.lowerBound..<lower)
    for sentence in sentences {
      let words = text.substring(in: sentence)
      guard RunningSymbols.hasWords(words) else { return false }
      let isLast = sentence.upperBound >= block.content.upperBound
      next?.offset = isLast ? block.range.upperBound : sentence.upperBound
      let start = TextPosition(section: position.section, offset: sentence.lowerBound)
      let id = (utterances.first?.id ?? 0) + utterances.count
      utterances.append(
        Utterance(
          id: id, kind: .reading, speech: SpeechText(asWritten: words, from: start, in: language),
          pauseAfter: isLast ? block.pause(hasLines: hasLines, world.settings.pauses) : world.settings.pauses.sentence
        ))
    }
    return upper >= block.content.upperBound
  }

  /// Returns a Boolean value that indicates whether nothing but its text is read of a block from where reading has come
  /// to: at its start, it stands where the block before it does.
  private func isProse(_ index: Int, in text: Section, _ world: ReadingWorld) -> Bool {
    let block = text.blocks[index]
    guard let position = next, block.kind == .paragraph, block.marker == nil else { return false }
    if block.content.lowerBound < position.offset { return position.offset < block.content.upperBound }
    return block.range.lowerBound == position.offset && !block.content.isEmpty && index > 0
      && block.container == text.blocks[index - 1].container && block.container == entered.last && openCode == nil
      && toldNumber?.range.lower != position && world.text.isLinear(position.section)
      && sound(before: block, at: position, world) == nil
  }

  /// Returns a Boolean value that indicates whether all that is read is the text of the book, sentence by sentence, to
  /// its end.
  private func readsText(_ world: ReadingWorld) -> Bool {
    scope == nil && end == nil && notes?.isReady != true && world.marks.isEmpty && !world.recording.isPlayed
      && world.settings.readBy == .sentence && !world.settings.notes.areReadWithText
  }
}
