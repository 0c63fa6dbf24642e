import Accessibility
import Testing
import TextModel
import Words

@Suite struct ControlAnnouncementTests {
  typealias Element = AccessibilityElement
  typealias States = AccessibilityElement.States

  @Test func `all lines of a text area are said where they are read through`() {
    var style = AnnouncementStyle()
    style.saysAllLines = true
    let area = Element(label: "Comment", value: "Fine,\n\nI think\n", role: .textArea)
    #expect(area.announcements(style, in: .english).map(\.text) == ["Comment. Text area.", "Fine, I think"])
  }

  static let controls: [(element: Element, said: [String])] = [
    (Element(label: "Email", role: .textField, states: States(isRequired: true)), ["Email. Text field. Required."]),
    (Element(label: "Email", value: "ann@x.org", role: .textField), ["Email. ann@x.org. Text field."]),
    (
      with(Element(label: "Phone number", role: .textField)) { $0.explanation = "Include your area code" },
      ["Phone number. Include your area code. Text field."]
    ),
    (inError("Must be a valid email address"), ["Email. Error: Must be a valid email address. Text field."]),
    (
      with(Element(label: "One", role: .disclosure, states: States(isExpanded: true))) { $0.headingLevel = 2 },
      ["One. Disclosure. Heading level 2. Expanded."]
    ),
    (Element(label: "Email", role: .textField, states: States(isInvalid: true)), ["Email. Text field. Invalid."]),
    (Element(label: "Name", role: .textField, states: States(isDisabled: true)), ["Name. Text field. Dimmed."]),
    (Element(label: "Name", role: .textField, states: States(isReadOnly: true)), ["Name. Text field. Read only."]),
    (
      Element(label: "Password", value: "12345", role: .secureTextField),
      ["Password. Secure text field. 5 characters."]
    ),
    (Element(label: "Password", value: "1", role: .secureTextField), ["Password. Secure text field. 1 character."]),
    (Element(label: "Password", value: "", role: .secureTextField), ["Password. Secure text field."]),
    (
      Element(label: "Comment", value: "Fine, I think\nSecond", role: .textArea),
      ["Comment. Text area.", "Fine, I think"]
    ),
    (Element(label: "Comment", value: "", role: .textArea), ["Comment. Text area."]),
    (Element(label: "I agree", role: .checkbox), ["I agree. Checkbox. Not checked."]),
    (Element(label: "I agree", role: .checkbox, states: States(mark: .on)), ["I agree. Checkbox. Checked."]),
    (Element(label: "All", role: .checkbox, states: States(mark: .mixed)), ["All. Checkbox. Partly checked."]),
    (Element(label: "Night mode", role: .toggle, states: States(mark: .on)), ["Night mode. On. Switch."]),
    (Element(label: "Bold", role: .button, states: States(mark: .on)), ["Bold. Button. Pressed."]),
    (
      with(Element(label: "Tea", role: .radioButton, states: States(mark: .on))) { $0.setPosition = .init(1, of: 3) },
      ["Tea. Radio button. Selected. 1 of 3."]
    ),
    (
      with(Element(label: "Country", value: "France", role: .popUpButton)) { $0.setPosition = .init(3, of: 40) },
      ["Country. France. Pop-up button. 3 of 40."]
    ),
    (
      with(Element(label: "Toppings", value: "Cheese", role: .listBox, states: States(isSelected: true))) {
        $0.setPosition = .init(1, of: 5)
      }, ["Toppings. List box. Cheese, selected, 1 of 5."]
    ),
    (
      with(Element(label: "Rate", role: .slider)) { $0.adjustment = Adjustment(60, in: 0...100, format: .percent) },
      ["Rate. 60 percent. Adjustable."]
    ),
    (Element(label: "Send", role: .button), ["Send. Button."]),
    (Element(label: "Home", role: .link), ["Home. Link."]),
    (Element(label: "Home", role: .link, states: States(isVisited: true)), ["Home. Visited link."]),
    (
      with(Element(label: "Born", role: .dateField)) { $0.limits.format = "Year, month, day" },
      ["Born. Date field. Year, month, day."]
    ),
    (Element(label: "Loading", value: "40 percent", role: .progress), ["Loading. 40 percent."]),
    (
      Element(label: "Part One", role: .disclosure, states: States(isExpanded: true)),
      ["Part One. Disclosure. Expanded."]
    ),
    (
      Element(label: "Part One", role: .disclosure, states: States(isExpanded: false), traits: .header),
      ["Part One. Heading. Collapsed."]
    ),
    (Element(label: "Notes", role: .tab, states: States(isSelected: true)), ["Notes. Tab. Selected."]),
    (
      with(Element(label: "File", role: .menu)) { $0.setPosition = .init(1, of: 5) }, ["File. Menu. 1 of 5."]
    ),
    (Element(label: "Go to page", role: .dialog), ["Go to page. Dialog."]),
    (
      with(Element(label: "Page number", value: "41", role: .numberField)) {
        $0.limits = FieldLimits(least: "1", greatest: "340")
      }, ["Page number. 41. Number field. 1 to 340."]
    ),
    (Element(label: "Search", role: .searchField), ["Search. Search field."]),
    (
      Element(label: "Hint", value: "Locked", role: .button, hint: "Press Enter to unlock using 2 keys."),
      ["Hint. Locked. Button.", "Press Enter to unlock using 2 keys."]
    ),
  ]

  @Test(arguments: controls)
  func `a control says its label, value, what matters, role, states and position`(
    element: AccessibilityElement, said: [String]
  ) {
    #expect(element.announcements(AnnouncementStyle(), in: .english).map(\.text) == said)
  }

