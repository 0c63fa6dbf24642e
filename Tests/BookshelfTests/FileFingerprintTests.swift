import Bookshelf
import Foundation
import Testing
import TextModel

@Suite struct FileFingerprintTests {
  let folder: ShelfFolder

  init() throws {
    folder = try ShelfFolder()
  }

  // A short file is hashed twice, as its head and as its tail: the value is FNV-1a of "aa".
  @Test func `the hash is FNV-1a of both ends`() {
    #expect(FileFingerprint(of: Array("a".utf8)).hash == 0x089C_4307_B545_96B7)
    #expect(FileFingerprint(of: []).hash == 0xCBF2_9CE4_8422_2325)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_071, 131_072, 400_000])
  func `a file of any size has the fingerprint of its bytes`(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let path = try folder.write(bytes, to: "book")
    let fingerprint = try FileFingerprint(ofFileAt: path)
    #expect(fingerprint == FileFingerprint(of: bytes))
    #expect(fingerprint?.size == size)
  }

  @Test func `only the ends and the size count`() {
    var bytes = [UInt8](repeating: 7, count: 300_000)
    let first = FileFingerprint(of: bytes)
    bytes[150_000] = 8
    #expect(FileFingerprint(of: bytes) == first)
    bytes[299_999] = 8
    #expect(FileFingerprint(of: bytes) != first)
  }

  @Test func `standard input and a pipe have none`() throws {
    #expect(try FileFingerprint(ofFileAt: "-") == nil)
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(try FileFingerprint(ofFileAt: folder.path("pipe")) == nil)
  }

  @Test func `a file that is not there is named in the error`() {
    let path = folder.path("gone")
    #expect(throws: ShelfError.unreadable(file: path, system: 2)) {
      try FileFingerprint(ofFileAt: path)
    }
  }

  @Test func `an identity takes its parts from the book and an empty identifier for none`() {
    let metadata = BookMetadata(title: "A", creators: ["B"], identifier: "")
    let identity = BookIdentity(metadata, fingerprint: FileFingerprint(of: [1, 2, 3]))
    #expect(identity.identifier == nil)
    #expect((identity.title, identity.creators, identity.size) == ("A", ["B"], 3))
  }

  @Test func `a folder is known by the names and the sizes of its files`() throws {
    let path = folder.url.path
    #expect(try FileFingerprint(ofFileAt: path) == FileFingerprint(of: []))
    try Data("12".utf8).write(to: folder.url.appendingPathComponent("b.png"))
    try Data("1".utf8).write(to: folder.url.appendingPathComponent("a.png"))
    try Data("1".utf8).write(to: folder.url.appendingPathComponent(".hidden"))
    #expect(try FileFingerprint(ofFileAt: path) == FileFingerprint(of: Array("a.png 1\nb.png 2\n".utf8)))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("ch1"), withIntermediateDirectories: false)
    try Data("123".utf8).write(to: folder.url.appendingPathComponent("ch1/p.png"))
    #expect(
      try FileFingerprint(ofFileAt: path) == FileFingerprint(of: Array("a.png 1\nb.png 2\nch1/p.png 3\n".utf8)))
  }
}
