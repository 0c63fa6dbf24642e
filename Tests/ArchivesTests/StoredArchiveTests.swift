import Archives
import Testing

@Suite struct StoredArchiveTests {
  @Test func `what is written is read again, entry by entry`() throws {
    let entries: [(name: String, bytes: [UInt8])] = [
      ("mimetype", Array("text".utf8)), ("empty", []),
      ("Käse/a.xml", (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }),
    ]
    let archive = try Archive(bytes: try #require(StoredArchive.bytes(of: entries)), name: "a.zip")
    #expect(archive.names == entries.map(\.name) && !archive.isCut)
    for entry in entries { #expect(try archive.read(entry.name) == entry.bytes) }
  }

  @Test func `an archive of nothing is none`() {
    #expect(StoredArchive.bytes(of: []) == nil)
  }
}
