/// Tells the letters of the North in the code page of DOS (IBM850) from the symbols that their bytes are on Windows:
/// daggers and quotation marks, of which none stands between two letters.
enum NordicText {
  /// ä, å, æ, ö and ø; what they are on Windows is „ † ‘ ” and ›.
  private static let letters: Set<UInt8> = [0x84, 0x86, 0x91, 0x94, 0x9B]
  /// The least number of them that tells.
  private static let enough = 2

  /// Returns a Boolean value that indicates whether nearly all that stands between letters of ASCII, and is none
  /// itself, is one of the letters of the North.
  static func isOfDOS(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (nordic, others) = (0, 0)
    var (before, byte): (UInt8, UInt8) = (0x20, 0x20)
    for after in bytes {
      if byte >= 0x80, isSmall(before), isSmall(after) {
        if letters.contains(byte) { nordic += 1 } else { others += 1 }
      }
      (before, byte) = (byte, after)
    }
    return nordic >= enough && others * 4 <= nordic
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
