import LecternCLI
import TestSupport
import Testing

/// Text that is hidden from those who listen: moves pass over it, and over nothing that is heard.
@Suite struct HiddenTextTests {
  private func heard(_ keys: String, _ body: String) throws -> [String] {
    let home = try TemporaryFolder()
    let book = try EPUBFixture(body).write(to: home)
    return ProgramRun(["transcript", book, "--keys", keys], home: home).lines
  }

  @Test func `what is heard behind hidden words in one line is moved to`() throws {
    let hidden = Array(repeating: "hidden word", count: 9).joined(separator: " ")
    let body = """
      <p>First line.</p><p><span aria-hidden='true'>\(hidden)</span> visible one two. And more.</p><p>End.</p>
      """
    let said = try heard("Down", body).last
    #expect(said?.hasPrefix("visible one two.") == true, "\(said ?? "")")
  }

  @Test func `what is heard behind hidden words in one sentence is moved to`() throws {
    let body = """
      <p>Zero here. <span aria-hidden='true'>Hidden one. Then hidden</span> but this is seen. Third sentence.</p>
      """
    #expect(
      try heard(". .", body).filter { !$0.hasPrefix(">") }.suffix(2) == ["but this is seen.", "Third sentence."])
  }

  @Test func `hidden words with blanks between them are no line`() throws {
    let body = "<p>Start.</p><p><i aria-hidden='true'>X</i> <i aria-hidden='true'>Y</i></p><p>End.</p>"
    #expect(try heard("Down", body).last == "End.")
  }

  @Test func `a link that holds nothing but hidden words makes no sound`() throws {
    let body = "<p>Start.</p><h2>Title <a href='#x'><span aria-hidden='true'>#</span></a></h2><p id='x'>End.</p>"
    #expect(try heard("Down", body).last == "Title. Heading level 2.")
    #expect(try !heard("Down", body).contains("E:link"))
  }

  @Test func `a link around a picture that its caption describes is reached`() throws {
    let body = """
      <p>Start.</p><figure><a href='#q'><img src='a.png' alt='A cat'/></a><figcaption>A cat</figcaption></figure>
      <p id='q'>End.</p>
      """
    #expect(try heard("Tab", body).last == "A cat. Link.")
  }

  @Test func `what hides a part of a drawing hides nothing else`() throws {
    let body = "<div display='none'>Shown.</div><p visibility='hidden'>Shown too.</p>"
    let home = try TemporaryFolder()
    let book = try EPUBFixture(body).write(to: home)
    #expect(ProgramRun(["text", book], home: home).lines == ["Shown.", "Shown too."])
  }
}
