/// A writer of an archive in one pass, for archives that do not fit in memory; the entries are not compressed.
package struct StoredArchiveWriter {
  /// The greatest size of an archive, in bytes, and the greatest number of entries, without the extensions of ZIP64.
  private static let (mostBytes, mostEntries) = (0xFFFF_FFFF, 0xFFFE)

  /// The list of the entries so far, which stands at the end of the archive.
  private var list: [UInt8] = []
  private var count = 0
  private var size = 0

  /// Creates a writer of an archive without entries.
  package init() {}

  /// Returns the bytes of the next entry, or nil if the archive would be too large.
  package mutating func entry(_ name: String, _ bytes: [UInt8]) -> [UInt8]? {
    let name = Array(name.utf8)
    guard count < Self.mostEntries, name.count <= 0xFFFF,
      size + bytes.count + list.count + 2 * (name.count + 64) <= Self.mostBytes
    else { return nil }
    // Version 1.0, names in UTF-8, not compressed, and the earliest date of the format (APPNOTE 4.3.7).
    let common: [UInt8] = [10, 0, 0, 8, 0, 0, 0, 0, 0x21, 0]
    var sizes = LocalHeader.long(Int(Self.checksum(of: bytes)))
    sizes += LocalHeader.long(bytes.count) + LocalHeader.long(bytes.count) + LocalHeader.short(name.count)
    list += Signature.listed + [20, 0] + common + sizes + [UInt8](repeating: 0, count: 12)
    list += LocalHeader.long(size) + name
    count += 1
    let entry = Signature.entry + common + sizes + [0, 0] + name + bytes
    size += entry.count
    return entry
  }

  /// Returns the end of the archive.
  package consuming func end() -> [UInt8] {
    list + Signature.listEnd + [0, 0, 0, 0] + LocalHeader.short(count) + LocalHeader.short(count)
      + LocalHeader.long(list.count) + LocalHeader.long(size) + [0, 0]
  }

  /// Returns the CRC-32 of some bytes (APPNOTE 4.4.7).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
