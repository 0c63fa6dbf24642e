import Foundation
import TestSupport
import VoiceProtocol

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
    case .pronunciation: Self.pronunciations
    case .voices: Self.helperBytes
    case .tools: Self.toolAnswers
    case .settings: Self.ownFiles
    case .imports: Self.foreignFiles
    case .dictionaries: try Self.dictionaryFiles()
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

  /// Dictionaries of Lectern, Voice Dream and NVDA, each with a text, and one with a lexicon.
  private static let pronunciations = joined([
    [
      "\u{0}Hermione = her my oh nee\nGif = jif, case, language: en\nNATO = spell\nx = skip, part\n— = dash, inside\nno",
      "Hermione said NATO for a Gif — on pp. 12–14, at $5. Sax.",
      "<lexicon alphabet='ipa' xml:lang='en'><lexeme><grapheme>Sax</grapheme><phoneme>sæks</phoneme></lexeme>"
        + "<lexeme><grapheme>said</grapheme><alias prefer='true'>sed</alias></lexeme></lexicon>",
    ],
    [
      "\u{1}(\\d+)/(\\d+) = $1 by $2, regex\np. {number} = page {number}\nChapter {roman} = chapter {roman}, start\n"
        + "www.{address} = {address dot}, book: A, B", "3/4 of p. 45, Chapter IV. See www.example.com/x.",
    ],
    ["\u{2}\"GIF\",0,Y,\"jif\",0\n\"a,\"\"b\",1,N,\"\",1\n\"(a)b\",2,Y,\"\\1\",0", "GIF a,\"b ab"],
    ["\u{3}GIF\tjif\t1\t2\n\\#x\ty\t0\t0\na(b)\t\\1\t0\t1", "GIF #x ab"],
  ])

  /// Frames, orders, messages of a server, and a list of voices, in pieces of two sizes.
  private static let helperBytes: [[UInt8]] = [
    [
      VoiceFrame(7, .sampleRate(22050)), VoiceFrame(7, .word(scalar: 3, sample: 70_000)),
      VoiceFrame(7, .samples([1, 2, 3, 4])), VoiceFrame(7, .end), VoiceFrame(8, .failed("no voice ü")),
    ].flatMap(\.bytes),
    VoiceRequest(number: 1, text: "Hello", hasPhonemes: true, voice: "en-us", rate: 250).bytes + VoiceRequest.stop
      + VoiceRequest(number: 2, text: "stop\né", hasPause: true).bytes,
    Array(
      "208 OK CLIENT NAME SET\r\n225-21\r\n701-21\r\n701-1\r\n701 BEGIN\r\n225 OK MESSAGE QUEUED\r\n300 ERR\r\n".utf8),
    Array("en-us\tEnglish\tgmw/en-US\t2\nen-us\tOther\tother\t1\nde\tDeutsch\tgmw/de\t5\n".utf8),
  ].flatMap { bytes in [[2] + bytes, [255] + bytes] }

  /// Settings, keys and symbols as readers write them.
  private static let ownFiles = joined([
    [
      "\u{0}rate = 300\n# mine\nverbosity = low # less\nvoice.de = espeak:de\npunctuation = all\nnonsense\nrate = fast",
      "next-heading = j, C-n\nquit = Q\nhelp = F12 # all\nnothing = x\nfind = g g, Comma",
      "U+00A0 = blank\n& = and, all\n# = hash\n= = , none\nx",
    ],
    ["\u{9}\u{FEFF}rate=200\r\n\r\nkeys = \r\n", "\u{FEFF}quit = j\r\nnext-heading = j", "👩‍👩‍👧 = three"],
  ])

  /// Annotations, entries of dictionaries, and files of an audit, each behind the number of its kind.
  private static let foreignFiles: [[UInt8]] = [
    (
      0,
      #"""
      {"type":"AnnotationSet","about":{"dc:identifier":["urn:isbn:1"],"dc:title":"Weather"},"items":[{"type":"Annotation",
      "created":"2024-05-01T10:00:00+02:00","body":{"type":"TextualBody","value":"hm","keyword":"k"},
      "target":{"source":"c1","selector":[{"type":"TextQuoteSelector","exact":"too late","prefix":"It was "},
      {"type":"TextPositionSelector","start":4,"end":9},{"type":"ProgressionSelector","value":0.5}]}}]}
      """#
    ),
    (
      0,
      #"""
      [{"text":"It rained","book":"Weather & Co","creators":["A. Writer"],"chapter":["Rain"],"percent":7,
      "date":"2024-05-01","place":{"section":0,"from":5,"to_section":0,"to":14},"kind":"highlight","words":"w",
      "year":1987,"before":"","after":" on","category":"yellow","print_page":"7"}]
      """#
    ),
    (1, "\"GIF\",0,Y,\"jif\",0\nGIF\tjif\t1\t2\nx = y, part"), (2, #"[{"file":"page.html","fingerprint":"x"}]"#),
    (3, "# mine\nimage-name = off\nheading-order = note\nignore = drafts/\nx = y"),
  ].map { [$0] + Array($1.utf8) }

  /// Returns a dictionary of dictd as it is and in chunks, and one of WordNet, each with words that are in it.
  private static func dictionaryFiles() throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    // A chunk that is stored, as RFC 1951 has it.
    let pack = { (bytes: [UInt8]) in [1, UInt8(bytes.count), 0, ~UInt8(bytes.count), 0xFF] + bytes }
    try DictionaryFixture.small.write(as: "plain", to: folder.path)
    try DictionaryFixture.small.write(as: "packed", to: folder.path, pack: pack)
    try DictionaryFixture.writeWordNet([("running_water", ["a flow", "a stream"])], to: folder.path)
    func input(_ kind: UInt8, _ word: String, _ files: String...) -> [UInt8] {
      [kind]
        + ([Array(word.utf8)] + files.map { FileBytes.read(folder.path + "/" + $0) ?? [] }).joined(
          separator: [BookLaws.separator])
    }
    return [
      input(0, "Zoos", "dictd/plain.index", "dictd/plain.dict"),
      input(0, "running", "dictd/packed.index", "dictd/packed.dict.dz"),
      input(1, "Running Water", "wordnet/index.noun", "wordnet/data.noun"),
    ]
  }

  /// Returns inputs of parts, with the separator of the documents of a publication between them.
  static func joined(_ inputs: [[String]]) -> [[UInt8]] {
    inputs.map { Array($0.map { Array($0.utf8) }.joined(separator: [BookLaws.separator])) }
  }

  /// Walks of all lengths, each beginning with another book.
  private static let walks: [[UInt8]] = (0..<24).map { number in
    (0..<(40 << (number % 4))).map { UInt8(truncatingIfNeeded: ($0 &* 167 &+ number &* 59) ^ ($0 >> 3)) }
  }
}
