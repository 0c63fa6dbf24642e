import Accessibility
import Testing
import Words

@Suite struct ChangeAnnouncementTests {
  typealias Element = AccessibilityElement
  typealias States = AccessibilityElement.States

  @Test(arguments: [
    (Element.Role.checkbox, States(mark: .on), "Checked."), (.checkbox, States(mark: .off), ""),
    (.checkbox, States(mark: .mixed), "Partly checked."), (.toggle, States(mark: .on), "On."),
    (.radioButton, States(mark: .on), "Selected."), (.button, States(mark: .on), "Pressed."),
    (.option, States(isSelected: true), "Selected."), (.option, States(isSelected: false), "Not selected."),
    (.disclosure, States(isExpanded: true), "Expanded."), (.disclosure, States(isExpanded: false), "Collapsed."),
  ])
  func `acting on a control says how it stands now`(role: Element.Role, states: States, said: String) {
    let old = Element(label: "A", role: role)
    let new = Element(label: "A", role: role, states: states)
    #expect(new.changes(since: old, in: .english).map(\.text) == [said].filter { !$0.isEmpty })
  }

  @Test func `a switch that goes off says so`() {
    let on = Element(label: "Night mode", role: .toggle, states: States(mark: .on))
    let off = Element(label: "Night mode", role: .toggle, states: States(mark: .off))
    #expect(off.changes(since: on, in: .english).map(\.text) == ["Off."])
  }

  @Test func `a slider says its new value`() {
    let slider = with(Element(label: "Rate", role: .slider)) {
      $0.adjustment = Adjustment(60, in: 0...100, format: .percent)
    }
    let faster = with(slider) { $0.adjustment = $0.adjustment?.incremented }
    #expect(faster.changes(since: slider, in: .english).map(\.text) == ["61 percent."])
    #expect(slider.changes(since: slider, in: .english).isEmpty)
  }

  @Test func `progress is told in steps of ten, when nothing else is being said`() {
    var told: [String] = []
    var last = progress(0)
    for percent in 1...100 {
      let now = progress(percent)
      let said = now.changes(since: last, in: .english)
      #expect(said.allSatisfy { $0.priority == .low })
      told += said.map(\.text)
      last = now
    }
    #expect(told == stride(from: 10, through: 100, by: 10).map { "\($0) percent." })
  }

  @Test func `a value that is accepted at last says so, and typing is not a change of value`() {
    let wrong = Element(label: "Email", value: "a", role: .textField, states: States(isInvalid: true))
    let right = Element(label: "Email", value: "a@b.c", role: .textField)
    #expect(right.changes(since: wrong, in: .english).map(\.text) == ["Entry valid."])
    #expect(wrong.changes(since: right, in: .english).isEmpty)
  }

  @Test func `a form that is sent with errors says how many at once`() {
    #expect(Announcement.errors(3, in: .english) == Announcement(["3 errors."], priority: .high, language: "en"))
    #expect(Announcement.errors(1, in: .english).text == "1 error.")
  }

  @Test func `what the program says of a change is in its own language, a value in that of the control`() {
    let off = Element(label: "Nachtmodus", role: .toggle, language: "de")
    let on = Element(label: "Nachtmodus", role: .toggle, states: States(mark: .on), language: "de")
    #expect(on.changes(since: off, in: .english) == [Announcement(["On"], language: "en")])
    #expect(progress(20).changes(since: progress(0), in: .english).map(\.language) == ["en"])
    let red = Element(label: "Farbe", value: "rot", role: .popUpButton, language: "de")
    let blue = Element(label: "Farbe", value: "blau", role: .popUpButton, language: "de")
    #expect(blue.changes(since: red, in: .english) == [Announcement(["blau"], language: "de")])
  }

  private func progress(_ percent: Int) -> Element {
    with(Element(label: "Loading", role: .progress)) {
      $0.adjustment = Adjustment(percent, in: 0...100, format: .percent)
    }
  }
}
