import CSQLite
import Glibc
import Testing

@testable import Bookshelf

@Suite struct ShelfErrorTests {
  static let messages: [(ShelfError, String)] = [
    (.diskFull(file: "/s"), "The disk that holds the bookshelf /s is full: make room there and try again."),
    (
      .readOnly(file: "/s"),
      "The bookshelf /s cannot be written: check the permissions of the file and of its folder."
    ),
    (.locked(file: "/s"), "The bookshelf /s is in use by another program: try again in a moment."),
    (.damaged(file: "/s"), "The bookshelf /s is damaged and was left as it is: move it away to start a new one."),
    (
      .newer(file: "/s", version: 7),
      "The bookshelf /s was written by a newer version of this program (layout 7): update the program."
    ),
    (
      .foreign(file: "/s"),
      "The file /s belongs to another program and was left as it is: name another file for the bookshelf."
    ),
    (
      .cannotOpen(file: "/s", reason: "Not a directory"),
      "The bookshelf /s cannot be opened (Not a directory): check that its folder can be used."
    ),
    (
      .unreadable(file: "/b", reason: "Permission denied"),
      "The book /b cannot be read (Permission denied): check the file and its permissions."
    ),
    (.failed(file: "/s", reason: "odd"), "The bookshelf /s could not be used (odd): try again."),
  ]

  @Test(arguments: messages)
  func `every error says in one sentence what happened, where, and what to do`(error: ShelfError, message: String) {
    #expect(error.message == message)
  }

  static let statuses: [(Int32, Int32, ShelfError)] = [
    (SQLITE_FULL, 0, ShelfError.diskFull(file: "/s")),
    (SQLITE_IOERR, ENOSPC, .diskFull(file: "/s")),
    (SQLITE_IOERR | 3 << 8, EIO, .failed(file: "/s", reason: "why")),
    (SQLITE_READONLY | 4 << 8, 0, .readOnly(file: "/s")),
    (SQLITE_CANTOPEN, EROFS, .readOnly(file: "/s")),
    (SQLITE_CANTOPEN, ENOENT, .cannotOpen(file: "/s", reason: "No such file or directory")),
    (SQLITE_BUSY | 1 << 8, 0, .locked(file: "/s")),
    (SQLITE_CORRUPT | 2 << 8, 0, .damaged(file: "/s")),
    (SQLITE_NOTADB, 0, .damaged(file: "/s")),
    (SQLITE_CONSTRAINT, 0, .failed(file: "/s", reason: "why")),
  ]

  @Test(arguments: statuses)
  func `a status of the database becomes the error it means`(status: Int32, system: Int32, error: ShelfError) {
    #expect(ShelfError(status: status, file: "/s", reason: "why", system: system) == error)
  }
}
