import Foundation
import TestSupport
import Testing

@testable import Bookshelf

/// A bookshelf that cannot be read is put aside whole, and notes go into a new one, with those that can be read.
@Suite struct DamagedShelfTests {
  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  /// Writes a shelf with notes on many pages and gives its bytes.
  func filled() throws -> [UInt8] {
    do {
      let shelf = try Shelf(file: folder.path())
      for offset in 0..<40 { _ = try shelf.save(Sample.note(String(repeating: "long ", count: 400), at: offset)) }
    }
    return try folder.bytes()
  }

  /// Opens the shelf, saves in it, and expects what was there under a name of its own, and of its notes so many.
  func expectSetAside(
    _ bytes: [UInt8], as name: String = "shelf.sqlite.damaged", rescuing notes: ClosedRange<Int> = 0...0
  ) throws {
    var rescued: [Note] = []
    do {
      let shelf = try Shelf(file: folder.path())
      rescued = try shelf.notes()
      #expect(shelf.setAside == DamagedShelf(file: folder.path(name), notes: rescued.count))
      #expect(notes.contains(rescued.count), "\(rescued.count)")
      #expect(try shelf.save(Sample.note("new", at: 1 << 20)) == .saved)
    }
    #expect(try folder.bytes(name) == bytes)
    let again = try Shelf(file: folder.path())
    #expect(again.setAside == nil)
    #expect(try again.notes() == rescued + [Sample.note("new", at: 1 << 20)])
    #expect(try !folder.names().contains { $0.contains("rescue") })
  }

  @Test func `a file that is no database is set aside`() throws {
    let bytes = Array(String(repeating: "not a bookshelf at all. ", count: 300).utf8)
    _ = try folder.write(bytes)
    try expectSetAside(bytes)
  }

  @Test func `random bytes anywhere behind the head are found when the shelf is opened`() throws {
    var bytes = try filled()
    try #require(bytes.count > 20 * 4_096)
    var random = Seed("Random bytes in a shelf")
    // The first page, with the schema, stays.
    for index in 4_096..<bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    _ = try folder.write(bytes)
    try expectSetAside(bytes)
  }

  @Test func `one page of a table that is nothing but noughts is found when the shelf is opened`() throws {
    var bytes = try filled()
    let page = bytes.count / 4_096 / 2 * 4_096
    for index in page..<page + 4_096 { bytes[index] = 0 }
    _ = try folder.write(bytes)
    try expectSetAside(bytes, rescuing: 30...39)
  }

  @Test func `a shelf whose head is gone gives all of its notes to the new one`() throws {
    var bytes = try filled()
    for index in 0..<1_000 { bytes[index] = 0 }
    _ = try folder.write(bytes)
    try expectSetAside(bytes, rescuing: 40...40)
  }

