import CSQLite
import Glibc
import Testing

@testable import Bookshelf

@Suite struct ShelfErrorTests {
  static let statuses: [(Int32, Int32, ShelfError)] = [
    (SQLITE_FULL, 0, ShelfError.diskFull(file: "/s")),
    (SQLITE_IOERR, ENOSPC, .diskFull(file: "/s")),
    (SQLITE_IOERR | 3 << 8, EIO, .failed(file: "/s", reason: "why")),
    (SQLITE_READONLY | 4 << 8, 0, .readOnly(file: "/s")),
    (SQLITE_CANTOPEN, EROFS, .readOnly(file: "/s")),
    (SQLITE_CANTOPEN, ENOENT, .cannotOpen(file: "/s", system: ENOENT)),
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
