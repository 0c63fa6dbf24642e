import Testing
import TextModel

@testable import BookFormats

@Suite struct MarkdownDisguiseTests {
  private func blocks(_ source: String) throws -> [String] {
    MarkedText.blocks(of: try Book.open(bytes: Array(source.utf8), name: "a.md").section(0))
  }

  @Test(arguments: [
    ("In a regular expression [^abc\ndef]+ means", ["p: In a regular expression [^abc def]+ means"]),
    ("a [^中文\n日本] b", ["p: a [^中文日本] b"]), ("[^one two\nthree]", ["p: [^one two three]"]),
    ("> [^see\n> page 5] x", ["p: [^see page 5] x"]), ("- [^see\n  page 5] x", ["•: [^see page 5] x"]),
    ("a ![^x\ny] b", ["p: a ![^x y] b"]), ("[^see\npage\n===", ["h1: [^see page"]),
    ("[^see\npage]\n===", ["h1: [^see page]"]), ("a [^x  \ny] b", ["p: a [^x⏎y] b"]),
    ("a [^x &amp; y\nz] b", ["p: a [^x & y z] b"]), ("a [^b [c]\nd] e", ["p: a [^b [c] d] e"]),
    ("a [^`]`\nb] c", ["p: a [^] b] c"]), ("a [^b *c* d] e", ["p: a [^b c d] e"]),
    ("`[^a\nb]` and `[^c]`", ["p: [^a b] and [^c]"]), ("    [^a\n    b]\n", ["code: [^a⏎b]"]),
    ("x[^a\n[^1]y\n\n[^1]: N", ["p: x[^a 1y", "1.: N"]),
    ("\u{12474}\u{12471} [^a\nb] \u{12474}", ["p: \u{12474}\u{12471} [^a b] \u{12474}"]),
  ])
  func `what only looks like a note is text, over line ends too`(source: String, expected: [String]) throws {
    #expect(try blocks(source) == expected)
  }

  @Test(arguments: [
    ("x [^a\nb](u) y", ["link -> u: ^a b"]), ("x [^a\nb][c] y\n\n[c]: u", ["link -> u: ^a b"]),
    ("x [^a\nb] y\n\n[^a b]: u", ["link -> u: ^a b"]), ("x [y](u[^v\\]) z", ["link -> u%5B%5Ev%5D: y"]),
    ("x[^a]\n\n[^A]: N", ["raised: 1", "note 0#fn-A: 1"]), ("x[^ a ]\n\n[^a]: N", ["raised: 1", "note 0#fn-a: 1"]),
  ])
  func `a link or a note is one whatever it is called`(source: String, expected: [String]) throws {
    let section = try Book.open(bytes: Array(source.utf8), name: "a.md").section(0)
    #expect(MarkedText.spans(of: section) == expected)
  }

  @Test func `a heading is named by what it says, with what looks like a note`() throws {
    let book = try Book.open(bytes: Array("# One [^two three]\n".utf8), name: "a.md")
    #expect(book.outline.map(\.label) == ["One [^two three]"])
    #expect(book.metadata.title == "One [^two three]")
  }

  @Test func `of very many addresses in a paragraph the first are links, and all are its text`() throws {
    let addresses = (1...20_000).map { "a\($0)@b.cd" }
    let source =
      addresses.prefix(900).joined(separator: " ") + "\n\n" + addresses.joined(separator: " ") + " `c@d.ef`"
    let book = try Book.open(bytes: Array(source.utf8), name: "a.md")
    let sections = (0..<book.sectionCount).map(book.section)
    let links = sections.flatMap(\.spans).count { if case .link = $0.kind { true } else { false } }
    #expect((901..<1000).contains(links))
    let words = sections.flatMap { $0.text.split(whereSeparator: \.isWhitespace).map(String.init) }
    #expect(words == addresses.prefix(900) + addresses + ["c@d.ef"])
  }

