/// Writes an archive in memory, for programs that read documents only in archives; its entries are not compressed.
package enum StoredArchive {
  /// Returns the bytes of an archive of some entries, or nil if there are none or too many.
  package static func bytes(of entries: [(name: String, bytes: [UInt8])]) -> [UInt8]? {
    guard !entries.isEmpty else { return nil }
    var writer = StoredArchiveWriter()
    var result: [UInt8] = []
    result.reserveCapacity(entries.reduce(0) { $0 + $1.bytes.count + 2 * $1.name.utf8.count + 128 })
    for (name, bytes) in entries {
      guard let entry = writer.entry(name, bytes) else { return nil }
      result += entry
    }
    return result + writer.end()
  }
}
