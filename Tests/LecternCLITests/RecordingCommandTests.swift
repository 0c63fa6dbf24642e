import LecternCLI
import TestSupport
import Testing

/// The recording of a book as commands tell of it.
@Suite struct RecordingCommandTests {
  private func run(_ command: String, _ fixture: EPUBFixture) throws -> ProgramRun {
    let home = try TemporaryFolder()
    return ProgramRun([command, try fixture.write(to: home)], home: home)
  }

  private static let body = "<p id='p'>One is here.</p><p id='q'>Two is here.</p>"

  @Test func `info tells who reads a book, and how long`() throws {
    let pars: [NarratedFixture.Par] = [("p", "0s", "40s", nil), ("q", "40s", "61.5s", nil)]
    let claims = "<meta property='media:narrator'>Ann Reader</meta><meta property='media:duration'>0:05:00</meta>"
    let lines = try run("info", NarratedFixture.book(Self.body, pars, metadata: claims)).lines
    #expect(lines.contains("narrators\tAnn Reader") && lines.contains("narrated_seconds\t300"))
    // Without a word of the publisher the clips tell.
    #expect(try run("info", NarratedFixture.book(Self.body, pars)).lines.contains("narrated_seconds\t61"))
    #expect(try run("info", EPUBFixture(Self.body)).lines.allSatisfy { !$0.hasPrefix("narrat") })
  }

  @Test func `check tells the faults of a recording`() throws {
    let run = try run("check", NarratedFixture.book(Self.body, [("gone", "0s", "1s", nil)]))
    #expect(run.status == .findings)
    #expect(run.lines.first?.contains("its recording has sound for a text that is not there (gone)") == true)
  }

  @Test func `what is printed of a book has nothing of its recording`() throws {
    let pars: [NarratedFixture.Par] = [("p", "0s", "40s", nil), ("q", "40s", "61.5s", nil)]
    let (with, without) = (NarratedFixture.book(Self.body, pars), EPUBFixture(Self.body))
    for command in ["read", "text"] { #expect(try run(command, with).lines == run(command, without).lines) }
  }
}
