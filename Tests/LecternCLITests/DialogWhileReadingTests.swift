import LecternCLI
import TestSupport
import Testing

/// Dialogs that are opened while a book is read aloud: where they lead to is read on from.
@Suite struct DialogWhileReadingTests {
  /// Returns the lines of speech after the dialog has been opened.
  func heard(_ keys: String) throws -> [String] {
    let home = try TemporaryFolder()
    let book = try GoldenBooks.golden.write(to: home)
    let run = ProgramRun(
      ["transcript", book, "--keys", "a @words:4 " + keys, "--size", "80x8", "--speech-only"], home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(5))
  }

  static let rest = "our morning in Lincoln Park, admiring, the views of the Chicago skyline."
  static let zoo = "The zoo had lots of animals."

  @Test func `a search goes on reading from the sentence of its match, and Backspace goes back`() throws {
    #expect(
      try heard("/ \"river\" Enter @end Backspace") == [
        "At lunchtime, we walked along the Chicago river.", "E:complete", "End of book.",
        "We started out our morning in Lincoln Park, admiring",
      ])
  }

  @Test func `a place that is gone to by its name is read on from`() throws {
    #expect(try heard(": \"2\" Enter @sentence").first == "Midday. Heading.")
    #expect(try heard("C-t Enter @sentence").suffix(2).first == "Morning. Heading.")
  }

  @Test func `what is not there is told, and reading goes on where it was`() throws {
    #expect(
      try heard("/ \"qqq\" Enter @sentence") == ["E:boundary", "No matches for qqq.", Self.rest, Self.zoo])
    let missing = try heard(": \"99\" Enter Esc Space @sentence")
    #expect(missing.contains("Command. 99. Error: Page must be 1 to 2. Text field."), "\(missing)")
    #expect(missing.suffix(2) == [Self.rest, Self.zoo])
  }

  @Test func `a dialog that is left leaves reading paused at its word`() throws {
    #expect(try heard("/ Esc Space @sentence").suffix(2) == [Self.rest, Self.zoo])
    #expect(try heard("/ Esc : \"2\" Enter").last == "Midday. Heading level 1.", "a move from a pause is only a move")
  }
}
