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
  /// The archive holds no book.
  case noPackage(file: String)
  /// The package document lists nothing to read.
  case noSpine(file: String, entry: String)
  /// So many documents are listed to be read, and none of them is there.
  case noChapters(file: String, count: Int)
  /// The document, or the one of that name inside the book, holds nothing to read.
  case noText(file: String, entry: String?)
  /// The book is a recording: what it is made of leads to sound, and to no text.
  case onlySound(file: String, entry: String)
  /// The archive holds that many books.
  case severalBooks(file: String, count: Int)
  /// The text is encrypted by a shop or a library; `scheme` names how, where that can be told.
  case encrypted(file: String, entry: String, scheme: String? = nil)
  /// The programs that read such a document are not there; the package has them.
  case needsPackage(file: String, kind: String, package: String)
  /// The program that reads such a document did not; the reason is a phrase about it.
  case unconverted(file: String, tool: String, reason: String)
  /// The document asks for a password.
  case locked(file: String)
  /// The document holds pictures of pages, and no text.
  case onlyPictures(file: String)

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

  /// What can be opened instead.
  private static let remedy = "open an EPUB, FB2, DAISY, HTML, Markdown or text file instead"

  private var sentence: String {
    switch self {
    case .noSuchFile(let file): "\(file): no such file; check the name."
    case .isDirectory(let file): "\(file): is a directory; name a book inside it."
    case .unreadable(let file, let reason): "\(file): cannot be read (\(reason)); check its permissions."
    case .tooLarge(let file, let limit): "\(file): is larger than \(limit >> 20) MB; split it into smaller books."
    case .unknownFormat(let file, let kind): "\(file): is \(kind); \(Self.remedy)."
    case .damagedArchive(let file, let reason): "\(file): is a damaged archive (\(reason)); get the file again."
    case .damagedEntry(let file, let entry, let reason):
      "\(file): \(entry) cannot be read (\(reason)); get the file again."
    case .noPackage(let file): "\(file): is an archive without a book in it; \(Self.remedy)."
    case .noSpine(let file, let entry): "\(file): \(entry) lists nothing to read; get the file again."
    case .noChapters(let file, 1): "\(file): its only chapter is not in the archive; get the file again."
    case .noChapters(let file, let count):
      "\(file): none of its \(count) chapters is in the archive; get the file again."
    case .noText(let file, let entry):
      "\([file, entry].compactMap { $0 }.joined(separator: ": ")): holds no text to read; get the file again."
    case .onlySound(let file, let entry):
      "\(file): \(entry) leads to sound and to no text; play the book in a DAISY player."
    case .severalBooks(let file, let count): "\(file): holds \(count) books; unpack it and open one of them."
    case .encrypted(let file, let entry, let scheme):
      "\(file): \(entry) is encrypted (\(scheme.map { $0 + " " } ?? "")DRM); open the book in the program of its shop or library."
    case .needsPackage(let file, let kind, let package): "\(file): is \(kind); install \(package) to read it."
    case .unconverted(let file, let tool, let reason):
      "\(file): cannot be read by \(tool) (\(reason)); get the file again, or open it in another program."
    case .locked(let file):
      "\(file): is locked with a password; save it without one in another program, and open that."
    case .onlyPictures(let file):
      "\(file): has no text, only pictures of pages; give it text by OCR, such as that of ocrmypdf, and open that."
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
