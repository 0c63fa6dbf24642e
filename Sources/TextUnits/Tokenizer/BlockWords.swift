import TextModel

/// The words of a stretch of a block, as a reader hears them.
struct BlockWords {
  let segmenter: WordSegmenter
  let section: Section
  let language: String

  /// Returns the words as UTF-8 offsets in the section.
  ///
  /// The reading of a ruby base is part of the word that it stands in or behind, whatever it would join or divide; so
  /// is the end of a line that cuts a word.
  func words(in stretch: Range<Int>) -> [Range<Int>] {
    let start = stretch.lowerBound
    let readings = section.readings(in: stretch)
    guard !readings.isEmpty else {
      let words = segmenter.words(
        of: section.substring(in: stretch), language: language, apart: section.apart(in: stretch))
      return words.map { $0.range.lowerBound + start..<$0.range.upperBound + start }
    }
    let slice = UTF8Slice(section.substring(in: stretch))
    let masked = MaskedText(slice, without: readings)
    let apart = section.apart(in: stretch).map { masked.offset(of: $0.lowerBound)..<masked.offset(of: $0.upperBound) }
    let found = segmenter.words(of: masked.text[...], language: language, apart: apart.filter { !$0.isEmpty })
    var words = found.map { word in
      masked.original(word.range.lowerBound)..<masked.original(word.range.upperBound - 1) + 1
    }
    if words.isEmpty, let first = readings.first, let last = readings.last {
      return [slice.trimmed(first.lowerBound..<last.upperBound)].map { $0.lowerBound + start..<$0.upperBound + start }
    }
    // The number of readings that begin before the next word.
    var passed = 0
    for index in words.indices {
      let next = index + 1 < words.count ? words[index + 1].lowerBound : slice.count
      while passed < readings.count, readings[passed].lowerBound < next { passed += 1 }
      guard passed > 0, readings[passed - 1].lowerBound >= words[index].upperBound else { continue }
      words[index] = words[index].lowerBound..<readings[passed - 1].upperBound
    }
    if let first = readings.first, first.lowerBound < words[0].lowerBound {
      words[0] = first.lowerBound..<words[0].upperBound
    }
    return words.filter { slice.isCharacterBoundary($0.lowerBound) }
      .map { $0.lowerBound + start..<slice.characterStart($0.upperBound) + start }
  }
}

extension Section {
  /// Returns the readings of ruby bases and the line ends in words in a range, as offsets from its start, in order and
  /// apart.
  fileprivate func readings(in range: Range<Int>) -> [Range<Int>] {
    var readings: [Range<Int>] = []
    for span in spans(touching: range) where span.kind == .reading || isCut(span) {
      let part = span.range.clamped(to: range)
      let reading = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      if !reading.isEmpty, reading.lowerBound >= readings.last?.upperBound ?? 0 { readings.append(reading) }
    }
    return readings
  }

  /// Returns a Boolean value that indicates whether a span is the end of a line that is kept in the middle of a word.
  private func isCut(_ span: Span) -> Bool {
    guard span.kind == .unspoken else { return false }
    let text = substring(in: span.range)
    return text.allSatisfy(\.isWhitespace) && text.contains(where: \.isNewline) && !text.contains("\u{0B}")
  }
}
