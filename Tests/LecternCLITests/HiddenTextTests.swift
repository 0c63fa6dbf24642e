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

  /// Returns the lines of speech that keys lead to, from the opening on, without sounds.
  private func said(_ keys: String, _ fixture: EPUBFixture) throws -> [String] {
    let home = try TemporaryFolder()
    let book = try fixture.write(to: home)
    return ProgramRun(["transcript", book, "--keys", keys, "--speech-only"], home: home).lines
      .filter { !$0.hasPrefix("E:") }
  }

  private static let gone = "aria-hidden='true'"
  private static let parts = """
    <p \(gone)>gone</p><h1>Top</h1><p><a href='#s'>Go</a></p><ul><li \(gone)>gone</li><li>seen</li></ul>
    <table><tr><th \(gone)>gone</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>
    <section id='s' aria-label='Part'><p \(gone)>gone</p><p>Shown.</p></section>
    <blockquote><p \(gone)>gone</p><p>Quoted.</p></blockquote><p>Note<a role='doc-noteref' href='#n'>1</a></p>
    <aside id='n' role='doc-footnote'><p \(gone)>gone</p><p>Noted.</p></aside><p \(gone)>gone</p>
    """

  @Test(arguments: [
    ("", ["Top. Heading level 1."]), ("l", ["List, 2 items.", "seen"]), ("t", ["Table, 2 columns, 2 rows.", "B"]),
    ("d", ["Part. Region. Landmark.", "Shown."]), ("k Enter", ["Go. Link.", "Shown."]),
    ("o o", ["Note 1. Link.", "Footnote 1.", "Noted."]), ("o Enter", ["Note 1. Link.", "Footnote 1.", "Noted."]),
    ("l L", ["List, 2 items.", "seen", "No previous list."]), ("Down C-Home", ["Top. Heading level 1."]),
    ("C-End", ["Noted."]),
  ])
  func `what begins with hidden text is gone to where something is heard`(keys: String, heard: [String]) throws {
    #expect(try said(keys, EPUBFixture(Self.parts)).suffix(heard.count) == heard[...])
  }

  @Test func `a part of the book that is all hidden is passed over`() throws {
    let hidden = "<p \(Self.gone)>gone</p>"
    let book = EPUBFixture(hidden, "<h1>One</h1><p>A.</p>", hidden, "<h1>Two</h1>", hidden)
    #expect(
      try said("Down C-Home C-End c C C", book).dropFirst() == [
        "One. Heading level 1.", "A.", "One. Heading level 1.", "Two. Heading level 1.", "No next chapter.",
        "One. Heading level 1.", "No previous chapter.",
      ])
  }

  @Test func `a chapter that begins with hidden text is gone to and left like any other`() throws {
    let second = "<p \(Self.gone)>gone</p><p>Two.</p>"
    let book = EPUBFixture("<h1>One</h1>", second, "<h1 \(Self.gone)>gone</h1><p>Three.</p>")
    #expect(
      try said("c c c C C", book).dropFirst(2)
        == ["Two.", "Three.", "No next chapter.", "Two.", "One. Heading level 1."])
  }
}
