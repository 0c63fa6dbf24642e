/// Why an archive, or one entry of it, cannot be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The file is no ZIP archive, or its list of entries is damaged or cut off.
  case notAnArchive(file: String, reason: String)
  /// There are more entries than any book has.
  case tooManyEntries(file: String, limit: Int)
  /// There is no entry of that name.
  case noEntry(file: String, entry: String)
  /// The entry can only be read with a password.
  case encrypted(file: String, entry: String)
  /// The entry is packed in a way that the library does not know.
  case unsupported(file: String, entry: String)
  /// The entry's own bytes are damaged or cut off.
  case damaged(file: String, entry: String, reason: String)
  /// The entry unpacks to more than the limits allow.
  case tooLarge(file: String, entry: String, limit: Int)

  /// The archive and the entry that it is about; an empty entry stands for the archive itself.
  package var place: (file: String, entry: String) {
    switch self {
    case .notAnArchive(let file, _), .tooManyEntries(let file, _): (file, "")
    case .noEntry(let file, let entry), .encrypted(let file, let entry), .unsupported(let file, let entry),
      .damaged(let file, let entry, _), .tooLarge(let file, let entry, _):
      (file, entry)
    }
  }

  /// What is wrong, as a phrase without a full stop.
  package var reason: String {
    switch self {
    case .notAnArchive(_, let reason): "it is damaged or not a ZIP archive: \(reason)"
    case .tooManyEntries(_, let limit): "it has more than \(limit) entries, which no book needs"
    case .noEntry: "it is not in the archive"
    case .encrypted: "it is locked with a password"
    case .unsupported: "it is packed by a method that is not known here"
    case .damaged(_, _, let reason): "it is damaged: \(reason)"
    case .tooLarge(_, _, let limit): "it unpacks to more than \(limit >> 20) MB, or far more than it should"
    }
  }

  /// What is wrong, where, and what to do, in one plain sentence.
  package var message: String {
    let name = place.entry.isEmpty ? place.file : "\(place.file): \(place.entry)"
    return "\(name): \(reason); \(remedy)."
  }

  private var remedy: String {
    switch self {
    case .notAnArchive, .noEntry, .damaged: "get the file again"
    case .encrypted: "unlock the book in the program it came from"
    case .unsupported: "pack the book again as a plain ZIP"
    case .tooManyEntries, .tooLarge: "it is not read"
    }
  }
}
