import Glibc

/// The file of the shelf, before SQLite opens it.
struct ShelfFile {
  /// The path as it was given.
  let path: String

  /// The time to wait for another program that opens or repairs the shelf, in milliseconds.
  private static let patience = 1_000

  /// Creates the folders above the file, with access for their owner only.
  ///
  /// Other users may not see what a user reads.
  func createFolders() throws(ShelfError) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if folder == "/" || part.isEmpty { continue }
      // A folder above the file may exist although creating it fails with another error than that it exists.
      if unsafe mkdir(folder, 0o700) != 0 && errno != EEXIST && !isFolder(folder) {
        throw .opening(path, system: errno)
      }
    }
  }

  /// Creates the file if it is missing, with access for its owner only, and returns true if it exists and is empty.
  func createOrFindEmpty() throws(ShelfError) -> Bool {
    // The file is created exclusively: opening and closing a database that this process has open elsewhere would drop
    // its locks.
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
      return false
    }
    guard errno == EEXIST else { throw .opening(path, system: errno) }
    return !isOtherThanFile(path) && isEmpty(path) && isEmpty(path + "-wal")
  }

  /// Runs a body while no other program runs one for a file in this folder by the same call.
  ///
  /// SQLite fails at once, without waiting, to turn on the write-ahead log while another program does the same.
  ///
  /// `waiting` indicates whether to wait for another program.
  func exclusively<Result: ~Copyable>(
    waiting: Bool = true, _ body: () throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // The lock is on the folder, since the locks on the file are SQLite's. On a disk without such locks, the body
    // runs without one.
    let lock = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    var waited = 0
    while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EINTR || errno == EWOULDBLOCK {
      guard waiting, waited < Self.patience else { throw .locked(file: path) }
      usleep(5_000)
      waited += 5
    }
    return try body()
  }

  /// Opens the database in the file.
  ///
  /// A damaged file is renamed and returned in `setAside`. A new database then holds the data that could be read of
  /// it.
  func databaseOrNew(
    migrations: [StaticString], setAside: inout DamagedShelf?
  ) throws(ShelfError) -> Database {
    var name: String?
    if let opened = try database(migrations: migrations, orSetAsideAs: &name) { return opened }
    SoundMark(of: path).remove()
    _ = try createOrFindEmpty()
    let opened = try Database(file: path)
    try opened.prepare(with: migrations)
    setAside = name.map {
      DamagedShelf(file: $0, notes: ShelfRescue(from: $0, scratch: path + ".rescue").notes(into: opened))
    }
    return opened
  }

  /// Opens the database in the file, or renames a damaged one, gives its new name, and returns nil.
  private func database(
    migrations: [StaticString], orSetAsideAs name: inout String?
  ) throws(ShelfError) -> Database? {
    // Opening a pipe would wait for its other end.
    if Self.ends.contains(where: { isOtherThanFile(path + $0) }) {
      name = try setAside()
      return nil
    }
    let opened = try Database(file: path)
    do throws(ShelfError) {
      try opened.prepare(with: migrations)
    } catch .damaged {
      // The file is renamed while the connection is open, which then leaves the log of a file that was moved
      // unchanged when it is closed.
      name = try setAside()
      return nil
    }
    return opened
  }

  /// Opens a database that cannot be written to, or has no space on its disk.
  func databaseToRead(migrations: [StaticString]) throws(ShelfError) -> Database {
    do throws(ShelfError) {
      let opened = try Database(file: path, .reading)
      try opened.prepareToRead(with: migrations)
      return opened
    } catch {
      switch error {
      case .failed, .cannotOpen, .readOnly, .diskFull: break
      default: throw error
      }
      // To read beside other programs, SQLite creates the missing files beside the database. A log shows that another
      // program is at work, unless it is empty, as after a failure on a full disk.
      guard isEmpty(path + "-wal") else { throw error }
    }
    let opened = try Database(file: path, .readingAlone)
    try opened.prepareToRead(with: migrations)
    return opened
  }

  /// Renames the file, its log and the index of the log, and returns the new name of the file.
  private func setAside() throws(ShelfError) -> String {
    // The log is renamed first: without it, a file that is left behind is still damaged, but a new file must not get
    // an old log.
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { path + ".damaged" + ($0 == 1 ? "" : "-\($0)") }
    guard let name = names.first(where: { name in Self.ends.allSatisfy { !exists(name + $0) } }) else {
      throw .damaged(file: path)
    }
    for end in Self.ends where exists(path + end) {
      if unsafe rename(path + end, name + end) != 0 { throw .damaged(file: path) }
    }
    return name
  }

  /// Removes the file, its log and the index of the log.
  func remove() {
    for end in Self.ends { _ = unsafe unlink(path + end) }
  }

  /// The suffixes of the log, of its index, of the journal of earlier versions, and of the file itself.
  private static let ends = ["-wal", "-shm", "-journal", ""]

  /// A Boolean value that indicates whether the file or its folder is not writable.
  var isReadOnly: Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return [path, folder].contains { (name: String) in
      unsafe faccessat(AT_FDCWD, name, W_OK, AT_EACCESS) != 0 && errno != ENOENT
    }
  }

  private func isOtherThanFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Returns a Boolean value that indicates whether a file is empty or missing.
  private func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) != 0 || status.st_size == 0
  }

  private func isFolder(_ path: String) -> Bool {
    let reason = errno
    defer { errno = reason }
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
