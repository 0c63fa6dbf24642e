import LecternCLI
import TestSupport
import Testing

/// Links and references to notes, as they are met by units of the text.
@Suite struct LinkSpeechTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let body = """
    <p>Start.</p><p>See <a href="#x">the first place</a> and that.</p><ul><li><a href="#x">Item link</a></li></ul>
    <table><tr><th>H</th><th>I</th></tr><tr><td><a href="#x">cell link</a></td><td>z</td></tr></table><h2><a href="#x">Head</a></h2>
    <p id="x">End.</p>
    """

  func heard(_ keys: String, _ body: String = body, _ options: String...) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--speech-only"] + options.flatMap { ["--set", $0] }, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `a row with a link in it sounds of it, and one that is a link says so`() throws {
    #expect(
      try heard("Down Down Down Down Down Down Down") == [
        "See the first place and that.", "E:link", "List, 1 item.", "Item link. Link.", "Table, 2 columns, 2 rows.",
        "H", "I", "H: cell link. Link.", "I: z", "E:link", "Head. Heading level 2.",
      ])
    #expect(try heard("p .").prefix(2) == ["See the first place and that.", "E:link"])
  }

  @Test func `where much is said links are named, and where little is they are heard`() throws {
    #expect(try heard("Down", Self.body, "verbosity=high") == ["See link the first place and that."])
    #expect(try heard("Down Down", Self.body, "verbosity=low").suffix(2) == ["E:link", "Item link"])
  }

  @Test func `by words a link is told of where it is come into`() throws {
    #expect(
      try heard("p C-Right C-Right C-Right C-Right C-Left").suffix(5) == [
        "the. Link.", "first", "place", "and", "place. Link.",
      ])
  }

  static let notes = """
    <p>Start.</p><p>It rained<a epub:type="noteref" href="#n1">12</a>. We left.</p>
    <aside epub:type="footnote" id="n1"><p>A note.</p></aside>
    """

  static let kinds = """
    <p>Top.</p><p id="b">See <a role="doc-biblioref" href="#b">Hale</a>, <a epub:type="glossref" href="#b">keel</a>,
    <a role="doc-backlink" href="#b">page 1</a> and <a href="#b">more</a>.</p>
    """

  @Test func `a link that its author gives a role is heard by it`() throws {
    let body = Self.kinds
    #expect(
      try heard("k k k k", body) == [
        "Hale. Bibliography reference.", "keel. Glossary reference.", "page 1. Back link.", "more. Link.",
      ])
    #expect(
      try heard("Down C-Right C-Right", body).suffix(2) == [
        "Hale. Bibliography reference.", "keel. Glossary reference.",
      ])
    #expect(
      try heard("p", body, "verbosity=high").joined(separator: " ").contains(
        "See bibliography reference Hale, glossary reference keel, back link page 1 and link more."))
  }

  @Test(arguments: [
    ("de_DE.UTF-8", ["Hale. Literaturverweis.", "keel. Glossarverweis.", "page 1. Rückverweis."]),
    (
      "pl_PL.UTF-8",
      ["Hale. Odsyłacz do bibliografii.", "keel. Odsyłacz do słowniczka.", "page 1. Odsyłacz powrotny."]
    ),
  ])
  func `the roles of links are heard in the language of the locale`(locale: String, said: [String]) throws {
    let path = try EPUBFixture(Self.kinds).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", "k k k", "--speech-only"], home: home, environment: ["LANG": locale])
    #expect(run.lines.suffix(3) == said)
  }

  static let noteLinks = """
    <p>It snowed.<a href="#n1" role="doc-noteref">1</a> See <a href="#map">the map</a>.</p>
    <p>Then it thawed.<a href="#n2" role="doc-noteref">2</a></p><p id="map">Roads.</p>
    <aside id="n1" role="doc-footnote">In March.</aside><aside id="n2" role="doc-footnote">In May.</aside>
    """

  @Test(arguments: ["k k k K", "Tab Tab Tab S-Tab"])
  func `references to notes are links among the others, in the order of the text`(keys: String) throws {
    #expect(
      try heard("C-Home " + keys, Self.noteLinks).suffix(4) == [
        "Note 1. Link.", "the map. Link.", "Note 2. Link.", "the map. Link.",
      ])
  }

  @Test func `a note is followed from its reference among the links, and reading goes on behind it`() throws {
    #expect(try heard("C-Home k Enter", Self.noteLinks).suffix(2) == ["Footnote 1.", "In March."])
    let said = try heard("k Space @words:3", Self.noteLinks)
    #expect(said.drop { $0 != "Note 1. Link." }.prefix(3) == ["Note 1. Link.", "E:note", "See the map."])
  }

  @Test func `a reference to a note is told by its number, by words and by characters`() throws {
    #expect(
      try heard("p C-Right C-Right C-Right C-Left F6 z", Self.notes).dropFirst(2) == [
        "rained", "Note 12.", "We", "Note 12.", "Note 12. Link.", "Note 12.",
      ])
    #expect(try heard("p C-Right C-Right r r Down", Self.notes).last == "2")
  }

  @Test func `a mark behind a reference is not read by itself`() throws {
    #expect(
      try heard("o Space @words:1", Self.notes).suffix(2) == ["E:note", "We left."])
    let quoted = Self.notes.replacing("</a>. We", with: "</a>, at last! We")
    #expect(try heard("o Space @words:1", quoted).suffix(2) == ["E:note", "at last!"])
  }

  @Test func `where references are read they are no part of the word before`() throws {
    let said = try heard("p a @end", Self.notes, "skip=none")
    #expect(said.contains("It rained 12."))
  }

  @Test(arguments: ["went <span role='doc-pagebreak'>9</span>near", "went<span role='doc-pagebreak'>9</span> near"])
  func `where numbers of printed pages are read they stand apart from the words around them`(words: String) throws {
    let said = try heard("p a @end", "<p>Start.</p><p>Nobody \(words) it.</p>", "skip=none")
    #expect(said.contains("Nobody went 9 near it."))
  }

  @Test func `a chapter is told by its whole heading, however narrow the page is`() throws {
    let body = "<h1>One</h1><p>Text.</p><h1 id='two'>The Love Song of a Man called Prufrock</h1><p>So.</p>"
    var book = EPUBFixture(body)
    book.contents = [.init("One", "c1.xhtml"), .init("Two", "c1.xhtml#two")]
    let path = try book.write(to: home)
    for keys in ["c", ": \"c2\" Enter", "C-t Down Enter"] {
      let run = ProgramRun(["transcript", path, "--keys", keys, "--size", "24x10", "--speech-only"], home: home)
      #expect(run.lines.last == "The Love Song of a Man called Prufrock. Heading level 1.", "\(keys)")
    }
  }

  @Test(arguments: [
    ("<h1>Two</h1><p>Words.</p>", "Two. Heading level 1."), ("<p>Words are here.</p>", "Words are here."),
    (
      "<h2>The Love Song of a Man called J. Prufrock</h2>",
      "The Love Song of a Man called J. Prufrock. Heading level 2."
    ),
  ])
  func `a place that begins with the number of a printed page is told by that and by what stands there`(
    rest: String, said: String
  ) throws {
    let body =
      "<h1>One</h1><p><a href='#two'>On</a>.</p><section id='two'><span role='doc-pagebreak' id='p20'>20</span>\(rest)</section>"
    #expect(try heard("k Enter", body).suffix(2) == ["Print page 20.", said])
    var book = EPUBFixture(body)
    book.contents = [.init("One", "c1.xhtml"), .init("Two", "c1.xhtml#two")]
    let path = try book.write(to: home)
    for keys in ["c", ": \"c2\" Enter", "C-t Down Enter"] {
      let run = ProgramRun(["transcript", path, "--keys", keys, "--size", "24x10", "--speech-only"], home: home)
      #expect(run.lines.contains("Print page 20."), "\(keys)")
      if rest.contains("<h") { #expect(run.lines.last == said, "\(keys)") }
    }
  }

  @Test func `a share of the book is told by its page and the sentence there`() throws {
    let body = "<p>One two three four. Five six seven eight. Nine ten eleven.</p>"
    #expect(
      try heard(": \"50%\" Enter", body).suffix(2) == ["Page 1 of 1.", "Five six seven eight."])
    #expect(try heard(": \"50%\" Enter Space @words:1", body).last == "Five six seven eight.")
  }

  @Test func `a blank line of code says that it is one`() throws {
    #expect(
      try heard("Down Down Down Down", "<p>A.</p><pre>one\n\ntwo</pre><p>End.</p>") == [
        "Code, 3 lines.", "one", "Blank.", "two", "End.",
      ])
  }

  @Test func `terms and descriptions are given no number that the list does not count`() throws {
    let body = "<p>A.</p><dl><dt>Term</dt><dd>Definition.</dd></dl>"
    #expect(
      try heard("Down Down", body, "verbosity=high") == ["List, 1 item.", "Term. Term.", "Definition. Definition."])
  }
}
