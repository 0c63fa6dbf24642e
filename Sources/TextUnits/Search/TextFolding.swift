import CTextBreaks

/// The form of text in which it is compared: what is not heard is skipped, and what sounds alike is one.
///
/// Scalars are folded one by one, so that what was found leads back to where it stands.
struct TextFolding: Sendable {
  /// The differences that count beside the letters.
  let options: SearchQuery.Options
  var symbols = Symbols.count

  /// The treatment of punctuation that is not heard.
  enum Symbols {
    /// Each has to be there.
    case count
    /// Words go on over them: "well - known" is "well known".
    case areBlanks
    /// The same, and hyphens are none, so that "well-known" is "wellknown".
    case areBlanksButHyphens
  }

  /// Returns a scalar in UTF-8 as it is compared; nothing for one that does not count, a blank for white space.
  func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    let folded = compared(scalar)
    guard symbols != .count else { return folded }
    return String(decoding: folded, as: UTF8.self).unicodeScalars.flatMap { symbol in
      // Words are written with an apostrophe and without.
      if symbol == "'" || symbol == "-" && symbols == .areBlanksButHyphens { return [] as [UInt8] }
      return SilentSymbols.hold(symbol) ? [0x20] : Array(String(symbol).utf8)
    }
  }

  private func compared(_ scalar: Unicode.Scalar) -> [UInt8] {
    if let plain = PlainForms.symbols[scalar] { return Array(plain.utf8) }
    return decomposed(scalar).flatMap(plain)
  }

  private func plain(_ scalar: Unicode.Scalar) -> [UInt8] {
    let properties = scalar.properties
    if properties.isWhitespace { return [0x20] }
    // Soft hyphens, joiners, variation selectors, bidi marks; tatweel only makes a word longer.
    if properties.isDefaultIgnorableCodePoint || scalar == "\u{640}" { return [] }
    if let symbol = PlainForms.symbols[scalar] { return Array(symbol.utf8) }
    if !options.contains(.accents) {
      if isMark(scalar) || properties.isEmojiModifier { return [] }
      if let letter = PlainForms.letters[scalar] { return Array(letter.utf8) }
    }
    return Array(String(scalar).utf8)
  }

  /// Returns a Boolean value that indicates whether the scalar is an accent, a Hebrew point or an Arabic vowel symbol.
  ///
  /// The combining classes tell these from the vowel signs of India and Asia and the voicing marks of kana, without
  /// which a word is another one (UAX #44, table 15).
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory == .nonspacingMark else { return false }
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1, 10...36, 200...: return true
    default: return false
    }
  }

  /// Returns the compatibility decomposition, which undoes ligatures and wide forms, its case folded unless that
  /// counts.
  private func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let foldsCase: Int32 = options.contains(.capitals) ? 0 : 1
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
      let count = lectern_fold(scalar.value, foldsCase, buffer.baseAddress, Int32(buffer.count))
      return count == 0 ? [scalar] : buffer.prefix(Int(count)).compactMap(Unicode.Scalar.init)
    }
  }
}
