import Glibc
import TestSupport
import Testing

/// Two programs with one bookshelf.
@Suite(.timeLimit(.minutes(10))) struct SharedShelfTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  private func transcript(_ keys: String) throws -> FinishedRun {
    try FinishedRun(
      ["transcript", guide, "--keys", keys, "--speech-only"], environment: ["XDG_DATA_HOME": home.path])
  }

  @Test func `what another program has removed is told as gone, and nothing is done to its neighbour`() throws {
    _ = try transcript(". C-s . C-s")
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    session.press(":notes\r")
    while try !session.hear("the list").hasPrefix("Items.") {}
    #expect(try session.hear("the hint").hasPrefix("Delete removes"))
    #expect(try transcript(": \"notes\" Enter Home Delete").lines.contains("Note removed."))
    session.press("\u{1B}[3~")
    #expect(try session.hear() == "It is gone: another program has removed it.")
    #expect(try session.hear("the line").hasPrefix("The zoo had lots of animals"))
    session.press("\u{1B}[3~")
    #expect(try session.hear() == "Note removed.")
    #expect(try transcript(": \"notes\" Enter").lines.last == "No notes.")
  }

  @Test func `words on what another program removes meanwhile are not told as kept`() throws {
    _ = try transcript(". C-s")
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    session.press(":notes\r")
    while try !session.hear("the list").hasPrefix("Items.") {}
    _ = try session.hear("the hint")
    session.press("\u{1B}OQ")
    #expect(try session.hear("the field").hasPrefix("Note. Text field"))
    _ = try transcript(": \"notes\" Enter Delete")
    session.press("why\r")
    var heard = ""
    while !heard.contains("Could not save.") { heard = try session.hear("the refusal") }
    #expect(heard.contains("Another program has removed the passage meanwhile."))
  }
}
