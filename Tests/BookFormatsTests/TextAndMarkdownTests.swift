import BookFormats
import Testing
import TextModel

@Suite struct TextAndMarkdownTests {
  private func blocks(_ text: String, _ name: String) throws -> [String] {
    try MarkedText.blocks(of: Book.open(bytes: Array(text.utf8), name: name).section(0))
  }

  @Test(arguments: [
    ("one\ntwo\r\nthree\n\n four\n", ["p: one two three", "p: four"]), ("a\n \t\nb", ["p: a", "p: b"]),
    ("a\n* * *\nb", ["p: a", "separator: * * *", "p: b"]), ("a\n\u{0C}b", ["p: a", "p: b"]),
    ("\u{FEFF}a\u{1B}[2J", ["p: a[2J"]), ("", []),
  ])
  func `plain text is read by blocks between blank lines, their lines joined`(
    text: String, expected: [String]
  ) throws {
    #expect(try blocks(text, "a.txt") == expected)
  }

  @Test(arguments: [
    ("a  b\nc\n\n\nd", ["a  b\nc", "d"]),
    ("intro\n- one\n  more\n- two\n1. x", ["intro", "- one\n  more", "- two", "1. x"]),
    ("a\r\nb\r\n\r\nc\r\n", ["a\r\nb", "c"]), ("J. Smith\nwas", ["J. Smith\nwas"]),
    ("so\u{AD}ft\u{202E}", ["so\u{AD}ft\u{202E}"]),
    ("-not\n–", ["-not\n–"]), ("a) x\nb) y", ["a) x", "b) y"]), ("", []),
  ])
  func `exact text keeps every character of a block`(text: String, expected: [String]) {
    let section = ExactText(Array(text.utf8)).section
    #expect(section.blocks.map { section.text(in: $0.content) } == expected)
  }

  @Test(arguments: [
    ([0x63, 0x61, 0x66, 0xE9], "café\n"), ([0xFF, 0xFE, 0x61, 0x00], "a\n"), ([0x61, 0x00, 0xC3, 0xA9], "a\0é\n"),
    ([0x80, 0x0A, 0x0A, 0x93, 0x94], "€\n“”\n"),
  ])
  func `exact text is decoded as a book is`(bytes: [UInt8], text: String) {
    #expect(ExactText(bytes).section.text == text)
  }

  @Test(arguments: [
    ("a", false), ("a\n", true), ("a\n \n", true), ("a\r\n- b", false), ("- a\n- b\r", true), ("", false),
  ])
  func `exact text knows whether its last line has an end`(text: String, isEnded: Bool) {
    #expect(ExactText(Array(text.utf8)).isLastLineEnded == isEnded)
  }

  @Test func `Markdown is read with tables, tasks and notes`() throws {
    let source = """
      # Title

      Some *em* and~~gone~~[^1].

      - [x] done
      - [ ] not

      3. three

      | a | b |
      |---|---|
      | 1 | 2 |

      ```
      x  y

      z
      ```

      ***

      [^1]: The note.
      """
    let book = try Book.open(bytes: Array(source.utf8), name: "a.md")
    #expect(
      MarkedText.blocks(of: book.section(0)) == [
        "h1: Title", "p: Some em andgone1.", "•: ☑ done", "•: ☐ not", "3.: three", "th 1,1: a", "th 1,2: b",
        "td 2,1: 1", "td 2,2: 2", "code: x  y⏎⏎z", "separator", "1.: The note.",
      ])
    #expect(MarkedText.spans(of: book.section(0)) == ["emphasis: em", "raised: 1", "note 0#fn-1: 1"])
    #expect(book.section(0).containers.contains { $0.kind == .region(.endnotes) })
  }

  @Test(arguments: ["a.md", "a.html"])
  func `headings make the table of contents, nested by their levels`(name: String) throws {
    let levels = [(1, "One"), (3, "Deep"), (2, "Two"), (2, "Three"), (1, "Four")]
    let source = levels.map { level, title in
      name == "a.md"
        ? String(repeating: "#", count: level) + " \(title)\n\ntext\n" : "<h\(level)>\(title)</h\(level)>t"
    }.joined(separator: "\n")
    let book = try Book.open(bytes: Array(source.utf8), name: name)
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == ["1 One", "2 Deep", "2 Two", "2 Three", "1 Four"])
    for entry in book.outline {
      let position = try #require(entry.destination.flatMap(book.position))
      #expect(book.section(0).text(in: position.offset..<position.offset + entry.label.utf8.count) == entry.label)
    }
  }
}
