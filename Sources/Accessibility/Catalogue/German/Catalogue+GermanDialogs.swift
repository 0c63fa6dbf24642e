extension Catalogue {
  /// The words of the program's own dialogs.
  static let germanDialogs: [Phrase.Key: String] = [
    .searchLabel: "Suche",
    .commandLabel: "Befehl",
    .goToPage: "Gehe zu Seite",
    .pageNumberLabel: "Seitenzahl",
    .contents: "Inhalt",
    .chaptersLabel: "Kapitel",
    .noContents: "Dieses Buch hat kein Inhaltsverzeichnis.",
    .pagesNotCounted: "Die Seiten werden noch gezählt.",
    .noSuchCommand: "Diesen Befehl gibt es nicht.",
    .noSuchPlace: "Diese Stelle gibt es in diesem Buch nicht.",
    .pageMustBe: "Die Seite muss von 1 bis {last} sein.",
    .settingIs: "{name}, {value}.",
    .endOfField: "Ende des Felds.",
    .helpSearch: "suchen",
    .helpGoToPage: "zu einer Seite gehen",
    .helpContents: "das Inhaltsverzeichnis",
    .helpCommand: "ein Befehl, etwa 41 für Seite 41, 50%, c4 für Kapitel 4, problems",
  ]
}
