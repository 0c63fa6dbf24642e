import Foundation
import LecternCLI
import TestSupport
import Testing

/// The options of the rotor as a list, and what each of them moves by, by ear.
@Suite struct RotorMenuTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static var book: EPUBFixture {
    EPUBFixture(
      "<h1>Árbol</h1><p>One <a href=\"#b\">way</a>.</p><h2 id=\"b\">Brook</h2><p>Two.</p><h1>Cove</h1><p>Three.</p>")
  }

  /// Returns the lines of speech that keys lead to, after the opening.
  func heard(_ keys: String, _ options: String...) throws -> [String] {
    let run = ProgramRun(
      [
        "transcript", try Self.book.write(to: home), "--keys", keys, "--size", "80x24", "--speech-only", "--set",
        "hints=off",
      ]
        + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  static let opening = ["Rotor. Dialog.", "Options. List box. Lines, selected, checked, 2 of 16."]

  @Test func `it opens at the option that the rotor shows, and Escape restores the place`() throws {
    #expect(
      try heard("Down F7 Esc w") == ["One way.", "E:link"] + Self.opening + [
        "One way.", "E:link", "Page 1 of 1. Árbol. 17 percent.",
      ])
  }

  @Test func `an option without a list is what the rotor shows from then on`() throws {
    #expect(try heard("C-r \"words\" Enter Down").suffix(2) == ["Words.", "One"])
  }

  @Test func `an option with a list says how many there are, and Enter goes to one and drops what was being read`()
    throws
  {
    let said = try heard("a @words:2 F7 \"headings\" Enter Down Enter Space Space Down")
    let at = try #require(said.firstIndex(of: "Headings. 3 items. Dialog."))
    #expect(
      said[at...].prefix(3) == [
        "Headings. 3 items. Dialog.", "Items. List box. Árbol. Page 1, selected, 1 of 3.",
        "Brook. Page 1. Level 2. 2 of 3.",
      ])
    #expect(said[at...].dropFirst(3).prefix(2) == ["Brook. Heading level 2.", "Brook. Heading."])
    #expect(said.last == "Cove. Heading level 1.", "the rotor moves by headings now")
  }

  @Test func `what is typed narrows the list, marks and capitals aside, and can be taken back`() throws {
    let said = try heard("F7 \"headings\" Enter \"ar\" Backspace \"o\" Backspace Backspace Enter")
    #expect(
      said.suffix(7) == [
        "Árbol. 1 of 1.", "Árbol. 1 of 1.", "E:boundary", "No matches for ao.",
        "Árbol. Page 1. 1 of 1.", "Árbol. 1 of 3.",
        "Árbol. Heading level 1.",
      ])
  }

  @Test func `Escape in a list of things goes back to the options, and from there to the book`() throws {
    let said = try heard("F7 \"links\" Enter Esc Esc")
    #expect(
      said.suffix(5).prefix(2) == ["Links. 1 item. Dialog.", "Items. List box. way, selected, 1 of 1."])
    #expect(said.suffix(3).first == "Rotor. Dialog.")
    #expect(said.last == "Árbol. Heading level 1.")
  }

  @Test func `an option is switched off and moved, and the dial is the list`() throws {
    #expect(
      try heard("F7 Down Space Up > Tab Enter r R R").dropFirst(2) == [
        "Words. Checkbox. Checked. 3 of 16.", "Not checked.", "Lines. Checkbox. Checked. 2 of 16.",
        "Lines. Checkbox. Checked. 3 of 16.", "OK. Button.", "Árbol. Heading level 1.", "Characters.", "Lines.",
        "Text selection. Word selection.",
      ])
    #expect(try heard("F7 Down Space Esc r").last == "Characters.", "what is switched holds, as on a device")
    #expect(try heard("F7 Down Space F1").contains("Escape leaves; what was switched or moved stays so."))
  }

  @Test func `it opens with what the rotor shows and whether the dial has it`() throws {
    #expect(try heard("F7 Down Space Tab S-Tab").last == "Options. List box. Words, selected, not checked, 3 of 16.")
  }

  @Test func `the last option that is on stays on`() throws {
    let said = try heard("F7 Space", "--set", "rotor=lines")
    #expect(said.suffix(2) == ["E:boundary", "One stays on."])
    #expect(try heard("r r", "--set", "rotor=lines, headings") == ["Headings.", "Lines."])
  }

  @Test func `the dial is kept in the file, for people to read`() throws {
    let book = try Self.book.write(to: home)
    let lines = { (keys: String) in
      ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true).lines
    }
    #expect(lines(":rotor\r\u{1B}[B \t\r").last == "Kept.")
    let file = try String(contentsOfFile: home.path + "/lectern/settings", encoding: .utf8)
    #expect(
      file == "rotor = text-selection, rows, columns, lines, characters, edit, sentences, paragraphs, headings, "
        + "links, pages, chapters, notes, bookmarks, form-controls, errors, uncertain-words, search-results, actions, speech-rate\n"
    )
    #expect(lines("r").last == "Characters.")
    #expect(lines(":rotor\r\u{1B}[B \u{1B}").last == "Kept.", "Escape keeps it as well")
    #expect(lines("r").last == "Sentences.")
  }

  @Test func `by the mouse alone an option is picked, and a thing gone to or left`() throws {
    #expect(
      try heard("F7 @click:9,5 @wait:600 @click:9,5 @click:9,5 Down").suffix(4) == [
        "Words. Checkbox. Checked. 3 of 16.", "Words. Checkbox. Checked. 3 of 16.", "Words.", "One",
      ])
    #expect(
      try heard("F7 @click:5,5 @click:5,5 @click:9,5").suffix(3) == [
        "Words. Checkbox. Checked. 3 of 16.", "Not checked.", "Words. Checkbox. Not checked. 3 of 16.",
      ], "its mark is switched")
    let headings = "F7 \"headings\" Enter "
    #expect(
      try heard(headings + "@click:5,4 @click:5,4").suffix(2) == [
        "Brook. Page 1. Level 2. 2 of 3.", "Brook. Heading level 2.",
      ])
    #expect(
      try heard(headings + "@click:5,7 @click:5,7 Esc").suffix(4) == [
        "Cancel. Button.", "Rotor. Dialog.", "Options. List box. Headings, selected, checked, 1 of 3.",
        "Árbol. Heading level 1.",
      ])
  }

  @Test func `a list of very many things looks up no more than is shown`() throws {
    var book = EPUBFixture((0..<300).map { "<h2>Head \($0)</h2><p>Text.</p>" }.joined())
    book.title = "Many"
    let run = ProgramRun(
      [
        "transcript", try book.write(to: home), "--keys", "F7 \"headings\" Enter End PgUp \"299\" Enter",
        "--speech-only",
      ],
      home: home)
    #expect(run.lines.contains("Headings. 300 items. Dialog."))
    #expect(run.lines.suffix(2) == ["Head 299. Page 60. 1 of 1.", "Head 299. Heading level 2."])
  }

  @Test func `from an option that has been taken off the dial one turns to those beside it`() throws {
    let switchedOff = "] ] F7 Space Esc "
    #expect(try heard(switchedOff + "]").last == "Edit.")
    #expect(try heard(switchedOff + "[").last == "Words.")
    #expect(try heard("[ F7 Space Esc [").last == "Speech rate.")
    #expect(try heard("[ [ F7 Space Esc ]").last == "Text selection. Word selection.")
  }
}
