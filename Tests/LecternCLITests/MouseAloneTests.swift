import Foundation
import LecternCLI
import TestSupport
import Testing

/// Dialogs used by the mouse alone: a click says what it touches, a double click does it.
@Suite struct MouseAloneTests {
  let book = TestPackage.books.appendingPathComponent("chicago.epub").path

  /// What a new reader hears.
  func heard(_ keys: String) throws -> [String] {
    let run = ProgramRun(
      ["transcript", book, "--keys", keys, "--size", "80x40", "--speech-only", "--set", "hints=off"],
      home: try TemporaryFolder())
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  static let first =
    "We began the day in Lincoln Park, while the grass was still wet and the city had not yet raised its voice."

  @Test func `a bookmark is gone to, and the list of them is left`() throws {
    let open = "m Down Down m : \"bookmarks\" Enter "
    #expect(
      try heard(open + "@click:4,2 @click:4,2").suffix(2) == [
        "Morning. 1 of 2.", "Morning. Heading level 1.",
      ])
    #expect(try heard(open + "@click:4,3").last == Self.first + " 2 of 2.")
    #expect(try heard(open + "@click:4,4 @click:4,4").suffix(2).first == "Cancel. Button.")
  }

  @Test func `a question is answered either way`() throws {
    let ask = ": \"settings\" Enter @click:4,35 @click:4,35 @wait:600 "
    #expect(
      try heard(ask + "@click:4,2 @click:4,2").suffix(3) == [
        "Reset. Button.", "Morning. Heading level 1.", "All settings are those of a new reader.",
      ])
    #expect(
      try heard(ask + "@click:4,1 @click:4,1").suffix(3) == [
        "Cancel. Button.", "Settings. Dialog.", "Reset all settings. Button.",
      ])
  }

  @Test func `a line says what is wrong with it to whoever touches it`() throws {
    #expect(
      try heard(": \"zoo\" Enter @click:10,39").last == "Command. zoo. Error: There is no such command. Text field.")
  }

  @Test func `another book is looked for, and not`() throws {
    #expect(try heard("C-o @click:4,2").last == "Another file. Button.")
    #expect(try heard("C-o @click:4,3 @click:4,3").suffix(2) == ["Cancel. Button.", "Morning. Heading level 1."])
  }
}
