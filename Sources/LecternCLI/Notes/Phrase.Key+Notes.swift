import Words

extension Phrase.Key {
  // Bookmarks and notes
  static let bookmarkKept: Self = "bookmarkKept"
  static let bookmarkNamed: Self = "bookmarkNamed"
  static let writtenHighlight: Self = "writtenHighlight"

  // Import of notes
  static let notesTooLong: Self = "notesTooLong"
  static let notesOfNoKind: Self = "notesOfNoKind"
  static let notesWithoutBook: Self = "notesWithoutBook"
  static let notesOfNoEpy: Self = "notesOfNoEpy"
  static let notesImported: Self = "notesImported"
  static let notesKnown: Self = "notesKnown"
  static let notesUnquoted: Self = "notesUnquoted"
  static let notesChanged: Self = "notesChanged"
  static let notesLost: Self = "notesLost"
  static let notesForeign: Self = "notesForeign"
  static let anotherBook: Self = "anotherBook"
  static let bookmarksImported: Self = "bookmarksImported"
  static let placesImported: Self = "placesImported"
  static let bookmarksKnown: Self = "bookmarksKnown"
}
