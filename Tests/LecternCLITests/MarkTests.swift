import Foundation
import LecternCLI
import TerminalUI
import TestSupport
import Testing

/// Bookmarks, and what is kept of a book.
@Suite struct MarkTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func run(_ keys: String, _ book: EPUBFixture = GoldenBooks.golden) throws -> [String] {
    let path = try book.write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x8", "--speech-only"], home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `a bookmark is set, found again the next day, and taken away`() throws {
    #expect(
      try run("b Down Down m") == ["E:boundary", "No bookmarks."] + [
        "We started out our morning in Lincoln Park, admiring",
        "the views of the Chicago skyline. The zoo had lots of animals.",
        "Bookmark set.",
      ])
    #expect(
      try run("b b m b") == [
        "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline.", "E:boundary",
        "No next bookmark.", "Bookmark removed.", "E:boundary",
        "No bookmarks.",
      ])
  }

  @Test func `a bookmark that another reader of the book sets meanwhile is there`() throws {
    let path = try GoldenBooks.golden.write(to: home)
    let keys = ScriptedInput(ScriptedInput.keys("b") + [.stopped] + ScriptedInput.keys("b")) { [home] in
      _ = ProgramRun(["transcript", path, "--keys", ". m"], home: home)
    }
    let run = ProgramRun([path, "--line"], home: home, keyboard: keys, isTerminal: true)
    #expect(run.lines.count { $0.contains("No bookmarks.") } == 1, "\(run.output)")
    #expect(run.lines.last?.contains("We started out our morning") == true, "\(run.output)")
  }

  @Test func `a passage that is saved already gets its note, and stays one`() throws {
    let selecting = "Down [ Right Right ] ] ] ] "
    let said = try run(selecting + "Down Enter Up Up Up Up Enter \"so it begins\" Enter")
    #expect(said.suffix(4) == ["Highlight.", "Add note.", "Note. Text field.", "Saved."], "\(said)")
    #expect(try run(selecting + "Down Enter").last == "Already saved.")
    #expect(try run(selecting + "Up Up Up Up Enter").last == "Note. so it begins. Text field.")
    let notes = ProgramRun(["notes"], home: home).lines
    #expect(notes.count { $0 == "We started" } == 1 && notes.contains("Note: so it begins"), "\(notes)")
  }

  @Test func `a bookmark set while reading is heard as a sound, and reading goes on`() throws {
    let said = try run("a @words:4 m @end C-Home b")
    #expect(said.contains("E:saved"))
    #expect(said.last == "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline.")
  }

  @Test func `while reading it is said that a bookmark is taken away`() throws {
    let said = try run("a @sentence @words:2 m @words:1 m Space b")
    #expect(said.filter { $0 == "E:saved" }.count == 1 && said.contains("Bookmark removed."), "\(said)")
    #expect(said.suffix(2) == ["E:boundary", "No bookmarks."])
  }

  @Test func `the note that was just kept is the one that is written on`() throws {
    #expect(try run("Down [ Right Right C-s Esc : \"note\" Enter").last == "Note. Text field.")
  }

  @Test func `the last bookmark that was removed is put back from the empty list`() throws {
    let said = try run("m : \"bookmarks\" Enter Delete Esc : \"bookmarks\" Enter C-z Enter")
    #expect(said.contains("No bookmarks.") && said.suffix(3).first == "Restored.", "\(said)")
    #expect(try run("m : \"bookmarks\" Enter Delete Esc : \"notes\" Enter").last == "No notes.")
  }

  @Test func `where the notes cannot be read it is said, and not that there are none`() throws {
    _ = try run("m")
    let path = try GoldenBooks.golden.write(to: home)
    // The layout of a program to come (SQLite, "Database File Format", 1.3.13).
    let shelf = home.path + "/lectern/shelf.sqlite"
    let file = try #require(FileHandle(forUpdatingAtPath: shelf))
    try file.seek(toOffset: 60)
    try file.write(contentsOf: Data([0, 0, 0, 99]))
    try file.close()
    let said = ProgramRun(
      ["transcript", path, "--keys", ": \"notes\" Enter b", "--speech-only"], home: home
    ).lines
    #expect(said.count { $0.hasPrefix("Could not read the notes. The bookshelf ") } == 2, "\(said)")
  }

  @Test func `the list of bookmarks tells its keys`() throws {
    #expect(
      try run("m : \"bookmarks\" Enter").last == "Delete removes a line, Control Z restores it, F2 changes its words."
    )
  }

  @Test func `the rotor has bookmarks and notes once there are any`() throws {
    let turns = String(repeating: "] ", count: 12)
    #expect(try !run(turns).contains("Bookmarks."))
    #expect(try run("Down m [ Right ] ] ] ] Down Enter " + turns).contains("Bookmarks."))
    #expect(try run(turns).contains("Notes."))
  }

  @Test func `a thought is written on a passage and heard with it`() throws {
    let writing = "Down [ Right Right ] ] ] ] Up Up Up Up Enter \"so it begins\" Enter"
    let said = try run(writing)
    #expect(said.suffix(3) == ["Add note.", "Note. Text field.", "Text saved."])
    let turns = String(repeating: "] ", count: 8)
    let found = try run(turns + "Down")
    #expect(found.suffix(3) == ["Notes.", "We started", "Note: so it begins."])
    let notes = ProgramRun(["notes"], home: home).lines
    #expect(notes.prefix(2) == ["We started", "Note: so it begins"])
  }

  @Test func `what is kept is told by its word where words are moved by, if the reader wants words`() throws {
    #expect(try run("Down C-Right [ Right ] ] ] ] Down Enter").last == "Text saved.")
    let path = try GoldenBooks.golden.write(to: home)
    let keys = ["--keys", "Down C-Right C-Right", "--size", "80x8", "--speech-only", "--set", "marks=word"]
    let words = ProgramRun(["transcript", path] + keys, home: home).lines
    #expect(words.suffix(3) == ["Your note.", "started", "out"])
  }

  @Test func `the Edit rotor spells, highlights and looks for what is selected`() throws {
    let said = try run("Down [ Right ] ] ] ] Down Down Down Down Down Down Down Enter Down Down Enter Down Enter")
    #expect(
      said.suffix(8) == [
        "Search for selection.", "Match 2 of 2.", "At lunchtime, we walked along the Chicago river.", "Add note.",
        "Highlight.", "Highlighted.",
        "Spell selection.", "cap w, e",
      ])
  }

  @Test func `bookmarks and places stay on their words in another edition, and lost ones are told`() throws {
    func edition(_ body: String) throws -> String {
      var fixture = EPUBFixture(body)
      fixture.identifier = "urn:one"
      return try fixture.write(to: home)
    }
    func keys(_ keys: String, _ path: String) -> [String] {
      ProgramRun(["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only", "--resume"], home: home)
        .lines
    }
    let old = try edition("<p>It rained on Monday.</p><p>We left the house at nine.</p><p>Gone tomorrow.</p>")
    _ = keys("Down m Down m Up", old)
    let new = try edition(
      "<h1>Preface</h1><p>All new.</p><p>It rained on Monday, too.</p><p>We left the house at nine.</p>")
    let said = keys("C-Home b b", new)
    #expect(said[1] == "We left the house at nine.")
    #expect(said.contains("1 bookmark has lost its words in this edition; lectern notes --bookmarks still lists it."))
    #expect(said.suffix(3) == ["We left the house at nine.", "E:boundary", "No next bookmark."])
    #expect(!keys("C-Home", new).contains { $0.contains("has lost its words") })
  }

  /// Returns the lines of speech in an edition of one book, from the place it was left at.
  private func resumed(_ keys: String, _ edition: inout EPUBFixture) throws -> [String] {
    edition.identifier = "urn:one"
    return ProgramRun(
      ["transcript", try edition.write(to: home), "--keys", keys, "--size", "80x20", "--speech-only", "--resume"],
      home: home
    ).lines
  }

  @Test func `a file that has got another title keeps its place and its notes, one with other words does not`() throws
  {
    func keys(_ keys: String, title: String, _ text: String) throws -> [String] {
      let path = try home.write("# \(title)\n\nFirst words.\n\n\(text)\n\nThe end of it.\n", to: "book.md")
      return ProgramRun(
        ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only", "--resume"], home: home
      ).lines
    }
    _ = try keys("Down Down m", title: "Pump 2.1", "We left the house at nine, and it rained.")
    #expect(
      try keys("", title: "Pump 2.2", "We left the house at nine, and it rained.").last
        == "We left the house at nine, and it rained.")
    #expect(
      try keys("C-Home b", title: "Pump 2.3", "We left the house at nine, and it rained.").last
        == "We left the house at nine, and it rained.")
    #expect(try keys("", title: "Nails", "Nobody was at home at that time.").last == "Nails. Heading level 1.")
  }

  @Test func `a place at a short paragraph is there, whatever is written behind it by now`() throws {
    func keys(_ keys: String, _ text: String) throws -> [String] {
      var fixture = EPUBFixture("<p>It rained.</p>", "<p>2</p><p>\(text)</p><p>The end of it.</p>")
      return try resumed(keys, &fixture)
    }
    _ = try keys("Down", "We left the house at nine.")
    #expect(try keys("", "Some days later, we left the house.").suffix(1) == ["2"])
  }

  @Test func `a place at a heading is there, whatever is written behind it by now`() throws {
    func keys(_ keys: String, _ before: String, _ text: String) throws -> [String] {
      var fixture = EPUBFixture(
        "\(before)<h1>I.</h1><p>It rained.</p><h1>VI.</h1><p>\(text)</p><p>The end of it.</p>")
      return try resumed(keys, &fixture)
    }
    _ = try keys("h h", "", "We left the house at nine.")
    #expect(try keys("", "", "Some days later, we left the house.").suffix(1) == ["VI. Heading level 1."])
    // Another number before a title that a chapter was put in before.
    _ = try keys("h h", "", "<h2>4. Fish pie</h2><p>Serves four.</p>")
    _ = try keys("h h h", "", "X</p><h2>4. Fish pie</h2><p>Serves four.")
    #expect(
      try keys("", "<h2>1. Soup</h2><p>Serves four.</p>", "X</p><h2>5. Fish pie</h2><p>Serves two.").last
        == "5. Fish pie. Heading level 2.")
    _ = try keys("C-Home h h", "", "We left the house at nine.")
    // Of two alike nobody knows which it is.
    #expect(try keys("", "<h1>VI.</h1><p>Others.</p>", "Later, we left.").last?.contains("are gone") == true)
  }

  @Test func `a place whose words were rewritten is the paragraph that is as far in its section, which is said`()
    throws
  {
    func keys(_ keys: String, _ before: String, _ last: String) throws -> [String] {
      var fixture = EPUBFixture("<p>It rained on Monday.</p><p>\(before)</p><p>\(last)</p><p>The end of it.</p>")
      return try resumed(keys, &fixture)
    }
    _ = try keys("Down Down", "We left the house at nine.", "Gone tomorrow, and far away.")
    #expect(
      try keys("", "Nobody was at home then.", "Nothing is as it was before.").suffix(2) == [
        "Nothing is as it was before.",
        "The words at your place are gone from this edition; this is about where they were.",
      ])
  }

  @Test func `the list of bookmarks is gone through, named, thinned out and put back`() throws {
    _ = try run("Down m . m")
    let first = "We started out our morning in Lincoln Park, admiring the views of the Chicago skyline."
    #expect(
      try run(": \"bookmarks\" Enter Down F2 \"zoo\" Enter Up Delete C-z Enter") == [
        "Command. Text field.", "Bookmarks. 2 items. Dialog.",
        "Items. List box. \(first.dropLast()). Page 1, selected, 1 of 2.",
        "Delete removes a line, Control Z restores it, F2 changes its words.",
        "The zoo had lots of animals. Page 1. 2 of 2.", "Name. Text field.", "Saved.", "zoo. Page 1. 2 of 2.",
        "\(first) Page 1. 1 of 2.",
        "Bookmark removed.", "zoo. Page 1. 1 of 1.", "Restored.", "\(first) Page 1. 1 of 2.",
        first.replacing("admiring", with: "admiring,"),
      ])
  }

  @Test func `a long text is named by its beginning, cut between two words`() throws {
    let words = Array(repeating: "quiet", count: 40).joined(separator: " ")
    let book = try home.write("\(words).\n\n" + String(repeating: "ab", count: 70) + ".\n", to: "long.txt")
    let named = Array(repeating: "quiet", count: 20).joined(separator: " ") + "\u{2026}"
    let said = ProgramRun(
      [
        "transcript", book, "--keys", "m : \"bookmarks\" Enter Esc : \"$\" Enter : \"jumps\" Enter Down",
        "--speech-only",
      ], home: home
    ).lines
    #expect(said.contains("Items. List box. \(named) Page 1, selected, 1 of 1."))
    #expect(said.contains { $0.hasSuffix("quiet quiet\u{2026}, selected, 1 of 1.") && $0.contains("Page ") })
  }

  @Test func `the list of bookmarks is thinned out and put back by its buttons`() throws {
    _ = try run("Down m . m")
    let first = "We started out our morning in Lincoln Park, admiring the views of the Chicago skyline."
    #expect(
      try run(": \"bookmarks\" Enter Tab Tab Space Tab Tab Space S-Tab Enter \"zoo\" Enter").dropFirst(4) == [
        "Cancel. Button.", "Remove. Button.", "Bookmark removed.", "The zoo had lots of animals. Page 1. 1 of 1.",
        "Change words. Button.", "Restore. Button.", "Restored.", "\(first) Page 1. 1 of 2.", "Change words. Button.",
        "Name. Text field.", "Saved.", "zoo. Page 1. 1 of 2.",
      ])
  }

  @Test func `a list of bookmarks stays when its last line is gone, which can be put back`() throws {
    let last = "The zoo had lots of animals."
    #expect(
      try run("Down . m : \"bookmarks\" Enter Delete Delete Enter C-z Delete Esc b").suffix(13) == [
        "Bookmark removed.", "No bookmarks.", "E:boundary", "Empty.", "E:boundary", "Empty.", "Restored.",
        "\(last) Page 1. 1 of 1.",
        "Bookmark removed.", "No bookmarks.", last, "E:boundary", "No bookmarks.",
      ])
  }

  @Test func `a note that is picked from its list is told with its words`() throws {
    let list = try run(
      "Down [ Right Right : \"note\" Enter \"so it begins\" Enter C-End : \"notes\" Enter Enter Backspace")
    #expect(
      list.suffix(3) == ["We started", "Note: so it begins.", "At lunchtime, we walked along the Chicago river."])
  }

  @Test func `a note is listed by its words, without the references to notes in them`() throws {
    let book = EPUBFixture("<h1>One</h1><p>It rained<a epub:type='noteref' href='#n'>1</a> hard.</p>")
    let list = try run("Down C-s : \"notes\" Enter", book)
    #expect(list.contains("Items. List box. It rained hard. Page 1, selected, 1 of 1."), "\(list)")
  }
}
