import FileNames
import Glibc
import Synchronization
import Words

/// The files beside a file, and in the folders beside it; nothing outside of them, whatever a name says.
final class FolderFiles: BookFiles {
  let file: String
  /// The name of the file among the others.
  let name: String
  private let folder: String
  /// The greatest number of bytes of all that is read.
  private let limit: Int
  /// The sizes of the files that were read, by their names, and what they come to.
  private let read = Mutex((sizes: [String: Int](), total: 0))

  /// The files beside the one at a path, of which at most so many bytes may be read, a file counted once.
  ///
  /// `file` is the name of the book in messages, where it is not that path.
  init(beside path: String, file: String? = nil, limit: Int = 2 << 30) {
    self.limit = limit
    self.file = file ?? path
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    name = String(path[start...])
    folder = start == path.startIndex ? "." : String(path[..<start])
  }

  /// Returns the file that a name stands for.
  ///
  /// Two names may stand for one file; each is read under its own.
  func name(of name: String) -> String? { name }

  func contents(of name: String) throws(BookError) -> FileContents {
    let descriptor = try open(name)
    defer { close(descriptor) }
    guard let bytes = FileReader.bytes(of: descriptor, limit: Book.documentLimit + 1) else { throw fault(name) }
    let isTooMuch = read.withLock { read in
      read.total += bytes.count - (read.sizes.updateValue(bytes.count, forKey: name) ?? 0)
      return read.total > limit
    }
    guard bytes.count <= Book.documentLimit, !isTooMuch else {
      throw .damagedEntry(file: file, entry: name, reason: Complaint(.entryTooLarge))
    }
    return FileContents(bytes: bytes)
  }

  func sound(_ name: String) throws(BookError) -> SoundFile {
    let descriptor = try open(name)
    defer { close(descriptor) }
    // The name on disk of what was opened: that in the book may be written otherwise.
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/fd/\(descriptor)", &path, path.count)
    guard length > 0 else { throw fault(name) }
    return .path(FileName.text(path.prefix(length)))
  }

  /// Opens a file one step of its name at a time: each is the name of something in the folder before it, and no link,
  /// so that nothing leads out of the folder.
  private func open(_ name: String) throws(BookError) -> Int32 {
    var descriptor = Glibc.open(FileName.bytes(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let steps = name.split(separator: "/").filter { $0 != "." }
    for (index, step) in steps.enumerated() where descriptor >= 0 {
      guard let next = StepDown(String(step)) else {
        close(descriptor)
        throw .damagedEntry(file: file, entry: name, reason: Complaint(.entryNoName))
      }
      // A pipe would be waited for.
      let kind = index < steps.count - 1 ? O_DIRECTORY : O_NONBLOCK
      let opened = next.open(in: descriptor, kind)
      let code = errno
      close(descriptor)
      errno = code
      descriptor = opened
    }
    guard descriptor >= 0 else { throw fault(name) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .damagedEntry(file: file, entry: name, reason: Complaint(.entryNoFile))
    }
    return descriptor
  }

  private func fault(_ name: String) -> BookError {
    let code = errno
    let reason = code == ENOENT ? Complaint(.entryNoSuchFile) : .system(code)
    return .damagedEntry(file: file, entry: name, reason: reason)
  }
}
