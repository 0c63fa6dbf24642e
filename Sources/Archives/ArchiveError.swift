/// Why an archive, or one entry of it, cannot be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The file is no ZIP archive, or its list of entries is damaged or cut off.
  case notAnArchive(file: String, reason: ArchiveFault)
  /// There is not a single entry.
  case empty(file: String)
  /// There are more entries than any book has.
  case tooManyEntries(file: String, limit: Int)
  /// There is no entry of that name.
  case noEntry(file: String, entry: String)
  /// The entry can only be read with a password.
  case encrypted(file: String, entry: String)
  /// The entry is packed in a way that the library does not know.
  case unsupported(file: String, entry: String)
  /// The entry's own bytes are damaged or cut off.
  case damaged(file: String, entry: String, reason: ArchiveFault)
  /// The entry unpacks to more than the limits allow.
  case tooLarge(file: String, entry: String, limit: Int)

  /// The archive and the entry that it is about; an empty entry stands for the archive itself.
  package var place: (file: String, entry: String) {
    switch self {
    case .notAnArchive(let file, _), .empty(let file), .tooManyEntries(let file, _): (file, "")
    case .noEntry(let file, let entry), .encrypted(let file, let entry), .unsupported(let file, let entry),
      .damaged(let file, let entry, _), .tooLarge(let file, let entry, _):
      (file, entry)
    }
  }
}
