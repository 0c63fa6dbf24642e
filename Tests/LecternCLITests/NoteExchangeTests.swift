import CSQLite
import Foundation
import LecternCLI
import TestSupport
import Testing

/// Notes that go out to other programs, and come in from them.
@Suite struct NoteExchangeTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// A book with a date, a hard line break and a passage that is there twice.
  static func book(_ body: String? = nil) -> EPUBFixture {
    var book = EPUBFixture(
      body
        ?? "<h1>Räin</h1><p>It rained on Monday,<br/>and nobody left the house.</p><p>Nobody left.</p>"
        + "<h1>Sun</h1><p>Nobody left.</p><p>It was too late.</p>")
    book.title = "Weather & Co"
    book.creators = ["Ann Lee", "Bo Ray"]
    book.identifier = "urn:isbn:1"
    book.extraMetadata = "<dc:date>1987-03-02</dc:date>"
    return book
  }

  func lectern(_ arguments: String...) -> ProgramRun { ProgramRun(arguments, home: home) }

  func hear(_ keys: String, in path: String, size: String = "80x8") -> [String] {
    lectern("transcript", path, "--keys", keys, "--size", size, "--speech-only").lines
  }

  func write(_ text: String, as name: String) throws -> String {
    let path = home.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  func forgetShelf() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path + "/lectern") {
      if name.hasPrefix("shelf") { try FileManager.default.removeItem(atPath: home.path + "/lectern/" + name) }
    }
  }

  /// A note on the passage over a hard break, a highlight with its neighbour's words, and a named bookmark.
  func keepThree(in path: String) {
    _ = hear("Down [ Down Down Right ] ] ] ] Up Up Up Up Enter \"why\" Enter", in: path)
    _ = hear("h . [ Down Down Right ] ] ] ] Up Up Up Enter", in: path)
    _ = hear("C-End m : \"bookmarks\" Enter F2 \"the end\" Enter Esc", in: path)
  }

  @Test func `what is exported, lost with the shelf and imported again stands on the same words`() throws {
    let path = try Self.book().write(to: home)
    keepThree(in: path)
    let before = lectern("notes", path, "--bookmarks", "--format", "json").output
    #expect(before.split(separator: "\n").count == 5, "\(before)")
    let file = try write(lectern("notes", path, "--bookmarks", "--format", "w3c").output, as: "notes.json")
    try forgetShelf()
    #expect(lectern("notes", path).output.isEmpty)
    #expect(lectern("notes", "--import", file, path).output == "3 notes imported.\n")
    #expect(lectern("notes", path, "--bookmarks", "--format", "json").output == before)
    #expect(lectern("notes", "--import", file, path).output == "0 notes imported.\n3 notes known already.\n")
    #expect(lectern("notes", "--import", file).output == "0 notes imported.\n3 notes known already.\n")
  }

  @Test func `notes taken in without their book find their words when it is opened, re-flowed too`() throws {
    let path = try Self.book().write(to: home)
    keepThree(in: path)
    let file = try write(lectern("notes", "--bookmarks", "--format", "w3c").output, as: "notes.json")
    try forgetShelf()
    #expect(lectern("notes", "--import", file).output == "3 notes imported.\n")
    // Another edition: a preface, other line breaks, the same words.
    let other = try Self.book(
      "<h1>Preface</h1><p>New.</p><h1>Räin</h1><p>It rained on\n Monday, and nobody<br/>left the house.</p>"
        + "<p>Nobody left.</p><h1>Sun</h1><p>Nobody left.</p><p>It was too late.</p>"
    ).write(to: home)
    let heard = hear("b : \"notes\" Enter Home Enter", in: other, size: "40x10")
    #expect(heard.contains("the end."), "\(heard)")
    #expect(
      heard.suffix(3) == [
        "why: It rained on Monday, and nobody left the house. 1 of 2.",
        "It rained on Monday, and nobody left the house.", "Note: why.",
      ], "\(heard)"
    )
    #expect(lectern("notes", "--import", file, other).output == "0 notes imported.\n3 notes known already.\n")
  }

  @Test func `a note that has moved tells how far in its new edition it is`() throws {
    let path = try Self.book("<p>It rained on Monday.</p><p>" + String(repeating: "Words. ", count: 90) + "</p>")
      .write(to: home)
    _ = hear("C-s", in: path)
    #expect(lectern("notes", path, "--format", "json").output.contains(#""percent":0,"#))
    // Another edition with another identifier, and a foreword as long as the rest.
    var edition = Self.book(
      "<p>" + String(repeating: "Words. ", count: 90) + "</p><p>It rained on Monday.</p><p>"
        + String(repeating: "Words. ", count: 90) + "</p>")
    edition.identifier = "urn:isbn:2"
    let other = try edition.write(to: home)
    _ = hear("", in: other)
    let notes = lectern("notes", other, "--format", "json").output
    #expect(notes.contains(#""percent":49,"#), "\(notes)")
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
    let path = try book(sections).write(to: home)
    _ = hear("v C-End End v C-s", in: path)
    _ = hear(". v . . . v C-s", in: path)
    let before = lectern("notes", path, "--format", "json").output
    #expect(before.contains(#""to_section":3"#), "\(before)")
    let file = try write(lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try forgetShelf()
    let told = lectern("notes", "--import", file, path).output
    #expect(!told.contains("not in this edition"), "\(told)")
    #expect(lectern("notes", path, "--format", "json").output == before)
    // A new edition, its sections cut elsewhere.
    let other = try book(["<p>New.</p>", "<p>One one one.</p>", "<p>Two two two.</p>"] + sections.dropFirst())
      .write(to: home)
    #expect(!hear("", in: other).contains { $0.contains("not in this edition") })
    #expect(lectern("notes", other, "--format", "json").output.contains(#""to_section":5"#))
  }

  @Test func `of equal passages that one comes back which was kept`() throws {
    var book = EPUBFixture(
      "<p>" + Array(repeating: "The same phrase repeats.", count: 9).joined(separator: " ") + "</p>")
    book.identifier = "urn:same"
    let path = try book.write(to: home)
    _ = hear(". . . . . . C-s", in: path)
    let before = lectern("notes", path, "--format", "json").output
    let file = try write(lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try forgetShelf()
    _ = lectern("notes", "--import", file, path)
    #expect(lectern("notes", path, "--format", "json").output == before)
  }

  @Test func `an annotation has the passage, its surroundings, its places and its book`() throws {
    let path = try Self.book().write(to: home)
    keepThree(in: path)
    let text = lectern("notes", path, "--format", "w3c").output
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
    #expect(lectern("notes", path, "--format", "w3c").output == text)
  }

  @Test func `BibTeX has an entry for each book, its signs escaped`() throws {
    let path = try Self.book().write(to: home)
    keepThree(in: path)
    #expect(
      lectern("notes", "--format", "bibtex").output == #"""
        @book{lee1987,
          author = {Ann Lee and Bo Ray},
          title = {Weather \& Co},
          year = {1987},
          annote = {``It rained on Monday, and nobody left the house.'' why

            ``Nobody left.'' Highlight.}
        }

        """#)
  }

  @Test(arguments: [
    // A set with its book beside its items, as Thorium exports one.
    #"""
    {"@context":"https://www.w3.org/ns/anno.jsonld","type":"AnnotationSet",
     "about":{"dc:identifier":["urn:isbn:1"],"dc:title":"Weather"},
     "items":[{"type":"Annotation","created":"2024-05-01T10:00:00+02:00","body":{"type":"TextualBody","value":"hm"},
      "target":{"source":"c1.xhtml","selector":[{"type":"TextQuoteSelector","exact":"too late","prefix":"It was "}]}}]}
    """#,
    // One annotation, its selector alone, its body a string.
    #"""
    {"@context":"http://www.w3.org/ns/anno.jsonld","type":"Annotation","created":"2024-05-01T08:00:00Z",
     "bodyValue":"hm","motivation":"commenting","target":{"source":"x.epub",
     "selector":{"type":"TextQuoteSelector","exact":"too\n late"}}}
    """#,
    #"""
    {"type":"AnnotationPage","items":[{"type":["Annotation"],"created":"2024-05-01T08:00:00.5Z","motivation":["replying"],
     "body":[{"type":"TextualBody","value":"hm"}],"target":[{"source":{"title":"Weather & Co","creator":["Ann Lee","Bo Ray"]},
     "selector":[{"type":"TextQuoteSelector","exact":"too late"}]}]},{"type":"Annotation","target":"http://x"}]}
    """#,
  ])
  func `annotations of other programs are understood`(text: String) throws {
    let path = try Self.book().write(to: home)
    let run = lectern("notes", "--import", try write(text, as: "other.json"), path)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.lines.first == "1 note imported.")
    let list = lectern("notes", "--format", "json").output
    #expect(list.contains(#""chapter":["Sun"]"#) && !list.contains(#""percent":0,"#), "\(list)")
    #expect(
      list.contains(#""date":"2024-05-01T08:00:00Z""#) && list.contains(#""kind":"note","words":"hm""#), "\(list)")
  }

  @Test(arguments: ["", "{}", "[1]", #"{"type":"Annotation""#, "[[[[[[[[", #"{"items":[{"type":"Thing"}]}"#])
  func `a file that holds no annotations is refused, and nothing is kept`(text: String) throws {
    let run = lectern("notes", "--import", try write(text, as: "bad.json"))
    #expect(run.status == .badData)
    #expect(run.errors.contains("holds no W3C annotations"))
    #expect(lectern("notes").output.isEmpty)
  }

  @Test func `a book that names nobody who wrote it gets its notes back by its name`() throws {
    let path = try write("A walk.\n\nWe went out at nine, and it rained.\n", as: "walk.txt")
    _ = hear(". C-s", in: path)
    let before = lectern("notes", path, "--format", "json").output
    #expect(before.contains("We went out at nine"), "\(before)")
    let file = try write(lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try forgetShelf()
    #expect(lectern("notes", "--import", file, path).output == "1 note imported.\n")
    #expect(lectern("notes", path, "--format", "json").output == before)
    #expect(lectern("notes", "--import", file, path).lines.last == "1 note known already.")
  }

  @Test func `the list in JSON is taken in like annotations`() throws {
    let path = try Self.book().write(to: home)
    keepThree(in: path)
    let before = lectern("notes", path, "--bookmarks", "--format", "json").output
    let file = try write(before, as: "own.json")
    try forgetShelf()
    #expect(lectern("notes", "--import", file, path).output == "3 notes imported.\n")
    #expect(lectern("notes", path, "--bookmarks", "--format", "json").output == before)
    try forgetShelf()
    #expect(lectern("notes", "--import", file).output == "3 notes imported.\n")
    #expect(lectern("notes", "--bookmarks", "--format", "json").output.contains(#""place":null"#))
    _ = hear("", in: path)
    #expect(lectern("notes", path, "--bookmarks", "--format", "json").output == before)
  }

  @Test func `notes of another book stand in the one that is named where it has their words`() throws {
    var book = Self.book("<p>The subtle reserve of his deportment. It rained all day long.</p><p>Too late.</p>")
    let path = try book.write(to: home)
    _ = hear("C-s . C-s", in: path)
    let file = try write(lectern("notes", path, "--format", "w3c").output, as: "notes.json")
    try forgetShelf()
    book = Self.book("<p>Another one.</p><p>The subtle reserve of his deportment. It rained no day.</p>")
    (book.title, book.identifier) = ("Weather: A Guide", "urn:isbn:2")
    let other = try book.write(to: home)
    #expect(
      lectern("notes", "--import", file, other).lines == [
        "2 notes imported.", "1 note is of Weather & Co, which is not this book.",
      ])
    #expect(lectern("notes", other).lines.first == "The subtle reserve of his deportment.")
    #expect(hear(": \"notes\" Enter", in: other).contains { $0.hasPrefix("Notes. 1 item.") })
  }

  @Test func `annotations that name no book need one`() throws {
    let text = #"[{"type":"Annotation","target":{"source":"x","selector":{"type":"TextQuoteSelector","exact":"a"}}}]"#
    let run = lectern("notes", "--import", try write(text, as: "nameless.json"))
    #expect(run.status == .usage)
    #expect(run.errors.contains("Name it: lectern notes --import FILE BOOK."))
  }

  @Test func `the bookmarks and the place that epy keeps are taken in once`() throws {
    let path = try Self.book().write(to: home)
    let states = home.path + "/states.db"

    try epy(
      states,
      """
      CREATE TABLE reading_states (
        filepath TEXT PRIMARY KEY, content_index INTEGER, textwidth INTEGER, row INTEGER, rel_pctg REAL);
      CREATE TABLE bookmarks (
        id TEXT PRIMARY KEY, filepath TEXT, name TEXT, content_index INTEGER, textwidth INTEGER, row INTEGER,
        rel_pctg REAL);
      INSERT INTO reading_states VALUES ('\(path)', 0, 40, 2, NULL);
      INSERT INTO bookmarks VALUES ('a', '\(path)', 'late', 0, 40, 10, 0.95);
      INSERT INTO bookmarks VALUES ('b', '/nowhere.epub', 'gone', 0, 40, 1, 0.5);
      """)
    let run = lectern("notes", "--import", states)
    #expect(
      run.lines == ["1 bookmark imported.", "1 place imported.", "/nowhere.epub: no such file; check the name."],
      "\(run.output)")
    #expect(hear("b Enter", in: path).contains("late."))
    let resumed = lectern("transcript", path, "--keys", "", "--speech-only", "--resume").lines
    #expect(resumed.last?.hasPrefix("It rained on Monday,") == true, "\(resumed)")
    #expect(
      lectern("notes", "--import", states).lines.prefix(3) == [
        "0 bookmarks imported.", "0 places imported.", "1 bookmark known already.",
      ])
  }

  @Test func `what epy keeps by its rows begins with a word`() throws {
    let words = (0..<60).map { "wonderful\($0)" }.joined(separator: " ")
    let path = try Self.book("<p>\(words).</p>").write(to: home)
    let states = home.path + "/states.db"
    try epy(
      states,
      """
      CREATE TABLE reading_states (
        filepath TEXT PRIMARY KEY, content_index INTEGER, textwidth INTEGER, row INTEGER, rel_pctg REAL);
      CREATE TABLE bookmarks (
        id TEXT PRIMARY KEY, filepath TEXT, name TEXT, content_index INTEGER, textwidth INTEGER, row INTEGER,
        rel_pctg REAL);
      INSERT INTO bookmarks VALUES ('a', '\(path)', '', 0, 40, 3, NULL);
      INSERT INTO bookmarks VALUES ('b', '\(path)', '', 0, 37, 7, NULL);
      """)
    #expect(lectern("notes", "--import", states).lines.first == "2 bookmarks imported.")
    let list = lectern("notes", path, "--bookmarks", "--format", "json").output
    #expect(list.split(separator: "\n").count { $0.contains(#""text":"wonderful"#) } == 2, "\(list)")
  }

  @Test func `a database that is not epy's is refused`() throws {
    let file = home.path + "/other.db"
    try epy(file, "CREATE TABLE x (y)")
    let run = lectern("notes", "--import", file)
    #expect(run.status == .badData)
    #expect(run.errors.contains("not the states.db of epy"))
  }

  private func epy(_ path: String, _ sql: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    try #require(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
  }
}
