/// Writes an archive in memory, for programs that read documents only in archives; its entries are not compressed.
package enum StoredArchive {
  /// Returns the bytes of an archive of some entries, or nil if there are none or too many.
  package static func bytes(of entries: [(name: String, bytes: [UInt8])]) -> [UInt8]? {
    guard entries.count <= 0xFFFF else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(entries.reduce(0) { $0 + $1.bytes.count + $1.name.utf8.count + 32 })
    for (name, bytes) in entries {
      let name = Array(name.utf8)
      // Version 1.0, names in UTF-8, not compressed, and the earliest date of the format (APPNOTE 4.3.7).
      result += Signature.entry + [10, 0, 0, 8, 0, 0, 0, 0, 0x21, 0]
      result += LocalHeader.long(Int(checksum(of: bytes)))
      result += LocalHeader.long(bytes.count) + LocalHeader.long(bytes.count)
      result += LocalHeader.short(name.count) + [0, 0]
      result += name + bytes
    }
    // Repairing an archive without a list adds the list.
    return CutArchive.mended(result)
  }

  /// Returns the CRC-32 of some bytes (APPNOTE 4.4.7).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
