/// Tells the Cyrillic of the Macintosh from that of Windows (windows-1251), in which all small letters but one are the
/// same.
enum CyrillicText {
  private static let smallLetters: ClosedRange<UInt8> = 0xE0...0xFE
  private static let yaOfMacintosh: UInt8 = 0xDF
  private static let yaOfWindows: UInt8 = 0xFF
  private static let capitalsOfMacintosh: ClosedRange<UInt8> = 0x80...0x9F

  /// Returns a Boolean value that indicates whether Cyrillic text is rather of the Macintosh: its я, a capital on
  /// Windows, goes on with a word, no я of Windows does, and words begin with its capitals.
  static func isOfMacintosh(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (hasYa, hasCapital) = (false, false)
    for (byte, after) in zip(bytes, bytes.dropFirst()) {
      if byte == yaOfWindows || after == yaOfWindows { return false }
      if smallLetters.contains(byte), after == yaOfMacintosh { hasYa = true }
      if capitalsOfMacintosh.contains(byte), smallLetters.contains(after) { hasCapital = true }
    }
    return hasYa && hasCapital
  }
}
