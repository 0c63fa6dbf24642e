/// Tells Thai in bytes (TIS-620, windows-874) from other bytes: its signs stand in an order that chance does not keep.
enum ThaiText {
  /// The least number of letters that tells: the bytes of a few words of Chinese may all have a meaning in Thai, too.
  private static let enough = 400
  /// The number that is enough if nothing is out of order, and the bytes cannot all be pairs, as they are in Chinese.
  private static let few = 8

  /// Returns a Boolean value that indicates whether what is not ASCII in a text is Thai.
  static func isThai(_ bytes: some Sequence<UInt8>) -> Bool {
    var letters = 0
    var signs = 0
    var faults = 0
    var before: UInt8 = 0
    var row = 0
    var isInPairs = true
    for byte in bytes {
      if byte >= 0x80 {
        row += 1
      } else {
        if !row.isMultiple(of: 2) { isInPairs = false }
        row = 0
      }
      switch byte {
      case 0..<0x80: break
      // Consonants.
      case 0xA1...0xCE: letters += 1
      // Vowels and tones, which stand on a consonant, on a vowel below or above it, or on another's sign.
      case 0xD1, 0xD4...0xDA, 0xE7...0xEE:
        signs += 1
        if !isBase(before) { faults += 1 }
      // Vowels before their consonant.
      case 0xE0...0xE4: letters += 1
      // Other letters, digits and signs; quotation marks, dashes and the blank of windows-874.
      case 0xCF, 0xD0, 0xD2, 0xD3, 0xDF, 0xE5, 0xE6, 0xEF...0xFB, 0x80, 0x85, 0x91...0x97, 0xA0: break
      default: return false
      }
      if (0xE0...0xE4).contains(before), !(0xA1...0xCE).contains(byte) { faults += 1 }
      // A letter of ours does not stand in a word of Thai, and beside one seldom.
      if isLatin(byte) && before >= 0xA1 || byte >= 0xA1 && isLatin(before) { faults += 1 }
      before = byte
    }
    if letters >= few, !isInPairs || !row.isMultiple(of: 2), faults == 0, signs * 6 >= letters { return true }
    return letters >= enough && faults * 50 <= letters && signs * 8 >= letters
  }

  private static func isLatin(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }

  /// Returns a Boolean value that indicates whether a sign can stand on what such a byte is.
  private static func isBase(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xA1...0xCE, 0xD1, 0xD4...0xDA, 0xE7...0xEC: true
    default: false
    }
  }
}
