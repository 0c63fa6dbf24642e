extension Catalogue {
  /// What is said of looking words up, of citing and of writing in Polish.
  static let polishStudy: [Phrase.Key: String] = [
    .copyWithCitation: "Kopiuj ze źródłem.",
    .define: "Znaczenie.",
    .defined: "{word}: {sense}",
    .wholeEntry: "Enter otwiera całe hasło.",
    .notDefined: "Brak hasła {word}",
    .noDictionary: "Brak słownika. Zainstaluj dict-gcide albo wordnet, albo ustaw define-command.",
    .couldNotDefine: "Nie można sprawdzić. {reason}",
    .helpDefine: "znaczenie słowa w tym miejscu albo zaznaczenia; Enter otwiera potem całe hasło",
    .selectionCount:
      "{words} {words:słowo|słowa|słów}, {characters} {characters:znak|znaki|znaków}.",
    .helpSpeakSelection: "co jest zaznaczone; od razu ponownie, ile tego jest",
    .noEditor: "Brak edytora. Ustaw VISUAL albo EDITOR.",
    .noteNotChanged: "Niczego nie zmieniono.",
    .couldNotEdit: "Nie można edytować. {reason}",
    .settingCitationStyle: "Styl cytowania",
    .aboutCitationStyle: "jak kopia ze źródłem podaje swoje źródło",
    .settingDefineCommand: "Polecenie słownika",
    .aboutDefineCommand: "program, który objaśnia słowo i dostaje je jako ostatni argument, gdy nie ma słownika",
    .valuePlain: "zwykły",
    .valueAPA: "APA",
    .valueMLA: "MLA",
    .valueChicago: "Chicago",
    .valueBibTeX: "BibTeX",
  ]
}
