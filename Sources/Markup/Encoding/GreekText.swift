/// Tells the Greek of Windows (windows-1253) from that of ISO-8859-7, in whose bytes all letters but one are the same.
///
/// The byte of Ά in one is an apostrophe in the other, which stands behind a letter oftener than before one, and that
/// of Ά in the other a symbol for a paragraph.
enum GreekText {
  private static let alphaOfWindows: UInt8 = 0xA2
  private static let alphaOfISO: UInt8 = 0xB6
  private static let smallLetters: ClosedRange<UInt8> = 0xDC...0xFE

  /// Returns a Boolean value that indicates whether Greek text is rather in windows-1253.
  static func isOfWindows(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (windows, iso) = (0, 0)
    var before: UInt8 = 0x20
    for (byte, after) in zip(bytes, bytes.dropFirst()) {
      let isFirst = !smallLetters.contains(before) && smallLetters.contains(after)
      if byte == alphaOfWindows {
        if isFirst { windows += 1 } else if smallLetters.contains(before) { iso += 1 }
      } else if byte == alphaOfISO, isFirst {
        iso += 1
      }
      before = byte
    }
    return windows > iso
  }
}
