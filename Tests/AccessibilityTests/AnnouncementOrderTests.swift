import Accessibility
import Testing
import TextModel
import Words

@Suite struct AnnouncementOrderTests {
  /// An element with a part of every kind.
  static let everything = with(
    AccessibilityElement(
      label: "Rate", value: "fast", role: .slider,
      states: .init(isDisabled: true, isRequired: true, isInvalid: true, isBusy: true), hint: "Arrows change it.")
  ) {
    $0.explanation = "How fast it is read"
    $0.errorText = "Too fast"
    $0.customContent = [
      CustomContent("Progress", "60 percent", importance: .high), CustomContent("Year", "1815"),
    ]
    $0.footnote = "Kept for this book."
    $0.setPosition = SetPosition(2, of: 5)
    $0.level = 2
    $0.actions = [.named(CustomAction(name: "Reset", category: .general))]
  }

  @Test(arguments: [
    (
      AnnouncementStyle.Order.voiceOver,
      """
      Rate. fast. Error: Too fast. Progress, 60 percent. How fast it is read. Adjustable. Level 2. Dimmed. Required. \
      Busy. 2 of 5.
      """
    ),
    (
      .nvda,
      """
      Rate. Adjustable. Level 2. fast. Dimmed. Required. Busy. How fast it is read. Progress, 60 percent. 2 of 5. \
      Error: Too fast.
      """
    ),
  ])
  func `the parts come in the order the reader wants`(order: AnnouncementStyle.Order, said: String) {
    let style = AnnouncementStyle(order: order)
    #expect(Self.everything.announcements(style, in: .english).map(\.text) == [said, "Arrows change it."])
  }

  @Test(arguments: [
    (
      Verbosity.low,
      ["Rate. fast. Error: Too fast. Progress, 60 percent. Dimmed. Required. Busy.", "Arrows change it."]
    ),
    (
      .high,
      [
        """
        Rate. fast. Error: Too fast. Progress, 60 percent. How fast it is read. Adjustable. Level 2. Dimmed. \
        Required. Busy. 2 of 5.
        """, "Arrows change it.", "More content available.", "Actions available.",
      ]
    ),
  ])
  func `verbosity chooses the parts`(verbosity: Verbosity, said: [String]) {
    let style = AnnouncementStyle(verbosity: verbosity)
    #expect(Self.everything.announcements(style, in: .english).map(\.text) == said)
  }

  @Test func `hints are low in priority and can be left out`() {
    let said = Self.everything.announcements(AnnouncementStyle(), in: .english)
    #expect(said.map(\.priority) == [.normal, .low])
    #expect(Self.everything.announcements(AnnouncementStyle(hints: false), in: .english).count == 1)
  }

  @Test func `what repeats an earlier part, whatever its case and blanks, is said once`() {
    let element = with(AccessibilityElement(label: "Your  name", role: .textField, hint: "letters only")) {
      $0.explanation = "your name."
      $0.placeholder = "Letters only."
    }
    #expect(element.description == "Your  name. Letters only. Text field.")
  }

  @Test func `when more is asked for, the footnote is said and then what else is known`() {
    #expect(
      Self.everything.moreAnnouncements(in: .english).map(\.text) == ["Kept for this book.", "Year, 1815."])
  }

  @Test(arguments: [
    (AnnouncementStyle.Order.voiceOver, "Age. Number field. 1 to 9. Required."),
    (.nvda, "Age. Number field. Required. 1 to 9."),
  ])
  func `what a field takes has its place among the parts too`(order: AnnouncementStyle.Order, said: String) {
    let field = with(AccessibilityElement(label: "Age", role: .numberField, states: .init(isRequired: true))) {
      $0.limits = FieldLimits(least: "1", greatest: "9")
    }
    #expect(field.announcements(AnnouncementStyle(order: order), in: .english).map(\.text) == [said])
  }
}
