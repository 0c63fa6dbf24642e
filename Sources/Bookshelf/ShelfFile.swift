import Glibc

/// The shelf's file before the database opens it.
struct ShelfFile {
  /// The path as it was given.
  let path: String

  /// The time that another program is waited for that opens or mends the shelf, in milliseconds.
  private static let patience = 1_000

  /// Makes the folders above the file, for its owner only.
  ///
  /// What people read is their own business, so nobody else may look.
  func createFolders() throws(ShelfError) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if folder == "/" || part.isEmpty { continue }
      // A folder on the way may be there without being ours to make: then the error is not that it exists.
      if unsafe mkdir(folder, 0o700) != 0 && errno != EEXIST && !isFolder(folder) {
        throw .opening(path, system: errno)
      }
    }
  }

  /// Makes the file when it is not there, for its owner only, and tells whether one was there that nothing is in.
  func createOrFindEmpty() throws(ShelfError) -> Bool {
    // Exclusively: opening and closing a database that this process has open elsewhere would drop its locks.
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
      return false
    }
    guard errno == EEXIST else { throw .opening(path, system: errno) }
    return !isOtherThanFile(path) && isEmpty(path) && isEmpty(path + "-wal")
  }

  /// Runs a body while no other program that asks the same way runs its own for a file in this folder.
  ///
  /// SQLite refuses at once, without waiting, to turn on the write-ahead log while another program does the same.
  ///
  /// Another program is waited for, or not at all.
  func exclusively<Result: ~Copyable>(
    waiting: Bool = true, _ body: () throws(ShelfError) -> Result
  ) throws(ShelfError) -> Result {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // The folder is locked and not the file, whose locks are SQLite's. A disk that knows no such locks goes without.
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

  /// Opens the database in the file; where it was damaged, it has another name now, which is given, and there is a new one
  /// that holds what could be read of it.
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

  /// Opens the database in the file; nil where it was damaged and has another name now, which is given.
  private func database(
    migrations: [StaticString], orSetAsideAs name: inout String?
  ) throws(ShelfError) -> Database? {
    // To open a pipe would be to wait for its other end.
    if Self.ends.contains(where: { isOtherThanFile(path + $0) }) {
      name = try setAside()
      return nil
    }
    let opened = try Database(file: path)
    do throws(ShelfError) {
      try opened.prepare(with: migrations)
    } catch .damaged {
      // While the connection is open: at its end it leaves the log of a file that has been moved as it is.
      name = try setAside()
      return nil
    }
    return opened
  }

  /// Opens the database where it may not be written, or has no room to be.
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
      // To read it beside others the library makes files that are not there; with a log somebody else is at work. What
      // found no room has left an empty one.
      guard isEmpty(path + "-wal") else { throw error }
    }
    let opened = try Database(file: path, .readingAlone)
    try opened.prepareToRead(with: migrations)
    return opened
  }

  /// Gives the file, its log and the index of that another name, and answers with the name.
  private func setAside() throws(ShelfError) -> String {
    // The log first: without it a file that is left behind is damaged still, but a new file must not meet an old log.
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { path + ".damaged" + ($0 == 1 ? "" : "-\($0)") }
    guard let name = names.first(where: { name in Self.ends.allSatisfy { !exists(name + $0) } }) else {
      throw .damaged(file: path)
    }
    for end in Self.ends where exists(path + end) {
      if unsafe rename(path + end, name + end) != 0 { throw .damaged(file: path) }
    }
    return name
  }

  /// Removes the file, its log and the index of that.
  func remove() {
    for end in Self.ends { _ = unsafe unlink(path + end) }
  }

  /// The ends of the names of the log, of its index, of the journal of earlier versions and of the file itself.
  private static let ends = ["-wal", "-shm", "-journal", ""]

  /// A Boolean value that indicates whether the file, or the folder it is in, may not be written.
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

  /// Returns a Boolean value that indicates whether there is nothing in a file, or no such file.
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
