import Foundation
import LecternCLI
import TestSupport
import Testing

/// Dialogs used by the mouse alone: a click says what it touches, a double click does it.
@Suite struct MouseAloneTests {
  let book = TestPackage.books.appendingPathComponent("chicago.epub").path

  /// Returns the lines of speech for a new reader, after the opening.
  func heard(_ keys: String) throws -> [String] {
    let run = ProgramRun(
      ["transcript", book, "--keys", keys, "--size", "80x90", "--speech-only", "--set", "hints=off"],
      home: try TemporaryFolder())
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  static let first =
    "We began the day in Lincoln Park, while the grass was still wet and the city had not yet raised its voice."

  @Test func `a bookmark is gone to, and the list of them is left`() throws {
    let open = "m Down Down m : \"bookmarks\" Enter "
    #expect(
      try heard(open + "@click:4,3 @click:4,3").suffix(2) == [
        "Morning. Page 1. 1 of 2.", "Morning. Heading level 1.",
      ])
    #expect(try heard(open + "@click:4,4").last == Self.first + " Page 1. 2 of 2.")
    #expect(try heard(open + "@click:4,6 @click:4,6").suffix(2).first == "Cancel. Button.")
  }

  @Test func `a question is answered either way`() throws {
    let reset = "@click:4,\(SettingsDialogTests.rowOfOK + 2)"
    let ask = ": \"settings\" Enter \(reset) \(reset) @wait:600 "
    #expect(
      try heard(ask + "@click:4,3 @click:4,3").suffix(3) == [
        "Reset. Button.", "Morning. Heading level 1.", "All settings are those of a new reader.",
      ])
    #expect(
      try heard(ask + "@click:4,2 @click:4,2").suffix(3) == [
        "Cancel. Button.", "Settings. Dialog.", "Reset all settings. Button.",
      ])
  }

  @Test func `a line says what is wrong with it to whoever touches it`() throws {
    let said = "Command. zoo. Error: There is no such command. Text field."
    #expect(try heard(": \"zoo\" Enter @click:10,89").last == said)
    #expect(try heard(": \"zoo\" Enter @click:10,88").last == said, "where the error stands")
    #expect(try heard(": \"zoo\" Enter @click:10,67").last == "E:boundary", "the page behind the line")
  }

  @Test func `a line to write in is left by two clicks on the page behind it`() throws {
    #expect(
      try heard(": \"zoo\" @click:10,5 @click:10,5").suffix(2) == ["E:boundary", "Morning. Heading level 1."])
  }

  @Test func `two clicks beside the text open the contents and the actions`() throws {
    #expect(
      try heard("@click:10,0 @click:10,0").suffix(2) == [
        "Contents. Dialog.", "Chapters. List box. Morning. Page 1, you are here, selected, 1 of 10.",
      ])
    let actions = "@click:10,89 @click:10,89"
    #expect(try heard(actions).suffix(2).first?.hasPrefix("Actions.") == true)
    #expect(try heard(actions + " Tab Enter").suffix(2) == ["Cancel. Button.", "Morning. Heading level 1."])
  }

  @Test func `a bookmark is taken away and put back by buttons`() throws {
    let said = try heard("m : \"bookmarks\" Enter @click:4,6 @click:4,6 @wait:600 @click:4,7 @click:4,7")
    #expect(said.contains("Remove. Button.") && said.contains("Bookmark removed."))
    #expect(said.suffix(3) == ["Restore. Button.", "Restored.", "Morning. Page 1. 1 of 1."])
  }

  static let form = """
    <!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p><label><input type=checkbox> I agree</label>
    <label><input type=radio name=a> Tea</label><label><input type=radio name=a> Milk</label>
    <select multiple aria-label=Toppings><option>Cheese<option>Ham</select>
    <select aria-label=Town><option>Quay<option>Bell</select>
    """

  @Test func `the controls of a book are marked and chosen from`() throws {
    let form = try FormFixture()
    let page = try form.home.write(Self.form, to: "form.html")
    let clicks = { (row: Int) in "@click:5,\(row) @click:5,\(row) " }
    #expect(
      try form.heard(clicks(3) + clicks(6), in: page) == [
        "I agree. Checkbox. Not checked.", "Checked.", "Milk. Radio button. Not selected. 2 of 2.", "Selected.",
      ])
    #expect(
      try form.heard(clicks(7) + "WheelDown " + clicks(7), in: page) == [
        "Toppings. List box. Cheese, not selected, 1 of 2.", "E:formsOn",
        "Toppings. List box. Cheese, not selected, 1 of 2.", "Ham. Not selected. 2 of 2.",
        "Toppings. List box. Ham, not selected, 2 of 2.", "Selected.",
      ])
    #expect(
      try form.heard(clicks(9) + clicks(9) + "WheelDown " + clicks(9), in: page).suffix(4) == [
        "Quay. 1 of 2.", "Bell. 2 of 2.", "Bell. 2 of 2.", "Town. Bell. Pop-up button. 2 of 2.",
      ])
  }

  @Test func `a line is opened, touched and done with`() throws {
    #expect(
      try heard(": \"c2\" @click:10,89 @click:10,89").suffix(2) == [
        "Command. c2. Text field.", "Midday. Heading level 1.",
      ])
    #expect(try heard("/ \"gibbons\" @click:10,89 @click:10,89").contains { $0.hasPrefix("Match 1 of ") })
    #expect(
      try heard("Down S-Right : \"note\" Enter \"wet\" @click:10,89 @click:10,89").suffix(2) == [
        "Note. wet. Text field.", "Text saved.",
      ])
  }

  @Test func `another book is looked for, and not`() throws {
    #expect(try heard("C-o @click:4,4").last == "Another file. Button.")
    #expect(try heard("C-o @click:4,5 @click:4,5").suffix(2) == ["Cancel. Button.", "Morning. Heading level 1."])
  }

  @Test func `a line of a list is come to from another control`() throws {
    #expect(
      try heard("C-t Tab @click:4,4").suffix(2) == [
        "Cancel. Button.",
        "Chapters. List box. Level 2, in Morning. The zoo that costs nothing. Page 1, selected, 2 of 10.",
      ])
  }
}
