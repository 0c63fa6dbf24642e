import TextModel

/// The sentences of a stretch of a block, as a reader hears them.
struct BlockSentences {
  let stretches: BlockStretches

  /// Headings up to this many UTF-8 bytes are one sentence, though a stop may stand in them.
  ///
  /// "Chapter II. The Calm" is such.
  private static let longestTitle = 256

  /// Returns the sentences as UTF-8 offsets in the section.
  func sentences(in stretch: Range<Int>) -> [Range<Int>] {
    let slice = UTF8Slice(stretches.section.substring(in: stretch))
    if stretches.block.isHeading, slice.count <= Self.longestTitle {
      let title = slice.trimmed(0..<slice.count)
      return title.isEmpty ? [] : [title.lowerBound + stretch.lowerBound..<title.upperBound + stretch.lowerBound]
    }
    let pieces = stretches.block.kind == .code ? Self.lines(of: slice) : sentences(of: slice, at: stretch.lowerBound)
    var sentences: [Range<Int>] = []
    sentences.reserveCapacity(pieces.count)
    func add(_ sentence: Range<Int>) {
      sentences.append(sentence.lowerBound + stretch.lowerBound..<sentence.upperBound + stretch.lowerBound)
    }
    for piece in pieces {
      var rest = slice.trimmed(piece)
      while stretches.block.isHuge, rest.count > BlockStretches.longestSentence, let end = Self.cut(rest, in: slice) {
        add(slice.trimmed(rest.lowerBound..<end))
        rest = slice.trimmed(end..<rest.upperBound)
      }
      if !rest.isEmpty { add(rest) }
    }
    return sentences
  }

  private static func cut(_ sentence: Range<Int>, in slice: UTF8Slice) -> Int? {
    let reach = sentence.lowerBound..<slice.scalarStart(sentence.lowerBound + BlockStretches.longestSentence)
    let part = UTF8Slice(slice[reach])
    return part.lastClauseEnd(before: part.count).map { $0 + sentence.lowerBound }
  }

  /// Returns lines of code one by one, whatever they say.
  private static func lines(of slice: UTF8Slice) -> [Range<Int>] {
    slice.bytes.split(separator: 0x0B).map { $0.startIndex..<$0.endIndex }
  }

  /// Returns the sentences as they are without what is no part of them.
  ///
  /// In "It rained.³ We left." there would be one sentence, and in what stands between two pages, "12. THE ROAD", an
  /// end.
  private func sentences(of slice: UTF8Slice, at start: Int) -> [Range<Int>] {
    let sentences = sentencesWithoutReferences(of: slice, at: start)
    let names = stretches.section.spans(touching: start..<start + slice.count).filter { $0.kind == .code }
    return names.isEmpty ? sentences : Self.joined(sentences, in: names.map(\.range), at: start, slice)
  }

  /// Joins sentences that a name in code is divided between: "the type `time.Time`" has no end.
  private static func joined(
    _ sentences: [Range<Int>], in names: [Range<Int>], at start: Int, _ slice: UTF8Slice
  ) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for sentence in sentences {
      let edge = sentence.lowerBound
      let before = names.partitioningIndex { $0.lowerBound >= edge + start }
      guard let last = joined.last, edge > 0, !slice.scalar(before: edge).isWhiteSpace, before > 0,
        edge + start < names[before - 1].upperBound
      else {
        joined.append(sentence)
        continue
      }
      joined[joined.count - 1] = last.lowerBound..<sentence.upperBound
    }
    return joined
  }

  private func sentencesWithoutReferences(of slice: UTF8Slice, at start: Int) -> [Range<Int>] {
    let references = references(in: start..<start + slice.count)
    guard !references.isEmpty else { return stretches.cuts.pieces(of: slice) }
    let masked = MaskedText(slice, without: references.map { $0.lowerBound - start..<$0.upperBound - start })
    let found = stretches.cuts.pieces(of: UTF8Slice(masked.text[...]))
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

  /// References to notes with what belongs to them, and numbers above the line behind the end of a sentence, which
  /// refer to notes too, though nothing leads there, numbers of pages in the middle of sentences, and the names of
  /// those who speak; in order.
  private func references(in range: Range<Int>) -> [Range<Int>] {
    var references: [Range<Int>] = []
    for span in stretches.section.spans(touching: range) where !span.range.isEmpty {
      let lower = max(span.range.lowerBound, references.last?.upperBound ?? 0)
      switch span.kind {
      case .noteReference where lower < span.range.upperBound:
        let end = stretches.section.endOfNoteReference(at: span.range.upperBound, before: range.upperBound)
        references.append(lower..<end)
      case .raised where lower < span.range.upperBound && isMark(span.range):
        references.append(lower..<span.range.upperBound)
      case .speaker where lower < span.range.upperBound: references.append(lower..<span.range.upperBound)
      // A page may begin with a sentence: then its number stands before that.
      case .pageBreak
      where lower < span.range.upperBound && !isBehindSentence(textEnd(before: span.range.lowerBound)):
        references.append(lower..<span.range.upperBound)
      default: break
      }
    }
    return references
  }

  /// Returns a Boolean value that indicates whether what stands above the line is the number or the symbol of a note
  /// behind the end of a sentence.
  private func isMark(_ range: Range<Int>) -> Bool {
    range.count <= 8 && isBehindSentence(range.lowerBound)
      && stretches.section.substring(in: range).allSatisfy { $0.isWholeNumber || "*†‡§,–- ".contains($0) }
  }

  /// Returns a Boolean value that indicates whether a sentence ends right before an offset.
  private func isBehindSentence(_ offset: Int) -> Bool {
    stretches.section.substring(in: max(0, offset - 4)..<offset).last.map { ".!?…\"”’»。！？」』।؟".contains($0) } ?? false
  }

  /// Returns the end of the text before an offset, without the blanks behind it.
  private func textEnd(before offset: Int) -> Int {
    let before = stretches.section.substring(in: max(0, offset - 4)..<offset)
    return offset - before.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
  }
}
