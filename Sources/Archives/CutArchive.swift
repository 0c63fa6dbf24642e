import FileNames
import Glibc

/// The repair of an archive whose list of entries, which stands at its end, is missing, as after an incomplete
/// download.
///
/// Each entry begins with a header of its own (APPNOTE 4.3.7), from which a new list is made.
enum CutArchive {
  /// The greatest size of a file that is repaired, in bytes.
  private static let longest = 512 << 20
  /// The greatest number of entries; a list without extensions holds 65,535.
  private static let most = 65_000

  /// Returns the bytes of the archive at a path with a new list of its entries, or nil if there are none.
  static func mended(path: String) -> [UInt8]? {
    guard let file = fopen(FileName.bytes(path), "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var step = [UInt8](repeating: 0, count: 1 << 20)
    while bytes.count <= longest {
      let count = fread(&step, 1, step.count, file)
      guard count > 0 else { return mended(consume bytes) }
      bytes += step[..<count]
      if !bytes.starts(with: Signature.entry) { return nil }
    }
    return nil
  }

  /// Returns the archive with a new list of its entries, or nil if there are none.
  ///
  /// - Complexity: O(n) in the number of bytes, since each entry is looked for from the end of the one before it, and
  ///   ends at the next at the latest.
  static func mended(_ source: consuming [UInt8]) -> [UInt8]? {
    var bytes = source
    guard bytes.starts(with: Signature.entry), bytes.count <= longest else { return nil }
    var list: [UInt8] = []
    var count = 0
    var end = 0
    var next: Int? = 0
    while let start = next, count < most {
      guard let header = LocalHeader(bytes, at: start) else { break }
      list += header.listed
      count += 1
      end = header.end
      next = Signature.find([.entry], in: bytes, from: end)?.place
    }
    guard count > 0 else { return nil }
    bytes.removeSubrange(end...)
    bytes += list
    bytes += Signature.listEnd + [0, 0, 0, 0] + LocalHeader.short(count) + LocalHeader.short(count)
    bytes += LocalHeader.long(list.count) + LocalHeader.long(end) + [0, 0]
    return bytes
  }
}

/// The signatures at the start of the parts of an archive.
enum Signature {
  /// The part that a signature begins.
  enum Part {
    case entry, sizes, listed
  }

  static let entry: [UInt8] = [0x50, 0x4B, 3, 4]
  static let listed: [UInt8] = [0x50, 0x4B, 1, 2]
  static let listEnd: [UInt8] = [0x50, 0x4B, 5, 6]

  /// Returns the first signature of one of the parts from a place on, or nil if there is none.
  static func find(_ parts: Set<Part>, in bytes: [UInt8], from start: Int) -> (place: Int, part: Part)? {
    guard bytes.count >= start + 4 else { return nil }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      // Three more bytes follow the first of a signature.
      while place < bytes.count - 3, let found = memchr(base + place, 0x50, bytes.count - 3 - place) {
        place = UnsafeRawPointer(found) - base
        if let part = part(bytes[place + 1], bytes[place + 2], bytes[place + 3]), parts.contains(part) {
          return (place, part)
        }
        place += 1
      }
      return nil
    }
  }

  private static func part(_ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Part? {
    switch (second, third, fourth) {
    case (0x4B, 3, 4): .entry
    case (0x4B, 7, 8): .sizes
    case (0x4B, 1, 2): .listed
    default: nil
    }
  }
}
