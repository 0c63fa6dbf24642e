extension Catalogue {
  /// The words of the program's own dialogs.
  static let polishDialogs: [Phrase.Key: String] = [
    .searchLabel: "Szukaj",
    .commandLabel: "Polecenie",
    .goToPage: "Przejdź do strony",
    .pageNumberLabel: "Numer strony",
    .contents: "Spis treści",
    .chaptersLabel: "Rozdziały",
    .noContents: "Ta książka nie ma spisu treści.",
    .pagesNotCounted: "Strony są jeszcze liczone.",
    .noSuchCommand: "Nie ma takiego polecenia.",
    .noSuchPlace: "W tej książce nie ma takiego miejsca.",
    .pageMustBe: "Strona musi być od 1 do {last}.",
    .settingIs: "{name}, {value}.",
    .endOfField: "Koniec pola.",
    .helpSearch: "szukaj",
    .helpGoToPage: "przejdź do strony o numerze",
    .helpContents: "spis treści",
    .helpCommand: "polecenie, na przykład 41 dla strony 41, 50%, c4 dla rozdziału 4, problems",
  ]
}
