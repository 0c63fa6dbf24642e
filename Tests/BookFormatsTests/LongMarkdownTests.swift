import Testing
import TextModel

@testable import BookFormats

/// Markdown that is long enough to be parsed a section at a time.
@Suite struct LongMarkdownTests {
  private static let filler = String(
    repeating: String(repeating: "Words and words of a long paragraph. ", count: 20) + "and more.\n", count: 10)

  /// A document of chapters of some 15 kB each.
  private static func document(_ chapters: Int, _ chapter: (Int) -> String) -> String {
    (0..<chapters).map { chapter($0) + "\n\n" + filler + "\n" + filler }.joined(separator: "\n")
  }

  private func open(_ source: String) throws -> Book { try Book.open(bytes: Array(source.utf8), name: "a.md") }

  private func text(_ book: Book) -> String {
    (0..<book.sectionCount).map { book.section($0).visibleText }.joined()
  }

  @Test func `a name that an author gives a heading leads to it from everywhere`() throws {
    let book = try open(Self.document(20) { "# Chapter *\($0)* {#c\($0) .wide}\n\n[x](#c19)\n" })
    #expect(book.sectionCount == 20 && book.outline.last?.label == "Chapter 19")
    #expect(book.outline.last?.destination == .place(section: 19, anchor: "c19"))
    #expect(book.section(0).text.hasPrefix("Chapter 0\nx\n") && book.section(19).anchors["c19"] == 0)
    #expect(book.section(0).spans.contains { $0.kind == .link(.place(section: 19, anchor: "c19")) })
  }

