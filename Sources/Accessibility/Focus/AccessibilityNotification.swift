import Words

/// An event that the application that shows or speaks it has to know of.
public enum AccessibilityNotification: Hashable, Sendable {
  /// Something is to be spoken, as pressing as its priority has it.
  case announcement(Announcement)
  /// Another screen is there, as a dialog that has opened; focus goes to an element of it, or to its first.
  case screenChanged(AccessibilityElement?)
  /// Part of the screen is another; focus goes to an element of it, or stays where it is.
  case layoutChanged(AccessibilityElement?)
  /// Another page is in view; the string is its "Page X of Y", shown always and spoken where the reader wants it.
  case pageScrolled(String)
  /// The selection is about to change.
  case selectionWillChange
  /// The selection has changed.
  case selectionDidChange
}

extension AccessibilityNotification {
  /// Returns the announcements of the notification: another screen interrupts, its sound first; everything else waits
  /// its turn.
  public func announcements(_ style: AnnouncementStyle, in catalogue: Catalogue) -> [Announcement] {
    switch self {
    case .announcement(let announcement): return [announcement]
    case .screenChanged(let element?):
      var said = element.announcements(style, in: catalogue)
      said[0].priority = .high
      said[0] = said[0].led(by: .screen)
      return said
    case .screenChanged(nil): return [Announcement([], priority: .high, earcon: .screen)]
    case .layoutChanged(let element?): return element.announcements(style, in: catalogue)
    case .pageScrolled(let place): return [Announcement([place])]
    case .layoutChanged(nil), .selectionWillChange, .selectionDidChange: return []
    }
  }
}
