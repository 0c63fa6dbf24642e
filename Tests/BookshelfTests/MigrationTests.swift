import Bookshelf
import TestSupport
import Testing

@Suite struct MigrationTests {
  static let next: StaticString = """
    ALTER TABLE note ADD COLUMN colour TEXT;
    PRAGMA user_version = 12;
    """

  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  @Test func `an older shelf is brought to the newest layout and keeps what it holds`() throws {
    let path = folder.path()
    #expect(try Shelf(file: path).save(Sample.note("the zoo")) == .saved)
    let migrated = try Shelf(file: path, migrations: Schema.migrations + [Self.next])
    #expect(try migrated.notes() == [Sample.note("the zoo")])
    // The layout before knows that it has been overtaken.
    #expect(throws: ShelfError.newer(file: path, version: 12)) { try Shelf(file: path) }
  }

  @Test func `a migration that fails in the middle changes nothing`() throws {
    let path = folder.path()
    #expect(try Shelf(file: path).save(Sample.note("the zoo")) == .saved)
    let broken: StaticString = "DROP TABLE note; CREATE TABLE book (id)"
    #expect(throws: ShelfError.self) { try Shelf(file: path, migrations: Schema.migrations + [broken]) }
    #expect(try Shelf(file: path).notes() == [Sample.note("the zoo")])
  }

  @Test(arguments: 1...30)
  func `programs that start together on a new shelf make it once`(round: Int) async throws {
    let path = folder.path("new\(round)/shelf.sqlite")
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { _ = try Shelf(file: path).knownBooks() }
      }
      try await group.waitForAll()
    }
    #expect(try Shelf(file: path).save(Sample.note("x")) == .saved)
  }
}
