import LecternCLI
import TestSupport
import Testing

/// Choosing from the lists of a form: what has been heard last is what is chosen.
@Suite struct FormListTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let country = """
    <select aria-label=Country><option>Choose<option>France<option>Finland<option>Poland</select><input aria-label=Next>
    """
  static let entered = ["E:formsOn", "Country. Choose. Pop-up button. 1 of 4."]

  @Test(arguments: [
    (#""fr" Tab"#, ["France. 2 of 4.", "France. 2 of 4."]),
    ("Space Down Tab", ["Choose. 1 of 4.", "France. 2 of 4."]),
    ("Space Down F3 F3 Tab", ["Choose. 1 of 4.", "France. 2 of 4.", "E:formsOff", "Browse mode.", "E:formsOn"]),
  ])
  func `a choice that has been heard is kept when the list is left`(keys: String, said: [String]) throws {
    let all = try form.heard("Tab \(keys) S-Tab", Self.country)
    #expect(Array(all.prefix(2 + said.count)) == Self.entered + said)
    #expect(all.last == "Country. France. Pop-up button. 2 of 4.")
    let kept = ProgramRun(["notes", form.home.path + "/form.html", "--answers"], home: form.home)
    #expect(kept.lines == ["Country: France"])
  }

  @Test func `Tab keeps the choice of an open list where there is nothing else to go to`() throws {
    let only = "<select aria-label=Country><option>Choose<option>France</select>"
    #expect(
      try form.heard("Tab Space Down Tab Esc", only).suffix(5) == [
        "France. 2 of 2.", "E:boundary", "No next link or control.", "E:formsOff", "Browse mode.",
      ])
    let kept = ProgramRun(["notes", form.home.path + "/form.html", "--answers"], home: form.home)
    #expect(kept.lines == ["Country: France"])
  }

  @Test func `Escape goes back to what was chosen before the list was opened`() throws {
    #expect(
      try form.heard(#"Tab Space "p" Esc Tab S-Tab"#, Self.country) == Self.entered + [
        "Choose. 1 of 4.", "Poland. 4 of 4.", "Country. Choose. Pop-up button. 1 of 4.", "Next. Text field.",
        "Country. Choose. Pop-up button. 1 of 4.",
      ])
  }

  @Test func `a choice without words is said to be blank, whatever the verbosity`() throws {
    let list = "<select aria-label=S><option value=''></option><option>One</select>"
    #expect(try form.heard("Tab Down Up", list, "--set", "verbosity=low").suffix(2) == ["One.", "Blank."])
    #expect(try form.heard("Tab Down Up", list).suffix(2) == ["One. 2 of 2.", "Blank. 1 of 2."])
    let box = "<select size=3 aria-label=S><option value=''></option><option>One</select>"
    #expect(try form.heard("Tab Down Up", box, "--set", "verbosity=low").last == "Blank.")
    #expect(try form.said(of: box, "--set", "verbosity=low") == ["S. Blank, not selected."])
  }

  @Test func `letters go to what begins with them, and leave the list as long as it is`() throws {
    #expect(
      try form.heard(#"Tab "f" "f" "p" Up Home Home Home @wait:1500 "f" @wait:1500 "po" "x""#, Self.country)
        == Self.entered + [
          "France. 2 of 4.", "Finland. 3 of 4.", "Poland. 4 of 4.", "Finland. 3 of 4.", "Choose. 1 of 4.",
          "E:boundary", "Start of list.", "E:boundary", "France. 2 of 4.", "Poland. 4 of 4.", "Poland. 4 of 4.",
          "E:boundary", "Nothing begins with pox.",
        ])
  }

  @Test func `a blank takes a choice unless a name goes on with it`() throws {
    let toppings = """
      <select multiple aria-label=Toppings><option>Cheese<option>Olives<option>Olives in oil<option disabled>Oil</select>
      """
    #expect(
      try form.heard(#"Tab "o" @wait:1500 Space "olives" Space "i" @wait:1500 Space "o""#, toppings).dropFirst(2) == [
        "Olives. Not selected. 2 of 4.", "Selected.", "Olives in oil. Not selected. 3 of 4.",
        "Olives in oil. Not selected. 3 of 4.", "Olives in oil. Not selected. 3 of 4.",
        "Olives in oil. Not selected. 3 of 4.", "Olives in oil. Not selected. 3 of 4.",
        "Olives in oil. Not selected. 3 of 4.", "Olives in oil. Not selected. 3 of 4.",
        "Olives in oil. Not selected. 3 of 4.", "Selected.", "Olives. Selected. 2 of 4.",
      ])
  }

  @Test func `what is greyed out in a list is never chosen`() throws {
    let greyed = "<option disabled>One<option disabled>Two"
    #expect(
      try form.heard("Tab Space", "<select multiple aria-label=A>\(greyed)</select>") == [
        "E:formsOn", "A. List box. One, not selected, 1 of 2.", "E:boundary", "Dimmed.",
      ])
    let said = try form.heard("Tab Space Tab S-Tab", "<select aria-label=C>\(greyed)</select><input aria-label=D>")
    #expect(said.last == "C. Pop-up button.")
  }
}
