import CSQLite
import Glibc

/// Why the shelf could not do what it was asked; the payload names its file.
package enum ShelfError: Error, Hashable, Sendable {
  /// There is no room left for the change; what was kept before is still there.
  case diskFull(file: String)
  /// The file or its folder may not be written by this user, or lies on a read-only disk.
  case readOnly(file: String)
  /// Another program held the file for longer than the shelf waits.
  case locked(file: String)
  /// The file is no database, or its pages contradict each other.
  case damaged(file: String)
  /// A later version of the program has changed the file's layout.
  case newer(file: String, version: Int)
  /// The file is a database of another program.
  case foreign(file: String)
  /// The file cannot be opened or created; the number is the system's.
  case cannotOpen(file: String, system: Int32)
  /// A book cannot be read for its identity; the number is the system's.
  case unreadable(file: String, system: Int32)
  /// Anything else, in the database library's own words.
  case failed(file: String, reason: String)
}

extension ShelfError {
  /// A Boolean value that indicates whether what is kept can be read all the same.
  var leavesReading: Bool {
    switch self {
    case .readOnly, .diskFull, .failed: true
    default: false
    }
  }

  /// Makes an error of a status of SQLite, the reason it gives and the `errno` behind it.
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

  /// The error for a file or folder that the system would not open or make.
  static func opening(_ file: String, system: Int32) -> ShelfError {
    switch system {
    case EACCES, EPERM, EROFS: .readOnly(file: file)
    case ENOSPC, EDQUOT: .diskFull(file: file)
    default: .cannotOpen(file: file, system: system)
    }
  }
}
