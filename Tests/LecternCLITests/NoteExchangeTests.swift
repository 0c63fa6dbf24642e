import Foundation
import LecternCLI
import TestSupport
import Testing

/// Notes that go out to other programs and come back.
@Suite struct NoteExchangeTests {
  let trade: NoteTrade

  init() throws { trade = try NoteTrade() }

  @Test func `what is exported, lost with the shelf and imported again stands on the same words`() throws {
    let path = try NoteTrade.book().write(to: trade.home)
    trade.keepThree(in: path)
    let before = trade.lectern("notes", path, "--bookmarks", "--format", "json").output
    #expect(before.split(separator: "\n").count == 5, "\(before)")
    let file = try trade.write(
      trade.lectern("notes", path, "--bookmarks", "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    #expect(trade.lectern("notes", path).output.isEmpty)
    #expect(trade.lectern("notes", "--import", file, path).output == "3 notes imported.\n")
    #expect(trade.lectern("notes", path, "--bookmarks", "--format", "json").output == before)
    #expect(trade.lectern("notes", "--import", file, path).output == "0 notes imported.\n3 notes known already.\n")
    #expect(trade.lectern("notes", "--import", file).output == "0 notes imported.\n3 notes known already.\n")
  }

  @Test func `notes taken in without their book find their words when it is opened, re-flowed too`() throws {
    let path = try NoteTrade.book().write(to: trade.home)
    trade.keepThree(in: path)
    let file = try trade.write(trade.lectern("notes", "--bookmarks", "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    #expect(trade.lectern("notes", "--import", file).output == "3 notes imported.\n")
    // Another edition: a preface, other line breaks, the same words.
    let other = try NoteTrade.book(
      "<h1>Preface</h1><p>New.</p><h1>Räin</h1><p>It rained on\n Monday, and nobody<br/>left the house.</p>"
        + "<p>Nobody left.</p><h1>Sun</h1><p>Nobody left.</p><p>It was too late.</p>"
    ).write(to: trade.home)
    let heard = trade.hear("b : \"notes\" Enter Home Enter", in: other, size: "40x10")
    #expect(heard.contains("the end."), "\(heard)")
    #expect(
      heard.suffix(3) == [
        "why: It rained on Monday, and nobody left the house. Page 1. 1 of 2.",
        "It rained on Monday, and nobody left the house.", "Note: why.",
      ], "\(heard)"
    )
    #expect(trade.lectern("notes", "--import", file, other).output == "0 notes imported.\n3 notes known already.\n")
  }

  @Test func `a note that has moved has the chapter and the printed pages of its new edition`() throws {
    func edition(_ pages: [String], chapter: String) throws -> String {
      let marks = pages.map { "<span id=\"p\($0)\" epub:type=\"pagebreak\" title=\"\($0)\"/>" }
      var book = NoteTrade.book(
        "<h1 id=\"one\">\(chapter)</h1><p>\(marks.first ?? "")It rained on Monday, \(marks.last ?? "")and nobody left.</p>"
      )
      book.pages = pages.map { .init($0, "c1.xhtml#p\($0)") }
      book.contents = [.init(chapter, "c1.xhtml#one")]
      return try book.write(to: trade.home)
    }
    let old = try edition(["7", "8"], chapter: "Rain")
    _ = trade.hear("Down C-s", in: old)
    let fields = { (path: String) -> [Bool] in
      let json = trade.lectern("notes", path, "--format", "json").output
      return [#""print_page":"7–8""#, #""print_page":"9–10""#, #""print_page":null"#, #"["Rain"]"#, #"["Wet"]"#].map(
        json.contains)
    }
    #expect(fields(old) == [true, false, false, true, false])
    let new = try edition(["9", "10"], chapter: "Wet")
    _ = trade.hear("", in: new)
    #expect(fields(new) == [false, true, false, false, true])
    let file = try trade.write(trade.lectern("notes", "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    let pageless = try edition([], chapter: "Rain")
    _ = trade.lectern("notes", "--import", file)
    _ = trade.hear("", in: pageless)
    #expect(fields(pageless) == [false, false, true, true, false])
  }

  @Test func `a note that has moved tells how far in its new edition it is`() throws {
    let path = try NoteTrade.book("<p>It rained on Monday.</p><p>" + String(repeating: "Words. ", count: 90) + "</p>")
      .write(to: trade.home)
    _ = trade.hear("C-s", in: path)
    #expect(trade.lectern("notes", path, "--format", "json").output.contains(#""percent":0,"#))
    // Another edition with another identifier, and a foreword as long as the rest.
    var edition = NoteTrade.book(
      "<p>" + String(repeating: "Words. ", count: 90) + "</p><p>It rained on Monday.</p><p>"
        + String(repeating: "Words. ", count: 90) + "</p>")
    edition.identifier = "urn:isbn:2"
    let other = try edition.write(to: trade.home)
    _ = trade.hear("", in: other)
    let notes = trade.lectern("notes", other, "--format", "json").output
    #expect(notes.contains(#""percent":49,"#), "\(notes)")
  }

  @Test func `a note that has moved is cited by the chapter and the page of its new edition`() throws {
    func edition(_ first: String, _ second: String, page: String) throws -> String {
      var book = NoteTrade.book(
        "<h1>\(first)</h1><p>It rained.</p><h1>\(second)</h1><p id='p'>Nobody left the house. It was late.</p><p>The rain went on.</p>"
      )
      book.pages = [.init(page, "c1.xhtml#p")]
      book.contents = []
      book.identifier = "urn:\(page)"
      return try book.write(to: trade.home)
    }
    let old = try edition("Rain", "House", page: "12")
    _ = trade.hear("h h . . C-s", in: old)
    #expect(trade.lectern("notes", old, "--format", "json").output.contains(#""chapter":["House"]"#))
    let new = try edition("One", "Two", page: "21")
    _ = trade.hear("", in: new)
    let notes = trade.lectern("notes", new, "--format", "json").output
    #expect(notes.contains(#""chapter":["Two"]"#) && notes.contains(#""print_page":"21""#), "\(notes)")
  }

  @Test func `a passage over many sections, and all of a book, come back to their words`() throws {
    let sections = [
      "<p>One one one. Two two two.</p>", "<p>Three three three.</p>", "<p>Four four four. Five five.</p>",
      "<p>Six.</p>",
    ]
    func book(_ bodies: [String]) -> EPUBFixture {
      var book = EPUBFixture()
      book.chapters = bodies.enumerated().map { EPUBFixture.Chapter("c\($0.offset).xhtml", $0.element) }
      book.identifier = "urn:many"
      return book
    }
    let path = try book(sections).write(to: trade.home)
    _ = trade.hear("v C-End End v C-s", in: path)
    _ = trade.hear(". v . . . v C-s", in: path)
    let before = trade.lectern("notes", path, "--format", "json").output
    #expect(before.contains(#""to_section":3"#), "\(before)")
    let file = try trade.write(trade.lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    let told = trade.lectern("notes", "--import", file, path).output
    #expect(!told.contains("not in this edition"), "\(told)")
    #expect(trade.lectern("notes", path, "--format", "json").output == before)
    // A new edition, its sections cut elsewhere.
    let other = try book(["<p>New.</p>", "<p>One one one.</p>", "<p>Two two two.</p>"] + sections.dropFirst())
      .write(to: trade.home)
    #expect(!trade.hear("", in: other).contains { $0.contains("not in this edition") })
    #expect(trade.lectern("notes", other, "--format", "json").output.contains(#""to_section":5"#))
  }

  @Test func `of equal passages that one comes back which was kept`() throws {
    var book = EPUBFixture(
      "<p>" + Array(repeating: "The same phrase repeats.", count: 9).joined(separator: " ") + "</p>")
    book.identifier = "urn:same"
    let path = try book.write(to: trade.home)
    _ = trade.hear(". . . . . . C-s", in: path)
    let before = trade.lectern("notes", path, "--format", "json").output
    let file = try trade.write(trade.lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    _ = trade.lectern("notes", "--import", file, path)
    #expect(trade.lectern("notes", path, "--format", "json").output == before)
  }

  @Test func `an annotation has the passage, its surroundings, its places and its book`() throws {
    let path = try NoteTrade.book().write(to: trade.home)
    trade.keepThree(in: path)
    let text = trade.lectern("notes", path, "--format", "w3c").output
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let all = try #require(parsed)
    #expect(all.count == 2)
    #expect(all[0]["type"] as? String == "Annotation")
    #expect(all[0]["motivation"] as? String == "commenting")
    #expect(all[1]["motivation"] as? String == "highlighting")
    #expect((all[0]["body"] as? [String: Any])?["value"] as? String == "why")
    let target = try #require(all[0]["target"] as? [String: Any])
    let selectors = try #require(target["selector"] as? [[String: Any]])
    #expect(
      selectors.map { $0["type"] as? String } == [
        "TextQuoteSelector", "TextPositionSelector", "ProgressionSelector",
      ])
    #expect(selectors[0]["exact"] as? String == "It rained on Monday,\nand nobody left the house.")
    #expect(selectors[0]["prefix"] as? String == "Räin\n")
    #expect(selectors[1]["start"] as? Int == 5)
    #expect(selectors[1]["end"] as? Int == 52)
    let source = try #require(target["source"] as? [String: Any])
    #expect(source["id"] as? String == "urn:isbn:1")
    #expect(source["dc:creator"] as? [String] == ["Ann Lee", "Bo Ray"])
    #expect(source["dc:date"] as? String == "1987")
    // The same note is known by the same identifier each time.
    #expect(trade.lectern("notes", path, "--format", "w3c").output == text)
  }

  @Test func `BibTeX has an entry for each book, its symbols escaped`() throws {
    let path = try NoteTrade.book().write(to: trade.home)
    trade.keepThree(in: path)
    #expect(
      trade.lectern("notes", "--format", "bibtex").output == #"""
        @book{lee1987,
          author = {Ann Lee and Bo Ray},
          title = {Weather \& Co},
          year = {1987},
          annote = {``It rained on Monday, and nobody left the house.'' why

            ``Nobody left.'' Highlight.}
        }

        """#)
  }

  @Test func `a book that names nobody who wrote it gets its notes back by its name`() throws {
    let path = try trade.write("A walk.\n\nWe went out at nine, and it rained.\n", as: "walk.txt")
    _ = trade.hear(". C-s", in: path)
    let before = trade.lectern("notes", path, "--format", "json").output
    #expect(before.contains("We went out at nine"), "\(before)")
    let file = try trade.write(trade.lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    #expect(trade.lectern("notes", "--import", file, path).output == "1 note imported.\n")
    #expect(trade.lectern("notes", path, "--format", "json").output == before)
    #expect(trade.lectern("notes", "--import", file, path).lines.last == "1 note known already.")
  }

  @Test func `the list in JSON is taken in like annotations`() throws {
    let path = try NoteTrade.book().write(to: trade.home)
    trade.keepThree(in: path)
    let before = trade.lectern("notes", path, "--bookmarks", "--format", "json").output
    let file = try trade.write(before, as: "own.json")
    try trade.forgetShelf()
    #expect(trade.lectern("notes", "--import", file, path).output == "3 notes imported.\n")
    #expect(trade.lectern("notes", path, "--bookmarks", "--format", "json").output == before)
    try trade.forgetShelf()
    #expect(trade.lectern("notes", "--import", file).output == "3 notes imported.\n")
    #expect(trade.lectern("notes", "--bookmarks", "--format", "json").output.contains(#""place":null"#))
    _ = trade.hear("", in: path)
    #expect(trade.lectern("notes", path, "--bookmarks", "--format", "json").output == before)
  }

  @Test func `notes of another book stand in the one that is named where it has their words`() throws {
    var book = NoteTrade.book("<p>The subtle reserve of his deportment. It rained all day long.</p><p>Too late.</p>")
    let path = try book.write(to: trade.home)
    _ = trade.hear("C-s . C-s", in: path)
    let file = try trade.write(trade.lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try trade.forgetShelf()
    book = NoteTrade.book("<p>Another one.</p><p>The subtle reserve of his deportment. It rained no day.</p>")
    (book.title, book.identifier) = ("Weather: A Guide", "urn:isbn:2")
    let other = try book.write(to: trade.home)
    #expect(
      trade.lectern("notes", "--import", file, other).lines == [
        "2 notes imported.", "1 note is of Weather & Co, which is not this book.",
      ])
    #expect(trade.lectern("notes", other).lines.first == "The subtle reserve of his deportment.")
    #expect(trade.hear(": \"notes\" Enter", in: other).contains { $0.hasPrefix("Notes. 1 item.") })
  }
}
