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
  package static let highlightKept: Self = "highlightKept"
  package static let highlightOf: Self = "highlightOf"
  static let noHighlightHere: Self = "noHighlightHere"
  package static let noHighlights: Self = "noHighlights"
  static let noHighlightsOf: Self = "noHighlightsOf"
  static let noNextHighlight: Self = "noNextHighlight"
  static let noPreviousHighlight: Self = "noPreviousHighlight"
  static let noNextHighlightOf: Self = "noNextHighlightOf"
  static let noPreviousHighlightOf: Self = "noPreviousHighlightOf"
  static let categoryQuestion: Self = "categoryQuestion"
  static let categoryImportant: Self = "categoryImportant"
  static let categoryDefinition: Self = "categoryDefinition"
  static let categoryIdea: Self = "categoryIdea"
}
