import Reading
import Testing

@testable import TerminalUI

@Suite struct LineCommandTests {
  @Test(arguments: [
    ("PRINT XII", "print XII"), ("Print xii", "print xii"), ("C4", "c4"), ("TOC", "toc"), ("NOTE EDIT", "note edit"),
    ("Sleep OFF", "sleep off"), ("SLEEP Chapter+2", "sleep chapter+2"), ("READ Chapter", "read chapter"),
    ("AGO 20M", "ago 20m"), ("Skip NONE", "skip none"), ("SET Width=60", "set width=60"), ("Set WIDTH", "set width"),
    ("Next-Heading", "next-heading"), ("Q", "q"),
  ])
  func `capitals make no other command of a name`(typed: String, meant: String) throws {
    let command = try #require(LineCommand(typed))
    #expect(command == LineCommand(meant))
  }

  @Test func `capitals stay in what a setting is given, and in the name of a printed page`() {
    #expect(LineCommand("SET Voice Anna") == .set(name: "voice", value: "Anna"))
    #expect(LineCommand("PRINT XII") == .goTo(.printPage("XII")))
  }
}