  @Test(
    "a shelf whose tables or indexes are not what they were made as is set aside, and its notes are rescued",
    arguments: [
      "UPDATE sqlite_schema SET sql = replace(sql, 'to_section', 'uo_section')",
      "UPDATE sqlite_schema SET sql = replace(sql, 'note (book', 'note (date') WHERE type = 'index'",
      "DELETE FROM sqlite_schema WHERE name = 'place'", "UPDATE note SET book = 7", "PRAGMA user_version = 0",
      "PRAGMA user_version = 5",
    ])
  func otherLayout(statement: String) throws {
    _ = try filled()
    do { try RawDatabase(folder.path()).run("PRAGMA writable_schema = ON; \(statement)") }
    try RawDatabase(folder.path()).run("PRAGMA wal_checkpoint(TRUNCATE)")
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.notes().count == 40)
    #expect(shelf.setAside == DamagedShelf(file: folder.path("shelf.sqlite.damaged"), notes: 40))
  }

  @Test func `notes that only the log of a damaged shelf holds are rescued too`() throws {
    do {
      let shelf = try Shelf(file: folder.path("other"))
      for offset in 0..<9 { #expect(try shelf.save(Sample.note("in the log", at: offset)) == .saved) }
      for end in ["", "-wal"] { _ = try folder.write(try folder.bytes("other" + end), to: "shelf.sqlite" + end) }
    }
    _ = try folder.write(Array(repeating: 0, count: 4_096))
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.notes().count == 9)
    #expect(shelf.setAside?.notes ?? 9 == 9)
  }

  @Test func `whichever bit is flipped, the notes are listed or it is told, and what is saved is kept`() throws {
    do {
      let shelf = try Shelf(file: folder.path())
      for offset in 0..<12 { _ = try shelf.save(Sample.note("note", at: offset)) }
    }
    let whole = try folder.bytes()
    var random = Seed("Flipped bits of a shelf")
    for _ in 0..<400 {
      for name in try folder.names() { try FileManager.default.removeItem(atPath: folder.path(name)) }
      var bytes = whole
      let bit = Int.random(in: 0..<bytes.count * 8, using: &random)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      _ = try folder.write(bytes)
      #expect(throws: Never.self, "bit \(bit)") { try expectKept(amongNotes: 12) }
    }
  }

  /// Expects that all of so many notes are listed, or as many as were told to be rescued, and that another is kept.
  private func expectKept(amongNotes all: Int) throws {
    guard let shelf = try openedUnlessRefused() else { return }
    let count = try shelf.notes().count
    #expect(count == shelf.setAside?.notes ?? all)
    if shelf.refusal != nil { return }
    #expect(try shelf.save(Sample.note("new", at: 99)) == .saved)
    #expect(try shelf.notes().count == count + 1)
    #expect(try Shelf(file: folder.path()).notes().count == count + 1)
  }

  /// The shelf; nil where it is taken for one of a newer version, or for the file of another program.
  private func openedUnlessRefused() throws -> Shelf? {
    do {
      return try Shelf(file: folder.path())
    } catch let error {
      switch error {
      case .newer, .foreign: return nil
      default: throw error
      }
    }
  }

  @Test func `a shelf that nobody has touched is opened without a look at all of it`() throws {
    _ = try filled()
    #expect(try !Shelf(file: folder.path()).wasLookedThrough)
    // A shelf that another program has changed is looked through once.
    try RawDatabase(folder.path()).run("CREATE INDEX other ON note (text)")
    #expect(try Shelf(file: folder.path()).wasLookedThrough)
    do {
      let shelf = try Shelf(file: folder.path())
      #expect(!shelf.wasLookedThrough)
      _ = try shelf.save(Sample.note("new"))
    }
    #expect(try !Shelf(file: folder.path()).wasLookedThrough)
    _ = try folder.write(try folder.bytes())
    #expect(try Shelf(file: folder.path()).wasLookedThrough)
  }

  @Test func `a process that was killed leaves a shelf that need not be looked through`() async throws {
    let path = folder.path()
    _ = try filled()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let shelf = try Shelf(file: path)
      guard try shelf.save(Sample.note("the zoo")) == .saved else { exit(1) }
      kill(getpid(), SIGKILL)
    }
    let shelf = try Shelf(file: path)
    #expect(try shelf.notes().count == 41 && !shelf.wasLookedThrough)
  }

  /// Fills the page in the middle with noughts while the shelf is open, and hides that from whoever opens it next.
  private func damageUnseen() throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: folder.path()))
    let length = try file.seekToEnd()
    for page in stride(from: length / 4_096 / 2, to: length / 4_096, by: 1) {
      try file.seek(toOffset: page * 4_096)
      try file.write(contentsOf: Data(count: 4_096))
    }
    try file.close()
  }

  @Test func `damage that nobody could see at the opening is met, set aside and told, and nothing is saved into it`()
    throws
  {
    _ = try filled()
    let shelf = try Shelf(file: folder.path())
    try damageUnseen()
    let damaged = try folder.bytes()
    // Pages of the file that are in memory are not read again, so they are dropped.
    try shelf.read { database throws(ShelfError) in try database.run("PRAGMA shrink_memory") }
    #expect(shelf.setAside == nil)
    let rescued = try shelf.notes()
    #expect(rescued.count < 40)
    #expect(shelf.setAside == DamagedShelf(file: folder.path("shelf.sqlite.damaged"), notes: rescued.count))
    #expect(try shelf.save(Sample.note("new", at: 1 << 20)) == .saved)
    #expect(try folder.bytes("shelf.sqlite.damaged") == damaged)
    #expect(try Shelf(file: folder.path()).notes() == rescued + [Sample.note("new", at: 1 << 20)])
  }

  @Test func `a file cut short at any page is set aside as it was`() throws {
    let bytes = try filled()
    var names = ["shelf.sqlite.damaged"]
    for length in stride(from: 1_000, to: bytes.count, by: 4_096) {
      _ = try folder.write(bytes.prefix(length))
      try expectSetAside(Array(bytes.prefix(length)), as: names[names.count - 1], rescuing: 0...40)
      names.append("shelf.sqlite.damaged-\(names.count + 1)")
    }
    #expect(names.count > 20)
  }

  @Test func `the log goes with the file, and the new shelf does not meet it`() throws {
    let path = folder.path()
    let log: [UInt8]
    do {
      let shelf = try Shelf(file: folder.path("other"))
      #expect(try shelf.save(Sample.note("in the log")) == .saved)
      log = try folder.bytes("other-wal")
    }
    _ = try folder.write(try filled().map { $0 ^ 0x55 })
    let damaged = try folder.bytes()
    _ = try folder.write(log.dropLast(100), to: "shelf.sqlite-wal")
    let shelf = try Shelf(file: path)
    if shelf.setAside != nil {
      #expect(try folder.bytes("shelf.sqlite.damaged") == damaged)
      #expect(try folder.bytes("shelf.sqlite.damaged-wal") == Array(log.dropLast(100)))
      #expect(try shelf.notes().isEmpty)
    }
  }

  @Test(arguments: [
    "shelf.sqlite", "shelf.sqlite-wal", "shelf.sqlite-shm", "shelf.sqlite-journal", "shelf.sqlite-checked",
  ])
  func `a pipe in its place, or beside it, is not waited for`(name: String) throws {
    if name != "shelf.sqlite" { _ = try filled() }
    unlink(folder.path(name))
    try #require(mkfifo(folder.path(name), 0o600) == 0)
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.notes().count == (name == "shelf.sqlite" ? 0 : 40))
    #expect((shelf.setAside == nil) == name.hasSuffix("-checked"))
    #expect(try shelf.save(Sample.note("new", at: 1 << 20)) == .saved)
  }

  @Test(arguments: ["/dev/zero", "/dev/full", "/dev/null"])
  func `a device in its place is set aside, and not read`(device: String) throws {
    try #require(symlink(device, folder.path()) == 0)
    let shelf = try Shelf(file: folder.path())
    #expect(try shelf.setAside?.notes == 0 && shelf.notes().isEmpty)
    #expect(try shelf.save(Sample.note("new", at: 1 << 20)) == .saved)
  }

  @Test func `whoever keeps the folder locked is told of after a second`() throws {
    let lock = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    try #require(flock(lock, LOCK_EX) == 0)
    let start = ContinuousClock.now
    #expect(throws: ShelfError.locked(file: folder.path())) { try Shelf(file: folder.path()) }
    #expect(ContinuousClock.now - start < .seconds(20))
    close(lock)
    #expect(try Shelf(file: folder.path()).notes().isEmpty)
  }

  @Test func `a file with nothing in it is told of once, and one that is not there is made`() throws {
    #expect(try !Shelf(file: folder.path("new/shelf.sqlite")).wasEmpty)
    _ = try folder.write([])
    #expect(try Shelf(file: folder.path()).wasEmpty)
    #expect(try !Shelf(file: folder.path()).wasEmpty)
  }

  @Test func `a folder in its place is set aside with all that is in it`() throws {
    try FileManager.default.createDirectory(atPath: folder.path(), withIntermediateDirectories: true)
    _ = try folder.write([1, 2, 3], to: "shelf.sqlite/kept")
    let shelf = try Shelf(file: folder.path())
    #expect(shelf.setAside == DamagedShelf(file: folder.path("shelf.sqlite.damaged"), notes: 0))
    #expect(try shelf.save(Sample.note("new")) == .saved)
    #expect(try folder.bytes("shelf.sqlite.damaged/kept") == [1, 2, 3])
  }

  @Test func `programs that meet a damaged shelf together begin one new shelf`() async throws {
    let path = folder.path()
    _ = try folder.write(Array(String(repeating: "nonsense ", count: 900).utf8))
    let aside = try await withThrowingTaskGroup { group in
      for offset in 0..<8 {
        group.addTask {
          let shelf = try Shelf(file: path)
          _ = try shelf.save(Sample.note("x", at: offset))
          return shelf.setAside == nil ? 0 : 1
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(aside == 1)
    #expect(try Shelf(file: path).notes().count == 8)
  }

  // In a process of its own, which gives up the rights of root where it has them: root may write anywhere.
  @Test func `where nothing can be given another name a damaged file is left as it is`() async throws {
    let bytes = Array(String(repeating: "not a bookshelf at all. ", count: 300).utf8)
    let path = try folder.write(bytes)
    chmod(path, 0o666)
    chmod(folder.url.path, 0o555)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let isRoot = geteuid() == 0
      if isRoot { try #require(seteuid(65_534) == 0) }
      // A sanitizer looks through the process at its end, for which it needs its rights.
      defer { if isRoot { seteuid(0) } }
      #expect(throws: ShelfError.damaged(file: path)) { try Shelf(file: path) }
    }
    chmod(folder.url.path, 0o755)
    #expect(try folder.bytes() == bytes)
  }
}
