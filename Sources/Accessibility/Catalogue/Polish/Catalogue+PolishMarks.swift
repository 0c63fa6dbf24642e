extension Catalogue {
  /// What is said of bookmarks and notes in Polish.
  static let polishMarks: [Phrase.Key: String] = [
    .bookmarks: "Zakładki.",
    .notes: "Notatki.",
    .noNextBookmark: "Brak następnej zakładki.",
    .noPreviousBookmark: "Brak poprzedniej zakładki.",
    .noBookmarks: "Brak zakładek.",
    .noNextNoteKept: "Brak następnej notatki.",
    .noPreviousNoteKept: "Brak poprzedniej notatki.",
    .noNotes: "Brak notatek.",
    .bookmarkSet: "Zakładka dodana.",
    .bookmarkRemoved: "Zakładka usunięta.",
    .noteRemoved: "Notatka usunięta.",
    .markRestored: "Przywrócono.",
    .nothingToRestore: "Nie ma czego przywrócić.",
    .markRenamed: "Zapisano.",
    .highlighted: "Wyróżniono.",
    .writtenNote: "Notatka: {text}",
    .searchForSelection: "Szukaj zaznaczenia.",
    .writeNote: "Dodaj notatkę.",
    .highlightSelection: "Wyróżnij.",
    .spellSelection: "Przeliteruj zaznaczenie.",
    .addBookmark: "Dodaj zakładkę.",
    .helpBookmark: "dodaj tu zakładkę albo ją usuń",
    .helpNextBookmark: "następna zakładka",
    .helpPreviousBookmark: "poprzednia zakładka",
    .noteLabel: "Notatka",
    .marksLost:
      "{count} {count:notatka straciła|notatki straciły|notatek straciło} swoje słowa w tym wydaniu; lectern notes nadal je pokazuje.",
    .bookmarkName: "Nazwa",
  ]
}
