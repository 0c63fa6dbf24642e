import Foundation
import Terminal
import TestSupport
import Testing

/// Files that are there as a whole or not at all.
@Suite struct DraftFileTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: home.path).sorted()) ?? [] }

  @Test func `a file is in its place once it is finished, and not before`() throws {
    let path = try home.write("old", to: "book.epub")
    let draft = try DraftFile(path)
    try draft.append(Array("new ".utf8))
    try draft.append(Array("book".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    try draft.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new book")
    #expect(names == ["book.epub"])
    #expect(throws: DraftFile.Fault.self) { try draft.append([1]) }
  }

  @Test func `a file that is not finished leaves nothing behind`() throws {
    do {
      let draft = try DraftFile(home.path + "/book.epub")
      try draft.append([1])
      // Nor would it if the process were ended here.
      #expect(names.isEmpty)
    }
    #expect(names.isEmpty)
  }

  @Test func `a file of another is not touched, whatever its name`() throws {
    let path = home.path + "/book.epub"
    _ = try home.write("mine", to: "book.epub.\(getpid())-0")
    let draft = try DraftFile(path)
    try draft.append(Array("book".utf8))
    try draft.finish()
    #expect(names == ["book.epub", "book.epub.\(getpid())-0"])
    #expect(try String(contentsOfFile: path + ".\(getpid())-0", encoding: .utf8) == "mine")
  }

  @Test(arguments: ["/dev/null/book.epub", "/nowhere/at/all/book.epub", "/tmp", "/dev/null"])
  func `a place where no file can be is known at the start`(path: String) {
    #expect(throws: DraftFile.Fault.self) { try DraftFile(path) }
  }

  @Test func `a link stays, and the file that it leads to is replaced`() throws {
    let target = try home.write("old", to: "target.epub")
    let link = home.path + "/link.epub"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let draft = try DraftFile(link)
    try draft.append(Array("new".utf8))
    try draft.finish()
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }
}
