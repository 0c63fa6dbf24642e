import Archives

/// The laws for any bytes that are taken for a ZIP archive.
enum ArchiveLaws {
  private static let limits = ArchiveLimits(entryBytes: 1 << 20, totalBytes: 2 << 20, entries: 100)

  static func check(_ bytes: [UInt8]) {
    do throws(ArchiveError) {
      let archive = try Archive(bytes: bytes, name: "book.zip", limits: limits)
      require(archive.names.count <= limits.entries, "more entries than the limit")
      require(Set(archive.names).count == archive.names.count, "an entry is there twice")
      var total = 0
      for name in archive.names {
        let count = (try? archive.read(name))?.count ?? 0
        require(count <= limits.entryBytes, "\(name) holds more than the limit")
        total += count
      }
      require(total <= limits.totalBytes, "the entries hold more than the limit")
    } catch {
      require(!error.place.file.isEmpty, "an error without the archive's name")
    }
    BookLaws.check(bytes, "book.epub", most: 1100 * bytes.count)
  }
}
