import Testing
import TextModel
import Words

@testable import Accessibility

@Suite struct ControlLanguageTests {
  @Test func `controls are said in the words of the reader's language`() {
    let field = with(AccessibilityElement(label: "Name*", role: .textField, states: .init(isRequired: true))) {
      $0.limits.greatestLength = 22
    }
    let said = { (catalogue: Catalogue) in field.announcements(AnnouncementStyle(), in: catalogue).map(\.text) }
    #expect(said(.german) == ["Name. Textfeld. Höchstens 22 Zeichen. Erforderlich."])
    #expect(said(.polish) == ["Name. Pole tekstowe. Najwyżej 22 znaki. Wymagane."])
    let wrong = with(AccessibilityElement(label: "Email", role: .textField, states: .init(isInvalid: true))) {
      $0.errorText = "Fehler: kein @"
    }
    #expect(wrong.announcements(AnnouncementStyle(), in: .german).map(\.text) == ["Email. Fehler: kein @. Textfeld."])
  }
}
