import Glibc

/// The shelf's file before the database opens it.
struct ShelfFile {
  /// The path as it was given.
  let path: String

  /// Makes the folders above the file, and the file when it is not there, for its owner only.
  ///
  /// What people read is their own business, so nobody else may look.
  func create() throws(ShelfError) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if folder == "/" || part.isEmpty { continue }
      // A folder on the way may be there without being ours to make: then the error is not that it exists.
      if unsafe mkdir(folder, 0o700) != 0 && errno != EEXIST && !isFolder(folder) {
        throw .opening(path, system: errno)
      }
    }
    // Exclusively: opening and closing a database that this process has open elsewhere would drop its locks.
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw .opening(path, system: errno)
    }
  }

  /// Runs a body while no other program that asks the same way runs its own for a file in this folder.
  ///
  /// SQLite refuses at once, without waiting, to turn on the write-ahead log while another program does the same.
  func exclusively<Result: ~Copyable>(_ body: () throws(ShelfError) -> Result) throws(ShelfError) -> Result {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // The folder is locked and not the file, whose locks are SQLite's. A disk that knows no such locks goes without.
    let lock = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 {
      while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    }
    defer { if lock >= 0 { close(lock) } }
    return try body()
  }

  private func isFolder(_ path: String) -> Bool {
    let reason = errno
    defer { errno = reason }
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
