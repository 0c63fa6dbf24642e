import TextModel

/// Cuts a huge block into stretches that are looked at one by one, so that a unit costs the same wherever it is.
///
/// A stretch begins with a sentence, and where none begins within reach, after a clause. It is found from the text
/// around it alone: a stretch is the same whichever of its neighbours was asked for before.
struct BlockStretches {
  /// The distance of the places that stretches are looked for from, in UTF-8 bytes.
  private static let step = 16 << 10
  /// The longest sentence in a huge block, and the reach of the search for a stretch's start, in UTF-8 bytes.
  static let longestSentence = 8 << 10

  /// The length of the first look for a start; most sentences end within it.
  private static let glance = 2 << 10

  let section: Section
  let block: Block
  let cuts: SentenceCuts
  /// Answers from memory where a stretch begins that is looked for from an offset, or has it found.
  let remember: (_ place: Int, _ find: () -> Int?) -> Int?

  /// Returns the stretch that holds an offset of the block; the last one for its end.
  func stretch(at offset: Int) -> Range<Int> {
    let content = block.content
    guard block.isHuge else { return content }
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

  /// Returns the start of the stretch that is looked for from the place with the given number, or nil if no text can be
  /// cut.
  private func start(_ number: Int) -> Int? {
    let place = block.content.lowerBound + number * Self.step
    guard place < block.content.upperBound else { return nil }
    return remember(place) {
      let reach = slice(from: place, Self.longestSentence)
      let lower = section.scalarStart(place)
      guard
        let cut = sentenceStart(slice(from: place, Self.glance)) ?? sentenceStart(reach)
          ?? reach.lastClauseEnd(before: reach.count), cut > 0
      else { return nil }
      return section.isCharacterBoundary(lower + cut) ? lower + cut : nil
    }
  }

  private func slice(from place: Int, _ reach: Int) -> UTF8Slice {
    let upper = section.scalarStart(min(place + reach, block.content.upperBound))
    return UTF8Slice(section.substring(in: section.scalarStart(place)..<upper))
  }

  /// Returns the start of a sentence, or of a line of code, behind the start of a slice.
  private func sentenceStart(_ slice: UTF8Slice) -> Int? {
    let end =
      block.kind == .code
      ? slice.bytes.firstIndex(of: 0x0B).map { $0 + 1 }
      : cuts.pieces(of: slice).first?.upperBound
    return end.flatMap { $0 < slice.count ? $0 : nil }
  }
}

extension Block {
  /// A Boolean value that indicates whether the block is cut at all: up to 64 kB are one stretch.
  var isHuge: Bool { content.count > 64 << 10 }
}

extension UTF8Slice {
  /// Returns the end of the last clause before an offset, the white space after it included; else of the last word,
  /// else of the last grapheme; nil where not even a grapheme ends.
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
