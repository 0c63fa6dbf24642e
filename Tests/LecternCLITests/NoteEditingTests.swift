import LecternCLI
import TestSupport
import Testing

/// Notes written in the reader's own editor.
@Suite struct NoteEditingTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  func read(_ keys: String, _ around: Surroundings, editor: String? = "ed --quiet") -> [String] {
    ProgramRun(
      [book, "--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true,
      environment: editor.map { ["EDITOR": $0] } ?? [:], around: around
    ).lines
  }

  @Test func `a note is written in lines, and begun with them again`() {
    let first = Surroundings { _ in "one thought\n\u{1B}two\n\n" }
    #expect(read("..v.v:note edit\r", first).last == "Text saved.")
    #expect(first.runs == [.init(words: ["ed", "--quiet"], input: "\n")])
    let notes = ProgramRun(["notes"], home: home).lines
    #expect(notes.contains("Note: one thought") && notes.contains("two"), "\(notes)")
    let second = Surroundings { $0.replacing("two", with: "three") }
    #expect(read(":note edit\r", second).last == "Saved.")
    #expect(second.runs.map(\.input) == ["one thought\ntwo\n"])
    #expect(ProgramRun(["notes", "--format", "json"], home: home).output.contains(#""one thought\nthree""#))
    // In a line of the program's own its words stand in one, and an editor has them as they were.
    let third = Surroundings { $0 }
    let heard = read(":note\r\u{5}", third)
    #expect(heard.suffix(2) == ["Note. one thought three. Text field.", "Nothing was changed."], "\(heard)")
    #expect(third.runs.map(\.input) == ["one thought\nthree\n"])
  }

  @Test func `an editor that is not there, or fails, leaves the line with the reason`() {
    #expect(
      read("..v.v:note edit\r", Surroundings(), editor: nil).last?.contains("No editor. Set VISUAL or EDITOR.")
        == true)
    let heard = read(":note\r\u{5}words\r", Surroundings())
    #expect(heard.contains { $0.contains("Error: Could not edit. It broke.") }, "\(heard)")
    #expect(heard.last == "Text saved.")
  }
}
