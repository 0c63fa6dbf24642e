/// The limits on what an archive may unpack to, measured on the bytes that really come out.
///
/// What an entry declares of its own size is never believed: an entry that says 100 bytes can hold gigabytes.
package struct ArchiveLimits: Hashable, Sendable {
  /// Bytes that one entry may hold.
  package var entryBytes: Int
  /// Bytes that all the entries ever read may hold together, an entry read twice counted once.
  package var totalBytes: Int
  /// Bytes that all of them together may hold for each byte of the archive, once they hold more than one entry may: books
  /// pack to a third or a tenth of their size, and only one made to take for ever to less than a hundredth.
  package var totalRatio: Int
  /// Bytes out for each byte in; deflate cannot pass 1,032, so more is another method or a lie.
  package var ratio: Int
  /// The greatest number of entries.
  package var entries: Int

  /// Creates limits; sizes are in bytes.
  package init(
    entryBytes: Int = 64 << 20, totalBytes: Int = 2 << 30, totalRatio: Int = 100, ratio: Int = 1_100,
    entries: Int = 100_000
  ) {
    self.entryBytes = entryBytes
    self.totalBytes = totalBytes
    self.totalRatio = totalRatio
    self.ratio = ratio
    self.entries = entries
  }

  /// The bytes that all the entries of an archive of some size may hold together.
  func total(ofArchive bytes: Int) -> Int {
    let (unpacked, isTooMuch) = bytes.multipliedReportingOverflow(by: totalRatio)
    guard !isTooMuch, unpacked < totalBytes - min(entryBytes, totalBytes) else { return totalBytes }
    return entryBytes + unpacked
  }
}
