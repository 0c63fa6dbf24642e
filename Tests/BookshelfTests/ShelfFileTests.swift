import Foundation
import TestSupport
import Testing
import TextModel

@testable import Bookshelf

@Suite struct ShelfFileTests {
  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  @Test func `folders and file are made for their owner only`() throws {
    let path = folder.path("one/two/shelf.sqlite")
    let shelf = try Shelf(file: path)
    #expect(try shelf.save(Sample.note("x")) == .saved)
    let modes = try ["one", "one/two", "one/two/shelf.sqlite", "one/two/shelf.sqlite-wal"].map { name in
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o700, 0o600, 0o600])
  }

  @Test func `a note outlives a process that is killed the moment save returned`() async throws {
    let path = folder.path()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let shelf = try Shelf(file: path)
      guard try shelf.save(Sample.note("the zoo")) == .saved else { exit(1) }
      kill(getpid(), SIGKILL)
    }
    #expect(try Shelf(file: path).notes().map(\.text) == ["the zoo"])
  }

  @Test func `what save returned for is in the files, not only in the process`() throws {
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.save(Sample.note("the zoo")) == .saved)
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: folder.path("shelf.sqlite" + end), toPath: folder.path("copy" + end))
    }
    #expect(try Shelf(file: folder.path("copy")).notes() == [Sample.note("the zoo")])
    #expect(try shelf.notes().count == 1)
  }

  @Test func `every commit waits for the disk`() throws {
    let settings = try Shelf(file: folder.path()).read { database throws(ShelfError) in
      // 2 is FULL: in WAL mode the log is synced after each commit, not only at checkpoints.
      (try database.number("PRAGMA synchronous"), try database.rows("PRAGMA journal_mode") { $0.text(0) })
    }
    #expect(settings == (2, ["wal"]))
  }

  @Test func `a write-ahead log cut anywhere leaves a whole shelf`() throws {
    let shelf = try Shelf(file: folder.path())
    for offset in 0..<3 { #expect(try shelf.save(Sample.note("x", at: offset)) == .saved) }
    let log = try folder.bytes("shelf.sqlite-wal")
    let main = try folder.bytes()
    var counts: Set<Int> = []
    for length in Array(stride(from: 0, to: log.count, by: 1_000)) + [log.count] {
      let path = try folder.write(main, to: "cut\(length)")
      _ = try folder.write(log.prefix(length), to: "cut\(length)-wal")
      counts.insert(try Shelf(file: path).notes().count)
    }
    #expect(counts == [0, 1, 2, 3])
  }

  @Test func `two connections and many threads lose nothing`() async throws {
    let path = folder.path()
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          let shelf = try Shelf(file: path)
          for offset in 0..<25 {
            _ = try shelf.save(Sample.note("x", section: writer % 2, at: offset))
          }
        }
      }
      try await group.waitForAll()
    }
    // Two writers save each passage: one of them is told that it was saved already.
    #expect(try Shelf(file: path).notes().count == 50)
  }

  @Test func `a shelf that another program keeps locked says so`() throws {
    let shelf = try Shelf(file: folder.path())
    let other = try RawDatabase(folder.path())
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: ShelfError.locked(file: folder.path())) { try shelf.save(Sample.note("x")) }
    // Readers of the shelf need not wait, and neither does opening.
    #expect(try Shelf(file: folder.path()).notes().isEmpty)
    try other.run("ROLLBACK")
    #expect(try shelf.save(Sample.note("x")) == .saved)
  }

  @Test func `a place waits for nobody`() throws {
    let shelf = try Shelf(file: folder.path())
    let other = try RawDatabase(folder.path())
    let place = Place(
      book: Sample.book("A"), position: TextPosition(section: 0, offset: 3),
      context: TextContext(before: "", after: ""), session: "{}")
    try other.run("BEGIN IMMEDIATE")
    let clock = ContinuousClock()
    let waited = clock.measure {
      #expect(throws: ShelfError.locked(file: folder.path())) {
        for _ in 0..<20 { try shelf.save(place, on: 1, waiting: false) }
      }
    }
    // Whoever waits, waits for two seconds.
    #expect(waited < .seconds(2))
    try other.run("ROLLBACK")
    try shelf.save(place, on: 1, waiting: false)
    #expect(try shelf.place(of: Sample.book("A"))?.position == place.position)
  }

  @Test func `a disk without room loses nothing that was saved`() throws {
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.save(Sample.note("x")) == .saved)
    // A cap on the pages of the file is the disk's edge as SQLite tells of it.
    try shelf.read { database throws(ShelfError) in try database.run("PRAGMA max_page_count = 1") }
    #expect(throws: ShelfError.diskFull(file: folder.path())) {
      try shelf.save(Sample.note(String(repeating: "long ", count: 20_000), at: 9))
    }
    #expect(try shelf.notes().map(\.text) == ["x"])
  }
}
