import Accessibility
import Testing
import Words

@Suite struct AnnouncementTests {
  @Test(arguments: [
    ("Morning", "Morning."), ("Why?", "Why?"), ("“Stop!”", "“Stop!”"), ("Note:", "Note:"), ("", ""),
    ("(so)", "(so)."),
  ])
  func `a part is closed by a full stop unless it ends as a sentence`(part: String, closed: String) {
    #expect(Announcement.closed(part) == closed)
  }

  @Test(arguments: [("animals.", "animals"), ("Wait...", "Wait"), ("Hello, ", "Hello"), ("...", "..."), ("a", "a")])
  func `a part that a phrase goes on after loses its closing punctuation`(part: String, open: String) {
    #expect(Announcement.open(part) == open)
  }

  @Test func `an element says its label, its value, its role and then its hint`() {
    let button = AccessibilityElement(label: "Morning", value: "Read", role: .heading(level: 1), hint: "Press Enter.")
    let said = button.announcements(AnnouncementStyle(), in: .english)
    #expect(said.map(\.text) == ["Morning. Read. Heading level 1.", "Press Enter."])
    #expect(said.last?.priority == .low)
    #expect(
      button.announcements(AnnouncementStyle(verbosity: .low, hints: false), in: .english).map(\.text) == [
        "Morning. Read."
      ])
  }

  @Test func `a hint is in the language of its element, and what the program adds in its own`() {
    let field = AccessibilityElement(label: "Name", role: .textField, hint: "Vorname zuerst.", language: "de")
    let said = field.announcements(AnnouncementStyle(isBrowsing: true), in: .english)
    #expect(said.map(\.language) == ["de", "de", "en"])
  }

  @Test func `text without a role is said as it stands`() {
    let row = AccessibilityElement(label: "the views of the Chicago")
    #expect(
      row.announcements(AnnouncementStyle(verbosity: .high), in: .english).map(\.text) == ["the views of the Chicago"]
    )
  }

  @Test func `a part that repeats an earlier one is said once`() {
    let element = AccessibilityElement(label: "image", role: .image)
    #expect(element.announcements(AnnouncementStyle(), in: .english).map(\.text) == ["image."])
  }

  @Test func `what an element holds and how it stands is said though it is called the same`() {
    let field = AccessibilityElement(label: "Red", value: "red", role: .textField)
    #expect(field.description == "Red. red. Text field.")
    let box = AccessibilityElement(label: "Checked", role: .checkbox, states: .init(mark: .on))
    #expect(box.description == "Checked. Checkbox. Checked.")
    #expect(AccessibilityElement(label: "Button", role: .button).description == "Button. Button.")
  }

  @Test func `an image without a description says so`() {
    let element = AccessibilityElement(label: "", role: .image)
    #expect(element.announcements(AnnouncementStyle(), in: .english).map(\.text) == ["Image, no description."])
  }
}
