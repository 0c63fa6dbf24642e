/// Something that has happened and that whoever shows the text has to know of.
public enum AccessibilityNotification: Hashable, Sendable {
  /// Another page is in view; the string is its "Page X of Y", shown always and spoken where the reader wants it.
  case pageScrolled(String)
  /// The selection is about to change.
  case selectionWillChange
  /// The selection has changed.
  case selectionDidChange
}
