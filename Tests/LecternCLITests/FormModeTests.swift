import LecternCLI
import TestSupport
import Testing

/// The target of keys in a form, and the announcements when it changes.
@Suite struct FormModeTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let boats = """
    <fieldset><legend>Do you like boats?</legend><label><input type=radio name=boats> Yes</label>
    <label><input type=radio name=boats> No</label></fieldset>
    <label for=mail>Email</label> <input id=mail type=email aria-invalid=true aria-errormessage=wrong>
    <p id=wrong>Error: Must be a valid email address</p>
    """

  @Test func `a group is named once, keys go to its buttons, and Escape gives them back`() throws {
    #expect(
      try form.heard("Tab Space Down Esc Tab", Self.boats) == [
        "E:formsOn", "Do you like boats? Group.", "Yes. Radio button. Not selected. 1 of 2.", "Selected.",
        "No. Radio button. Selected. 2 of 2.", "E:formsOff", "Browse mode.",
        "E:formsOn", "Email. Error: Must be a valid email address. Text field.",
      ])
  }

  @Test func `items stop at labels and at controls, and no group is named twice`() throws {
    #expect(
      try form.heard("Right Right Right Right Right Right", Self.boats) == [
        "Do you like boats? Group.", "Yes. Radio button. Not selected. 1 of 2.",
        "No. Radio button. Not selected. 2 of 2.", "Email",
        "Email. Error: Must be a valid email address. Text field.", "Press Enter to edit.",
        "Error: Must be a valid email address",
      ])
  }

  @Test func `read-all says each name once, with the control it belongs to`() throws {
    #expect(
      try form.heard("a @end", Self.boats) == [
        "Top.", "Do you like boats? Group.", "Yes. Radio button. Not selected. 1 of 2.",
        "No. Radio button. Not selected. 2 of 2.", "Email. Error: Must be a valid email address. Text field.",
        "Error: Must be a valid email address", "E:complete", "End of book.",
      ])
  }

  @Test func `a checkbox and a button need no forms mode, and Space acts on them where they are met`() throws {
    let body = "<label><input type=checkbox> I agree</label><button type=button>Send</button><input aria-label=Name>"
    #expect(
      try form.heard("Tab Space Space Tab Tab Esc x X Right Space", body) == [
        "I agree. Checkbox. Not checked.", "Checked.", "Not checked.", "Send. Button.", "E:formsOn",
        "Name. Text field.",
        "E:formsOff", "Browse mode.", "E:boundary", "No next checkbox.", "I agree. Checkbox. Not checked.",
        "Send. Button.", "E:boundary", "Nothing to activate.",
      ])
  }

  @Test func `Tab passes what cannot be used and the other buttons of a set, and the rotor does not`() throws {
    let body = """
      <a href="#x">A link</a> <input aria-label=Old disabled><label><input type=radio name=a> One</label>
      <label><input type=radio name=a checked> Two</label><input aria-label=Name id=x>
      """
    #expect(
      try form.heard("Tab Tab Tab Tab S-Tab S-Tab", body).filter { !$0.hasPrefix("E:forms") } == [
        "A link. Link.", "Two. Radio button. Selected. 2 of 2.", "Name. Text field.", "E:boundary",
        "No next link or control.", "Two. Radio button. Selected. 2 of 2.", "A link. Link.",
      ])
    #expect(
      try form.heard("f f f f F", body, "--set", "hints=off") == [
        "Old. Text field. Dimmed.", "One. Radio button. Not selected. 1 of 2.",
        "Two. Radio button. Selected. 2 of 2.",
        "Name. Text field.", "Two. Radio button. Selected. 2 of 2.",
      ])
  }

  @Test func `F3 changes what the keys go to, and twice it stays so`() throws {
    let body = "<input aria-label=Name><label><input type=checkbox> I agree</label><p>End.</p>"
    #expect(
      try form.heard("e F3 \"a\" F3 F3 F3 Tab Tab Esc", body, "--set", "hints=off") == [
        "Name. Text field.", "E:formsOn", "Forms mode.", "Name. Text field.", "E:formsOff", "Browse mode.",
        "E:formsOn", "Forms mode.", "Name. a. Text field.", "Forms mode stays on.", "I agree. Checkbox. Not checked.",
        "E:boundary", "No next link or control.", "E:formsOff", "Browse mode.",
      ])
  }

  @Test func `letters are text in a field, commands beside it, and nothing at a slider`() throws {
    let body = "<input aria-label=Name><input type=range aria-label=Rate>"
    #expect(
      try form.heard("Tab \"ah w\" Tab h Esc", body) == [
        "E:formsOn", "Name. Text field.", "Rate. 50 percent. Adjustable.", "E:unbound",
        "No command on h. F1 for help.", "E:formsOff", "Browse mode.",
      ])
  }

  @Test func `the wheel turns the control that keys go to, and elsewhere moves the view alone`() throws {
    let body = """
      <label>Sky <select><option>Red<option>Blue</select></label><input type=range aria-label=Rate>
      <input aria-label=Name><p>End.</p>
      """
    #expect(
      try form.heard("Tab WheelDown WheelDown WheelUp Tab WheelUp WheelDown Tab WheelDown", body) == [
        "E:formsOn", "Sky. Red. Pop-up button. 1 of 2.", "Blue. 2 of 2.", "E:boundary", "End of list.",
        "Red. 1 of 2.",
        "Rate. 50 percent. Adjustable.", "51 percent.", "50 percent.", "Name. Text field.", "E:boundary",
      ])
  }

  @Test func `the rotor goes by controls where there are any, and by errors while there are any`() throws {
    #expect(try form.heard("] ] ] ] ] ] ] ]", Self.boats).suffix(3) == ["Pages.", "Form controls.", "Errors."])
    let said = try form.heard("Right ] ] ] ] ] ] ] ] Down", Self.boats, "--set", "hints=off")
    #expect(
      said.suffix(3) == ["Form controls.", "Errors.", "Email. Error: Must be a valid email address. Text field."])
    #expect(try !form.heard("] ] ] ] ] ] ]", "<p>No form.</p>").contains("Form controls."))
  }

  @Test func `going elsewhere by another key leaves the control`() throws {
    let said = try form.heard("Tab \"Ann\" C-g \"1\" Enter Tab", "<input aria-label=Name>")
    #expect(
      said == [
        "E:formsOn", "Name. Text field.", "Go to page. Dialog.", "Page number. 1. Number field. 1 to 1.",
        "E:formsOff",
        "Page 1 of 1.", "Top.", "E:formsOn", "Name. Ann. Text field.",
      ])
  }

  @Test func `the keys that go to the ends of the book and by paragraphs stay in a field that is written in`() throws
  {
    let said = try form.heard(
      "Tab \"Ann\" Enter \"Bo\" C-Home \"x\" C-End \"y\" C-Up C-Down C-End C-Home C-S-End",
      "<textarea aria-label=Name></textarea>", "--set", "typing-echo=none")
    #expect(
      said.dropFirst(2) == [
        "cap a", "End of field.", "xAnn", "Boy", "E:boundary", "End of field.", "x", "xAnn Boy selected.",
      ], "\(said)")
    #expect(try form.heard("Tab C-End", "<select><option>Red<option>Blue</select>").last == "Blue. 2 of 2.")
  }

  @Test(arguments: [
    ("\"one two\" Tab", ["one", "two", "Send. Button."]),
    ("\"one \" Tab", ["one", "Send. Button."]),
    ("\"one two\" Esc", ["one", "two", "E:formsOff", "Browse mode."]),
    ("\"ann@x.org, end. \"", ["ann@x.org", "end"]),
    ("\"one \" Backspace Space", ["one", "space"]),
    ("\"one \" Backspace Backspace Space", ["one", "space", "e", "on"]),
    ("\"one \" Backspace \"s \"", ["one", "space", "ones"]),
    ("\"one\" Home End Space Tab", ["o", "End of field.", "Send. Button."]),
    ("\"don't \" S-Tab", ["don't", "E:boundary", "No previous link or control."]),
  ])
  func `each word that is written is heard once, whatever ends it`(keys: String, heard: [String]) throws {
    let said = try form.heard(
      "Tab " + keys, "<form><input aria-label=Name><button>Send</button></form>", "--set", "typing-echo=words")
    #expect(said.dropFirst(2).filter { $0 != "E:formsOff" || heard.contains($0) } == heard, "\(said)")
  }

  @Test func `Enter says the last word before what the form answers`() throws {
    let body = "<form><input aria-label=Name><input aria-label=Town required><button>Send</button></form>"
    let said = try form.heard("Tab \"one two\" Enter", body, "--set", "typing-echo=words", "--set", "hints=off")
    #expect(
      said.dropFirst(2) == ["one", "two", "1 error.", "Town. Error: Must be filled in. Text field. Required."],
      "\(said)")
    let line = try form.heard("/ \"one two\" Enter", body, "--set", "typing-echo=words")
    #expect(line.dropFirst() == ["one", "two", "E:boundary", "No matches for one two."], "\(line)")
  }

  @Test func `Enter takes a suggestion, and only the next one hands the form in`() throws {
    let body = """
      <form><input aria-label=Fruit list=all><button>Send</button></form>
      <datalist id=all><option>Apple<option>Apricot<option>Pear</datalist>
      """
    let said = try form.heard("Tab \"ap\" Down Down Enter Enter", body, "--set", "typing-echo=none")
    #expect(
      said.dropFirst(2).prefix(4) == [
        "Apple. 1 of 3.", "Apricot. 2 of 3.", "Fruit. Apricot. Combo box. 3 suggestions.", "Answers saved.",
      ], "\(said)")
    #expect(try form.heard("Tab Down \"s\" Enter", body).contains("Answers saved."), "writing on takes it as well")
  }

  @Test func `high verbosity says the mode in words`() throws {
    let said = try form.heard("Tab Tab", "<input aria-label=Name><button>Send</button>", "--set", "verbosity=high")
    #expect(said == ["E:formsOn", "Forms mode.", "Name. Text field.", "E:formsOff", "Browse mode.", "Send. Button."])
  }

  @Test func `whoever goes from field to field in a group does not hear its name again`() throws {
    let body = """
      <fieldset><legend>Seat</legend><input aria-label=Row><input aria-label=Place></fieldset><input aria-label=Name>
      """
    #expect(
      try form.heard("Tab Tab S-Tab Tab Tab S-Tab", body) == [
        "E:formsOn", "Seat. Group.", "Row. Text field.", "Place. Text field.", "Row. Text field.",
        "Place. Text field.", "Name. Text field.", "Seat. Group.", "Place. Text field.",
      ])
  }

  @Test func `the parts of a control come in the order that the reader has chosen`() throws {
    #expect(
      try form.heard("Tab", "<input aria-label=Name value=Ann required>", "--set", "order=nvda") == [
        "E:formsOn", "Name. Text field. Ann. Required.",
      ])
  }
}
