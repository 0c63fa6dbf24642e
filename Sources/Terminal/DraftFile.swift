import CLinux
import FileNames
import Glibc
import Synchronization

/// A file that takes its place as a whole when all of it is written.
///
/// Until then it has no name where the file system allows that, so that nothing is left of a process that is ended.
/// Elsewhere it has a name beside its place, and is removed with the value.
package final class DraftFile: Sendable {
  /// The number of names that are tried beside the place.
  private static let mostNames = 100

  private let path: [CChar]
  private let names: [[CChar]]
  private let state: Mutex<State>

  private struct State {
    var file: Int32?
    /// The name of the draft; nil while it has none.
    var name: [CChar]?
  }

  /// Creates a draft, or throws the error number of the system; a link stays, and the file that it leads to is replaced.
  package init(_ path: String) throws(Fault) {
    var path = path
    if let real = realpath(FileName.bytes(path), nil) {
      path = FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
      free(real)
    }
    self.path = FileName.bytes(path)
    names = (0..<Self.mostNames).map { [path] in FileName.bytes("\(path).\(getpid())-\($0)") }
    // A folder cannot be replaced by a file, which would show only at the end, and a pipe or a device must not be.
    var status = stat()
    if stat(self.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Fault(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EEXIST)
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let unnamed = unnamed_file(FileName.bytes(folder))
    if unnamed >= 0 {
      state = Mutex(State(file: unnamed))
      return
    }
    for name in names {
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw Fault(code: errno) }
      state = Mutex(State(file: file, name: name))
      return
    }
    throw Fault(code: EEXIST)
  }

  deinit {
    state.withLock { state in
      if let file = state.file { close(file) }
      if let name = state.name { unlink(name) }
    }
  }

  /// A fault of the system, by its error number.
  package struct Fault: Error {
    /// The error number.
    package let code: Int32
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(Fault) {
    let code = state.withLock { state in
      state.file.map { FileBytes.write(bytes[...], to: $0) ? 0 : errno } ?? EBADF
    }
    guard code == 0 else { throw Fault(code: code) }
  }

  /// Puts the file in its place once its bytes are on the disk.
  package func finish() throws(Fault) {
    let code: Int32 = state.withLock { state in
      guard let file = state.file else { return EBADF }
      guard fsync(file) == 0 else { return errno }
      if state.name == nil { state.name = name(file) }
      guard let name = state.name, rename(name, path) == 0 else { return errno }
      close(file)
      state = State()
      return 0
    }
    guard code == 0 else { throw Fault(code: code) }
  }

  /// Gives a file without a name one beside its place, which no other file has; nil with the error number of the system.
  private func name(_ file: Int32) -> [CChar]? {
    for name in names {
      if linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 { return name }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}
