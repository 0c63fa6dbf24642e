import LecternCLI
import TestSupport
import Testing

/// The announcement of each kind of control, from its markup to the transcript.
@Suite struct ControlSpeechTests {
  static let controls: [(markup: String, said: [String])] = [
    ("<label for=a>Email</label><input id=a required>", ["Email. Text field. Required."]),
    ("<label for=a>Email</label><input id=a value=ann@x.org>", ["Email. ann@x.org. Text field."]),
    (
      "<label for=a>Phone number</label><p id=b>Include your area code</p><input id=a aria-describedby=b>",
      ["Phone number. Include your area code. Text field."]
    ),
    (
      "<label for=a>Email</label><input id=a aria-invalid=true aria-errormessage=b><p id=b>Must be a valid email address",
      ["Email. Error: Must be a valid email address. Text field."]
    ),
    (
      "<input aria-label=Email aria-invalid=true aria-describedby=b><p id=b>Error: Must be a valid email address",
      ["Email. Error: Must be a valid email address. Text field."]
    ),
    ("<input aria-label=Email aria-invalid=true>", ["Email. Text field. Invalid."]),
    ("<input aria-label=Name readonly value=Ann>", ["Name. Ann. Text field. Read only."]),
    ("<input aria-label=Password type=password value=12345>", ["Password. Secure text field. 5 characters."]),
    ("<textarea aria-label=Comment>Fine\nSecond</textarea>", ["Comment. Text area.", "Fine"]),
    ("<input aria-label=Find type=search>", ["Find. Search field."]),
    ("<label><input type=checkbox> I agree</label>", ["I agree. Checkbox. Not checked."]),
    ("<input type=checkbox role=switch aria-label='Night mode' checked>", ["Night mode. On. Switch."]),
    (
      "<label><input type=radio name=a checked> Tea</label><label><input type=radio name=a> Milk</label>",
      ["Tea. Radio button. Selected. 1 of 2."]
    ),
    (
      "<select aria-label=Country><option>Italy<option selected>France<option>Spain</select>",
      ["Country. France. Pop-up button. 2 of 3."]
    ),
    (
      "<select multiple aria-label=Toppings><option selected>Cheese<option>Ham</select>",
      ["Toppings. List box. Cheese, selected, 1 of 2."]
    ),
    ("<input type=range aria-label=Rate value=60>", ["Rate. 60 percent. Adjustable."]),
    ("<input type=range aria-label=Rate min=0 max=1 step=0.1 value=0.3>", ["Rate. 0.3. Adjustable."]),
    ("<button>Send</button>", ["Send. Button."]),
    ("<button aria-expanded=true>Menu</button>", ["Menu. Button. Expanded."]),
    ("<button aria-expanded=false>Menu</button>", ["Menu. Button. Collapsed."]),
    ("<button aria-pressed=true>Bold</button>", ["Bold. Button. Pressed."]),
    ("<button aria-pressed=false>Bold</button>", ["Bold. Button. Not pressed."]),
    (
      "<label><input type=checkbox aria-expanded=false> Other</label>",
      ["Other. Checkbox. Not checked. Collapsed."]
    ),
    (
      "<input aria-label=Fruit list=f><datalist id=f><option>Apple<option>Pear</datalist>",
      ["Fruit. Combo box. 2 suggestions."]
    ),
    (
      "<input role=combobox aria-expanded=false aria-label=Town value=Ayr>", ["Town. Ayr. Combo box. Collapsed."]
    ),
    ("<input role=spinbutton aria-label=Seats value=4>", ["Seats. 4. Number field."]),
    ("<input role=searchbox aria-label=Find>", ["Find. Search field."]),
    ("<input type=submit value=Send>", ["Send. Button."]),
    ("<details open><summary>More</summary><p>Text.</p></details>", ["More. Disclosure. Expanded."]),
    (
      "<input type=date aria-label=Born>",
      ["Born. Date field. Year, month and day, such as 2026-11-20."]
    ),
    ("<input type=time aria-label=Start>", ["Start. Time field. Hours and minutes, such as 14:30."]),
    ("<select aria-label=Tags multiple></select>", ["Tags. List box. Empty."]),
    ("<input type=number aria-label=Page min=1 max=340>", ["Page. Number field. 1 to 340."]),
    ("<input aria-label=Nick minlength=4 maxlength=20>", ["Nick. Text field. 4 to 20 characters."]),
    ("<input aria-label=Part pattern='[A-Z]{3}' title='Three letters'>", ["Part. Text field. Three letters."]),
    ("<input aria-label=Town placeholder='By the sea'>", ["Town. By the sea. Text field."]),
    ("<input>", ["Text field, unlabelled."]),
    (
      "<fieldset aria-describedby=d><legend>Seat</legend><p id=d>On deck it is cold</p><input aria-label=Row></fieldset>",
      ["Seat. On deck it is cold. Group.", "Row. Text field."]
    ),
  ]