  /// As many of a symbol as make more than a section, and the words that stand around it.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("a <? ", ""), ("a <![CDATA[ ", ""), ("a <!A ", ""), ("a <? ", "\n# ?>"), ("<???> a ", ""),
      ("a <? <??> ", ""), ("a <![CDATA[ ]]]> ", ""), ("> a <!A \n", ""), ("a <!a ", "\n# >"),
      ("|a|b|c|\n|-|-|\n", ""), ("> a|b\n> :-\n", ""), ("a <? \r\n", ""), ("a <!A \r", ""),
      // A line of a symbol that is not seen is not blank.
      ("a <? \n\u{1}\n", ""), ("|a|b|c|\n|-|-|\n\u{C}\n", ""),
    ])
  func `symbols that nothing ends are text in a moment`(symbol: String, end: String) throws {
    let count = 75_000 / symbol.utf8.count
    let source = "first " + String(repeating: symbol, count: count) + "last" + end
    let book = try Book.open(bytes: Array(source.utf8), name: "a.md")
    var words = 0
    for section in 0..<book.sectionCount {
      words += book.section(section).visibleText.utf8.count { $0 == UInt8(ascii: "a") }
    }
    #expect(words >= count)
  }

  @Test(arguments: [("\n", 68), ("\r", 68), ("\r\n", 68), ("\n\u{1}\n", 68), ("\n\u{C}\r\n", 68), ("\n \t\r\n", 0)])
  func `what ends lines, and what only looks blank, changes nothing in how much is looked for`(
    end: String, disguised: Int
  ) {
    for line in ["a <? ", "a <!A ", "a <![CDATA[ "] {
      let source = Array(String(repeating: line + end, count: 100).utf8)
      #expect(MarkdownStrayTags.places(in: source).count == disguised, "\(line)")
    }
    let rows = Array(String(repeating: "|a|b|\(end)|-|-|\(end)", count: 100).utf8)
    #expect(MarkdownStrayRows.places(in: rows).count == disguised)
  }

  @Test(arguments: [
    ("`<?` ", "<?"), ("a <? ", "a <?"), ("a <!A ", "a <!A"), ("a \\<? ", "a <?"),
  ])
  func `as many of them as there are look the same`(symbol: String, shown: String) throws {
    let text = try blocks(String(repeating: symbol, count: 100))
    #expect(text == ["p: " + Array(repeating: shown, count: 100).joined(separator: " ")])
  }

  @Test func `what ends is markup however much of it there is`() throws {
    let text = try blocks(String(repeating: "a <?php x ?>b <!A x>c ", count: 100))
    #expect(text == ["p: " + Array(repeating: "a b c", count: 100).joined(separator: " ")])
  }

  @Test(arguments: [(">", 8), ("> ", 8), ("- ", 8), ("* ", 8), ("+ ", 8), ("7) ", 8), ("> - ", 24)])
  func `markers deeper in others than anybody sets them are text`(marker: String, left: Int) throws {
    let source = String(repeating: marker, count: 40) + "*a* `" + String(repeating: marker, count: 40) + "`\n\n# B\n"
    let text = try blocks(source)
    let shown = String(repeating: marker, count: left) + "a " + String(repeating: marker, count: 40)
    let kept = marker.last == " " ? String(shown.dropLast()) : shown
    #expect(text.count == 2 && text[0].hasSuffix(": " + kept) && text[1] == "h1: B", "\(text)")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["www.a.b", "http://a.b", "ftp://a.b/c", "a@b.cd"])
  func `an address with any number of closing brackets is text in a moment`(address: String) throws {
    let source = "x " + address + String(repeating: ")", count: 100_000) + " (" + address + ") y"
    let section = try Book.open(bytes: Array(source.utf8), name: "a.md").section(0)
    #expect(section.text == source + "\n")
    let links = section.spans.filter { if case .link = $0.kind { true } else { false } }
    #expect(links.map { section.text(in: $0.range) } == [address])
  }

  @Test(arguments: ["- ", "* ", "_ ", "> - > - - "])
  func `a break is one however long it is`(marks: String) throws {
    let line =
      marks.hasPrefix(">") ? marks + String(repeating: "- ", count: 200) : String(repeating: marks, count: 200)
    let text = try blocks("a\n\n" + line + "\n\nb")
    #expect(text.count == 3 && text[1].contains("separator"), "\(text)")
  }

  private static func row(_ cell: String, _ count: Int) -> String {
    "|" + String(repeating: cell + "|", count: count) + "\n"
  }

  @Test(arguments: [("", "", 1_000), ("> ", "> ", 1_000), ("1. ", "   ", 1_000), ("", "", 2)])
  func `a table wider than anybody's is text, and no word of it is lost`(
    first: String, other: String, header: Int
  ) throws {
    let source =
      first + Self.row("h", header) + other + Self.row("-", header)
      + String(repeating: other + Self.row("c", 1_000), count: 20)
    let text = try blocks(source)
    #expect(text.count == 1)
    #expect(text.joined().utf8.count { $0 == UInt8(ascii: "c") } == 20_000)
  }

  @Test(arguments: ["", "# H\n", "> \n", "***\n", "- "])
  func `a document may have many tables`(mark: String) throws {
    let quote = mark.first == ">" ? "> " : mark == "- " ? "  " : ""
    let first = mark == "- " ? mark : mark + quote
    let table = first + "| a | b |\n\(quote)|:-|-|\n\(quote)| c | --- |\n" + (mark.isEmpty ? "\n" : "")
    let text = try blocks(String(repeating: table, count: 50))
    #expect(text.count { $0 == "td 2,1: c" } == 50 && text.count { $0 == "td 2,2: ---" } == 50)
  }

  @Test func `a wide table is one`() throws {
    let text = try blocks(Self.row("h", 2) + Self.row("-", 2) + Self.row("c", 200))
    #expect(text.count == 400 && text.last == "td 2,200: c")
  }
}
