import Archives

/// Why a book cannot be opened.
public enum BookError: Error, Hashable, Sendable {
  /// There is no file of that name.
  case noSuchFile(file: String)
  /// The name is that of a directory.
  case isDirectory(file: String)
  /// The file cannot be read; the reason is the system's.
  case unreadable(file: String, reason: String)
  /// The file is larger than any book.
  case tooLarge(file: String, limit: Int)
  /// The file is nothing that can be read here; `kind` says what it is, as in "a PDF document".
  case unknownFormat(file: String, kind: String)
  /// The archive that the book is packed in cannot be read.
  case damagedArchive(file: String, reason: String)
  /// A part that the book cannot do without cannot be read.
  case damagedEntry(file: String, entry: String, reason: String)
  /// There is no package document.
  case noPackage(file: String)
  /// The package document lists nothing to read.
  case noSpine(file: String, entry: String)
  /// The text is encrypted by a shop or a library; `scheme` names how, where that can be told.
  case encrypted(file: String, entry: String, scheme: String? = nil)

  /// What kind of failure it is, for the exit status of a program.
  public enum Cause: Hashable, Sendable {
    /// There is no such input.
    case noInput
    /// The input cannot be read from where it is.
    case inputOutput
    /// The input is there and is not a book that can be read.
    case data
  }

  /// What kind of failure it is.
  public var cause: Cause {
    switch self {
    case .noSuchFile: .noInput
    case .unreadable: .inputOutput
    default: .data
    }
  }

  /// What is wrong, where, and what to do, in one plain sentence without control characters.
  public var message: String { TextFilter.line(sentence) }

  private var sentence: String {
    switch self {
    case .noSuchFile(let file): "\(file): no such file; check the name."
    case .isDirectory(let file): "\(file): is a directory; name a book inside it."
    case .unreadable(let file, let reason): "\(file): cannot be read (\(reason)); check its permissions."
    case .tooLarge(let file, let limit): "\(file): is larger than \(limit >> 20) MB; split it into smaller books."
    case .unknownFormat(let file, let kind):
      "\(file): is \(kind); open an EPUB, HTML, Markdown or text file instead."
    case .damagedArchive(let file, let reason): "\(file): is a damaged archive (\(reason)); get the file again."
    case .damagedEntry(let file, let entry, let reason):
      "\(file): \(entry) cannot be read (\(reason)); get the file again."
    case .noPackage(let file):
      "\(file): is an archive without a package document; open an EPUB, HTML, Markdown or text file instead."
    case .noSpine(let file, let entry): "\(file): \(entry) lists nothing to read; get the file again."
    case .encrypted(let file, let entry, let scheme):
      "\(file): \(entry) is encrypted (\(scheme.map { $0 + " " } ?? "")DRM); open the book in the program of its shop or library."
    }
  }

  /// What an archive says of a book that cannot be opened without the entry.
  init(_ error: ArchiveError) {
    switch error {
    case .notAnArchive(let file, let reason): self = .damagedArchive(file: file, reason: reason)
    case .tooManyEntries(let file, let limit):
      self = .damagedArchive(file: file, reason: "it has more than \(limit) entries")
    case .encrypted(let file, let entry): self = .encrypted(file: file, entry: entry)
    default: self = .damagedEntry(file: error.place.file, entry: error.place.entry, reason: error.reason)
    }
  }
}
