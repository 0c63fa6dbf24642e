import Accessibility
import Testing
import Words

@Suite struct AccessibilityNotificationTests {
  private func said(_ notification: AccessibilityNotification) -> [Announcement] {
    notification.announcements(AnnouncementStyle(), in: .english)
  }

  @Test func `another screen interrupts, sounds, and says what focus goes to`() {
    let title = AccessibilityElement(label: "Go to page", role: .dialog, hint: "Escape closes.")
    let said = said(.screenChanged(title))
    #expect(said.map(\.text) == ["Go to page. Dialog.", "Escape closes."])
    #expect(said.map(\.priority) == [.high, .low])
    #expect(said.first?.earcon == .screen)
    #expect(self.said(.screenChanged(nil)).map(\.earcon) == [.screen])
  }

  @Test func `another layout says what focus goes to, and nothing when focus stays`() {
    let field = AccessibilityElement(label: "Email", role: .textField)
    #expect(said(.layoutChanged(field)).map(\.text) == ["Email. Text field."])
    #expect(said(.layoutChanged(nil)).isEmpty)
  }

  @Test(arguments: [Announcement.Priority.low, .normal, .high])
  func `an announcement keeps its priority`(priority: Announcement.Priority) {
    let announcement = Announcement(["Saved"], priority: priority)
    #expect(said(.announcement(announcement)) == [announcement])
  }

  @Test func `a page that was turned to is told by its place`() {
    #expect(said(.pageScrolled("Page 3 of 12")).map(\.text) == ["Page 3 of 12."])
    #expect(said(.selectionWillChange).isEmpty && said(.selectionDidChange).isEmpty)
  }
}
