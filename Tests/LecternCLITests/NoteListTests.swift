import Accessibility
import Bookshelf
import Foundation
import LecternCLI
import TestSupport
import Testing
import TextModel
import Words

@Suite struct NoteListTests {
  static let guide = Sample.book("A Day in Chicago", by: ["The Lectern Authors"])
  static let notes = [
    Sample.note("The zoo had lots of animals.", in: guide, at: 80),
    Sample.note(
      "Midday\nRivers\u{0B}run *east*\n", in: guide, section: 1, chapter: ["Part One", "Where next?"],
      printPage: "xii", percentage: 40),
    Sample.note("No. 5", in: Sample.book("Letters", by: [], hash: 2), chapter: [], percentage: 0),
  ]

  @Test func `text is for ears: the passage, then where it is from`() {
    #expect(
      NoteList(Self.notes).rendered(as: .text) == """
        The zoo had lots of animals.
        A Day in Chicago, The Lectern Authors. Morning. 12 percent. 2026-11-20.

        Midday
        Rivers
        run *east*
        A Day in Chicago, The Lectern Authors. Part One. Where next? Print page xii. 40 percent. 2026-11-20.

        No. 5
        Letters. 0 percent. 2026-11-20.

        """)
  }

  @Test func `Markdown has a heading for each book, quotes and citations`() {
    #expect(
      NoteList(Self.notes).rendered(as: .markdown) == #"""
        # Notes

        ## A Day in Chicago, The Lectern Authors

        > The zoo had lots of animals.

        — Morning, 12 percent, 2026-11-20

        > Midday
        >
        > Rivers\
        > run \*east\*

        — Part One, Where next?, Print page xii, 40 percent, 2026-11-20

        ## Letters

        > No. 5

        — 0 percent, 2026-11-20

        """#)
  }

  @Test func `JSON has every key in a stable order`() {
    #expect(
      NoteList(Array(Self.notes.prefix(2))).rendered(as: .json) == #"""
        [
          {"text":"The zoo had lots of animals.","book":"A Day in Chicago","creators":["The Lectern Authors"],"chapter":["Morning"],"print_page":null,"percent":12,"date":"2026-11-20T09:38:22Z","place":{"section":0,"from":80,"to":108},"kind":"note","words":"","identifier":null,"year":null,"before":"before ","after":" after","category":null,"pictures":null},
          {"text":"Midday\nRivers\nrun *east*\n","book":"A Day in Chicago","creators":["The Lectern Authors"],"chapter":["Part One","Where next?"],"print_page":"xii","percent":40,"date":"2026-11-20T09:38:22Z","place":{"section":1,"from":0,"to":25},"kind":"note","words":"","identifier":null,"year":null,"before":"before ","after":" after","category":null,"pictures":null}
        ]

        """#)
  }

  /// A bookmark with a name, a highlight, and a note that is lost.
  static let kinds: [Note] = [
    (Note.Kind.bookmark, "the end", false), (.highlight, "", false), (.note, "why", true),
  ].map { kind, words, isLost in
    Note(
      book: guide, range: TextRange(section: 0, 80..<84), text: "Noon", context: TextContext(before: "", after: ""),
      chapter: [], printPage: nil, percentage: 1, date: Sample.date, kind: kind, words: words, isLost: isLost)
  }

  @Test func `bookmarks, highlights and lost notes are told apart in every list`() {
    let list = NoteList(Self.kinds)
    let source = "A Day in Chicago, The Lectern Authors. 1 percent. 2026-11-20."
    #expect(
      list.rendered(as: .text).split(separator: "\n") == [
        "Noon", "Bookmark: the end", "\(source)", "Noon", "Highlight.", "\(source)", "Noon", "Note: why",
        "\(source)", "Not in this edition.",
      ])
    let markdown = list.rendered(as: .markdown).split(separator: "\n").dropFirst(2)
    #expect(
      markdown == [
        "> Noon", "Bookmark.", "the end", "— 1 percent, 2026-11-20", "> Noon", "Highlight.",
        "— 1 percent, 2026-11-20", "> Noon", "why", "— 1 percent, 2026-11-20", "Not in this edition.",
      ])
    let bibTeX = list.rendered(as: .bibtex)
    #expect(bibTeX.contains("Bookmark. the end") && bibTeX.contains("Highlight."), "\(bibTeX)")
    #expect(bibTeX.contains("why Not in this edition."), "\(bibTeX)")
    let json = list.rendered(as: .json).split(separator: "\n")
    #expect(json.count { $0.contains(#""place":null"#) } == 1)
    #expect(NoteList(Self.kinds, in: .german).rendered(as: .text).contains("Nicht in dieser Ausgabe."))
  }

  @Test func `no notes are no text and an empty array`() {
    #expect(NoteList([]).rendered(as: .text).isEmpty)
    #expect(NoteList([]).rendered(as: .markdown).isEmpty)
    #expect(NoteList([]).rendered(as: .json) == "[]\n")
  }

  @Test func `a passage over two sections names both`() {
    let range = TextRange(TextPosition(section: 1, offset: 9), TextPosition(section: 2, offset: 4))
    let note = Note(
      book: Self.guide, range: range, text: "x", context: TextContext(before: "", after: ""), chapter: [],
      printPage: nil, percentage: 0, date: 0)
    #expect(NoteList([note]).rendered(as: .json).contains(#""place":{"section":1,"from":9,"to_section":2,"to":4}"#))
  }

  @Test(arguments: NoteFormat.allCases)
  func `no byte of a book reaches a terminal as a command`(format: NoteFormat) {
    let hostile = "\u{1B}]0;title\u{07}\u{9B}2J\u{202E}txet\u{2028}\r\u{7F}\u{0}end"
    let note = Sample.note(hostile, in: Sample.book(hostile, by: [hostile]), chapter: [hostile], printPage: hostile)
    let written = NoteList([note]).rendered(as: format)
    let unsafe = written.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || "\u{202E}\u{2028}".unicodeScalars.contains(scalar))
    }
    #expect(unsafe.isEmpty)
    #expect(written.contains("txet"))
  }

  @Test func `control characters are blanks in text`() {
    let note = Sample.note("a\u{1B}[31mb\tc\u{0}\u{0}d")
    #expect(NoteList([note]).rendered(as: .text).hasPrefix("a [31mb c d\n"))
  }

  static let escapes: [(String, String)] = [
    ("# no heading", ##"> \# no heading"##), ("- no item", ##"> \- no item"##), ("12. no item", ##"> 12\. no item"##),
    ("3) no item", ##"> 3\) no item"##), ("1984 was. A year", "> 1984 was. A year"), ("+ a", ##"> \+ a"##),
    ("[a](b) ![c](d)", ##"> \[a\](b) !\[c\](d)"##), ("<b>&amp;</b>", ##"> \<b\>\&amp;\</b\>"##),
    ("a_b `c` ~d~ | e \\", ##"> a\_b \`c\` \~d\~ \| e \\"##), ("> quote", ##"> \> quote"##), ("===", ##"> \==="##),
    ("    indented", "> indented"), ("well-known + more = #1", "> well-known + more = #1"),
  ]

  @Test(arguments: escapes)
  func `nothing in a passage is taken for Markdown`(passage: String, line: String) {
    #expect(NoteList([Sample.note(passage)]).rendered(as: .markdown).contains("\n\(line)\n"))
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (4_107_542_399, "2100-02-28T23:59:59Z"), (253_402_300_800, "10000-01-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"),
  ])
  func `a date is written as ISO 8601 in UTC`(seconds: Int, date: String) {
    let note = Note(
      book: Self.guide, range: TextRange(section: 0, 0..<1), text: "x", context: TextContext(before: "", after: ""),
      chapter: [], printPage: nil, percentage: 0, date: seconds)
    #expect(NoteList([note]).rendered(as: .json).contains("\"date\":\"\(date)\""))
  }

  @Test func `JSON is read back by another reader as it was`() throws {
    let text = "\"quoted\" \\ / é 👩‍👧 \u{0}\u{9B}\u{202E}\n"
    let data = Data(NoteList([Sample.note(text)]).rendered(as: .json).utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(read.first?["text"] as? String == text)
  }
}
