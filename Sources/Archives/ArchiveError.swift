/// The reason why an archive, or one entry of it, cannot be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The file is no ZIP archive, or its list of entries is damaged or cut off.
  case notAnArchive(file: String, reason: ArchiveFault)
  /// The archive has no entries.
  case empty(file: String)
  /// The archive has more entries than any book.
  case tooManyEntries(file: String, limit: Int)
  /// The archive has no entry with that name.
  case noEntry(file: String, entry: String)
  /// The entry is encrypted with a password.
  case encrypted(file: String, entry: String)
  /// The entry has a compression method that the library does not support.
  case unsupported(file: String, entry: String)
  /// The bytes of the entry are damaged or cut off.
  case damaged(file: String, entry: String, reason: ArchiveFault)
  /// The unpacked entry exceeds the limits.
  case tooLarge(file: String, entry: String, limit: Int)

  /// The archive and the entry that the error concerns; an empty entry stands for the archive itself.
  package var place: (file: String, entry: String) {
    switch self {
    case .notAnArchive(let file, _), .empty(let file), .tooManyEntries(let file, _): (file, "")
    case .noEntry(let file, let entry), .encrypted(let file, let entry), .unsupported(let file, let entry),
      .damaged(let file, let entry, _), .tooLarge(let file, let entry, _):
      (file, entry)
    }
  }
}
