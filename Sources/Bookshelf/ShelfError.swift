import CSQLite
import Glibc

/// The reason why a call to the shelf failed, with the path of its file.
package enum ShelfError: Error, Hashable, Sendable {
  /// The disk is full; what was stored before is still there.
  case diskFull(file: String)
  /// The file or its folder is not writable for the user, or is on a read-only disk.
  case readOnly(file: String)
  /// Another program has locked the file for longer than the shelf waits.
  case locked(file: String)
  /// The file is no database, or its pages contradict each other.
  case damaged(file: String)
  /// A later version of the program has changed the layout of the file.
  case newer(file: String, version: Int)
  /// The file is a database of another program.
  case foreign(file: String)
  /// The file cannot be opened or created, with an error number of the system.
  case cannotOpen(file: String, system: Int32)
  /// A book cannot be read for its identity, with an error number of the system.
  case unreadable(file: String, system: Int32)
  /// Any other error, with the message of SQLite.
  case failed(file: String, reason: String)
}

extension ShelfError {
  /// A Boolean value that indicates whether the stored data can still be read.
  var leavesReading: Bool {
    switch self {
    case .readOnly, .diskFull, .failed: true
    default: false
    }
  }

  /// Creates an error from a status of SQLite, its message, and the `errno` behind it.
  init(status: Int32, file: String, reason: String, system: Int32) {
    // The low byte is the primary status; the bytes above refine it.
    switch status & 0xFF {
    case SQLITE_FULL: self = .diskFull(file: file)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(file: file)
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .locked(file: file)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(file: file)
    case SQLITE_CANTOPEN: self = .opening(file, system: system)
    case SQLITE_IOERR where system == ENOSPC || system == EDQUOT: self = .diskFull(file: file)
    default: self = .failed(file: file, reason: reason)
    }
  }

  /// Returns the error of a file or folder that the system could not open or create.
  static func opening(_ file: String, system: Int32) -> ShelfError {
    switch system {
    case EACCES, EPERM, EROFS: .readOnly(file: file)
    case ENOSPC, EDQUOT: .diskFull(file: file)
    default: .cannotOpen(file: file, system: system)
    }
  }
}
