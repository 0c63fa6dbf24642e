/// The limits on the unpacked size of an archive, measured on the bytes that are really unpacked.
///
/// The declared size of an entry is not trusted: an entry that declares 100 bytes can hold gigabytes.
package struct ArchiveLimits: Hashable, Sendable {
  /// The greatest size of one entry, in bytes.
  package var entryBytes: Int
  /// The greatest size of all entries read so far, in bytes; an entry that is read twice counts once.
  package var totalBytes: Int
  /// The greatest size of all entries together in relation to the size of the archive; it applies beyond the greatest
  /// size of one entry.
  ///
  /// Books are compressed to a third or a tenth of their size. Only a malicious one is compressed to less than a
  /// hundredth.
  package var totalRatio: Int
  /// The greatest number of unpacked bytes for each compressed byte.
  ///
  /// Deflate reaches 1,032 at most, so more than that is another method or a false size.
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

  /// Returns the greatest size of all entries of an archive of some size, in bytes.
  func total(ofArchive bytes: Int) -> Int {
    let (unpacked, isTooMuch) = bytes.multipliedReportingOverflow(by: totalRatio)
    guard !isTooMuch, unpacked < totalBytes - min(entryBytes, totalBytes) else { return totalBytes }
    return entryBytes + unpacked
  }
}
