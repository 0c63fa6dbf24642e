import LecternCLI
import TestSupport
import Testing

/// The errors in a form: their number, the order in which keys go to them, and their end.
@Suite struct FormErrorTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let seats = """
    <form><fieldset><legend>Seat</legend><label><input type=radio name=seat required> Inside</label>
    <label><input type=radio name=seat required> On deck</label></fieldset><button>Send</button></form>
    """

  @Test func `radio buttons that belong together are one error, and choosing one of them mends it`() throws {
    let said = try form.heard("Tab Tab Space Enter Down", Self.seats, "--set", "hints=off")
    let counted = try #require(said.lastIndex { $0.hasSuffix("error.") || $0.hasSuffix("errors.") })
    #expect(
      Array(said[counted...]) == [
        "1 error.", "Inside. Error: An option must be chosen. Radio button. Not selected. Required. 1 of 2.",
        "E:formsOn",
        "Inside. Error: An option must be chosen. Radio button. Not selected. Required. 1 of 2.",
        "On deck. Radio button. Selected. Required. 2 of 2.", "Entry valid.",
      ])
  }

  @Test func `a form with errors is left at the first of them in the order of the page`() throws {
    let body = """
      <form><input aria-label=One><input aria-label=Two required><input aria-label=Three required>
      <button>Send</button></form>
      """
    let said = try form.heard("Tab Tab Tab Tab Space Tab", body, "--set", "hints=off")
    let counted = try #require(said.firstIndex(of: "2 errors."))
    #expect(
      said[counted...].filter { !$0.hasPrefix("E:") } == [
        "2 errors.", "Two. Error: Must be filled in. Text field. Required.",
        "Three. Error: Must be filled in. Text field. Required.",
      ])
  }

  @Test func `a field that must be filled in is no error before it was left or handed in`() throws {
    let body = "<form><input aria-label=One required><button>Send</button></form>"
    #expect(
      try form.heard("Tab Tab S-Tab", body).filter { !$0.hasPrefix("E:") } == [
        "One. Text field. Required.", "Send. Button.", "One. Error: Must be filled in. Text field. Required.",
      ])
  }

  @Test func `the rotor goes from error to the nearest error, either way`() throws {
    let body = "ABC".map { "<input aria-label=\($0) aria-invalid=true>" }.joined() + "<p>End.</p>"
    let said = try form.heard(
      "C-End ] Up Up Up Up Down", body, "--set", "hints=off", "--set", "rotor=lines, errors")
    #expect(
      said == [
        "End.", "Errors.", "C. Text field. Invalid.", "B. Text field. Invalid.", "A. Text field. Invalid.",
        "E:boundary", "No previous error.", "B. Text field. Invalid.",
      ])
  }

  @Test func `the rotor offers errors as long as there are any`() throws {
    let body = "<label><input type=checkbox aria-invalid=true> I agree</label>"
    let options = ["--set", "rotor=lines, words, errors"]
    let path = try form.home.write(
      "<!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p>\(body)", to: "errors.html")
    #expect(try form.heard("Tab ] ]", in: path, options).suffix(2) == ["Words.", "Errors."])
    #expect(try form.heard("Tab Space ] ]", in: path, options).suffix(3) == ["Entry valid.", "Words.", "Lines."])
  }

  @Test func `a form whose button cannot be used is not handed in, by its button or by Enter`() throws {
    let body = "<form><input aria-label=Name><button disabled>Send</button></form>"
    let said = try form.heard("Tab \"Ann\" Enter Esc f Space", body, "--set", "hints=off")
    #expect(!said.contains("Answers saved."))
    #expect(said.suffix(3) == ["Send. Button. Dimmed.", "E:boundary", "Dimmed."])
  }
}

extension FormErrorTests {
  @Test(arguments: [
    ("<input aria-label=Age type=number min=1 max=120>", "\"200\" Tab", "Age. Error: Must be at most 120."),
    ("<input aria-label=Age type=number min=1 max=120>", "\"200\" Esc", "Age. Error: Must be at most 120."),
    ("<input aria-label=Mail type=email>", "\"anna at home\" Tab", "Mail. Error: Must be an email address."),
    ("<input aria-label=Ship minlength=4>", "\"ox\" Tab", "Ship. Error: Must have at least 4 characters."),
    ("<input aria-label=Port required>", "\"x\" Backspace Tab", "Port. Error: Must be filled in."),
    ("<textarea aria-label=Text required>x</textarea>", "Delete Tab", "Text. Error: Must be filled in."),
    ("<input aria-label=Day type=date value=2020-02-02>", "\"9\" Tab", "Day. Error: Must be a date."),
    (
      "<input aria-label=Code pattern='[A-Z]' aria-errormessage=e><p id=e>A capital letter.</p>", "\"7\" Tab",
      "Code. Error: A capital letter."
    ),
    (
      "<select aria-label=Meal required><option value=''>Choose<option selected>Soup</select>", "Up Tab",
      "Meal. Error: An option must be chosen."
    ),
  ])
  func `a control that is left with what is not accepted says so, and why`(
    body: String, keys: String, expected: String
  )
    throws
  {
    let said = try form.heard("Tab \(keys)", body + "<button>Send</button>", "--set", "hints=off")
    #expect(said.count { $0 == expected } == 1, "\(said)")
  }

  @Test(arguments: ["Tab", "Esc", "\"5\" Tab"])
  func `a field that is left as it was, or with what is accepted, says nothing`(keys: String) throws {
    let body = "<input aria-label=Age type=number required><button>Send</button>"
    #expect(try !form.heard("Tab \(keys)", body).contains { $0.hasPrefix("Error") })
  }

  @Test(arguments: [
    ("<input aria-label=Port required>", "Port. Error: Must be filled in. Text field. Required."),
    (
      "<label><input type=checkbox required>Agree</label>",
      "Agree. Error: Must be checked. Checkbox. Not checked. Required."
    ),
    ("<label><input type=checkbox switch required>On</label>", "On. Off. Error: Must be on. Switch. Required."),
    (
      "<select aria-label=Meal required><option value=''>Choose</select>",
      "Meal. Choose. Error: An option must be chosen. Pop-up button. Required. 1 of 1."
    ),
  ])
  func `what must be filled in and is not says so where the form is handed in`(body: String, expected: String) throws
  {
    let said = try form.heard("Tab Tab Space", "<form>\(body)<button>Send</button></form>", "--set", "hints=off")
    #expect(said.contains(expected), "\(said)")
  }
}
