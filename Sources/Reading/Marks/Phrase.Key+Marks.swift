import Words

extension Phrase.Key {
  // Bookmarks and notes
  static let noNextBookmark: Self = "noNextBookmark"
  static let noPreviousBookmark: Self = "noPreviousBookmark"
  package static let noBookmarks: Self = "noBookmarks"
  static let noNextNoteKept: Self = "noNextNoteKept"
  static let noPreviousNoteKept: Self = "noPreviousNoteKept"
  package static let noNotes: Self = "noNotes"
  static let notesUnreadable: Self = "notesUnreadable"
  package static let writtenNote: Self = "writtenNote"
}
