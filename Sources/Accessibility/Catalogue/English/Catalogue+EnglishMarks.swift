extension Catalogue {
  /// What is said of bookmarks and notes in English.
  static let englishMarks: [Phrase.Key: String] = [
    .bookmarks: "Bookmarks.",
    .notes: "Notes.",
    .noNextBookmark: "No next bookmark.",
    .noPreviousBookmark: "No previous bookmark.",
    .noBookmarks: "No bookmarks.",
    .noNextNoteKept: "No next note.",
    .noPreviousNoteKept: "No previous note.",
    .noNotes: "No notes.",
    .bookmarkSet: "Bookmark set.",
    .bookmarkRemoved: "Bookmark removed.",
    .noteRemoved: "Note removed.",
    .markRestored: "Restored.",
    .nothingToRestore: "Nothing to restore.",
    .markRenamed: "Saved.",
    .highlighted: "Highlighted.",
    .writtenNote: "Note: {text}",
    .searchForSelection: "Search for selection.",
    .writeNote: "Add note.",
    .highlightSelection: "Highlight.",
    .spellSelection: "Spell selection.",
    .addBookmark: "Add bookmark.",
    .helpBookmark: "set a bookmark here, or remove it",
    .helpNextBookmark: "next bookmark",
    .helpPreviousBookmark: "previous bookmark",
    .noteLabel: "Note",
    .marksLost:
      "{count} {count:note has|notes have} lost {count:its|their} words in this edition; lectern notes still lists {count:it|them}.",
    .bookmarkName: "Name",
  ]
}
