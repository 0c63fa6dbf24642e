import BookFormats
import Testing
import TextModel

@Suite struct MarkdownTests {
  private func open(_ source: String) throws -> Book { try Book.open(bytes: Array(source.utf8), name: "a.md") }

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
    #expect(
      MarkedText.spans(of: book.section(0)) == [
        "emphasis: em", "struck: gone", "raised: 1", "note 0#fn-1: 1", "done: ☑", "to do: ☐",
      ])
    #expect(book.section(0).containers.contains { $0.kind == .region(.endnotes) })
  }

  @Test func `an image without an alternative is an image, and a link of nothing else can be reached`() throws {
    let section = try open("See ![](quay.png) it.\n\nGo [![](logo.png)](https://x.org) on.\n").section(0)
    #expect(
      MarkedText.spans(of: section) == ["image: \u{FFFC}", "link -> https://x.org: \u{FFFC}", "image: \u{FFFC}"])
  }

  @Test func `an image in an image is a part of its alternative, and neither stands alone`() throws {
    for (source, spans) in [
      ("x ![![](in.png)](out.png)", ["image: \u{FFFC}"]), ("x ![a ![b](in.png)](out.png)", ["image: a b"]),
      ("x ![![b](in.png)](out.png)", ["image: b"]),
      ("x ![ ![](x) ![](y) ](z) ![c](d)", ["image: \u{FFFC}", "image: c"]),
    ] {
      let found = MarkedText.spans(of: try open(source).section(0))
      #expect(found == spans, "\(source): \(found)")
    }
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

  @Test func `each note is one, in a list of them that is skipped`() throws {
    let section = try open("a[^x] b[^y]\n\n[^x]: One.\n[^y]: Two.\n").section(0)
    #expect(
      MarkedText.containers(of: section) == [
        "endnotes: One./Two.", "ordered list of 2: One./Two.", "footnote: One.", "footnote: Two.",
      ])
  }

  @Test(arguments: [
    ("---\ntitle: \"A: B\"\nauthor: Ann\nlang: en_GB\n---\n# C\n", "A: B", ["Ann"], "en-GB"),
    (
      "---\nTitle: >\n  Two\n  lines\nauthors:\n  - Ann\n  - name: Bob\n    at: home\n...\ntext", "Two lines",
      ["Ann", "Bob"], nil
    ),
    ("---\nauthor: [Ann, 'Bob']\nlanguage: de\n---\n# Head\n", "Head", ["Ann", "Bob"], "de"),
    ("+++\ntitle = 'T'\nauthors = [\"Ann\"]\ndate = 2026-01-01\n+++\ntext", "T", ["Ann"], nil),
    ("% T\n% Ann; Bob\n% 2026-01-01\n\ntext", "T", ["Ann", "Bob"], nil),
    ("% Two\n  lines\n\ntext", "Two lines", [], nil),
    ("%\n% Ann\n\n# Head", "Head", ["Ann"], nil),
    ("---\ntitle: T\nReading time: 5\ntags:\n- a\n---\ntext", "T", [], nil),
    ("\u{FEFF}---\r\ntitle: T\u{1B}[1m\r\n---\r\ntext", "T[1m", [], nil),
  ])
  func `front matter says what a document is, and is no text of it`(
    source: String, title: String, creators: [String], language: String?
  ) throws {
    let book = try open(source)
    let year = source.contains("2026") ? 2026 : nil
    #expect(book.metadata == BookMetadata(title: title, creators: creators, language: language, year: year))
    #expect(["text\n", "C\n", "Head\n"].contains(book.section(0).text))
  }

  @Test(arguments: [
    "---\n\ntext: yes\n\n---\n", "---\nA sentence here.\n---\n",
    "---\nNote: this is text\nand goes on.\n---\n", "% a\n% b\n% c\n% d\n\nx", "% one\ntwo\n\nx", "%x\n",
    "---\ntitle: never ended\n",
    "text\n---\na: b\n---\n",
  ])
  func `what only looks like front matter is text`(source: String) throws {
    let letters = source.filter(\.isLetter)
    #expect(try open(source).section(0).text.filter(\.isLetter) == letters)
  }

  @Test func `headings are linked to by their text, as on the site that the dialect comes from`() throws {
    let book = try open("[a](#what-to-write) [b](#notes-1)\n\n# What *to* write?\n\n# Notes\n\n# Notes\n\nEnd.\n")
    let section = book.section(0)
    let places = section.spans.compactMap { span -> TextPosition? in
      if case .link(let destination) = span.kind { book.position(of: destination) } else { nil }
    }
    #expect(
      places.map { section.text(in: $0.offset..<section.length).prefix(11) } == ["What to wri", "Notes\nEnd.\n"])
    #expect(section.blocks[3].range.lowerBound == places[1].offset)
  }

  @Test(arguments: [
    ("# Head {#one .wide key=value}", "Head", "one"), ("Head\n==== \n", "Head", "head"),
    ("# Head {.wide}", "Head", "head"),
    ("# Head # {#one}", "Head", "one"), ("Head *x* {#my_one}\n---\n", "Head x", "my_one"),
    ("# *Head* {-}", "Head", "head"), ("# Head {not this}", "Head {not this}", "head-not-this"),
    ("# {#one}", "{#one}", "one"), ("# Head{#one}", "Head{#one}", "headone"), ("# `{#one}`", "{#one}", "one"),
    ("# Head {#a\"b}", "Head {#a\"b}", "head-ab"),
  ])
  func `what stands behind a heading in braces names it, and is not shown`(
    source: String, text: String, name: String
  ) throws {
    let book = try open(source + "\n\nText.\n")
    #expect(book.outline == [OutlineEntry(depth: 1, label: text, destination: .place(section: 0, anchor: name))])
    #expect(book.section(0).visibleText.hasPrefix(text + "\n") && book.section(0).anchors[name] == 0)
  }

  @Test func `no two headings have one name`() throws {
    let names = ["a", "a-1", "a-1-1", "a-2"].map { "[x](#\($0))" }.joined(separator: " ")
    let book = try open("\(names)\n\n# a\n\n# a\n\n# a-1\n\n# a\n")
    let places = book.section(0).spans.compactMap { span -> TextPosition? in
      if case .link(let destination) = span.kind { book.position(of: destination) } else { nil }
    }
    #expect(Set(places.map(\.offset)).count == 4)
  }

  @Test(arguments: [
    ("| a | b |\n|---|---|\n| 1 | 2 | 3 | 4 |\n| 5 |", "a/b/1/2/3/4/5"), ("a|b\n-|-\n1|2|3", "a/b/1/2/3"),
    ("a | b\n:-: | --\n1 \\| x | 2 | 3|", "a/b/1 | x/2/3"),
    ("| a |\n| - |\n| 1 | 2 |\n\nx | y | z", "a/1/2/x | y | z"),
    ("| a |\n| - |\n| 1 |\n> q | r", "a/1/q | r"),
    ("> | a |\n> |---|\n> | 1 | 2 |", "a/1/2"), ("> a | b\n>-|-\n> > x | y | z", "a/b/x | y | z"),
    ("- | a |\n  |---|\n  | 1 | 2 |\n- x | y", "a/1/2/x | y"), ("- x\n  - | a |\n    |-|\n    | 1 | 2 |", "x/a/1/2"),
    ("> 1. a | b\n>    -|-\n>    1|2|3\n\n4 | 5", "a/b/1/2/3/4 | 5"),
    ("x[^n]\n\n[^n]: y\n\n    | a |\n    |-|\n    | 1 | 2 |\n\nz", "x1/z/y/a/1/2"),
    ("- x\n\n      | a |\n      |-|\n      | 1 | 2 |", "x/| a |/|-|/| 1 | 2 |"),
    ("> ```\n> | a |\n> |-|\n> | 1 | 2 |\n> ```", "| a |/|-|/| 1 | 2 |"),
  ])
  func `a row may have more cells than the header`(source: String, expected: String) throws {
    #expect(try open(source).section(0).visibleText.split(separator: "\n").joined(separator: "/") == expected)
  }

  @Test func `code that looks like a table stays as it is`() throws {
    let code = "| a |\n| - |\n| 1 | 2 |"
    #expect(try open("```\n\(code)\n```\n").section(0).text == code.replacing("\n", with: "\u{0B}") + "\n")
  }

  @Test func `a note that nothing refers to is read where it stands`() throws {
    let source = "Text[^1].\n\n[^1]: The note.\n\n[^2]: Lost words.\n\n    And more.\n\n```\n[^3]: code\n```\n"
    #expect(
      try MarkedText.blocks(of: open(source).section(0)) == [
        "p: Text1.", "p: [^2]: Lost words.", "p: And more.", "code: [^3]: code", "1.: The note.",
      ])
  }

  @Test func `in a long document a note belongs to the part that refers to it, and others stay`() throws {
    let filler = String(repeating: "Words of a chapter that goes on and on.\n\n", count: 4000)
    let book = try open("# One\n\n\(filler)A[^1].\n\n# Two\n\n\(filler)[^1]: The note.\n\n[^2]: Lost words.\n")
    let texts = (0..<book.sectionCount).map { book.section($0).text }.joined()
    #expect(texts.split(separator: "The note.", omittingEmptySubsequences: false).count == 2)
    #expect(texts.split(separator: "[^2]: Lost words.", omittingEmptySubsequences: false).count == 2)
  }

  @Test(arguments: [
    ("<textarea>\n\n*a* b\n\n</textarea>\n\n*c*", ["p: *a* b", "p: c"]),
    ("x\n<TEXTAREA rows=2>*a*\n\n- b</TEXTAREA>\n\nc", ["p: x", "p: *a* - b", "p: c"]),
    ("```\n<textarea>\n\n</textarea>\n```", ["code: <textarea>⏎⏎</textarea>"]),
    ("<textarea>\n\n*a*", ["p: *a*"]), ("<textareas>\n\n*a*\n\n</textareas>", ["p: a"]),
    ("a\n\n<![CDATA[\nno > *b*\n]]>\n\nc", ["p: a", "p: c"]), ("a <![CDATA[ no ]]> b", ["p: a b"]),
    ("<div>\n<![CDATA[no]]>a\n</div>", ["p: a"]), ("`<![CDATA[a]]>`", ["p: <![CDATA[a]]>"]),
  ])
  func `what is raw in HTML is no Markdown, and what it hides is not shown`(source: String, blocks: [String]) throws {
    #expect(MarkedText.blocks(of: try open(source).section(0)) == blocks)
  }
}
