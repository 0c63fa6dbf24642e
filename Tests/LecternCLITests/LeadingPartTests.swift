import LecternCLI
import TestSupport
import Testing

/// Parts that reading through steps over where they lead a chapter or the book: nobody has gone into them.
@Suite struct LeadingPartTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func book(_ bodies: [String]) throws -> String {
    var fixture = EPUBFixture()
    fixture.chapters = bodies.enumerated().map { EPUBFixture.Chapter("c\($0.offset).xhtml", $0.element) }
    return try fixture.write(to: home)
  }

  private func read(_ bodies: [String], _ options: String...) throws -> [String] {
    let path = try book(bodies)
    return ProgramRun(["read", path] + options, home: home).lines
  }

  private func heard(_ keys: String, _ bodies: [String]) throws -> [String] {
    let path = try book(bodies)
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"], home: home)
    return Array(run.lines.dropFirst())
  }

  static let note = "<aside epub:type=\"footnote\"><p>A note.</p></aside>"
  static let contents = "<nav epub:type=\"toc\"><ol><li>One</li></ol></nav>"

  @Test(arguments: [
    ([contents, "<p>Body.</p>"], ["1. One", "Body."]),
    (["<p><img alt=\"\" src=\"a.png\"/></p>", contents, "<p>Body.</p>"], ["1. One", "Body."]),
    ([note + "<p>Body.</p>", "<p>More.</p>"], ["A note.", "Body.", "More."]),
    (["<section epub:type=\"endnotes\"><p>Notes.</p></section>", "<p>Body.</p>"], ["Notes.", "Body."]),
  ])
  func `a part that leads the book is read, and the book after it`(bodies: [String], text: [String]) throws {
    #expect(try read(bodies) == text)
    #expect(try heard("a @end", bodies).suffix(text.count + 2) == text + ["E:complete", "End of book."])
  }

  @Test func `a chapter that is begun with a note goes on behind it`() throws {
    let bodies = ["<p>One.</p>", Self.note + "<p>Two.</p>" + Self.note, "<p>Three.</p>"]
    #expect(try read(bodies, "--from", "chapter:2") == ["A note.", "Two.", "Three."])
    // Nobody goes into it where reading through comes to it.
    #expect(try read(bodies) == ["One.", "Two.", "Three."])
  }

  @Test func `what stands beside the main flow is not run through, nor do notes that nothing follows lead anything`()
    throws
  {
    var fixture = EPUBFixture(
      "<p>One.</p>", "<section epub:type=\"endnotes\"><p>Notes.</p></section><p>More.</p>", "<p>Two.</p>")
    fixture.chapters[1].isLinear = false
    let path = try fixture.write(to: home)
    #expect(ProgramRun(["read", path, "--from", "text:Notes"], home: home).lines == ["Notes."])
    let notes = ["<section epub:type=\"endnotes\"><p>Notes.</p></section>"]
    #expect(try heard("a @end", notes).suffix(2) == ["E:complete", "End of notes."])
  }

  @Test func `a pause in such a part changes nothing, and in the midst of a chapter reading stops at its end`() throws
  {
    let bodies = [Self.contents + "<p>Body.</p>" + Self.note, "<p>More.</p>"]
    #expect(
      try heard("a @words:1 Space Space @end", bodies).suffix(4) == ["Body.", "More.", "E:complete", "End of book."])
    #expect(
      try heard("Right Right Space @end", bodies).suffix(3) == ["A note.", "E:complete", "End of notes."])
  }
}
