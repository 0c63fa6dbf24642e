import Bookshelf
import Foundation
import TestSupport
import Testing

@Suite struct ShelfRefusalTests {
  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  @Test func `a file that is no database is refused and left as it is`() throws {
    let bytes = Array(String(repeating: "not a bookshelf at all. ", count: 300).utf8)
    let path = try folder.write(bytes)
    #expect(throws: ShelfError.damaged(file: path)) { try Shelf(file: path) }
    #expect(try folder.bytes() == bytes)
  }

  @Test func `pages full of nonsense give an error that names the file`() throws {
    let path = folder.path()
    do {
      let shelf = try Shelf(file: path)
      for offset in 0..<40 {
        _ = try shelf.save(Sample.note(String(repeating: "long ", count: 400), at: offset))
      }
    }
    var bytes = try folder.bytes()
    try #require(bytes.count > 20 * 4_096)
    // The first page, with the schema, stays: the damage is met only when notes are read.
    for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 37) }
    _ = try folder.write(bytes)
    #expect(throws: ShelfError.damaged(file: path)) { try Shelf(file: path).notes() }
    #expect(throws: ShelfError.damaged(file: path)) { try Shelf(file: path).save(Sample.note("x")) }
    #expect(try folder.bytes() == bytes)
  }

  @Test func `a file cut short at any page is an error or whole, never a crash`() throws {
    do {
      let shelf = try Shelf(file: folder.path())
      for offset in 0..<40 { _ = try shelf.save(Sample.note("x", at: offset)) }
    }
    let bytes = try folder.bytes()
    var refused = 0
    for length in stride(from: 1_000, to: bytes.count, by: 4_096) {
      let path = try folder.write(bytes.prefix(length), to: "cut\(length)")
      do throws(ShelfError) {
        _ = try Shelf(file: path).notes()
      } catch {
        #expect(error == .damaged(file: path))
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test func `a newer layout is refused and left as it is`() throws {
    let path = folder.path()
    _ = try Shelf(file: path)
    try RawDatabase(path).run("PRAGMA user_version = 7")
    let bytes = try folder.bytes()
    #expect(throws: ShelfError.newer(file: path, version: 7)) { try Shelf(file: path) }
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
      if geteuid() == 0 { try #require(seteuid(65_534) == 0) }
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
      if geteuid() == 0 { try #require(seteuid(65_534) == 0) }
      #expect(throws: ShelfError.readOnly(file: path)) { try Shelf(file: path).save(Sample.note("x")) }
    }
    chmod(folder.url.path, 0o755)
  }

  @Test func `a file where a folder should be cannot be opened`() throws {
    let blocker = try folder.write([1], to: "blocker")
    #expect(throws: ShelfError.cannotOpen(file: blocker + "/shelf.sqlite", reason: "Not a directory")) {
      try Shelf(file: blocker + "/shelf.sqlite")
    }
    #expect(throws: ShelfError.self) { try Shelf(file: folder.url.path) }
  }
}
