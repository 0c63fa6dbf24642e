import CLinux
import FileNames
import Glibc
import Synchronization

/// A file that is written beside its place, and takes it as a whole when all of it is written.
///
/// A draft that is not finished is removed with the value.
package final class DraftFile: Sendable {
  private let path: [CChar]
  private let draft: [CChar]
  private let file: Mutex<Int32?>

  /// Creates a draft, or throws the error number of the system.
  package init(_ path: String) throws(Fault) {
    self.path = FileName.bytes(path)
    draft = FileName.bytes("\(path).\(getpid())")
    // A folder cannot be replaced by a file, which would show only at the end.
    var status = stat()
    if stat(self.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw Fault(code: EISDIR) }
    // A draft that an earlier process with this identifier has left behind may have another owner.
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Fault(code: errno) }
    self.file = Mutex(file)
  }

  deinit {
    if let file = file.withLock({ $0 }) {
      close(file)
      unlink(draft)
    }
  }

  /// A fault of the system, by its error number.
  package struct Fault: Error {
    /// The error number.
    package let code: Int32
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(Fault) {
    let code = file.withLock { file in
      file.map { FileBytes.write(bytes[...], to: $0) ? 0 : errno } ?? EBADF
    }
    guard code == 0 else { throw Fault(code: code) }
  }

  /// Puts the file in its place once its bytes are on the disk.
  package func finish() throws(Fault) {
    let code: Int32 = file.withLock { file in
      guard let number = file else { return EBADF }
      guard fsync(number) == 0 else { return errno }
      guard rename(draft, path) == 0 else { return errno }
      close(number)
      file = nil
      return 0
    }
    guard code == 0 else { throw Fault(code: code) }
  }
}
