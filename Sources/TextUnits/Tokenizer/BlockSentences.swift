import TextModel

/// The sentences of a stretch of a block, as a reader hears them.
struct BlockSentences {
  let segmenter: SentenceSegmenter
  let stretches: BlockStretches

  /// Headings up to this many UTF-8 bytes are one sentence, though a stop may stand in them.
  ///
  /// "Chapter II. The Calm" is such.
  private static let longestTitle = 256

  /// The sentences as UTF-8 offsets in the section.
  func sentences(in stretch: Range<Int>) -> [Range<Int>] {
    let slice = UTF8Slice(stretches.section.substring(in: stretch))
    if stretches.block.isHeading, slice.count <= Self.longestTitle {
      let title = slice.trimmed(0..<slice.count)
      return title.isEmpty ? [] : [title.lowerBound + stretch.lowerBound..<title.upperBound + stretch.lowerBound]
    }
    let pieces = stretches.block.kind == .code ? Self.lines(of: slice) : sentences(of: slice, at: stretch.lowerBound)
    var sentences: [Range<Int>] = []
    for piece in pieces {
      var rest = slice.trimmed(piece)
      while stretches.isHuge, rest.count > BlockStretches.longestSentence, let end = Self.cut(rest, in: slice) {
        sentences.append(slice.trimmed(rest.lowerBound..<end))
        rest = slice.trimmed(end..<rest.upperBound)
      }
      if !rest.isEmpty { sentences.append(rest) }
    }
    return sentences.map { $0.lowerBound + stretch.lowerBound..<$0.upperBound + stretch.lowerBound }
  }

  private static func cut(_ sentence: Range<Int>, in slice: UTF8Slice) -> Int? {
    let reach = sentence.lowerBound..<slice.scalarStart(sentence.lowerBound + BlockStretches.longestSentence)
    let part = UTF8Slice(slice[reach])
    return part.lastClauseEnd(before: part.count).map { $0 + sentence.lowerBound }
  }

  /// Lines of code are read one by one, whatever they say.
  private static func lines(of slice: UTF8Slice) -> [Range<Int>] {
    slice.bytes.split(separator: 0x0B).map { $0.startIndex..<$0.endIndex }
  }

  /// ICU must not see a note reference: in "It rained.³ We left." it would find one sentence.
  private func sentences(of slice: UTF8Slice, at start: Int) -> [Range<Int>] {
    let references = stretches.section.spans(touching: start..<start + slice.count).compactMap(\.referenceRange)
    guard !references.isEmpty else { return segmenter.starts(in: slice, language: stretches.language) }
    let masked = MaskedText(slice, without: references.map { $0.lowerBound - start..<$0.upperBound - start })
    let found = segmenter.starts(in: UTF8Slice(masked.text[...]), language: stretches.language)
    var sentences: [Range<Int>] = []
    var lower = 0
    for sentence in found.dropLast() {
      let upper = masked.original(sentence.upperBound)
      guard slice.isCharacterBoundary(upper) else { continue }
      sentences.append(lower..<upper)
      lower = upper
    }
    sentences.append(lower..<slice.count)
    return sentences
  }
}

extension Span {
  fileprivate var referenceRange: Range<Int>? {
    if case .noteReference = kind, !range.isEmpty { return range }
    return nil
  }
}
