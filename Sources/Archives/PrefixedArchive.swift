import FileNames
import Glibc

/// An archive that follows other bytes, such as a program that unpacks it or the header of a server's response, and
/// whose offsets do not count those bytes.
enum PrefixedArchive {
  /// The length of the record at the end of the list of entries without its comment, in bytes.
  ///
  /// The comment has the other length at most (APPNOTE 4.3.16).
  private static let endLength = 22
  private static let longestRemark = 0xFFFF

  /// Returns the start of the archive at a path, or nil if the start is unknown or is that of the file.
  static func start(path: String) -> Int? {
    guard let file = fopen(FileName.bytes(path), "rb") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(file)
    let length = min(size, endLength + longestRemark)
    guard length > 0, fseek(file, size - length, SEEK_SET) == 0 else { return nil }
    var tail = [UInt8](repeating: 0, count: length)
    guard fread(&tail, 1, length, file) == length else { return nil }
    return start(tail[...], of: size)
  }

  /// Returns the start of the archive in some bytes, or nil if the start is unknown or is that of the bytes.
  static func start(_ bytes: [UInt8]) -> Int? {
    start(bytes.suffix(endLength + longestRemark), of: bytes.count)
  }

  /// Finds the start from the record at the end of the list, which holds the length of the list and its distance from
  /// the start.
  private static func start(_ tail: ArraySlice<UInt8>, of size: Int) -> Int? {
    guard tail.count >= endLength else { return nil }
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(tail[place + $1]) << (8 * $1) }
    }
    let last = tail.endIndex - endLength
    for place in (tail.startIndex...last).reversed() where tail[place...].starts(with: Signature.listEnd) {
      guard place + endLength + number(place + 20, 2) <= tail.endIndex else { continue }
      let start = size - tail.endIndex + place - number(place + 12, 4) - number(place + 16, 4)
      return start > 0 ? start : nil
    }
    return nil
  }
}
