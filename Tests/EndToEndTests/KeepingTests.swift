import Glibc
import TestSupport
import Testing

/// The state that is kept after the program has ended, however it ended.
@Suite(.timeLimit(.minutes(10))) struct KeepingTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  @Test func `what was said to be saved is there when the program is killed the moment after`() throws {
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    session.press(KeyBytes.down + "[" + KeyBytes.right + KeyBytes.right + "\u{13}")
    while try session.hear("the confirmation") != "Text saved." {}
    session.process.signal(SIGKILL)
    #expect(try session.process.change() == .killed(by: SIGKILL))
    let notes = try FinishedRun(["notes"], environment: ["XDG_DATA_HOME": home.path])
    #expect(notes.lines.first == "We started")
    #expect(notes.change == .exited(0))
  }

  @Test func `a book opens where it was left, at the sentence`() throws {
    let first = try LiveSession(guide, home: home)
    _ = try first.opening()
    #expect(try first.answer(to: ".") == "We started out our morning in Lincoln Park.")
    #expect(try first.answer(to: ".") == "The zoo had lots of animals.")
    #expect(try first.answer(to: "q").hasPrefix("Closed."))
    #expect(try first.process.change() == .exited(0))

    let again = try LiveSession(guide, home: home)
    let opening = try again.opening()
    let places = ["Travel Guide. Page 1 of 1.", "Travel Guide. Morning.", "Travel Guide. Morning. 36 percent."]
    #expect(places.contains(opening[0]))
    #expect(opening[1] == "The zoo had lots of animals.")
    #expect(try again.answer(to: "q").hasPrefix("Closed."))
  }

  @Test func `the dial stands where it was left, and says so`() throws {
    let first = try LiveSession(guide, home: home)
    _ = try first.opening()
    #expect(try first.answer(to: "]") == "Words.")
    #expect(try first.answer(to: KeyBytes.down) == "We")
    #expect(try first.answer(to: "q").hasPrefix("Closed."))
    #expect(try first.process.change() == .exited(0))

    let again = try LiveSession(guide, home: home)
    _ = try again.hear("the title")
    #expect(try again.hear("the dial") == "Words.")
    #expect(try again.hear("the sentence") == "We started out our morning in Lincoln Park.")
    #expect(try again.answer(to: KeyBytes.down) == "started")
  }

  @Test func `two programs read one book, and the one that has not moved takes no place from the other`() throws {
    let (one, other) = (try LiveSession(guide, home: home), try LiveSession(guide, home: home))
    _ = try one.opening()
    _ = try other.opening()
    #expect(try one.answer(to: ".") == "We started out our morning in Lincoln Park.")
    #expect(try one.answer(to: ".") == "The zoo had lots of animals.")
    #expect(try one.answer(to: "\u{13}") == "Text saved.")
    #expect(try other.answer(to: "\u{13}") == "Text saved.")
    #expect(try one.answer(to: "q").hasPrefix("Closed."))
    #expect(try one.process.change() == .exited(0))
    #expect(try other.answer(to: "q").hasPrefix("Closed."))
    #expect(try other.process.change() == .exited(0))

    let again = try LiveSession(guide, home: home)
    #expect(try again.opening()[1] == "The zoo had lots of animals.")
    let notes = try FinishedRun(["notes"], environment: ["XDG_DATA_HOME": home.path])
    #expect(notes.lines.filter { $0 == "Morning" || $0 == "The zoo had lots of animals." }.count == 2)
  }
}
