import Foundation
import Terminal
import TestSupport
import Testing

@Suite struct TranscriptFileTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test func `lines are appended to what is there, for the owner alone where it is new`() throws {
    let old = try home.write("before\n", to: "old")
    try #require(TranscriptFile(old)).append("after")
    #expect(FileBytes.read(old) == Array("before\nafter\n".utf8))

    let new = home.path + "/new"
    try #require(TranscriptFile(new)).append("“Ça va?”")
    #expect(FileBytes.read(new) == Array("“Ça va?”\n".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: new)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `what cannot be written is no transcript`() {
    #expect(TranscriptFile(home.path) == nil)
    #expect(TranscriptFile("/dev/null/log") == nil)
    #expect(TranscriptFile(home.path + "/a/b/log") == nil, "whoever names a file knows its folder")
    #expect(TranscriptFile(home.path + "/a/b/log", makesFolders: true) != nil)
  }

  @Test func `a FIFO gives its reader the lines from then on, one reader after the other`() throws {
    let fifo = try Fifo(in: home)
    let log = try #require(TranscriptFile(fifo.path))
    log.append("nobody hears this")
    do {
      let reader = try fifo.reader()
      log.append("one")
      log.append("two")
      #expect(reader.whatIsThere() == "one\ntwo\n")
    }
    log.append("nobody hears this either")
    let reader = try fifo.reader()
    log.append("three")
    #expect(reader.whatIsThere() == "three\n")
  }

  @Test func `a full FIFO drops lines, never the rest of one, and never waits`() throws {
    let fifo = try Fifo(in: home)
    let reader = try fifo.reader()
    let log = try #require(TranscriptFile(fifo.path))
    // Longer than what a pipe takes whole or not at all.
    let long = String(repeating: "a", count: 10_000)
    for _ in 0..<20 { log.append(long) }
    let first = reader.whatIsThere()
    #expect(first.hasPrefix(long + "\n"))
    log.append("again")
    let lines = (first + reader.whatIsThere()).split(separator: "\n")
    #expect(lines.last == "again")
    #expect(lines.dropLast().allSatisfy { $0 == long })
    #expect((2..<20).contains(lines.count - 1))
  }
}