  @Test func `each chapter is a section, and the table of contents leads to every heading`() throws {
    let book = try open(Self.document(18) { "# Chapter *\($0)*\n\nText.\n\nPart \($0)\n------\n" })
    #expect(book.sectionCount == 18)
    #expect(book.outline.count == 36)
    #expect(
      book.outline.prefix(4).map { "\($0.depth) \($0.label)" } == [
        "1 Chapter 0", "2 Part 0", "1 Chapter 1", "2 Part 1",
      ])
    for entry in book.outline {
      let place = try #require(entry.destination.flatMap(book.position))
      #expect(
        book.section(place.section).text(in: place.offset..<place.offset + entry.label.utf8.count) == entry.label)
    }
    #expect(book.section(7).text.hasPrefix("Chapter 7\nText.\nPart 7\nWords"))
    #expect(book.metadata.title == "Chapter 0")
  }

  @Test func `notes and links are defined anywhere, and notes stand in the section that refers to them`() throws {
    let chapters = Self.document(18) { "# C\($0)\n\n[home] and [^n\($0)] and [back](#c3).\n" }
    let notes = (0..<18).map { "[^n\($0)]: Note \($0) from [home].\n\n    More of it.\n" }.joined(separator: "\n")
    let book = try open(chapters + "\n\n" + notes + "\n[HOME]: https://example.org/ 'T'\n")
    for index in 0..<18 {
      let section = book.section(index)
      #expect(section.text.hasSuffix("Note \(index) from home.\nMore of it.\n"))
      let spans = MarkedText.spans(of: section)
      #expect(spans.contains("link 3#c3: back") && spans.count { $0 == "link -> https://example.org/: home" } == 2)
      #expect(spans.contains("note \(index)#fn-n\(index): \(index + 1)"))
      #expect(section.containers.contains { $0.kind == .region(.footnote) })
    }
  }

  @Test func `what only looks like a heading begins nothing`() throws {
    let traps = [
      "```sh\n\n# no heading\n\n```", "~~~~\n~~~\n\n# no heading\n~~~~", "<pre>\n\n# no heading\n</pre>",
      "<!-- a\n\n# no heading\n-->", "- item\n\n      # no heading", "[^n]: Note\n\n    # no heading",
      "para\n    # no heading", "#no heading", "<preface>", "<script>x</script>",
      "- ```sh\n  # no heading\n  ```", "1. ```\n   # no heading\n   ```\n\n   more",
      "- a\n  - ~~~\n    # no\n    ~~~",
      "- a\nlazy\n\n  ```\n  # no heading\n  ```", "- item\n\n  # in a list", "- - -\n    # no heading", "> one\n===",
      "- one\n===", "two\nlines\n - - -", "[^n]: Note\nlazy\n===", "> one\nlazy\n===", "[a]: b\n===",
      "<div>\n# no heading\n</div>", "<em>\n# no heading\n===", "</p>\nno heading\n---",
      "<!DOCTYPE\n\n# no heading\n>",
      "- <div>\n  # no\n\n  more", "    code\n    ---", "text\n    # no heading",
    ]
    let book = try open(Self.document(traps.count) { "# C\($0)\n\n\(traps[$0])\n" })
    #expect(book.sectionCount == traps.count)
    for (index, trap) in traps.enumerated() {
      #expect(book.outline.indices.contains(index) && book.outline[index].label == "C\(index)", "\(trap)")
    }
    #expect(book.outline.count == traps.count)
  }

  @Test func `every heading outside of lists and quotations is in the table of contents`() throws {
    let headings = [
      ("1984\n====", "1984"), ("*Title*\n===", "Title"), ("  Title\n ---", "Title"), (" ## x", "x"),
      ("- item\n ## x", "x"), ("- - -\n   ## x", "x"), ("- ```sh\n  code\n  ```\n\n## x", "x"),
      ("[a](b) c\n=", "a c"),
      ("[^n]: Note\n ## x", "x"), ("[no]: a target\n===", "[no]: a target"), ("two\nlines\n===", "two lines"),
      ("*two*  \n  long\\\nlines #\n--", "two long lines #"), ("<em>two</em>\nlines\n===", "two lines"),
      ("text\n<em>\n===", "text"), ("text\n2. two\n===", "text 2. two"), ("[a]: b\nlines\n===", "lines"),
      ("[b]:\n===", "[b]:"), ("***\nx\n===", "x"), ("    code\nx\n===", "x"), ("<div>\n\nx\n===", "x"),
      ("<!-- a -->\nx\n===", "x"), ("<b>\n\n## x", "x"), ("[a](b\n'c') d\n=", "a d"),
    ]
    let book = try open(Self.document(headings.count) { "# C\($0)\n\n\(headings[$0].0)\n" })
    #expect(book.outline.count == 2 * headings.count)
    for (index, (source, label)) in headings.enumerated() {
      let labels = book.outline.dropFirst(2 * index).prefix(2).map(\.label)
      #expect(labels == ["C\(index)", label], "\(source)")
    }
    for entry in book.outline {
      let place = try #require(entry.destination.flatMap(book.position))
      let text = book.section(place.section).text(in: place.offset..<place.offset + entry.label.utf8.count)
      #expect(text.split(separator: Section.lineBreak).joined(separator: " ") == entry.label)
    }
  }

  @Test(arguments: [
    ("[^n]: Note that\ngoes on", "Note that goes on\n"),
    ("[^n]: Note\n\n    more that\ngoes on", "Note\nmore that goes on\n"),
    ("[^n]: See\n<https://example.org>", "See https://example.org\n"), (" [^n]: Note", "Note\n"),
    ("[^n]: Note\n[^m]: Other", "Note\n"), ("[^n]: Note\n- item", "Note\n"), ("[^n]: Note\n\n text", "Note\n"),
  ])
  func `a note is all that belongs to it, and nothing else`(definition: String, note: String) throws {
    let book = try open("# A\n\nx[^n]\n\n" + Self.document(18) { "# C\($0)\n" } + "\n\n# End\n\n" + definition + "\n")
    #expect(book.section(0).text.hasSuffix("\n" + note))
    let rest = definition.contains("- item") ? "item\n" : definition.contains("\n\n text") ? "text\n" : "End\n"
    #expect(book.section(book.sectionCount - 1).text.hasSuffix(rest))
  }

  @Test(arguments: [
    "[^n]: Note\n<em>that</em> goes on\n<br>and on", "[^n]: Note\n<div>no more</div>", "[^n]: Note\n<em>\nno more",
    "[^n]: Note\n</em> more", "- item\n\n  [^n]: Note\n  goes on\n\n      and on\n\n  item\n\ntext",
    "1. one\n   - two\n\n     [^n]: Note\n\n         - list\n           in it\n\n     two\n2. three",
    "- [^n]: Note\nlazy\n- item", "- item\n\n      [^n]: code", "- ```\n  [^n]: code\n  ```\n- [^n]: Note",
    "- <pre>\n\n  [^n]: code\n  </pre>\n\n  [^n]: Note", "- item\n  [^n]: Note\n\n\ttext of the item",
    "- [^n]: Note\n\n  \tin it\n\n\tnot in it", "[^n]: Note\n\n    ```\n    code\n    ```\n  - item",
    "<div>\n[^n]: no note\n\n[^n]: Note", "text\n[home]: no link\n\n[^n]: [home]",
    "<textarea>\n\n[^n]: no\n</textarea>\n\n[^n]: Note", "<!doctype\n\n[^n]: no\n>\n\n[^n]: Note",
    "<search>x\n[^n]: Note", "<source>x\n[^n]: no\n\n[^n]: Note", "<dialog>x\n[^n]: no\n\n[^n]: Note",
    "> quote\n[^n]: Note\n> quote", "- a\n  - b\n- c\n\n  [^n]: Note",
  ])
  func `what is cut says what it says in one piece`(end: String) throws {
    let source =
      "# Start\n\nx[^n] [home]\n\n" + Self.document(18) { "# C\($0)\n" } + "\n\n# End\n\n" + end + "\n\nEnd.\n"
    let whole = MarkdownOpener.whole(Array(source.utf8)).section
    let book = try open(source)
    #expect(book.sectionCount > 18)
    #expect(lines(text(book)) == lines(whole.visibleText))
  }

  /// The lines of a text, wherever they stand in it, and each as often as it is there.
  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init).sorted() }

  @Test(arguments: [
    "  [home]: https://example.org/", "[home]:\nhttps://example.org/", "[home]:\n   <https://example.org/> 'T'",
    "[other]: b\n[home]: https://example.org/ (T)",
  ])
  func `links are defined by all that CommonMark allows`(definition: String) throws {
    let book = try open(Self.document(18) { "# C\($0)\n\n[home]\n" } + "\n\n" + definition + "\n")
    #expect(MarkedText.spans(of: book.section(3)).contains("link -> https://example.org/: home"))
  }

  @Test func `a text that only begins like a definition stands where it stands, once`() throws {
    let book = try open(Self.document(18) { "# C\($0)\n\n[note]\n" } + "\n\n[note]: this is text\n")
    #expect(text(book).ranges(of: "this is text").count == 1)
  }

  @Test func `a heading without words is no entry of the table of contents`() throws {
    let book = try open(Self.document(18) { "# ![](a.png)\n\n## C\($0)\n" })
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == (0..<18).map { "1 C\($0)" })
  }

  @Test func `more headings than a table of contents has take no time`() throws {
    let book = try open(String(repeating: "# *One*\n\n## *Two*\n\ntext\n\n", count: 15_000))
    #expect(book.outline.count == 15_000 && book.outline.allSatisfy { $0.depth == 1 })
  }

  @Test func `a long document without headings is cut between paragraphs, and nothing of it is lost`() throws {
    let lines = (0..<8000).map { "Paragraph \($0) of many, *all* of them alike.\n\n- item\n\n  more\n\n" }
    let book = try open(lines.joined())
    #expect(book.sectionCount > 1 && book.outline.isEmpty)
    #expect(text(book).split(separator: "\n").count == 24_000)
    #expect(text(book).contains("Paragraph 7999 of many, all of them alike.\nitem\nmore\n"))
  }
}
