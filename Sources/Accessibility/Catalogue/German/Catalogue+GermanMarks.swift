extension Catalogue {
  /// What is said of bookmarks and notes in German.
  static let germanMarks: [Phrase.Key: String] = [
    .bookmarks: "Lesezeichen.",
    .notes: "Notizen.",
    .noNextBookmark: "Kein nächstes Lesezeichen.",
    .noPreviousBookmark: "Kein voriges Lesezeichen.",
    .noBookmarks: "Keine Lesezeichen.",
    .noNextNoteKept: "Keine nächste Notiz.",
    .noPreviousNoteKept: "Keine vorige Notiz.",
    .noNotes: "Keine Notizen.",
    .bookmarkSet: "Lesezeichen gesetzt.",
    .bookmarkRemoved: "Lesezeichen entfernt.",
    .noteRemoved: "Notiz entfernt.",
    .markRestored: "Wiederhergestellt.",
    .nothingToRestore: "Nichts wiederherzustellen.",
    .markRenamed: "Gespeichert.",
    .highlighted: "Hervorgehoben.",
    .writtenNote: "Notiz: {text}",
    .searchForSelection: "Auswahl suchen.",
    .writeNote: "Notiz hinzufügen.",
    .highlightSelection: "Hervorheben.",
    .spellSelection: "Auswahl buchstabieren.",
    .addBookmark: "Lesezeichen setzen.",
    .helpBookmark: "hier ein Lesezeichen setzen oder entfernen",
    .helpNextBookmark: "nächstes Lesezeichen",
    .helpPreviousBookmark: "voriges Lesezeichen",
    .noteLabel: "Notiz",
    .marksLost:
      "{count} {count:Notiz hat ihre|Notizen haben ihre} Wörter in dieser Ausgabe verloren; lectern notes zeigt sie noch.",
    .bookmarkName: "Name",
  ]
}
