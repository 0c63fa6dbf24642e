import LecternCLI
import TestSupport
import Testing

/// The corners of forms: text between fields, tables of fields, lists with gaps, words that only look like labels.
@Suite struct FormCornerTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  @Test func `Tab from a field to a link keeps what was written, and gives the keys back to the text`() throws {
    let body = "<label>Alpha <input id=a></label><p><a href='#b'>Terms</a><p><label>Beta <input id=b></label>"
    #expect(
      try form.heard("Tab \"xyz\" Tab Down S-Tab S-Tab", body, "--set", "typing-echo=none", "--set", "hints=off") == [
        "E:formsOn", "Alpha. Text field.", "E:formsOff", "Terms. Link.", "Beta", "Terms. Link.", "E:formsOn",
        "Alpha. xyz. Text field.",
      ])
    #expect(
      ProgramRun(["notes", form.home.path + "/form.html", "--answers"], home: form.home).lines == ["Alpha: xyz"])
  }

  @Test func `what only looks like the label of a control is read by itself`() throws {
    let body = """
      <h2>Subscribe</h2><form><button>Subscribe</button></form><p>Subscribe</p>
      <h2>Search</h2><input type=search aria-label=Search><p>Search</p>
      """
    #expect(
      try form.heard("a @end", body) == [
        "Top.", "Subscribe. Heading.", "Subscribe. Button.", "Subscribe", "Search. Heading.",
        "Search. Search field.", "Search", "E:complete", "End of book.",
      ])
  }

  @Test func `a label around its field is said once, with the field`() throws {
    let body = "<label>I am <input id=a> years old</label><label for=b>Name</label><input id=b><p>Name</p>"
    #expect(
      try form.heard("a @end", body) == [
        "Top.", "I am years old. Text field.", "Name. Text field.", "Name", "E:complete", "End of book.",
      ])
  }

  @Test func `the words on a button are one text, whatever they are made of`() throws {
    #expect(
      try form.heard("a @end", "<button><div>Order</div><div>now</div></button><p>End.") == [
        "Top.", "Order now. Button.", "End.", "E:complete", "End of book.",
      ])
  }

  @Test func `keys pass over what cannot be chosen`() throws {
    let list = "<option>One<option disabled>Two<option>Three"
    #expect(
      try form.heard("Tab Down Down Up", "<select aria-label=S>\(list)</select>") == [
        "E:formsOn", "S. One. Pop-up button. 1 of 3.", "Three. 3 of 3.", "E:boundary", "End of list.", "One. 1 of 3.",
      ])
    #expect(
      try form.heard("Tab Home End Home", "<select multiple aria-label=S><option disabled>No\(list)</select>").suffix(
        2)
        == ["Three. Not selected. 4 of 4.", "One. Not selected. 2 of 4."])
  }

  static let table = """
    <table><tr><th>Item<th>Count<tr><td>Apples<td><input aria-label=Apples id=a>
    <tr><td>Pears<td><button>More</button></table>
    """

  @Test func `a control in a cell of a table is in that cell`() throws {
    #expect(
      try form.heard("t ] Right Right Right Right", Self.table, "--set", "hints=off") == [
        "Table, 2 columns, 3 rows.", "Item", "Words.", "Count", "Item: Apples", "Count.", "Apples. Text field.",
        "Item: Pears",
      ])
    #expect(try form.heard("f f w", Self.table).last == "Page 1 of 1. 85 percent. Column 2, row 3.")
    #expect(
      try form.heard("t [ Down [ Down", Self.table, "--set", "hints=off").suffix(3) == [
        "Rows.", "Count.", "Apples. Text field.",
      ])
    #expect(try form.heard("a @end", Self.table).contains("Count: Apples. Text field."))
  }

  @Test func `what is closed is passed over by every move`() throws {
    let body = """
      <details open><summary>More</summary><h2>Inner</h2><p><a href='#x'>Link</a></p></details><h2 id=x>Outer</h2>
      """
    #expect(
      try form.heard("Tab Space h H k", body) == [
        "More. Disclosure. Expanded.", "Collapsed.", "Outer. Heading level 2.", "E:boundary",
        "No previous heading.", "E:boundary", "No next link.",
      ])
  }

  @Test func `blanks alone are nothing where a form is asked for`() throws {
    let form = try FormFixture()
    let written = "Tab Space Tab Space"
    let send = "<button>Send</button></form>"
    #expect(try !form.heard(written, "<form><input type=email aria-label=A>" + send).contains("1 error."))
    #expect(try form.heard(written, "<form><input type=email aria-label=A required>" + send).contains("1 error."))
  }

  @Test func `a choice that only asks for one does not count as chosen`() throws {
    let body = """
      <form><select required aria-label=Town><option value="">Please choose<option>Quay</select><button>Send</button></form>
      """
    #expect(try form.heard("Tab Tab Space", body).contains("1 error."))
  }

  @Test(arguments: [
    ("type=number value=0.5", false), ("type=number value=0.5 min=0", true), ("type=number min=0.5 value=1.5", false),
    ("type=email multiple value='a@b.c, d@e.f'", false), ("type=email value='a@b.c, d@e.f'", true),
    ("type=email multiple value='a@b.c, d'", true), ("type=date value=2024-02-29", false),
    ("type=date value=2023-02-29", true), ("type=date value=2023-02-31", true), ("type=date value=2024-02-30", true),
    ("type=date value=1900-02-29", true), ("type=date value=2000-02-29", false), ("type=date value=2024-04-31", true),
    ("type=date value=2024-13-01", true), ("type=date value=0000-01-01", true), ("type=date value=2024-01-00", true),
    ("type=month value=2024-12", false), ("type=month value=2024-13", true), ("type=week value=2020-W53", false),
    ("type=week value=2026-W53", false), ("type=week value=2024-W53", true), ("type=week value=2021-W53", true),
    ("type=week value=2024-W00", true), ("type=datetime-local value=2024-02-30T10:00", true),
    ("type=datetime-local value='2024-02-29 10:00'", false), ("type=time value=10:30:15.5", false),
    ("type=time value=24:00", true), ("type=url value=http://", true), ("type=url value=https://x.org/a", false),
    ("type=url value=http://ann@:80", true), ("type=url value=mailto:ann@x.org", false),
    ("type=url value=http://[::1]:80/", false), ("type=url value=//x.org", true),
  ])
  func `a value is wrong by the rules of HTML`(field: String, isWrong: Bool) throws {
    let said = try form.heard("Tab Tab Space", "<form><input aria-label=A \(field)><button>Send</button></form>")
    #expect(said.contains("1 error.") == isWrong)
  }

  @Test(arguments: [
    ("type=email value=bad", "A. bad. Error: Must be an email address. Text field."),
    ("type=url value=http://", "A. http: slash slash. Error: Must be a web address. Text field."),
    ("pattern=[A-Z]+ title='Capitals' value=x", "A. x. Error: Must match: Capitals. Text field. Capitals."),
    ("pattern=[A-Z]+ value=x", "A. x. Error: Must have the form that is asked for. Text field."),
    (
      "minlength=2 value=x",
      "A. x. Error: Must have at least 2 characters. Text field. At least 2 characters."
    ),
    ("type=number min=18 value=3", "A. 3. Error: Must be at least 18. Number field. At least 18."),
    ("type=number max=18 value=30", "A. 30. Error: Must be at most 18. Number field. At most 18."),
    ("type=number value=0 min=1", "A. 0. Error: Must be at least 1. Number field. At least 1."),
    (
      "type=number step=2 value=2 min=1",
      "A. 2. Error: Must be in steps of 2. Number field. At least 1. In steps of 2."
    ),
    ("required", "A. Error: Must be filled in. Text field. Required."),
    ("type=email value=bad aria-errormessage=e", "A. bad. Error: Not so. Text field."),
  ])
  func `what is wrong is said where nobody else says it`(field: String, said: String) throws {
    let body = "<form><input aria-label=A \(field)><button>Send</button></form><p id=e>Not so</p>"
    #expect(try form.heard("Tab Tab Space", body, "--set", "hints=off").last == said)
  }

  @Test(arguments: ["<form novalidate>|<button>", "<form>|<button formnovalidate>"])
  func `a form whose author wants no checks is handed in as it is`(markup: String) throws {
    let tags = markup.split(separator: "|")
    let body =
      "\(tags[0])<input aria-label=A required><input aria-label=B type=email value=bad>\(tags[1])Send</button>"
    #expect(try form.heard("Tab Tab Tab Space", body).contains("Answers saved."))
    #expect(try form.heard("Tab Enter", body).contains("Answers saved."))
  }

  @Test func `Enter on a radio button gives the keys to its set`() throws {
    let body = "<label><input type=radio name=a>One</label><label><input type=radio name=a>Two</label>"
    #expect(
      try form.heard("f Enter Down", body, "--set", "hints=off") == [
        "One. Radio button. Not selected. 1 of 2.", "E:formsOn", "One. Radio button. Not selected. 1 of 2.",
        "Two. Radio button. Selected. 2 of 2.",
      ])
  }

  @Test func `the star of a legend says what it means, and is no part of the name of its group`() throws {
    let group = { (star: String, required: String) in
      "<fieldset><legend>Colour\(star)</legend><label><input type=radio name=c \(required)> Red</label>"
        + "<label><input type=radio name=c> Blue</label></fieldset>"
    }
    #expect(
      try form.heard("Tab Esc Up", group(" *", "required")) == [
        "E:formsOn", "Colour. Group.", "Red. Radio button. Not selected. Required. 1 of 2.", "E:formsOff",
        "Browse mode.", "Colour, required",
      ])
    #expect(try form.heard("Tab", group(" *", "")).contains("Colour star. Group."))
  }

  @Test func `going back to a legend says the legend, whatever is left on the way`() throws {
    let body = "<fieldset><legend>Toppings</legend><ul><li>One<li>Two</ul><input aria-label=Other></fieldset>"
    #expect(
      try form.heard("Down Down Up", body, "--set", "verbosity=high").last == "Toppings")
  }

  @Test func `a pattern made to take long is asked once for each text`() throws {
    let fields = (1...40).map { "<input aria-label=F\($0) pattern='(a+)+b' value=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa>" }
    let moves = Array(repeating: "Down", count: 60).joined(separator: " ")
    let said = try form.heard("b x \(moves)", "<form>\(fields.joined())<button>Send</button></form>")
    #expect(!said.isEmpty)
  }

  @Test func `reading the page of a book without words ends`() throws {
    let book = try form.home.write("<!DOCTYPE html><title>E</title><body>", to: "empty.html")
    let run = ProgramRun(
      ["transcript", book, "--keys", "a @end", "--set", "read-scope=page", "--speech-only"], home: form.home)
    #expect(run.status == .done)
  }
}
