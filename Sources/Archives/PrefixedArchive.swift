import FileNames
import Glibc

/// An archive that something stands before, as the program that unpacks it or what a server said of it, and that does not
/// count those bytes where it tells of its places.
enum PrefixedArchive {
  /// The end of the list of entries: how long it is without its remark, and how long that gets (APPNOTE 4.3.16).
  private static let endLength = 22
  private static let longestRemark = 0xFFFF

  /// Returns the start of the archive at a path, or nil if it is not known, or is at the beginning.
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

  /// Returns the start of the archive in some bytes, or nil if it is not known, or is at the beginning.
  static func start(_ bytes: [UInt8]) -> Int? {
    start(bytes.suffix(endLength + longestRemark), of: bytes.count)
  }

  /// The list ends where its end begins, and says how long it is and how far from the beginning of the archive.
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
