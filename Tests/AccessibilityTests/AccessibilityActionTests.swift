import Accessibility
import Testing
import TextModel
import Words

@Suite struct AccessibilityActionTests {
  @Test func `an element accepts what it offers, and nothing while it is disabled`() {
    let save = CustomAction(name: "Save selection", category: .edit)
    let remove = CustomAction(name: "Remove bookmark", category: .general)
    var element = AccessibilityElement(label: "Page")
    element.actions = [.activate, .escape, .magicTap, .scroll(.next), .zoom(.nearer), .named(save), .named(remove)]
    for action in element.actions { #expect(element.accepts(action)) }
    #expect(!element.accepts(.scroll(.previous)) && !element.accepts(.zoom(.farther)))
    #expect(element.namedActions(.edit) == [save])
    #expect(element.namedActions(.general) == [remove])
    element.states.isDisabled = true
    for action in element.actions { #expect(!element.accepts(action)) }
  }

  @Test func `what goes up and down accepts it until its end`() {
    var slider = AccessibilityElement(label: "Rate", role: .slider)
    #expect(!slider.accepts(.increment))
    slider.adjustment = Adjustment(100, in: 0...100)
    #expect(!slider.accepts(.increment) && slider.accepts(.decrement))
    slider.states.isReadOnly = true
    #expect(!slider.accepts(.decrement))
  }

  @Test(arguments: [
    (AccessibilityElement.Role.text, false), (.heading(level: 1), false), (.button, true), (.link, true),
    (.textField, true), (.group, false), (.row, true), (.progress, false),
  ])
  func `controls respond to the user unless they say otherwise`(role: AccessibilityElement.Role, responds: Bool) {
    var element = AccessibilityElement(label: "A", role: role)
    #expect(element.isFocusable == responds)
    element.respondsToUserInteraction = !responds
    #expect(element.isFocusable != responds)
  }

  @Test func `a disabled control is no stop between controls`() {
    #expect(!AccessibilityElement(label: "Send", role: .button, states: .init(isDisabled: true)).isFocusable)
  }

  @Test func `another element may stand for one, which keeps its place`() {
    var drawn = AccessibilityElement(label: "▸ Part One", identifier: "part1")
    drawn.sortPriority = 2
    drawn.frame = [.init(x: 0, y: 3, width: 10, height: 1)]
    drawn.relations.focus[.next] = "part2"
    let meant = AccessibilityElement(
      label: "Part One", role: .disclosure, states: .init(isExpanded: false), traits: .header, identifier: "other")
    let result = drawn.represented(by: meant)
    #expect(result.description == "Part One. Heading. Collapsed.")
    #expect(result.identifier == "part1" && result.sortPriority == 2)
    #expect(result.frame == drawn.frame && result.relations == drawn.relations)
  }

  @Test func `an identifier is never spoken`() {
    let element = AccessibilityElement(label: "Send", role: .button, identifier: "secret-id")
    #expect(
      !element.announcements(AnnouncementStyle(verbosity: .high), in: .english).contains {
        $0.text.contains("secret")
      })
  }
}
