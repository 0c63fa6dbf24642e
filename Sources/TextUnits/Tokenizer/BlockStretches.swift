import TextModel

/// Cuts a huge block into stretches that are looked at one by one, so that a unit costs the same wherever it is.
///
/// A stretch begins with a sentence, and where none begins within reach, after a clause. It is found from the text
/// around it alone: a stretch is the same whichever of its neighbours was asked for before.
struct BlockStretches {
  /// Blocks up to this many UTF-8 bytes are one stretch.
  static let hugeBlock = 64 << 10
  /// The distance of the places that stretches are looked for from, in UTF-8 bytes.
  private static let step = 16 << 10
  /// The longest sentence in a huge block, and the reach of the search for a stretch's start, in UTF-8 bytes.
  static let longestSentence = 8 << 10

  let section: Section
  let block: Block
  let segmenter: SentenceSegmenter
  let language: String

  /// Whether the block is cut at all.
  var isHuge: Bool { block.content.count > Self.hugeBlock }

  /// The stretch that holds an offset of the block; the last one for its end.
  func stretch(at offset: Int) -> Range<Int> {
    let content = block.content
    guard isHuge else { return content }
    let number = (min(max(offset, content.lowerBound), content.upperBound) - content.lowerBound) / Self.step
    // The start looked for from a place may lie behind the offset: then it is an earlier one.
    var lower = content.lowerBound
    for candidate in stride(from: number, to: 0, by: -1) {
      if let start = start(candidate), start <= offset {
        lower = start
        break
      }
    }
    for candidate in max(1, number)... {
      guard content.lowerBound + candidate * Self.step < content.upperBound else { break }
      if let start = start(candidate), start > lower, start > offset { return lower..<start }
    }
    return lower..<content.upperBound
  }

  /// Where a stretch begins that is looked for from the place with the given number; nil where no text can be cut.
  private func start(_ number: Int) -> Int? {
    let from = block.content.lowerBound + number * Self.step
    let upper = min(from + Self.longestSentence, block.content.upperBound)
    guard from < upper else { return nil }
    let slice = UTF8Slice(section.substring(in: section.scalarStart(from)..<section.scalarStart(upper)))
    guard let cut = cut(slice), cut > 0 else { return nil }
    let start = section.scalarStart(from) + cut
    return section.isCharacterBoundary(start) ? start : nil
  }

  private func cut(_ slice: UTF8Slice) -> Int? {
    if block.kind == .code {
      if let end = slice.bytes.firstIndex(of: 0x0B), end + 1 < slice.count { return end + 1 }
    } else if let first = segmenter.starts(in: slice, language: language).first, first.upperBound < slice.count {
      return first.upperBound
    }
    return slice.lastClauseEnd(before: slice.count)
  }
}

extension UTF8Slice {
  /// The end of the last clause before an offset, the white space after it included; else of the last word, else of
  /// the last grapheme; nil where not even a grapheme ends.
  func lastClauseEnd(before limit: Int) -> Int? {
    var wordEnd: Int?
    var offset = scalarStart(min(limit, count))
    while offset > 0 {
      let scalar = scalar(before: offset)
      let end = spaceEnd(offset)
      let isWordEnd = end > offset && end < limit
      switch scalar {
      case ";", ":", ",": if isWordEnd, isCharacterBoundary(end) { return end }
      case "—", "；", "：", "，", "、": if end < limit, isCharacterBoundary(end) { return end }
      default: if wordEnd == nil, isWordEnd, isCharacterBoundary(end) { wordEnd = end }
      }
      offset -= UTF8.width(scalar)
    }
    if let wordEnd { return wordEnd }
    let last = characterStart(scalarStart(max(0, min(limit, count) - 1)))
    return last > 0 ? last : nil
  }
}
