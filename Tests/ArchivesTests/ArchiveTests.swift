import Archives
import TestSupport
import Testing

@Suite struct ArchiveTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func archive(
    _ entries: [(name: String, bytes: [UInt8])], limits: ArchiveLimits = ArchiveLimits()
  ) throws -> Archive {
    let path = folder.path + "/a.zip"
    try ZipWriter.write(entries, to: path)
    return try Archive(path: path, limits: limits)
  }

  @Test func `entries are read by their names, in the order of the archive`() throws {
    let archive = try archive([("b", Array("two".utf8)), ("a/é", Array("one".utf8)), ("empty", [])])
    #expect(archive.names == ["b", "a/é", "empty"])
    #expect(try archive.read("a/é") == Array("one".utf8))
    #expect(try archive.read("empty").isEmpty)
    #expect(archive.contains("b") && !archive.contains("c"))
  }

  @Test func `an archive held in memory reads like one on disk`() throws {
    let path = folder.path + "/a.zip"
    try ZipWriter.write([("a", [1, 2, 3])], to: path)
    let bytes = try #require(FileBytes.read(path))
    #expect(try Archive(bytes: bytes, name: "Standard input").read("a") == [1, 2, 3])
  }

  @Test func `the same entries always give the same bytes`() throws {
    let entries: [(name: String, bytes: [UInt8])] = [("mimetype", Array("x".utf8)), ("b", Array("y".utf8))]
    try ZipWriter.write(entries, to: folder.path + "/1.zip")
    try ZipWriter.write(entries, to: folder.path + "/2.zip")
    let first = try #require(FileBytes.read(folder.path + "/1.zip"))
    #expect(first == FileBytes.read(folder.path + "/2.zip"))
    // EPUB 3.3, 4.2.6.1: the words begin at byte 38 when nothing stands between them and the local header.
    #expect(Array(first[30..<38]) == Array("mimetype".utf8))
  }

  @Test func `an entry may hold as many bytes as the limit and not one more`() throws {
    let limits = ArchiveLimits(entryBytes: 1000)
    let archive = try archive(
      [("fits", Array(repeating: 7, count: 1000)), ("not", Array(repeating: 7, count: 1001))], limits: limits)
    #expect(try archive.read("fits").count == 1000)
    #expect(throws: ArchiveError.tooLarge(file: archive.file, entry: "not", limit: 1000)) { try archive.read("not") }
  }

  @Test func `all entries together stay under the total, one read twice counted once`() throws {
    let some: [UInt8] = Array(repeating: 7, count: 1000)
    let archive = try archive([("a", some), ("b", some), ("c", some)], limits: ArchiveLimits(totalBytes: 2500))
    for _ in 0..<5 { #expect(try archive.read("a").count == 1000) }
    #expect(try archive.read("b").count == 1000)
    #expect(throws: ArchiveError.self) { try archive.read("c") }
  }

  @Test func `an archive of too many entries is not opened`() throws {
    #expect(throws: ArchiveError.tooManyEntries(file: folder.path + "/a.zip", limit: 2)) {
      try archive([("a", []), ("b", []), ("c", [])], limits: ArchiveLimits(entries: 2))
    }
  }

  @Test func `damage to one entry leaves the others readable`() throws {
    let path = folder.path + "/a.zip"
    try ZipWriter.write([("a", Array("first entry".utf8)), ("b", Array("second entry".utf8))], to: path)
    var bytes = try #require(FileBytes.read(path))
    let place = try #require(bytes.firstRange(of: Array("first".utf8)))
    bytes[place.lowerBound] ^= 0xFF
    let archive = try Archive(bytes: bytes, name: "a.zip")
    #expect(throws: ArchiveError.self) { try archive.read("a") }
    #expect(try archive.read("b") == Array("second entry".utf8))
    let (recovered, damage) = try archive.recover("a")
    #expect(Array(recovered.dropFirst()) == Array("irst entry".utf8))
    #expect(damage == .damaged(file: "a.zip", entry: "a", reason: ArchiveFault(.corrupt, "CRC error")))
    #expect(try archive.recover("b").damage == nil)
  }

  @Test(arguments: [true, false])
  func `of an archive that was cut off what is there is read`(deflated: Bool) throws {
    let words = Array((0..<4000).map { "word \($0 * 7919 % 1000) " }.joined().utf8)
    let path = folder.path + "/a.zip"
    try ZipWriter.write([("a", words), ("é", words)], to: path, deflated: deflated)
    let whole = try #require(FileBytes.read(path))
    let list = try #require(whole.firstRange(of: [0x50, 0x4B, 1, 2]))
    for cut in [whole.count - 10, list.lowerBound + 20, list.lowerBound - 100] {
      let bytes = Array(whole[..<cut])
      let archive = try Archive(bytes: bytes, name: "a.zip")
      #expect(archive.isCut && archive.names == ["a", "é"])
      #expect(try archive.read("a") == words)
      let (rest, damage) = try archive.recover("é")
      #expect(words.starts(with: rest) && rest.count > words.count / 2)
      #expect((damage == nil) == (cut >= list.lowerBound))
      let file = try folder.write(bytes, to: "cut.zip")
      #expect(try Archive(path: file).read("a") == words)
    }
  }

  @Test(arguments: ["\u{FEFF}", "\n", "HTTP/1.1 200 OK\r\nContent-Type: application/epub+zip\r\n\r\n"])
  func `what stands before an archive is passed over`(before: String) throws {
    let path = folder.path + "/a.zip"
    try ZipWriter.write([("a", Array("one".utf8)), ("b", Array("two".utf8))], to: path)
    let bytes = try Array(before.utf8) + #require(FileBytes.read(path))
    let late = try folder.write(bytes, to: "late.zip")
    for archive in [try Archive(path: late), try Archive(bytes: bytes, name: "late.zip")] {
      #expect(!archive.isCut && archive.names == ["a", "b"])
      #expect(try archive.read("b") == Array("two".utf8))
    }
  }

  /// Returns the local header of a stored entry; bit 3 of its flags says that the sizes follow the data.
  private func header(_ name: String, _ size: Int, flags: UInt8) -> [UInt8] {
    let fixed: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, flags, 0, 0, 0, 0, 0, 0x21, 0, 0, 0, 0, 0]
    let sizes: [UInt8] = [UInt8(size), 0, 0, 0, UInt8(size), 0, 0, 0, UInt8(name.utf8.count), 0, 0, 0]
    return fixed + sizes + Array(name.utf8)
  }

  // The mark before the sizes may be left out (APPNOTE 4.3.9.3), and the entry may hold it itself.
  @Test(arguments: [("stored", [0x50, 0x4B, 7, 8]), ("stored", []), ("PK\u{7}\u{8}or not", [0x50, 0x4B, 7, 8])])
  func `sizes that stand behind an entry are found where an archive was cut off`(text: String, mark: [UInt8]) throws {
    let text = Array(text.utf8)
    let size = UInt8(text.count)
    let sizes: [UInt8] = mark + [0, 0, 0, 0, size, 0, 0, 0, size, 0, 0, 0]
    let bytes = header("a", 0, flags: 8) + text + sizes + header("b", text.count, flags: 0) + text
    let archive = try Archive(bytes: bytes, name: "a.zip")
    #expect(archive.names == ["a", "b"])
    for name in archive.names { #expect(try archive.recover(name).bytes == text) }
  }

  // This takes minutes where the work grows faster than the archive.
  @Test func `a cut archive of thousands of entries without sizes is looked through once`() throws {
    let bytes = (0..<20_000).flatMap { header("\($0)", 0, flags: 8) }
    let archive = try Archive(bytes: bytes, name: "a.zip")
    #expect(archive.isCut && archive.names.count == 20_000)
  }

  @Test func `bytes that are no archive are refused`() {
    #expect(throws: ArchiveError.self) { try Archive(bytes: Array("PK\u{3}\u{4} and no more".utf8), name: "x") }
    #expect(throws: ArchiveError.self) { try Archive(bytes: [], name: "x") }
  }

  @Test func `an archive unpacks to so many times its size once an entry's room is full`() throws {
    let path = folder.path + "/packed.zip"
    let entries = (0..<20).map { ("\($0)", [UInt8](repeating: 7, count: 100_000)) }
    try ZipWriter.write(entries, to: path, deflated: true)
    let size = try #require(FileBytes.read(path)).count
    let archive = try Archive(path: path, limits: ArchiveLimits(entryBytes: 100_000, totalRatio: 100))
    let read = entries.prefix { (try? archive.read($0.0)) != nil }.count
    #expect(read == (100_000 + size * 100) / 100_000)
    #expect(read > 1 && read < 20)
  }
}
