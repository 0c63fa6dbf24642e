import Foundation
import LecternCLI
import TestSupport
import Testing

/// The form that comes with the package: each fault beside its remedy, and the whole of it filled in by ear.
@Suite struct SignUpTests {
  let form: FormFixture
  let book = TestPackage.books.appendingPathComponent("signup.html").path

  init() throws { form = try FormFixture() }

  /// The fields in the order of the page, as whoever comes straight to one hears it.
  static let alone = [
    "Text field, unlabelled.", "Phone number. Text field.", "Phone number. Include your area code. Text field.",
    "Email. Text field.", "Email. Error: Must be a valid email address. Text field.", "Full name star. Text field.",
    "Full name. Text field. Required.", "Town. Text field.", "Town. Where the ferry stops. Text field.",
  ]

  @Test func `Tab says what belongs to a field and nothing else`() throws {
    let tabs = Array(repeating: "Tab", count: Self.alone.count).joined(separator: " ")
    #expect(try form.heard(tabs, in: book).filter { $0 != "E:formsOn" } == Self.alone)
  }

  @Test func `a field says the same to whoever touches it`() throws {
    let size = ["--size", "80x200", "--set", "hints=off"]
    let rows = try form.heard(
      (1..<190).map { "@click:10,\($0)" }.joined(separator: " "), in: book, size + ["--json"])
    for (number, said) in Self.alone.enumerated() {
      let moves = Array(repeating: "e", count: number + 1).joined(separator: " ")
      let json = try form.heard(moves, in: book, size + ["--json"]).last ?? ""
      let offset = try #require(json.firstMatch(of: /"cursor":\[0,(\d+)\]/).flatMap { Int($0.1) })
      let touched = rows.filter { $0.contains("\"cursor\":[0,\(offset)]") }
      #expect(touched.contains { $0.contains("\"say\":\"\(said)\"") }, "\(said): \(touched)")
    }
  }

  @Test func `items meet the label, the field, and an error that is only text after it`() throws {
    let said = try form.heard(
      Array(repeating: "Right", count: 23).joined(separator: " "), in: book, ["--set", "hints=off"])
    let first = try #require(said.firstIndex(of: "An error that nothing ties to its field. Heading level 3."))
    #expect(
      said[(first + 1)...].prefix(3) == ["Email", "Email. Text field.", "Error: Must be a valid email address"])
  }

  @Test func `a form is filled in, two errors are mended, and the answers are kept`() throws {
    let toForm = Array(repeating: "e", count: 10).joined(separator: " ") + " Enter"
    let fill = """
      "Ann" Tab "ann" Tab "s3cret" Tab "41" Tab "2026-11-20" Tab Down Tab Space Down Space Tab Right Tab Down
      Tab "A seat" Enter "by the bell" Tab Space Tab Tab Space
      """
    let mend = #"Enter "@x.org" Tab Esc x x x Space Tab Space"#
    let said = try form.heard([toForm, fill, mend].joined(separator: " "), in: book, ["--set", "hints=off"])
    let start = try #require(said.lastIndex(of: "Name. Text field. Required."))
    #expect(
      Array(said[start...]) == [
        "Name. Text field. Required.", "Email. Text field. Required.", "Email. Error: Must be a valid email address.",
        "Password. Secure text field. 4 to 20 characters. Required.", "Age. Number field. 1 to 120.",
        "First day on board. Date field. Year, month and day, such as 2026-11-20.",
        "Harbour. North Quay. Pop-up button. 1 of 3.", "Bell Point. 2 of 3.",
        "Meals. List box. Breakfast, not selected, 1 of 3.", "Selected.", "Lunch. Not selected. 2 of 3.", "Selected.",
        "Loudness of the bell. 60 percent. Adjustable.", "61 percent.",
        "Where do you sit? Group.", "Inside. Radio button. Selected. 1 of 2.",
        "On deck. Radio button. Selected. 2 of 2.",
        "Wishes. Text area.", "E:formsOff", "Night crossings. Off. Switch.", "On.",
        "I keep to the rules of the ferry. Checkbox. Not checked. Required.", "Send. Button.",
        "2 errors.", "Email. ann. Error: Must be a valid email address. Text field. Required.",
        "E:formsOn", "Email. ann. Error: Must be a valid email address. Text field. Required.",
        "Entry valid.", "Password. Secure text field. 6 characters. 4 to 20 characters. Required.",
        "E:formsOff", "Browse mode.", "Night crossings. On. Switch.",
        "I keep to the rules of the ferry. Error: Must be checked. Checkbox. Not checked. Required.", "E:boundary",
        "No next checkbox.", "Checked.", "Entry valid.", "Send. Button.", "Answers saved.", "Kept on this computer.",
      ])
    let answers = ProgramRun(["notes", book, "--answers"], home: form.home)
    #expect(
      answers.lines == [
        "Name: Ann", "Email: ann@x.org", "Age: 41", "First day on board: 2026-11-20", "Harbour: Bell Point",
        "Meals: Breakfast, Lunch", "Loudness of the bell: 61", "Where do you sit? On deck", "Wishes: A seat",
        "by the bell", "Night crossings: On", "I keep to the rules of the ferry: Checked",
      ])
  }
}
