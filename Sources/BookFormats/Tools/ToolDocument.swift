import FileNames
import Glibc
import TextModel
import Words

/// A document that only an external program can read: its place, and the runner of the program.
struct ToolDocument: Sendable {
  /// The name of the document in messages.
  let name: String
  /// The kind of the document.
  let kind: Complaint
  /// The name of the package that provides the programs.
  let package: String

  /// The text that tells the document from others: its size and its FNV-1a hash, or nil if it cannot be read.
  ///
  /// For a large file, the hash is that of its head, and the time of its last change follows.
  let fingerprint: String?

  let path: String
  private let held: (any HeldFile)?
  private let tools: any DocumentTools

  /// The location of a document.
  enum Place {
    case file(String)
    case memory([UInt8])

    /// The size in bytes, or 0 if it is unknown.
    var size: Int {
      switch self {
      case .file(let path):
        var status = stat()
        return stat(FileName.bytes(path), &status) == 0 ? Int(status.st_size) : 0
      case .memory(let bytes): return bytes.count
      }
    }
  }

  /// Finds the document; it throws if there is no runner of programs.
  init(
    _ place: Place, name: String, kind: Complaint, package: String, tools: (any DocumentTools)?
  ) throws(BookError) {
    guard let tools else { throw .needsPackage(file: name, kind: kind, package: package) }
    self.name = name
    self.kind = kind
    self.package = package
    self.tools = tools
    switch place {
    case .file(let file):
      // An absolute path is neither an option nor an address, whatever characters it has.
      guard let real = realpath(FileName.bytes(file), nil) else { throw .noSuchFile(file: name) }
      defer { free(real) }
      path = FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
      fingerprint = Self.fingerprint(ofFileAt: file)
      held = nil
    case .memory(let bytes):
      guard let file = tools.file(holding: bytes) else {
        throw .unreadable(file: name, reason: .system(ENOMEM))
      }
      path = file.path
      held = file
      fingerprint = Self.fingerprint(bytes, size: bytes.count)
    }
  }

  /// The greatest size of a file that is read to be told from others, in bytes.
  private static let mostRead = 8 << 20

  private static func fingerprint(ofFileAt path: String) -> String? {
    var status = stat()
    guard stat(FileName.bytes(path), &status) == 0 else { return nil }
    let size = Int(status.st_size)
    guard let bytes = try? FileReader.prefix(of: path, limit: size > mostRead ? 64 << 10 : mostRead) else {
      return nil
    }
    if size <= mostRead { return fingerprint(bytes, size: bytes.count) }
    return fingerprint(bytes, size: size) + "-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
  }

  private static func fingerprint(_ bytes: [UInt8], size: Int) -> String {
    "\(size)-\(String(bytes.fnv1a, radix: 16))"
  }

  /// Runs a program on the document, whose path follows the words and precedes the rest.
  func output(
    of words: [String], then rest: [String] = [], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    try tools.output(of: words + [path] + rest, limits: limits.reading(path))
  }

  /// Returns the bytes of the document, or nil if it cannot be read or is larger than a limit.
  func contents(limit: Int) -> [UInt8]? { try? FileReader.contents(of: path, limit: limit) }

  /// Runs a program that writes a file made of the document; the words are made of the path of the folder for it, and
  /// the path of the document follows them.
  func file(
    writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    try tools.file(writtenBy: { words($0) + [path] }, limits: limits.reading(path))
  }

  /// Returns the time by which the duration of programs is measured, in seconds.
  func seconds() -> Double { tools.seconds() }

  /// Returns the error of opening the document that a failure causes.
  func error(_ failure: ToolFailure, of tool: String) -> BookError {
    if failure == .missing { return .needsPackage(file: name, kind: kind, package: package) }
    return .unconverted(file: name, tool: tool, reason: failure.complaint)
  }
}