  @Test func `what explains a field and stands beside it is read once`() throws {
    let body = """
      <p>So.</p><p><label>Name <input aria-describedby=d></label></p><p id=d>Your full name.</p>
      <p><label>Town <input aria-describedby=e></label></p><p id=e hidden>Where you live.</p>
      """
    let fixture = try BodyFixture()
    #expect(
      try fixture.heard("a @end", body).prefix(4) == [
        "So.", "Name. Text field.", "Your full name.", "Town. Where you live. Text field.",
      ])
    #expect(try fixture.heard("f", body).first == "Name. Your full name. Text field.")
  }

  @Test(arguments: controls)
  func `a control says what its markup gives it`(markup: String, said: [String]) throws {
    #expect(try FormFixture().said(of: markup) == said)
  }

  @Test func `the star of a required field is said by what it means`() throws {
    let form = try FormFixture()
    let field = "<label for=n>Your name *</label><input id=n required><p>End *</p>"
    #expect(
      try form.heard("Right Right Right", field, "--set", "hints=off")
        == ["Your name, required", "Your name. Text field. Required.", "End star"])
    #expect(try form.heard("Right ] Down Down", field).suffix(2) == ["name", "required"])
    #expect(
      try form.heard("Right", "<label for=n>Your name *</label><input id=n>") == ["Your name star"],
      "a star that nothing explains")
    _ = try form.heard(
      "Tab \"Ann\" Tab Space Esc", field + "<label><input type=checkbox required> I agree (required)")
    let answers = ProgramRun(["notes", form.home.path + "/form.html", "--answers"], home: form.home)
    #expect(answers.lines == ["Your name: Ann", "I agree: Checked"])
  }

  @Test func `what cannot be used is met by moves, and says so`() throws {
    let said = try FormFixture().heard("f", "<input aria-label=Name disabled>")
    #expect(said == ["Name. Text field. Dimmed."])
  }

  @Test func `a field in browse mode says how to get into it`() throws {
    let said = try FormFixture().heard("f", "<input aria-label=Email required>")
    #expect(said == ["Email. Text field. Required.", "Press Enter to edit."])
  }

  @Test func `lists open and are chosen from; closed they change by the arrows`() throws {
    let body = "<select aria-label=Country><option>Italy<option selected>France<option>Spain</select>"
    #expect(
      try FormFixture().heard("Tab Down Up Enter \"it\" Enter Enter Esc Esc", body) == [
        "E:formsOn", "Country. France. Pop-up button. 2 of 3.", "Spain. 3 of 3.", "France. 2 of 3.",
        "France. 2 of 3.",
        "Italy. 1 of 3.", "Italy. 1 of 3.", "Country. Italy. Pop-up button. 1 of 3.", "Italy. 1 of 3.",
        "Country. Italy. Pop-up button. 1 of 3.", "E:formsOff", "Browse mode.",
      ])
    let several = "<select multiple aria-label=Meals><option>Lunch<option>Supper</select>"
    #expect(
      try FormFixture().heard("Tab Space Down Space Up Up", several) == [
        "E:formsOn", "Meals. List box. Lunch, not selected, 1 of 2.", "Selected.", "Supper. Not selected. 2 of 2.",
        "Selected.", "Lunch. Selected. 1 of 2.", "E:boundary", "Start of list.",
      ])
  }

  @Test func `what choices stand under is said once, on coming to it`() throws {
    let list = """
      <option>None<optgroup label=Europe><option>France<option disabled>Spain</optgroup>
      <optgroup label=Asia><option selected>Japan<option>Korea</optgroup>
      """
    #expect(
      try FormFixture().heard(
        "Tab Space Down Up Up Up Esc Tab S-Tab Down", "<select aria-label=C>\(list)</select><input>"
      )
      .filter { !$0.hasPrefix("E:") && !$0.contains("ield") } == [
        "C. Japan. Pop-up button. 4 of 5.", "Asia.", "Japan. 4 of 5.", "Korea. 5 of 5.", "Japan. 4 of 5.", "Europe.",
        "France. 2 of 5.", "None. 1 of 5.", "C. Japan. Pop-up button. 4 of 5.", "C. Japan. Pop-up button. 4 of 5.",
        "Asia.", "Korea. 5 of 5.",
      ])
    #expect(
      try FormFixture().heard("Tab Down Up Up", "<select multiple aria-label=C>\(list)</select>").suffix(5) == [
        "Asia.", "Korea. Not selected. 5 of 5.", "Japan. Selected. 4 of 5.", "Europe.",
        "France. Not selected. 2 of 5.",
      ])
  }

  @Test func `arrows put what is suggested into a field, and nobody reads the suggestions as text`() throws {
    let body = """
      <label>Fruit <input list=f></label><datalist id=f><option>Apple<option>Pear<option>Plum</datalist><p>End.</p>
      """
    let form = try FormFixture()
    #expect(
      try form.heard("Tab Down Down Up C-u \"pl\" Down Down Esc Down", body).filter { $0 != "E:formsOn" } == [
        "Fruit. Combo box. 3 suggestions.", "Apple. 1 of 3.", "Pear. 2 of 3.", "Apple. 1 of 3.", "Apple",
        "Plum. 3 of 3.", "E:boundary", "E:formsOff", "Browse mode.", "End.",
      ])
    #expect(
      ProgramRun(["text", form.home.path + "/form.html"], home: form.home).lines == ["Top.", "Fruit", "End."])
  }

  @Test func `what a disclosure closes is passed over until it is opened again`() throws {
    let body = "<details open><summary>More</summary><p>Inside. <a href='#x'>On</a></p></details><p>After.</p>"
    #expect(
      try FormFixture().heard("Tab Right Left Space Right Left Space Tab a @end", body) == [
        "More. Disclosure. Expanded.", "Inside. On", "E:link", "More. Disclosure. Expanded.", "Collapsed.",
        "After.",
        "More. Disclosure. Collapsed.", "Expanded.", "On. Link.", "E:link", "On", "After.", "E:complete",
        "End of book.",
      ])
  }

  @Test func `sliders and numbers go by their steps to their ends`() throws {
    #expect(
      try FormFixture().heard(
        "Tab Right Down Tab Up Up Up",
        "<input type=range aria-label=R value=60><input type=number aria-label=N value=1 max=3>")
        == [
          "E:formsOn", "R. 60 percent. Adjustable.", "61 percent.", "60 percent.", "N. 1. Number field. At most 3.",
          "2.", "3.", "E:boundary", "Maximum.",
        ])
  }

  @Test func `text is written, corrected and taken back by ear`() throws {
    #expect(
      try FormFixture().heard(
        "Tab \"ab\" Left Right Backspace C-_ C-u C-_", "<input aria-label=Name>", "--set", "typing-echo=characters")
        == [
          "E:formsOn", "Name. Text field.", "a", "b", "b", "End of field.", "b", "Name. ab. Text field.", "ab",
          "Name. ab. Text field.",
        ])
    #expect(
      try FormFixture().heard(
        "Tab \"pw\" Backspace Left", "<input type=password aria-label=Secret>", "--set", "typing-echo=words")
        == ["E:formsOn", "Secret. Secure text field.", "star", "star", "star", "star"])
    #expect(
      try FormFixture().heard(
        "Tab \"one\" Enter \"two\" Up Down Esc Right Left", "<textarea aria-label=Text></textarea><p>End.", "--set",
        "hints=off")
        == [
          "E:formsOn", "Text. Text area.", "one", "two", "E:formsOff", "Browse mode.", "End.", "Text. Text area.",
          "one",
        ])
    #expect(
      try FormFixture().heard(
        "Tab Enter \"one\" Enter", "<textarea aria-label=Text></textarea>", "--set", "typing-echo=words", "--set",
        "hints=off") == ["E:formsOn", "Text. Text area.", "new line", "one"])
    #expect(
      try FormFixture().heard("Tab \"abc\"", "<input aria-label=N maxlength=2>").suffix(2)
        == ["E:boundary", "At most 2 characters."])
  }

  @Test func `Escape closes the choices that lie open, and what was chosen before stays`() throws {
    let body = "<select aria-label=Country><option>Italy<option>France</select>"
    #expect(
      try FormFixture().heard("Tab Enter Down Esc Esc", body) == [
        "E:formsOn", "Country. Italy. Pop-up button. 1 of 2.", "Italy. 1 of 2.", "France. 2 of 2.",
        "Country. Italy. Pop-up button. 1 of 2.", "E:formsOff", "Browse mode.",
      ])
  }

  @Test func `a control that has nowhere to go says so`() throws {
    #expect(
      try FormFixture().heard("Tab End Right Home Left", "<input type=range aria-label=Rate>") == [
        "E:formsOn", "Rate. 50 percent. Adjustable.", "100 percent.", "E:boundary", "Maximum.", "0 percent.",
        "E:boundary", "Minimum.",
      ])
    #expect(
      try FormFixture().heard("Tab Down", "<label><input type=radio name=a> Only</label>") == [
        "E:formsOn", "Only. Radio button. Not selected. 1 of 1.", "E:boundary", "Nothing to activate.",
      ])
  }

  @Test(arguments: ["C-w", "C-u", "Home C-k", "Home Delete", "Home Right", "C-_"])
  func `no key in a field for secrets says what was written there`(keys: String) throws {
    for echo in ["none", "characters", "words", "both"] {
      let said = try FormFixture().heard(
        "Tab \"q7 zx\" \(keys) Tab S-Tab", "<input type=password aria-label=Code><button>Send</button>", "--set",
        "typing-echo=\(echo)")
      let told = said.filter { !$0.hasPrefix("E:") && !$0.hasPrefix("Code.") && $0 != "Send. Button." }
      #expect(Set(told).isSubset(of: ["star", "space", "Nothing to undo."]), "\(told)")
    }
  }

  @Test func `what stopped a key is said again as it was said`() throws {
    #expect(
      try FormFixture().heard("Tab \"abc\" C-l", "<input aria-label=N maxlength=2>").suffix(4) == [
        "E:boundary", "At most 2 characters.", "E:boundary", "At most 2 characters.",
      ])
  }

  @Test(arguments: [
    ("<button><label>bb</label></button>", ["bb. Button."]),
    ("<label>L <button>B</button> M</label>", ["L B M. Button."]),
    (
      "<details open><summary><h3>One</h3><div>Two</div></summary>In</details>",
      ["One Two. Disclosure. Heading level 3. Expanded.", "In"]
    ),
    (
      "<details open><summary>A<br>B <img src=x alt=pic><script>no</script></summary>In",
      ["A B pic. Disclosure. Expanded.", "In"]
    ),
    ("<p>a <progress>b<audio>no</audio><i hidden>no</i></progress> c", ["a", "Busy.", "c"]),
  ])
  func `read-all says what is written on and beside a control once`(markup: String, said: [String]) throws {
    #expect(try FormFixture().heard("a @end", markup) == ["Top."] + said + ["E:complete", "End of book."])
  }
}
