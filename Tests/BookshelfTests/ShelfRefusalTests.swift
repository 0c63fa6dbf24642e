import Bookshelf
import Foundation
import TestSupport
import Testing

@Suite struct ShelfRefusalTests {
  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  @Test func `a newer layout is refused and left as it is`() throws {
    let path = folder.path()
    _ = try Shelf(file: path)
    try RawDatabase(path).run("PRAGMA user_version = 12")
    let bytes = try folder.bytes()
    #expect(throws: ShelfError.newer(file: path, version: 12)) { try Shelf(file: path) }
    #expect(try folder.bytes() == bytes)
  }

  @Test func `another program's database is refused and left as it is`() throws {
    let path = folder.path("other.sqlite")
    try RawDatabase(path).run("CREATE TABLE song (title); INSERT INTO song VALUES ('A')")
    let bytes = try folder.bytes("other.sqlite")
    #expect(throws: ShelfError.foreign(file: path)) { try Shelf(file: path) }
    #expect(try folder.bytes("other.sqlite") == bytes)
  }

  // In a process of its own, which gives up the rights of root where it has them: root may write anywhere.
  @Test func `a folder that may not be written gives the error for it`() async throws {
    let path = folder.path("shelf.sqlite")
    chmod(folder.url.path, 0o555)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let isRoot = geteuid() == 0
      if isRoot { try #require(seteuid(65_534) == 0) }
      // A sanitizer looks through the process at its end, for which it needs its rights.
      defer { if isRoot { seteuid(0) } }
      for file in [path, path + "/../deeper/shelf.sqlite"] {
        #expect(throws: ShelfError.readOnly(file: file)) { try Shelf(file: file) }
      }
    }
    chmod(folder.url.path, 0o755)
  }

  @Test func `a shelf whose folder became read-only says so when it saves`() async throws {
    let path = folder.path()
    try Shelf(file: path).opened(Sample.book("A"), at: "/a", on: 1)
    chmod(path, 0o444)
    chmod(folder.url.path, 0o555)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let isRoot = geteuid() == 0
      if isRoot { try #require(seteuid(65_534) == 0) }
      // A sanitizer looks through the process at its end, for which it needs its rights.
      defer { if isRoot { seteuid(0) } }
      #expect(throws: ShelfError.readOnly(file: path)) { try Shelf(file: path).save(Sample.note("x")) }
    }
    chmod(folder.url.path, 0o755)
  }

  @Test(arguments: [0o644, 0o444])
  func `a shelf that may not be written is read`(mode: Int) async throws {
    let path = folder.path("of 100%?.sqlite")
    _ = try Shelf(file: path).save(Sample.note("x"))
    chmod(path, mode_t(mode))
    chmod(folder.url.path, 0o555)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let isRoot = geteuid() == 0
      if isRoot { try #require(seteuid(65_534) == 0) }
      defer { if isRoot { seteuid(0) } }
      let shelf = try Shelf(file: path)
      #expect(shelf.refusal == .readOnly(file: path))
      #expect(try shelf.notes().map(\.text) == ["x"])
      #expect(throws: ShelfError.readOnly(file: path)) { try shelf.remove(1) }
    }
    chmod(folder.url.path, 0o755)
  }

  @Test func `a file where a folder should be cannot be opened`() throws {
    let blocker = try folder.write([1], to: "blocker")
    #expect(throws: ShelfError.cannotOpen(file: blocker + "/shelf.sqlite", system: ENOTDIR)) {
      try Shelf(file: blocker + "/shelf.sqlite")
    }
  }
}
