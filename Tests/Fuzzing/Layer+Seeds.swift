import Foundation
import TestSupport

extension Layer {
  /// Inputs to begin with: the books that come with the package, and small ones with what those do not have.
  func seeds() throws -> [[UInt8]] {
    switch self {
    case .archive:
      try Self.books("epub") + [false, true].map { try ZipWriter.bytes(Self.fixture.entries, deflated: $0) }
    case .markup: Self.books("xhtml", "opf", "svg") + Self.fixture.chapters.map { Array($0.markup.utf8) }
    case .publication: [Array(Self.fixture.entries.dropFirst(2).map(\.bytes).joined(separator: [BookLaws.separator]))]
    case .markdown: Self.books("md")
    case .text: Self.books("txt", "md") + Self.encoded("Ünï “code”\n\nChapter 1\n\nIt was —\n")
    case .documents:
      Self.books("fb2") + [Self.novel.bytes, Array(DAISYFixture.dtbook(Self.talkingBook).utf8)]
        + Self.messages.map { Array($0.utf8) }
    case .audit: Self.books("html", "xhtml") + Self.fixture.chapters.map { Array($0.markup.utf8) }
    case .keys: Self.keyBytes
    case .search: Self.searches
    case .sentences: Self.prose
    case .draw: Self.walks
    }
  }

  private static func books(_ suffixes: String...) -> [[UInt8]] {
    FileBytes.paths(under: TestPackage.books, suffixes: Set(suffixes)).compactMap(FileBytes.read)
  }

  private static func encoded(_ text: String) -> [[UInt8]] {
    let encodings: [String.Encoding] = [.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .windowsCP1252, .utf32]
    return encodings.compactMap { text.data(using: $0) }.map { [UInt8]($0) }
  }

  /// A publication with both kinds of contents, a page list, and elements of every family.
  static var fixture: EPUBFixture {
    var fixture = EPUBFixture(
      """
      <h1 id="a">One<a epub:type="noteref" href="#n">1</a></h1><p dir="rtl" lang="he">שלום <q>two</q><br/>three</p>
      <ol start="3" type="i"><li>x<ul><li>y</li></ul></li></ol><table><caption>c</caption><tr><th>h</th>
      <td colspan="2" rowspan="0">d</td></tr></table><pre>code\n  lines</pre><hr/><img src="i.png" alt="words"/>
      <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>x</mi><msup><mn>2</mn><mn>3</mn></msup></mfrac></math>
      <ruby>漢<rt>kan</rt></ruby><aside epub:type="footnote" id="n">note</aside>
      """,
      """
      <form><fieldset><legend>Who</legend><label for="f">Name</label><input id="f" required="" aria-describedby="d"/>
      <span id="d" hidden="">help</span><select><optgroup label="g"><option selected="">o</option></optgroup></select>
      <input type="radio" name="r" checked=""/><button aria-labelledby="f d">Go</button></fieldset></form>
      """)
    fixture.hasNCX = true
    fixture.contents = [.init("One", "c1.xhtml#a", [.init("Two", "c1.xhtml#n")])]
    fixture.pages = [.init("xii", "c1.xhtml#a")]
    return fixture
  }

  private static var novel: FictionBookFixture {
    FictionBookFixture(
      "<section><title><p>A</p></title><epigraph><p>e</p></epigraph><poem><stanza><v>v</v></stanza></poem>"
        + "<p>x<a l:href='#n' type='note'>1</a></p><table><tr><td>c</td></tr></table><empty-line/></section>",
      notes: "<section id='n'><p>note</p></section>")
  }

  private static let talkingBook =
    "<frontmatter><doctitle>T</doctitle></frontmatter><bodymatter><level1><h1 id='h'>One</h1><pagenum id='p'>1</pagenum>"
    + "<p>text<noteref idref='#n'>1</noteref></p><note id='n'><p>n</p></note><list type='ol'><li>i</li></list>"
    + "<poem><linegroup><line>l</line></linegroup></poem></level1></bodymatter>"

  /// Pages and messages with all their parts.
  private static let messages = [
    "MIME-Version: 1.0\r\nSubject: =?utf-8?Q?Caf=C3=A9?=\r\nContent-Type: multipart/related; boundary=\"b\"\r\n\r\n"
      + "--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<h1>A =3D =\r\nB</h1>\r\n"
      + "--b\r\nContent-Type: text/css\r\n\r\np {}\r\n--b--\r\n",
    "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/alternative; "
      + "boundary=c\n\n--c\n\none\n--c\nContent-Type: text/html\nContent-Transfer-Encoding: base64\n\nPHA+b25l\n--c--\n"
      + "--b\nContent-Type: message/rfc822\n\nSubject: x\n\ntwo\n--b\nContent-Disposition: attachment; filename=f\n\nz",
  ]

  private static let keyBytes: [[UInt8]] = [
    "aé漢👕 \t\r\u{7F}\u{03}", "\u{1B}", "\u{1B}\u{1B}[A", "\u{1B}[1;5H\u{1B}OP\u{1B}[[A", "\u{1B}[M abc",
    "\u{1B}[<64;3;4M\u{1B}[<0;1;1Mq", "\u{1B}[200~pasted\u{1B}[201~a", "\u{1B}[?1;2c\u{1B}x", "\u{1B}O2P\u{1B}[24~",
  ].flatMap { keys in
    // At once, and slowly enough for every part to be late.
    [UInt8(0), 30].map { wait in keys.utf8.flatMap { [$0, wait] } }
  }

  private static let searches: [[UInt8]] = [
    "\u{0}cafe\nThe café, the\u{AD} cafés.\n“Café”", "\u{4}c(a|b)+f.\\b\ncaf\u{301}e cabf",
    "\u{4}^[^a-z]{2,3}(?<=x)$\nXX\nab",
    "\u{7}(a*)*b\naaaaaaaaaaaaaaaaaaaaaaaa", "\u{3}ﬁ ß\nfi ss ﬁ ß 👩‍👩‍👧 e\u{301}",
  ].map { Array($0.utf8) }

  private static let prose: [[UInt8]] = [
    "\u{0}Mr. Smith (b. 1900) said “No.” He left at 5 p.m. on Jan. 3. See Fig. 2... then go.\nE.g. this, U.S. Army.",
    "\u{1}Das ist z. B. am 3. Mai, d. h. bald. „Ja.“ sagte er.\nNr. 5",
    "\u{2}M. Dupont dit : « Oui. » Il part. Cf. p. 3.",
    "\u{3}Dr. Nowak ul. Długa 5. Tak.", "\u{4}אמר: ”כן.“ הלך. ד”ר כהן", "\u{5}قال: «نعم.» ثم ذهب.",
    "\u{6}彼は「はい。」と言った。次。", "\u{7}Το ίδιο; Ναι. κ. Παπάς", "\u{8}Он сказал: «Да». т. е. нет.",
  ].map { Array($0.utf8) }

  /// Walks of all lengths, each beginning with another book.
  private static let walks: [[UInt8]] = (0..<24).map { number in
    (0..<(40 << (number % 4))).map { UInt8(truncatingIfNeeded: ($0 &* 167 &+ number &* 59) ^ ($0 >> 3)) }
  }
}
