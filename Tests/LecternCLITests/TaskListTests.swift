import LecternCLI
import TestSupport
import Testing

/// The tasks of a Markdown list, by ear.
@Suite struct TaskListTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func heard(_ keys: String, _ options: String...) throws -> [String] {
    let path = try home.write("# Do\n\n- [ ] Buy milk\n- [x] Call Ann\n- plain\n\nEnd.\n", to: "tasks.md")
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"] + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `a task is a checkbox that x finds and that can only be read`() throws {
    #expect(
      try heard("x x x X") == [
        "List, 3 items.", "Buy milk. Checkbox. Not checked.", "Call Ann. Checkbox. Checked.", "E:boundary",
        "No next checkbox.", "Buy milk. Checkbox. Not checked.",
      ])
    #expect(try heard("x Enter").suffix(2) == ["E:boundary", "Read only."])
    #expect(try heard("x", "--set", "verbosity=low") == ["Buy milk. Not checked."])
  }

  @Test func `a task is among the form controls`() throws {
    #expect(
      try heard("f f f") == [
        "List, 3 items.", "Buy milk. Checkbox. Not checked.", "Call Ann. Checkbox. Checked.", "E:boundary",
        "No next form control.",
      ])
    #expect(try heard("F7 \"form\" Enter").last == "Items. List box. Buy milk, selected, 1 of 2.")
  }

  @Test func `Space at a task says that it can only be read, and again reads on`() throws {
    #expect(try heard("x Space").suffix(2) == ["E:boundary", "Read only."])
    #expect(
      try heard("x Space Space @end").suffix(7) == [
        "List, 3 items.", "Buy milk. Checkbox. Not checked.", "Call Ann. Checkbox. Checked.", "plain", "End.",
        "E:complete", "End of book.",
      ])
  }
}
