import Foundation
import Glibc
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

  @Test(arguments: [
    "../secret", "./../secret", "a/../../secret", "%2e%2e/secret", ".%2e/secret", "%2E./secret", "%2e%2e%2fsecret",
    "..\\secret", "%252e%252e/secret", "link", "LINK", "%6cink", "above/secret", "ABOVE/secret", "%61bove/secret",
    "a/%2e%2e/%2e%2e/secret", "%2e/%2e%2e/secret", "/", "", ".", "..", "%2e", "a\0",
  ])
  func `no spelling of a name leads out of the folder`(name: String) throws {
    _ = try folder.write("secret", to: "secret")
    let inner = folder.path + "/inner"
    try FileManager.default.createDirectory(atPath: inner + "/a", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: inner + "/link", withDestinationPath: "../secret")
    try FileManager.default.createSymbolicLink(atPath: inner + "/above", withDestinationPath: "..")
    let files = FolderFiles(beside: inner + "/book.opf")
    #expect(throws: BookError.self) { try files.contents(of: name) }
    #expect(throws: BookError.self) { try files.contents(of: folder.path + "/secret") }
  }

  @Test func `a file whose name is a step up with its escapes is a file like any other`() throws {
    _ = try folder.write("inside", to: "%2e%2e")
    #expect(try FolderFiles(beside: folder.path + "/book.opf").contents(of: "%2E%2e").bytes == Array("inside".utf8))
  }

  @Test func `a file whose name is not UTF-8 is found by its other bytes`() throws {
    let name = Array("\(folder.path)/caf".utf8) + [0xE9] + Array(".x".utf8)
    let descriptor = open(name.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0 && write(descriptor, "found", 5) == 5)
    close(descriptor)
    let reference = try #require(ContainerPath.resolve("caf%E9.x", from: "book.opf"))
    #expect(
      try FolderFiles(beside: folder.path + "/book.opf").contents(of: reference.path).bytes == Array("found".utf8))
  }
}
