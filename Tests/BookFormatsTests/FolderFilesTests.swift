import Foundation
import TestSupport
import Testing
import Words

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
    for _ in 0..<3 { #expect(try files.contents(of: "a.opf").bytes.count == 5) }
    #expect(throws: BookError.damagedEntry(file: path, entry: "b.xml", reason: Complaint(.entryTooLarge))) {
      try files.contents(of: "b.xml")
    }
  }

  @Test func `a file is found by a name in other capitals, and a folder too`() throws {
    let path = try folder.write("1", to: "a.opf")
    try FileManager.default.createDirectory(atPath: folder.path + "/TEXT", withIntermediateDirectories: true)
    _ = try folder.write("found", to: "TEXT/ONE.HTM")
    let files = FolderFiles(beside: path)
    #expect(try files.contents(of: "text/One.htm").bytes == Array("found".utf8))
    #expect(throws: BookError.damagedEntry(file: path, entry: "text/two.htm", reason: Complaint(.entryNoSuchFile))) {
      try files.contents(of: "text/two.htm")
    }
  }
}
