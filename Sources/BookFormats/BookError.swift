import Archives
import Words

/// An error that prevents a book from being opened.
public enum BookError: Error, Hashable, Sendable {
  /// There is no file of that name.
  case noSuchFile(file: String)
  /// The name is that of a directory.
  case isDirectory(file: String)
  /// The file cannot be read; the reason is the system's.
  case unreadable(file: String, reason: Complaint)
  /// The file is larger than any book.
  case tooLarge(file: String, limit: Int)
  /// The file is nothing that can be read here; `kind` says what it is.
  case unknownFormat(file: String, kind: Complaint)
  /// The archive that the book is packed in cannot be read.
  case damagedArchive(file: String, reason: Complaint)
  /// A part that the book cannot do without cannot be read.
  case damagedEntry(file: String, entry: String, reason: Complaint)
  /// The archive holds no book.
  case noPackage(file: String)
  /// The package document lists nothing to read.
  case noSpine(file: String, entry: String)
  /// So many documents are listed to be read, and none of them is there.
  case noChapters(file: String, count: Int)
  /// The document, or the one of that name inside the book, holds nothing to read.
  case noText(file: String, entry: String?)
  /// The book is a recording without its sound: what it is made of leads to no text, and to no sound that is there.
  case onlySound(file: String, entry: String)
  /// The archive holds that many books.
  case severalBooks(file: String, count: Int)
  /// The text is encrypted by a shop or a library; `scheme` is the name of the encryption, if it is known.
  case encrypted(file: String, entry: String, scheme: String? = nil)
  /// A part that the book cannot do without is packed with a password.
  case lockedEntry(file: String, entry: String)
  /// The programs that read such a document are not there; the package has them.
  case needsPackage(file: String, kind: Complaint, package: String)
  /// The program that reads such a document did not; the reason is a phrase about it.
  case unconverted(file: String, tool: String, reason: Complaint)
  /// The document asks for a password.
  case locked(file: String)

  /// The kind of a failure, for the exit status of a program.
  public enum Cause: Hashable, Sendable {
    /// There is no such input.
    case noInput
    /// The input cannot be read from where it is.
    case inputOutput
    /// The input is there and is not a book that can be read.
    case data
  }

  /// The kind of the failure.
  public var cause: Cause {
    switch self {
    case .noSuchFile: .noInput
    case .unreadable: .inputOutput
    default: .data
    }
  }

  /// Creates the error of a book that cannot be opened without an entry of its archive.
  package init(_ error: ArchiveError) {
    switch error {
    case .notAnArchive, .empty, .tooManyEntries:
      self = .damagedArchive(file: error.place.file, reason: error.complaint)
    case .encrypted(let file, let entry): self = .lockedEntry(file: file, entry: entry)
    default: self = .damagedEntry(file: error.place.file, entry: error.place.entry, reason: error.complaint)
    }
  }
}
