import LecternCLI
import TestSupport
import Testing

/// The program's own dialogs, by ear.
@Suite struct DialogTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines of speech that keys lead to, after the opening.
  func heard(_ keys: String, _ book: EPUBFixture = GoldenBooks.golden, _ options: String...) throws -> [String] {
    let run = ProgramRun(
      ["transcript", try book.write(to: home), "--keys", keys, "--size", "80x8", "--speech-only"] + options,
      home: home)
    #expect(run.status == .done)
    return run.lines.dropFirst(2).map(\.self).withoutListHints
  }

  @Test func `a search says which match it is at and where, and where there is none`() throws {
    let match =
      "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline. The zoo had lots of animals."
    let said = try heard("/ \"zoo\" Enter n / \"qqq\" Enter")
    #expect(said.count == 8)
    #expect(said.prefix(2) == ["Search. Search field.", "Match 1 of 1."])
    #expect(match.hasSuffix(said[2]))
    #expect(
      said.dropFirst(3) == [
        "E:boundary", "No next match.", "Search. Search field.", "E:boundary", "No matches for qqq.",
      ])
  }

  @Test func `every list has a line that calls it`() throws {
    for (line, title) in [("actions", "Actions"), ("rotor", "Rotor"), ("keys", "Keys"), ("contents", "Contents")] {
      #expect(try heard(": \"\(line)\" Enter Esc").contains { $0.hasPrefix(title) }, "\(line)")
    }
  }

  @Test func `a line is written, corrected and left by ear`() throws {
    let said = try heard(
      "/ \"zo,\" Backspace Left Right Right Esc", GoldenBooks.golden, "--set", "typing-echo=characters")
    #expect(
      said == [
        "Search. Search field.", "z", "o", "comma", "comma", "o", "End of field.", "E:boundary",
        "Morning. Heading level 1.",
      ])
    #expect(
      try heard("/ \"two words \"", GoldenBooks.golden, "--set", "typing-echo=words") == [
        "Search. Search field.", "two", "words",
      ])
  }

  @Test func `the lines written before come back`() throws {
    let said = try heard("/ \"zoo\" Enter / \"river\" Enter / Up Up Up Down")
    #expect(
      said.suffix(6) == [
        "Search. Search field.", "Search. river. Search field.", "Search. zoo. Search field.", "E:boundary",
        "Start of list.",
        "Search. river. Search field.",
      ])
  }

  @Test func `a page is gone to by its number, and what is no page is an error of its field`() throws {
    let said = try heard("C-g \"9\" Enter Backspace \"2\" Enter w u")
    #expect(
      said == [
        "Go to page. Dialog.", "Page number. 1. Number field. 1 to 2.",
        "E:error", "Page number. 9. Error: Page must be 1 to 2. Number field. 1 to 2.", "9",
        "Page 2 of 2.", "Midday. Heading level 1.", "Page 2 of 2. Morning. 68 percent.", "Morning. Heading level 1.",
      ])
  }

  @Test func `the table of contents is a list that what is typed makes shorter`() throws {
    var book = EPUBFixture("<h1 id=\"a\">Árbol</h1><p>One.</p><h1 id=\"b\">Brook</h1><p>Two.</p>")
    book.contents = [.init("Árbol", "c1.xhtml#a"), .init("Brook", "c1.xhtml#b")]
    let said = try heard("C-t Down Down Up Backspace \"BR\" Enter C-t \"ar\" Enter", book)
    #expect(
      said == [
        "Contents. Dialog.", "Chapters. List box. Árbol. Page 1, you are here, selected, 1 of 2.",
        "Brook. Page 2. 2 of 2.",
        "E:boundary",
        "End of list.",
        "Árbol. Page 1, you are here. 1 of 2.", "E:boundary", "Nothing is typed.", "Brook. Page 2. 2 of 2.",
        "Brook. 1 of 1.",
        "Brook. Heading level 1.",
        "Contents. Dialog.", "Chapters. List box. Brook. Page 2, you are here, selected, 2 of 2.",
        "Árbol. Page 1. 1 of 1.",
        "Árbol. 1 of 1.",
        "Árbol. Heading level 1.",
      ])
  }

  @Test func `commands after a colon go to places, change settings and open what the keys open`() throws {
    #expect(try heard(": \"2\" Enter").suffix(2) == ["Page 2 of 2.", "Midday. Heading level 1."])
    #expect(try heard(": \"$\" Enter : \"0\" Enter").last == "Morning. Heading level 1.")
    #expect(try heard(": \"c1\" Enter").last == "Morning. Heading level 1.")
    let end = try heard(": \"100%\" Enter w").last
    #expect(end == "Page 2 of 2. Morning. 72 percent.")
    #expect(try heard(": \"set verbosity low\" Enter").last == "Verbosity, low.")
    #expect(try heard(": \"skip none\" Enter").last == "Skip, none.")
    #expect(try heard(": \"q\" Enter").last == "Closed. 0 percent.")
    #expect(try heard(": \"toc\" Enter").contains("Contents. Dialog."))
    #expect(try heard(": \"help\" Enter").contains { $0.hasPrefix("Keys.") })
  }

  @Test func `a command that is none is an error of the line, which stays to be mended`() throws {
    #expect(
      try heard(": \"qq\" Enter Backspace Enter") == [
        "Command. Text field.", "E:error", "Command. qq. Error: There is no such command. Text field.", "q",
        "Closed. 0 percent.",
      ])
    #expect(try heard(": \"qq\" Enter \"q\" Enter").last == "Closed. 0 percent.")
    #expect(
      try heard(": \"set loudness 3\" Enter").last?.hasPrefix(
        "Command. set loudness 3. Error: There is no setting loudness.")
        == true)
  }

  @Test func `a place that is not there is an error of the line, which stays to be mended`() throws {
    #expect(
      try heard(": \"42\" Enter Backspace Backspace \"2\" Enter").suffix(5) == [
        "Command. 42. Error: Page must be 1 to 2. Text field.", "2", "4", "Page 2 of 2.", "Midday. Heading level 1.",
      ])
    for place in ["c7", "print xii"] {
      #expect(
        try heard(": \"\(place)\" Enter").last
          == "Command. \(place). Error: There is no such place in this book. Text field.")
    }
  }

  @Test func `the problems of a book are read like its text`() throws {
    var book = EPUBFixture("<h1>One<p>Two.")
    book.title = "Travel Guide"
    let said = try heard(": \"problems\" Enter Esc", book)
    #expect(said.contains { $0.hasPrefix("Problems.") })
    #expect(try heard(": \"problems\" Enter").contains("No problems found."))
  }

  static let help = [
    (": F1", ["Enter uses what is written.", "Escape leaves."]),
    (": \"0\" Enter : F1", ["Up and Down bring back what was written before, Enter uses what is written."]),
    (
      "C-g F1 Tab ?",
      [
        "Up and Down change the number, Enter uses it.", "Tab goes to the next control.", "Escape leaves.",
        "OK. Button.", "Space or Enter presses the button.",
      ]
    ),
    ("C-t F1", ["Up and Down go through the list, letters narrow it, Enter uses the line."]),
    (
      "F7 F1",
      [
        "Space switches an option on or off at once, less and greater move it, Enter picks it.",
        "Escape leaves; what was switched or moved stays so.",
        "Up and Down go through the list, letters narrow it, Enter uses the line.",
      ]
    ),
    (
      ": \"set\" Enter F1",
      [
        "Left and Right change it.", "Up and Down go to the other settings, letters to the one that they name.",
      ]
    ),
    (": \"set\" Enter Down F1", ["Left and Right change it."]),
    (": \"set\" Enter Down Down ?", ["Left and Right change it."]),
  ]

  @Test(arguments: help)
  func `what keys do in a dialog is told there`(keys: String, said: [String]) throws {
    let all = try heard(keys)
    #expect(said.allSatisfy(all.contains), "\(all)")
  }

  @Test func `arrows change the number of a page, and stop at the last one`() throws {
    #expect(
      try heard("C-g Up Up Down Enter").dropFirst(2) == [
        "2.", "E:boundary", "Maximum.", "1.", "Page 1 of 2.", "Morning. Heading level 1.",
      ])
    #expect(try heard("C-g Backspace \"x\" Up").last == "1.")
  }

  @Test func `a search before any other goes backward where the key for that begins it`() throws {
    let said = try heard("C-End N \"zoo\" Enter n")
    #expect(said.dropFirst().prefix(2) == ["Search backward. Search field.", "Match 1 of 1."])
    #expect(said.suffix(2) == ["E:boundary", "No next match."])
  }

  @Test func `a line of a list is closed by what is said of it`() throws {
    let book = EPUBFixture("<h1>Where next?</h1><p>There.</p>")
    #expect(
      try heard("F7 \"headings\" Enter", book).last == "Items. List box. Where next? Page 1, selected, 1 of 1.")
  }

  @Test func `a dialog keeps its keys, and a reading waits behind it`() throws {
    #expect(try heard("a @words:3 / C-z").suffix(2) == ["E:unbound", "No command on Control Z. F1 for help."])
    let said = try heard("a @words:3 / Esc Space")
    #expect(said.last == "out our morning in Lincoln Park, admiring, the views of the Chicago skyline.")
  }

  @Test func `an error is over with the first key that changes the line`() throws {
    #expect(
      try heard("C-g \"9\" Enter Backspace \"2\" C-l").suffix(2) == ["9", "Page number. 2. Number field. 1 to 2."])
    #expect(
      try heard("C-g \"9\" Enter Tab C-l S-Tab").last
        == "Page number. 9. Error: Page must be 1 to 2. Number field. 1 to 2.")
  }
}
