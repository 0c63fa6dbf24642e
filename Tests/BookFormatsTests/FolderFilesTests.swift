import TestSupport
import Testing

@testable import BookFormats

@Suite struct FolderFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what is read again does not count again, and what passes the limit is refused by name`() throws {
    let path = try folder.write("12345", to: "a.opf")
    _ = try folder.write("12345", to: "b.xml")
    let files = FolderFiles(beside: path, limit: 9)
    for _ in 0..<3 { #expect(try files.bytes(of: "a.opf").count == 5) }
    #expect(throws: BookError.damagedEntry(file: path, entry: "b.xml", reason: "it is too large")) {
      try files.bytes(of: "b.xml")
    }
  }
}
