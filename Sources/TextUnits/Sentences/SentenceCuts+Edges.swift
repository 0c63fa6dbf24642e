extension SentenceCuts {
  /// Returns the end of a sentence that UAX #29 ends near an offset: behind the marks that close it, before those that open
  /// the next.
  static func edge(near offset: Int, in slice: UTF8Slice) -> Int {
    afterClosing(afterDots(beforeOpening(offset, in: slice), in: slice), in: slice)
  }

  /// Returns the boundary moved before marks that open the next sentence without white space, as in Chinese: UAX #29
  /// has but one class for marks that open and marks that close.
  private static func beforeOpening(_ offset: Int, in slice: UTF8Slice) -> Int {
    guard offset < slice.count else { return offset }
    var offset = offset
    while offset > 0, case let mark = slice.scalar(before: offset), mark.value > 0x7F,
      [.openPunctuation, .initialPunctuation].contains(mark.properties.generalCategory)
    {
      offset -= UTF8.width(mark)
    }
    return offset
  }

  /// Returns the boundary moved behind the dots that follow the end of a sentence without white space, with the quotation
  /// marks that close.
  ///
  /// So it is in Chinese: 「不能寫罷？……」
  private static func afterDots(_ offset: Int, in slice: UTF8Slice) -> Int {
    guard offset > 0, slice.bytes[offset - 1] >= 0x80 else { return offset }
    var end = offset
    while end < slice.count, slice.scalar(at: end) == "…" { end += 3 }
    guard end > offset else { return offset }
    while end < slice.count, case let mark = slice.scalar(at: end), "」』”’".unicodeScalars.contains(mark) { end += 3 }
    return end
  }

  /// Returns the boundary moved behind closing marks that white space stands on both sides of, as in French: « Oui ! »
  /// Elle.
  private static func afterClosing(_ offset: Int, in slice: UTF8Slice) -> Int {
    guard offset < slice.count else { return offset }
    let mark = slice.scalar(at: offset)
    guard !mark.isASCII, mark.properties.generalCategory == .finalPunctuation else { return offset }
    let end = offset + UTF8.width(mark)
    let next = slice.spaceEnd(end)
    return next > end || next == slice.count ? next : offset
  }
}
