extension SentenceRules {
  /// Returns a Boolean value that indicates whether a sentence from `start` on ends at an offset without a doubt, as
  /// most do: in a word that is no abbreviation and a full stop, or in another mark, with one blank before a capital,
  /// all in ASCII but for quotation marks.
  ///
  /// Everything else is for ``joins(_:_:)``, which has the same answer to this.
  func areEndedPlainly(at offset: Int, from start: Int, in slice: UTF8Slice, _ learnt: LearntAbbreviations) -> Bool {
    let bytes = slice.bytes
    guard quotationTails.isEmpty, offset - start > 8, offset < bytes.count, bytes[offset - 1] == 0x20,
      Self.isCapital(bytes, Self.afterQuotation(offset, in: bytes))
    else { return false }
    let end = Self.beforeQuotation(offset - 1, in: bytes)
    switch bytes[end - 1] {
    // One who is named behind a quotation may have said it.
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      return end == offset - 1 || speechVerbs.isEmpty
    case UInt8(ascii: "."):
      // No abbreviation is closed by a quotation mark.
      if end < offset - 1 { return bytes[end - 2] != UInt8(ascii: ".") }
      var word = end - 1
      while word > start, (0x61...0x7A).contains(bytes[word - 1]) { word -= 1 }
      if word > start + 1, Self.isCapital(bytes, word - 1) { word -= 1 }
      guard word > start + 1, bytes[word - 1] == 0x20, end - word > 4 || !mayBePart(word, offset, bytes) else {
        return false
      }
      let text = slice[word..<end - 1]
      // A single capital is an initial.
      let mayBeInitial = text.utf8.count == 1 && text.utf8.first.map { $0 < 0x61 } ?? false
      return !text.isEmpty && !mayBeInitial && !knows(text) && !learnt.words.contains(text)
        && !numberingEndings.contains(where: text.hasSuffix)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a short word may be a part of an abbreviation that is written with
  /// blanks: a full stop stands right before it, or soon behind it.
  private func mayBePart(_ word: Int, _ next: Int, _ bytes: [UInt8]) -> Bool {
    bytes[word - 2] == UInt8(ascii: ".") || bytes[next...].prefix(8).contains(UInt8(ascii: "."))
  }

  private static func isCapital(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset < bytes.count && (0x41...0x5A).contains(bytes[offset])
  }

  /// Returns the offset behind the quotation mark that opens at an offset, if one does: \u{22}, \u{2018} or \u{201C}.
  static func afterQuotation(_ offset: Int, in bytes: [UInt8]) -> Int {
    if bytes[offset] == 0x22 { return offset + 1 }
    guard bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return offset }
    return bytes[offset + 2] == 0x98 || bytes[offset + 2] == 0x9C ? offset + 3 : offset
  }

  /// Returns the offset of the quotation mark that closes before an offset, if one does: \u{22}, \u{2019} or \u{201D}.
  private static func beforeQuotation(_ offset: Int, in bytes: [UInt8]) -> Int {
    if bytes[offset - 1] == 0x22 { return offset - 1 }
    guard bytes[offset - 3] == 0xE2, bytes[offset - 2] == 0x80 else { return offset }
    return bytes[offset - 1] == 0x99 || bytes[offset - 1] == 0x9D ? offset - 3 : offset
  }
}
