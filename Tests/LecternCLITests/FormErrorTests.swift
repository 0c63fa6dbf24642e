import LecternCLI
import TestSupport
import Testing

/// What is wrong in a form: how often it is counted, in which order it is gone to, and when it is over.
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
        "1 error.", "Inside. Radio button. Not selected. Required. Invalid. 1 of 2.", "E:formsOn",
        "Inside. Radio button. Not selected. Required. Invalid. 1 of 2.",
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
        "2 errors.", "Two. Text field. Required. Invalid.", "Three. Text field. Required. Invalid.",
      ])
  }

  @Test func `a field that must be filled in is no error before it was left or handed in`() throws {
    let body = "<form><input aria-label=One required><button>Send</button></form>"
    #expect(
      try form.heard("Tab Tab S-Tab", body).filter { !$0.hasPrefix("E:") } == [
        "One. Text field. Required.", "Send. Button.", "One. Text field. Required. Invalid.",
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