  @Test func `an element tells all of itself as one string`() {
    #expect(
      Element(label: "Hint", value: "Locked", role: .button, hint: "Press Enter to unlock using 2 keys.").description
        == "Hint. Locked. Button. Press Enter to unlock using 2 keys.")
    #expect(
      inError("Must be a valid email address").description
        == "Email. Error: Must be a valid email address. Text field.")
  }

  @Test(arguments: [
    (AccessibilityElement.Role.textField, "Text field, unlabelled."), (.button, "Button, unlabelled."),
    (.checkbox, "Checkbox, unlabelled. Not checked."), (.searchField, "Search field, unlabelled."),
  ])
  func `a control without a label says so, even at low verbosity`(role: AccessibilityElement.Role, said: String) {
    let element = Element(label: "", role: role)
    #expect(element.description == said)
    #expect(element.announcements(AnnouncementStyle(verbosity: .low), in: .english).first?.text == said)
  }

  @Test func `a placeholder is said of an empty field and is no label`() {
    var field = Element(label: "", role: .textField)
    field.placeholder = "name@example.org"
    #expect(field.description == "name@example.org. Text field, unlabelled.")
    field.label = "Email"
    field.value = "a@b.c"
    #expect(field.description == "Email. a@b.c. Text field.")
  }

  @Test(arguments: [
    "Name *", "Name*", "Name (required)", "Name (Required):", "Name:*", "Name, required", "Name: (required)", "Name",
  ])
  func `that a field is required is said once`(label: String) {
    let field = Element(label: label, role: .textField, states: States(isRequired: true))
    #expect(field.description == "Name. Text field. Required.")
  }

  @Test func `a label that is only a mark stays`() {
    let field = Element(label: "*", role: .textField, states: States(isRequired: true))
    #expect(field.description == "*. Text field. Required.")
  }

  @Test func `a star means nothing in the label of a field that is not required`() {
    #expect(Element(label: "Name*", role: .textField).description == "Name*. Text field.")
  }

  @Test func `a password is never said`() {
    for order in AnnouncementStyle.Order.allCases {
      for verbosity in Verbosity.allCases {
        let field = Element(label: "Password", value: "hunter2", role: .secureTextField)
        let said = field.announcements(AnnouncementStyle(verbosity: verbosity, order: order), in: .english)
        #expect(!said.contains { $0.text.contains("hunter2") })
        #expect(said.contains { $0.text.contains("7 characters") })
      }
    }
  }

  @Test func `what is wrong is called an error once, by whichever key it comes`() {
    #expect(inError("Error: Too long").description == "Email. Error: Too long. Text field.")
    #expect(inError("ERROR. Too long").description == "Email. ERROR. Too long. Text field.")
    var field = Element(label: "Phone", role: .textField, states: States(isInvalid: true))
    field.customContent = [CustomContent("error", "Must include your area code", importance: .high)]
    #expect(field.description == "Phone. Error: Must include your area code. Text field.")
  }

  @Test func `an error is told only while there is one`() {
    var field = inError("Too long")
    field.states.isInvalid = false
    #expect(field.description == "Email. Text field.")
  }

  @Test(arguments: [
    (FieldLimits(least: "1", greatest: "340"), "1 to 340."), (FieldLimits(least: "1"), "At least 1."),
    (FieldLimits(greatest: "340"), "At most 340."),
    (FieldLimits(leastLength: 4, greatestLength: 20), "4 to 20 characters."),
    (FieldLimits(leastLength: 4), "At least 4 characters."), (FieldLimits(greatestLength: 1), "At most 1 character."),
    (FieldLimits(leastLength: 4, greatestLength: 4), "4 characters."),
    (FieldLimits(least: "0", greatest: "100", step: "5"), "0 to 100. In steps of 5."),
    (FieldLimits(step: "any"), ""),
    (FieldLimits(format: "Two letters, then four digits"), "Two letters, then four digits."),
  ])
  func `the limits of a field are heard where nothing else explains it`(limits: FieldLimits, said: String) {
    var field = Element(label: "Age", role: .numberField)
    field.limits = limits
    #expect(field.description == ["Age. Number field.", said].filter { !$0.isEmpty }.joined(separator: " "))
    field.explanation = "In years"
    #expect(field.description == "Age. In years. Number field.")
  }

  @Test(arguments: [
    (AnnouncementStyle.DisabledWord.dimmed, "Dimmed."), (.unavailable, "Unavailable."), (.disabled, "Disabled."),
  ])
  func `the word for what cannot be used is the reader's choice`(word: AnnouncementStyle.DisabledWord, said: String) {
    let button = Element(label: "Send", role: .button, states: States(isDisabled: true))
    let style = AnnouncementStyle(disabledWord: word)
    #expect(button.announcements(style, in: .english).map(\.text) == ["Send. Button. " + said])
  }

  @Test func `while browsing, a field tells how to get into it`() {
    let browsing = AnnouncementStyle(isBrowsing: true)
    let said = { (element: Element) in element.announcements(browsing, in: .english).map(\.text) }
    #expect(said(Element(label: "Email", role: .textField)) == ["Email. Text field.", "Press Enter to edit."])
    #expect(said(Element(label: "Send", role: .button)) == ["Send. Button."])
    #expect(
      said(Element(label: "Email", role: .textField, states: States(isReadOnly: true)))
        == ["Email. Text field. Read only."])
  }
}

/// An element, changed.
func with(_ element: AccessibilityElement, _ change: (inout AccessibilityElement) -> Void) -> AccessibilityElement {
  var element = element
  change(&element)
  return element
}

private func inError(_ message: String) -> AccessibilityElement {
  with(AccessibilityElement(label: "Email", role: .textField, states: .init(isInvalid: true))) {
    $0.errorText = message
  }
}
