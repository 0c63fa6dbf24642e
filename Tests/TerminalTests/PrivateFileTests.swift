import Foundation
import Terminal
import TestSupport
import Testing

@Suite struct PrivateFileTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func rights(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a file and its folders are made for the owner alone`() throws {
    let file = home.path + "/state/lectern/copied.txt"
    #expect(PrivateFile.write(Array("One".utf8), to: file) == nil)
    #expect(FileBytes.read(file) == Array("One".utf8))
    #expect(try rights(file) == 0o600)
    #expect(try rights(home.path + "/state/lectern") == 0o700)
  }

  @Test func `what stood there before is replaced whole, and its rights and a link with it`() throws {
    let other = try home.write("other", to: "other")
    let file = home.path + "/copied.txt"
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: other)
    #expect(PrivateFile.write(Array("One".utf8), to: file) == nil)
    #expect(PrivateFile.write(Array("".utf8), to: file) == nil)
    #expect(FileBytes.read(file) == [])
    #expect(FileBytes.read(other) == Array("other".utf8))
    #expect(try rights(file) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).sorted() == ["copied.txt", "other"])
  }

  @Test func `a place where no file can be is told by the system's number`() {
    #expect(PrivateFile.write([], to: "/dev/null/lectern/copied.txt") == ENOTDIR)
    #expect(PrivateFile.write([], to: home.path) == EISDIR)
  }

  // In a process of its own, which gives up the rights of root where it has them: root may write anywhere.
  @Test func `a folder that may not be made is the reason, not what would be in it`() async throws {
    chmod(home.path, 0o555)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      let isRoot = geteuid() == 0
      if isRoot { try #require(seteuid(65_534) == 0) }
      // A sanitizer looks through the process at its end, for which it needs its rights.
      defer { if isRoot { seteuid(0) } }
      #expect(PrivateFile.write([], to: path + "/state/lectern/copied.txt") == EACCES)
    }
    chmod(home.path, 0o755)
  }
}
