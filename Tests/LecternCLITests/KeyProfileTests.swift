import LecternCLI
import TestSupport
import Testing

/// The sets of keys that a reader may know already.
@Suite struct KeyProfileTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let body = """
    <h1>One two</h1><p>Three four. Five six.</p><h2>Seven</h2><ul><li>Eight</li><li>Nine <a href="#x">ten</a></li></ul>
    <h2 id="x">Eleven</h2><p>Twelve.</p>
    """

  func heard(_ keys: String, _ options: String...) throws -> [String] {
    let path = try EPUBFixture(Self.body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--speech-only"] + options.flatMap { ["--set", $0] }, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `letters of vi move by characters, lines, words, sentences and paragraphs`() throws {
    #expect(try heard("l l h", "letters=vi") == ["n", "e", "n"])
    #expect(try heard("j k", "letters=vi") == ["Three four. Five six.", "One two. Heading level 1."])
    #expect(try heard("w b", "letters=vi") == ["two", "One"])
    #expect(try heard(") ) (", "letters=vi") == ["Three four.", "Five six.", "Three four."])
    #expect(try heard("} {", "letters=vi") == ["Three four. Five six.", "One two. Heading level 1."])
    #expect(try heard("G g g", "letters=vi").last == "One two. Heading level 1.")
  }

  @Test func `brackets go by elements, angles turn the rotor, and what waits is told`() throws {
    #expect(
      try heard("] h [ h", "letters=vi") == [
        "right bracket", "Seven. Heading level 2.", "left bracket", "One two. Heading level 1.",
      ])
    #expect(try heard("] 2", "letters=vi") == ["right bracket", "Seven. Heading level 2."])
    #expect(try heard("] 2 ] 2 [ 2", "letters=vi").last == "Seven. Heading level 2.")
    #expect(try heard("] k", "letters=vi").last == "ten. Link.")
    #expect(try heard("> >", "letters=vi") == ["Words.", "Characters."])
    #expect(try heard("] l ] >", "letters=vi").last == "Eleven. Heading level 2.")
    #expect(try heard("] Esc h", "letters=vi") == ["right bracket", "E:boundary", "E:boundary", "Start of book."])
    #expect(try heard("] Z", "letters=vi").last == "No command on right bracket Shift Z. Question mark for help.")
    #expect(try heard("=", "letters=vi").last?.hasPrefix("Page 1 of 1.") == true)
  }

  @Test func `a digit is a count: the command is done so often, and told once`() throws {
    #expect(try heard("3 w", "letters=vi") == ["3", "four"])
    #expect(try heard("1 0 l", "letters=vi") == ["1", "10", "r"])
    #expect(try heard("2 ] h", "letters=vi") == ["2", "2 right bracket", "Eleven. Heading level 2."])
    #expect(try heard("9 j", "letters=vi") == ["9", "Twelve.", "E:boundary", "End of book."])
    #expect(try heard("G 9 j", "letters=vi").suffix(2) == ["E:boundary", "End of book."])
    #expect(try heard("G 9 j", "letters=vi").count { $0 == "E:boundary" } == 1)
    #expect(try heard("3 =", "letters=vi").count == 2)
    #expect(try heard("2", "letters=nvda") == ["Seven. Heading level 2."])
  }

  @Test func `with letters off only keys that are no letters are commands, and every command has its name`() throws {
    #expect(try heard("h", "letters=off") == ["E:unbound", "No command on h. F1 for help."])
    #expect(try heard("Down", "letters=off") == ["Three four. Five six."])
    #expect(try heard(": \"next-heading\" Enter", "letters=off").last == "Seven. Heading level 2.")
    #expect(try heard("/ \"seven\" Enter", "letters=off").last == "Seven. Heading level 2.")
  }

  @Test func `Control K switches letters off, and on as they were`() throws {
    #expect(
      try heard("C-k h C-k h") == [
        "Single letter navigation off.", "E:unbound", "No command on h. F1 for help.",
        "Single letter navigation on.", "Seven. Heading level 2.",
      ])
    #expect(try heard("C-k C-k ] 2", "letters=vi").last == "Seven. Heading level 2.")
    #expect(try heard("C-k ] h", "letters=off").last == "Seven. Heading level 2.")
  }

  @Test func `arrows are those of an editor where they are a caret's, and the rotor has letters`() throws {
    #expect(try heard("Right Right Left", "arrows=caret") == ["n", "e", "n"])
    #expect(try heard("Down Up", "arrows=caret") == ["Three four. Five six.", "One two. Heading level 1."])
    #expect(try heard("r j j J", "arrows=caret") == ["Words.", "two", "Three", "two"])
    #expect(try heard("r ] j", "arrows=caret", "letters=vi").last == "two")
    #expect(try heard(": \"set arrows caret\" Enter Right").suffix(2) == ["Arrows, by characters and rows.", "n"])
  }

  @Test func `input help tells the keys there are, of those that follow each other too`() throws {
    #expect(
      try heard("? ? g g q Esc", "letters=vi").suffix(4) == [
        "g", "g g: start of the book.", "q: quit.", "Input help off.",
      ])
    #expect(try heard("? Down Down", "arrows=caret").last?.hasPrefix("j: next by the rotor") == true)
  }
}
