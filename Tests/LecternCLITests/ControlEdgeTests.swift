import LecternCLI
import TestSupport
import Testing

/// The announcements of keys that lead nowhere in a control, and the keys that a control keeps to itself.
@Suite struct ControlEdgeTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  @Test func `the ends of a field are told once for each key that runs into them`() throws {
    let field = "<input aria-label=Name>"
    #expect(
      try form.heard(#"Tab Backspace Backspace Delete "a" Right Right Left Left Left Up Down"#, field).dropFirst(2)
        == [
          "E:boundary", "Start of field.", "E:boundary", "E:boundary", "End of field.", "E:boundary", "End of field.",
          "E:boundary", "a", "E:boundary", "Start of field.", "E:boundary", "E:boundary", "Start of field.",
          "E:boundary", "End of field.",
        ])
    #expect(
      try form.heard("Tab Home End Right C-u Delete", "<input aria-label=Town value=ab>").dropFirst(2) == [
        "a", "End of field.", "E:boundary", "End of field.", "ab", "E:boundary", "End of field.",
      ])
  }

  @Test func `lines of a text area have ends of their own`() throws {
    #expect(
      try form.heard("Tab Up Down Home End Down C-k C-u C-u", "<textarea aria-label=T>ab\ncd\nef</textarea>")
        .dropFirst(3)
        == [
          "E:boundary", "Start of field.", "cd", "E:boundary", "Start of line.", "new line", "ef", "E:boundary",
          "End of field.", "ef", "E:boundary", "Start of line.",
        ])
  }

  @Test func `sliders, numbers and lists tell their ends`() throws {
    let body = """
      <input type=range aria-label=R value=1 max=2><input type=number aria-label=N value=1 max=2>
      <select aria-label=L><option>One<option>Two</select>
      """
    #expect(
      try form.heard(#"Tab Right Right Right Home Left Tab Up Up Tab Down Down End "x""#, body) == [
        "E:formsOn", "R. 1. Adjustable.", "2.", "E:boundary", "Maximum.", "E:boundary", "0.", "E:boundary",
        "Minimum.",
        "N. 1. Number field. At most 2.", "2.", "E:boundary", "Maximum.", "L. One. Pop-up button. 1 of 2.",
        "Two. 2 of 2.", "E:boundary", "End of list.", "E:boundary", "End of list.", "E:boundary",
        "Nothing begins with x.",
      ])
  }

  @Test func `where no sound is heard the words are there every time`() throws {
    let book = try form.home.write(
      "<!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p><input aria-label=Name>", to: "line.html")
    let run = ProgramRun(
      [book, "--line"], home: form.home, keyboard: TypedKeys("\t\u{1B}[D\u{1B}[D\u{1B}[D"), isTerminal: true)
    #expect(run.lines.count { $0.contains("Start of field.") } == 3)
    let dialog = ProgramRun(
      [book, "--line"], home: form.home, keyboard: TypedKeys("/\u{1B}[D\u{1B}[D"), isTerminal: true)
    #expect(dialog.lines.count { $0.contains("Start of field.") } == 2)
  }

  @Test func `an empty number field counts from nought, as far as its limits allow`() throws {
    let numbers = [
      ("min=18", "Up Up", ["18.", "19."]),
      ("min=18 step=5", "Up Up Down Down", ["18.", "23.", "18.", "E:boundary", "Minimum."]),
      ("", "Up Up", ["1.", "2."]), ("", "Down", ["-1."]), ("max=-5", "Up", ["-5."]), ("min=-7 step=5", "Up", ["3."]),
      ("min=18 max=30 step=5", "Up Up Up Up", ["18.", "23.", "28.", "E:boundary", "Maximum."]),
      ("min=18 step=5 value=20", "Up", ["23."]), ("min=18 value=5", "Up", ["18."]), ("step=5 value=3", "Up", ["8."]),
    ]
    for (attributes, keys, said) in numbers {
      let all = try form.heard("Tab \(keys)", "<input type=number aria-label=N \(attributes)>")
      #expect(Array(all.dropFirst(2)) == said, "\(attributes)")
    }
  }

  @Test func `a text area is entered where its first line is said`() throws {
    let area = "<textarea aria-label=T>ab\ncd</textarea>"
    #expect(
      try form.heard("Tab Right Left Down C-_ Esc", area) == [
        "E:formsOn", "T. Text area.", "ab", "b", "a", "cd", "E:boundary", "Nothing to undo.", "E:formsOff",
        "Browse mode.",
      ])
    #expect(
      try form.heard(#"Tab "x" Down Delete C-_ Esc"#, area).suffix(5) == [
        "d", "T. Text area.", "cd", "E:formsOff", "Browse mode.",
      ])
    #expect(
      ProgramRun(["notes", form.home.path + "/form.html", "--answers"], home: form.home).lines == ["T: xab", "cd"])
  }

  @Test(arguments: [
    "<input type=radio name=a disabled aria-label=C><input type=radio name=a aria-label=D>",
    "<input type=checkbox disabled aria-label=C>", "<button disabled>C</button>",
  ])
  func `what is dimmed says so, and keeps the keys to the text`(markup: String) throws {
    let said = try form.heard("f Enter Space Right", markup + "<p>End.</p>")
    #expect(said.dropFirst().prefix(4) == ["E:boundary", "Dimmed.", "E:boundary", "Dimmed."])
    #expect(!said.contains("E:formsOn"))
  }

  @Test func `a list that is dimmed is not entered`() throws {
    let said = try form.heard("f Enter", "<select disabled aria-label=C><option>One</select>")
    #expect(said.suffix(2) == ["E:boundary", "Dimmed."])
  }

  @Test func `what matches no line of a dialog is kept, and Enter does not use another line`() throws {
    let folder = try form.home.write("<!DOCTYPE html><title>Other</title><p>Other.", to: "other.html")
    let said = try form.heard(#"C-o Enter "/o" Enter Backspace Backspace Backspace"#, in: folder)
    let at = try #require(said.firstIndex(of: "No matches for /."))
    #expect(
      said[at...] == [
        "No matches for /.", "E:boundary", "No matches for /o.", "E:boundary", "No matches for /o.", "E:boundary",
        "No matches for /.", said[said.count - 3], "E:boundary", "Nothing is typed.",
      ])
    #expect(said[said.count - 3].hasPrefix("Folder .."))
  }
}
