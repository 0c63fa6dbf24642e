import BookFormats
import Testing
import TextModel

@Suite struct PlainTextTests {
  private func open(_ text: String) throws -> Book { try Book.open(bytes: Array(text.utf8), name: "a.txt") }

  private func blocks(_ text: String) throws -> [String] { try MarkedText.blocks(of: open(text).section(0)) }

  @Test(arguments: [
    ("a\n \t\nb", ["p: a", "p: b"]), ("a\n\u{0C}b", ["p: a", "p: b"]), ("\u{FEFF}a\u{1B}[2J", ["p: a"]), ("", []),
    (
      Wrapped.lines + "\r\n\r\n" + Wrapped.lines.replacing("\n", with: "\r\n"),
      ["p: " + Wrapped.text, "p: " + Wrapped.text]
    ),
    (Wrapped.lines + "\n\nDear Ann,\nall is well.\n", ["p: " + Wrapped.text, "p: Dear Ann,⏎all is well."]),
    ("Harbor St., No. 9\n3 October\n", ["p: Harbor St., No. 9⏎3 October"]),
  ])
  func `lines that were only wrapped are Wrapped.text, lines that were ended on purpose are kept`(
    text: String, expected: [String]
  ) throws {
    #expect(try blocks(text) == expected)
  }

  @Test func `paragraphs that are only set in are paragraphs`() throws {
    let text = prose(indent: "  ") + "\n" + prose(indent: "\t") + "\n  “Yes.”\n  “No.”\n" + prose(indent: "   ")
    #expect(
      try blocks(text) == ["p: \(Wrapped.text)", "p: \(Wrapped.text)", "p: “Yes.”", "p: “No.”", "p: \(Wrapped.text)"])
  }

  private func prose(indent: String) -> String { indent + Wrapped.lines }

  @Test func `entries whose other lines are set in are paragraphs`() throws {
    let entry = Wrapped.lines.replacing("\n", with: "\n    ")
    #expect(try blocks(entry + "\n" + entry) == ["p: \(Wrapped.text)", "p: \(Wrapped.text)"])
  }

  @Test func `a paragraph that ends in the middle of a line is one, without a blank line too`() throws {
    #expect(try blocks(Wrapped.lines + "\n" + Wrapped.lines) == ["p: \(Wrapped.text)", "p: \(Wrapped.text)"])
  }

  @Test func `one address that cannot be wrapped makes no verse of a letter`() throws {
    let address = "https://example.org/" + String(repeating: "path/", count: 16)
    let text = [Wrapped.lines, Wrapped.lines, Wrapped.lines, address].joined(separator: "\n\n")
    #expect(try blocks(text).prefix(3) == ["p: \(Wrapped.text)", "p: \(Wrapped.text)", "p: \(Wrapped.text)"])
  }

  @Test func `each line of a text that is not wrapped is a paragraph`() throws {
    let line = String(repeating: "Words that go on and on. ", count: 12) + "End."
    #expect(
      try blocks("\(line)\n\(line)\nShort.\n\(line)") == ["p: \(line)", "p: \(line)", "p: Short.", "p: \(line)"])
  }

  @Test(arguments: [
    "Roses are red,\nViolets are blue,\nSugar is sweet,\nAnd so are you.",
    "This is the forest primeval; the murmuring pines and the hemlocks,\nBearded with moss, and in garments green,\n"
      + "Stand like Druids of eld, with voices sad and prophetic, with beards\nThat rest on their bosoms, and loud",
    "first line\n    set in\nthird line\n    set in",
  ])
  func `verse and addresses keep their lines`(text: String) throws {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      try blocks(Wrapped.lines + "\n\n" + text) == ["p: \(Wrapped.text)", "p: " + lines.joined(separator: "⏎")])
  }

  @Test func `wrapped lines of Japanese and Chinese are Wrapped.text without a blank`() throws {
    let line = String(repeating: "吾輩は猫である", count: 5)
    #expect(try blocks("　\(line)\n\(line)\n\(line)。") == ["p: \(line)\(line)\(line)。"])
  }

  @Test(arguments: [
    ("a\n* * *\nb", ["p: a", "separator: * * *", "p: b"]),
    ("a\n\n- 12 -\n\nb", ["p: a", "separator: - 12 -", "p: b"]),
    ("a\n\nPage 12\n\n[13]\n", ["p: a", "separator: Page 12", "separator: [13]"]),
    ("a\n\n7\n\nb\n\n8\n\nc\n\n9\n\nd", ["p: a ⏎7⏎b ⏎8⏎c ⏎9⏎d"]),
    ("a\n\n7\n\nb\n\n1984\n", ["p: a", "p: 7", "p: b", "p: 1984"]),
  ])
  func `ornaments and page numbers are separators`(text: String, expected: [String]) throws {
    #expect(try blocks(text) == expected)
  }

  @Test(arguments: [
    ("Buy:\n- one\n  more\n- two", ["p: Buy:", "item: - one more", "item: - two"], ["list of 2: - one more/- two"]),
    ("1. one\n2. two", ["item: 1. one", "item: 2. two"], ["ordered list of 2: 1. one/2. two"]),
    ("- Yes, he said.\n\n- No.", ["p: - Yes, he said.", "p: - No."], []),
    ("He was born in\n1900. Then", ["p: He was born in⏎1900. Then"], []),
  ])
  func `lists are lists, and a dash is somebody speaking`(
    text: String, expected: [String], containers: [String]
  ) throws {
    let section = try open(text).section(0)
    #expect(MarkedText.blocks(of: section) == expected)
    #expect(MarkedText.containers(of: section) == containers)
  }

  @Test(arguments: [
    ("a _b c_ d", ["unspoken: _", "emphasis: b c", "unspoken: _"]),
    ("“_Yes_,” é_x_y_", ["unspoken: _", "emphasis: Yes", "unspoken: _"]), ("snake_case_name _ open", []),
    ("__init__ and _x_", ["unspoken: _", "emphasis: x", "unspoken: _"]),
    (
      "_so_--_we_",
      [
        "unspoken: _", "emphasis: so", "unspoken: _", "unspoken: _", "emphasis: we", "unspoken: _",
      ]
    ),
    ("“_Yes_”", ["unspoken: _", "emphasis: Yes", "unspoken: _"]),
    (
      "- _a_\n- b",
      [
        "unspoken: -", "unspoken: _", "emphasis: a", "unspoken: _", "unspoken: -",
      ]
    ),
  ])
  func `underscores emphasise, and are shown but not spoken`(text: String, spans: [String]) throws {
    #expect(try MarkedText.spans(of: open(text).section(0)) == spans)
  }

  @Test func `a long text without headings is cut between paragraphs, and nothing of it is lost`() throws {
    for gap in ["\n\n", "\n"] {
      let line = String(repeating: "Words that go on and on. ", count: 12)
      let lines = (0..<4_000).map { "Paragraph \($0). " + line }
      let book = try open(lines.joined(separator: gap))
      #expect(book.sectionCount > 3)
      #expect((0..<book.sectionCount).map { book.section($0).blocks.count }.reduce(0, +) == 4_000)
      let text = (0..<book.sectionCount).map { book.section($0).visibleText }.joined()
      #expect(text.filter { !$0.isWhitespace } == lines.joined().filter { !$0.isWhitespace })
    }
  }
}

/// A paragraph wrapped at 72 columns, as the lines of most texts are.
private enum Wrapped {
  static let lines = """
    It was a bright cold day in the harbor, and the clocks of the town were
    all of them striking at once, as they did on the first of every month,
    for the man who wound them.
    """
  static let text = lines.replacing("\n", with: " ")
}
