import LecternCLI
import TestSupport
import Testing

/// Notes that a reference was followed to, and parts beside the flow, read to their end.
@Suite struct FollowedNoteTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let body = """
    <p>Start.</p><p>It rained<a epub:type="noteref" href="#n1">1</a>. We left<a epub:type="noteref" href="#n2">2</a>.</p>
    <section epub:type="endnotes"><ol>
    <li epub:type="endnote" id="n1"><p>First. It is long. <a href="#r1" role="doc-backlink">\u{21A9}\u{FE0E}</a></p></li>
    <li epub:type="endnote" id="n2"><p>Second.</p></li></ol></section><p>After.</p>
    """

  func heard(_ keys: String, _ body: String = body) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"], home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `reading a note says its words alone, since what it is has been said`() throws {
    #expect(
      try heard("o Enter Space @end") == [
        "Note 1. Link.", "Footnote 1.", "First. It is long.", "First.", "It is long.", "E:complete",
        "End of note. Backspace returns.",
      ])
  }

  @Test func `who has read a note to its end stays in it until they go back`() throws {
    #expect(
      try heard("o Enter a @end Space Space Down Backspace U").suffix(10) == [
        "E:complete", "End of note. Backspace returns.", "E:boundary", "End of note. Backspace returns.",
        "E:boundary", "E:boundary", "End of note. Backspace returns.", "Note 1. Link.", "Footnote 1.",
        "First. It is long.",
      ])
  }

  @Test func `behind the notes reading goes on with what comes next, and behind the last with nothing`() throws {
    #expect(
      try heard("i i a @end Space @end").suffix(5) == [
        "E:complete", "End of notes.", "After.", "E:complete", "End of book.",
      ])
    #expect(
      try heard("i i a @end Space Space", Self.body.replacing("<p>After.</p>", with: "")).suffix(3) == [
        "End of notes.", "End of book. Control Home goes to the start.",
        "End of book. Control Home goes to the start.",
      ])
  }
}
