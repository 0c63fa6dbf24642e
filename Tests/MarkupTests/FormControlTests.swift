import Markup
import Testing

@Suite struct FormControlTests {
  private func controls(_ html: String) -> [FormControl] {
    FormControlList.controls(of: MarkupParser.parseHTML(Array(html.utf8)).tree)
  }

  private func first(_ html: String) throws -> FormControl { try #require(controls(html).first) }

  typealias RoleRow = (html: String, role: ARIARole?)

  private static let roles: [RoleRow] = [
    ("<input>", .textbox), ("<input type=email>", .textbox), ("<input type=nonsense>", .textbox),
    ("<input type=TEL>", .textbox), ("<input type=url>", .textbox), ("<input type=password>", .textbox),
    ("<input type=date>", .textbox), ("<input type=search>", .searchbox), ("<input type=number>", .spinbutton),
    ("<input type=range>", .slider), ("<input type=checkbox>", .checkbox), ("<input type=radio>", .radio),
    ("<input type=checkbox switch>", .switch), ("<input type=submit>", .button), ("<input type=image>", .button),
    ("<input type=file>", .button), ("<input type=color>", .button), ("<input list=x>", .combobox),
    ("<input type=hidden>", nil), ("<textarea></textarea>", .textbox), ("<button>x</button>", .button),
    ("<select></select>", .combobox), ("<select multiple></select>", .listbox),
    ("<select size=4></select>", .listbox),
    ("<input type=checkbox role=switch>", .switch), ("<div role=checkbox></div>", .checkbox),
    ("<div role='none slider'></div>", nil), ("<div role='mystery slider'></div>", .slider),
    ("<li role=menuitemradio>x</li>", .menuitemradio), ("<a href=x>x</a>", nil), ("<h2>x</h2>", nil),
    ("<select><option role=menuitem>x</select>", .combobox), ("<div hidden><input></div>", nil),
    ("<input aria-hidden=true>", nil), ("<input style='visibility:hidden'>", nil), ("<input disabled>", .textbox),
  ]

  @Test(arguments: roles) func `a control has the role that its markup or its author gives`(row: RoleRow) {
    #expect(controls(row.html).first?.role == row.role)
  }

  typealias StateRow = (html: String, states: [FormControl.State])

  private static let states: [StateRow] = [
    ("<input>", []), ("<input required aria-invalid=true>", [.required, .invalid]),
    ("<input required aria-invalid=false>", [.required]), ("<input disabled readonly>", [.disabled, .readonly]),
    ("<div role=textbox required></div>", []), ("<div role=textbox aria-required=true></div>", [.required]),
    ("<input type=checkbox checked>", [.checked]), ("<input type=checkbox aria-checked=true>", []),
    // Only a script can make a native checkbox indeterminate; ARIA in HTML forbids aria-checked there.
    ("<input type=checkbox aria-checked=mixed>", []),
    ("<div role=checkbox aria-checked=mixed></div>", [.mixed]),
    ("<div role=tab aria-selected=true></div>", [.selected]),
    ("<button aria-pressed=true aria-expanded=false></button>", [.pressed, .collapsed]),
    ("<button aria-expanded=true></button>", [.expanded]), ("<textarea></textarea>", [.multiline]),
    ("<select multiple></select>", [.multiselectable]), ("<input type=password>", [.protected]),
    ("<fieldset disabled><input></fieldset>", [.disabled]),
    ("<fieldset disabled><legend><input></legend></fieldset>", []),
    ("<fieldset disabled><div><legend><input></legend></div></fieldset>", [.disabled]),
    ("<div aria-disabled=true><button></button></div>", [.disabled]),
    ("<fieldset disabled><fieldset disabled><legend><input></legend></fieldset></fieldset>", [.disabled]),
  ]

  @Test(arguments: states) func `a control tells its states`(row: StateRow) throws {
    #expect(try first(row.html).states == row.states)
  }

  @Test func `only the first legend of a disabled fieldset stays enabled`() {
    let found = controls("<fieldset disabled><legend><input></legend><legend><input></legend></fieldset>")
    #expect(found.map(\.states) == [[], [.disabled]])
  }

  typealias ValueRow = (html: String, value: String)

  private static let values: [ValueRow] = [
    ("<input value=' a  b '>", " a  b "), ("<textarea>\na\n b</textarea>", "a\n b"),
    ("<input type=checkbox value=on checked>", ""), ("<input type=radio value=x>", ""),
    ("<input type=submit value=Go>", ""), ("<button value=x>Go</button>", ""), ("<input type=number value=3>", "3"),
    ("<input type=range value=3>", "3"), ("<input type=range>", "50"), ("<input type=range min=1 max=4>", "3"),
    ("<input type=range min=1 max=4 step=any>", "2.5"), ("<input type=range min=9 max=4>", "9"),
    ("<input type=range max=10 value=20>", "10"), ("<input type=range min=5 value=-20>", "5"),
    ("<input type=range min=0 max=10 step=3 value=20>", "9"), ("<input type=range value=1e400>", "50"),
    ("<input type=range step=0.1 value=0.30>", "0.30"), ("<input type=range value=much>", "50"),
    ("<input type=date value=2026-11-20>", "2026-11-20"),
    ("<input type=file value=x>", ""), ("<select><option>a<option selected>b</select>", "b"),
    ("<select><option>a<option>b</select>", "a"),
    ("<select multiple><option selected>a<option selected>b</select>", "a, b"),
    ("<select></select>", ""), ("<div role=slider aria-valuenow=3 aria-valuetext=low></div>", "low"),
    ("<div role=textbox>a <b>b</b></div>", "a b"), ("<div role=combobox>a</div>", "a"),
  ]

  @Test(arguments: values) func `a control has the value that is typed or chosen`(row: ValueRow) throws {
    #expect(try first(row.html).value == row.value)
  }

  @Test func `the closest group that has a name is told`() {
    let found = controls(
      "<fieldset><legend>Home</legend><input><fieldset><input></fieldset><div role=radiogroup aria-label=Size><input>"
        + "</div><div role=group><input></div></fieldset><input>")
    #expect(found.map(\.group) == ["Home", "Home", "Size", "Home", ""])
  }

  @Test func `options come with their groups, and with what is chosen`() throws {
    let control = try first(
      "<select><option disabled>a<optgroup label=G disabled><option>b</optgroup><optgroup label=H><option label=c>x"
        + "</optgroup><option>d</select>")
    #expect(control.choices.map(\.name) == ["a", "b", "c", "d"])
    #expect(control.choices.map(\.group) == ["", "G", "H", ""])
    #expect(control.choices.map(\.isDisabled) == [true, true, false, false])
    #expect(control.choices.map(\.isSelected) == [false, false, true, false])
    let unlisted = try first("<select><option hidden>a<option>b<option hidden selected>c</select>")
    #expect(unlisted.choices.map(\.name) == ["b", "c"] && unlisted.value == "c")
    let suggested = try first("<input list=l value=q><datalist id=l><option>a<option>b</datalist>")
    #expect(suggested.choices.map(\.name) == ["a", "b"])
    #expect(suggested.choices.allSatisfy { !$0.isSelected } && suggested.value == "q")
    let own = try first(
      "<div role=combobox aria-controls=l></div><ul id=l role=listbox><li role=option>a<li role=option aria-selected=true>b"
        + "</ul>")
    #expect(own.choices.map(\.isSelected) == [false, true] && own.value == "b")
  }

  @Test func `radio buttons are counted by name and form, or by the group around them`() {
    let radio = { (name: String) in "<input type=radio name=\(name)>" }
    let native = controls(
      radio("a") + radio("b") + radio("a") + "<form id=f>" + radio("a") + "</form><input type=radio name=a form=f>"
        + "<input type=radio>")
    #expect(native.map { $0.position?.index } == [1, 1, 2, 1, 2, nil])
    #expect(native.map { $0.position?.count } == [2, 1, 2, 2, 2, nil])
    let own = controls("<div role=radiogroup><p role=radio>a</p><p role=radio>b</p></div><p role=radio>c</p>")
    #expect(own.map { $0.position?.index } == [1, 2, nil])
    let told = controls("<div role=radio aria-posinset=4 aria-setsize=9></div>")
    #expect(told.first?.position?.index == 4 && told.first?.position?.count == 9)
  }

  @Test func `what a value must be like is told`() throws {
    let control = try first(
      "<input id=i type=number min=1 max=9 step=2 minlength=3 maxlength=' 8' pattern='[0-9]' placeholder=' any '>")
    let constraints = control.constraints
    #expect(
      [constraints.minimum, constraints.maximum, constraints.step, constraints.pattern] == ["1", "9", "2", "[0-9]"])
    #expect(constraints.minimumLength == 3 && constraints.maximumLength == 8)
    #expect(control.id == "i" && control.element == "input" && control.type == "number")
    #expect(control.placeholder == "any")
    let own = try first("<div role=slider aria-valuemin=2 aria-valuemax=4></div>").constraints
    #expect(own.minimum == "2" && own.maximum == "4" && own.maximumLength == nil)
  }
}
