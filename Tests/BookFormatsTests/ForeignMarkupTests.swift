import BookFormats
import Testing
import TextModel

/// XML that is no HTML: its words are read, its titles are headings.
@Suite struct ForeignMarkupTests {
  private func blocks(_ text: String) throws -> [String] {
    try MarkedText.blocks(of: Book.open(bytes: Array(text.utf8), name: "a.xml").section(0))
  }

  @Test func `titles are headings, and what stands by itself is a block`() throws {
    let docBook = """
      <?xml version="1.0"?><book><title>My Manual</title><chapter><title>Install</title>
      <para>Run <command>it</command> now.</para><para>Then <emphasis>go</emphasis>.</para></chapter></book>
      """
    #expect(try blocks(docBook) == ["h2: My Manual", "h2: Install", "p: Run it now.", "p: Then go."])
    let feed = """
      <?xml version="1.0"?><rss><channel><title>News</title><item><title>Rain</title><description>All day.</description>
      </item></channel></rss>
      """
    #expect(try blocks(feed) == ["h2: News", "h2: Rain", "p: All day."])
    let tei =
      "<?xml version='1.0'?><TEI><text><body><div><head>One</head><p>It <hi>was</hi>.</p></div></body></text></TEI>"
    #expect(try blocks(tei) == ["h2: One", "p: It was."])
  }

  @Test func `pages and drawings mean what they always do`() throws {
    #expect(try blocks("<html><head><title>T</title></head><body><p>a<b>c</b></p></body></html>") == ["p: ac"])
  }
}
