import CTextBreaks

/// The letters that a text is spoken with: composed (NFC, UAX #15), and without the forms that mathematics, wide type
/// and circles give them.
///
/// The screen keeps what the book has. Chinese and Japanese punctuation marks are wide by nature and stay.
///
/// "e" and U+0301 -> "é"; "𝒕𝒉𝒆" -> "the"; "ｆｕｌｌ" -> "full"; "Ⓢⓣⓞⓟ" -> "Stop"
public enum LetterForms {
  /// A part of a text, and what is spoken in its place.
  public struct Change: Hashable, Sendable {
    /// UTF-8 offsets in the text.
    public let range: Range<Int>
    /// The letters that are spoken.
    public let plain: String
  }

  /// Returns the parts of a text that are spoken with other letters, in order.
  ///
  /// - Complexity: O(n) in the length of the text; text in ASCII is only looked through.
  public static func changes(in text: Substring) -> [Change] {
    // The letters below U+0300 are spoken as they are.
    guard text.utf8.contains(where: { $0 >= 0xCC }),
      text.unicodeScalars.contains(where: { $0.value >= 0x300 && isChanging($0) })
    else { return [] }
    var changes: [Change] = []
    var offset = 0
    for character in text {
      let length = character.utf8.count
      if character.unicodeScalars.contains(where: isChanging) {
        let plain = plain(character)
        // Equal characters may have other scalars: only those tell.
        if !plain.unicodeScalars.elementsEqual(character.unicodeScalars) {
          changes.append(Change(range: offset..<offset + length, plain: plain))
        }
      }
      offset += length
    }
    return changes
  }

  /// Returns the letters that a text is spoken with.
  public static func plain(_ text: String) -> String {
    let changes = changes(in: text[...])
    if changes.isEmpty { return text }
    var plain = ""
    var next = text.startIndex
    for change in changes {
      let lower = text.utf8.index(text.startIndex, offsetBy: change.range.lowerBound)
      plain += text[next..<lower] + change.plain
      next = text.utf8.index(lower, offsetBy: change.range.count)
    }
    return plain + text[next...]
  }

  private static func plain(_ character: Character) -> String {
    let letters = character.unicodeScalars.flatMap { isForm($0) ? decomposed($0) : [$0] }
    return composed(String(String.UnicodeScalarView(letters)))
  }

  /// Returns a Boolean value that indicates whether a scalar may be spoken as another one.
  private static func isChanging(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Most texts have dashes and quotation marks.
    case ..<0x300, 0x2010...0x205F: false
    // Marks, and letters that composition replaces (DerivedNormalizationProps, NFC_Quick_Check).
    case 0x300...0x36F, 0x374, 0x37E, 0x387, 0x653...0x655, 0x93C, 0x958...0x95F, 0x9BC...0xDDF, 0x1000...0x11FF,
      0x1F71...0x1FFD, 0x2000...0x2001, 0x2126, 0x212A...0x212B, 0x3099...0x309A, 0xF900...0xFAFF, 0xFB1D...0xFB4E,
      0x11000...0x11FFF, 0x1D15E...0x1D1C0, 0x2F800...0x2FA1F:
      true
    default: isForm(scalar)
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is a letter, a digit or a blank in another form.
  private static func isForm(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Letters that are symbols: double-struck, script, black-letter.
    case 0x2102, 0x210A...0x2113, 0x2115, 0x2119...0x211D, 0x2124, 0x2128, 0x212C...0x2131, 0x2133...0x2138,
      0x2145...0x2149:
      true
    case 0x2460...0x24EA, 0x1F110...0x1F14F, 0x1F150...0x1F169: true
    // Ideographic space, wide digits and letters, narrow katakana and hangul.
    case 0x3000, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF65...0xFFDC: true
    case 0xFB00...0xFB06: true
    case 0x1D400...0x1D7FF: true
    default: false
    }
  }

  private static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // Negative circled letters have no decomposition.
    if (0x1F150...0x1F169).contains(scalar.value) { return [Unicode.Scalar(scalar.value - 0x1F150 + 0x41) ?? scalar] }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
      let count = lectern_fold(scalar.value, 0, buffer.baseAddress, Int32(buffer.count))
      return count == 0 ? [scalar] : buffer.prefix(Int(count)).compactMap(Unicode.Scalar.init)
    }
  }

  /// Returns the canonical composition; the text itself where ICU has none.
  private static func composed(_ text: String) -> String {
    let units = Array(text.utf16)
    // Composition may take apart what must not be composed: at most three times as long (UAX #15, table 9).
    let capacity = units.count * 3 + 8
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      let count = lectern_compose(units, Int32(units.count), buffer.baseAddress, Int32(capacity))
      return count < 0 ? text : String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    }
  }
}
