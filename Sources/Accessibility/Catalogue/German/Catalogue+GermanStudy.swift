extension Catalogue {
  /// What is said of looking words up, of citing and of writing in German.
  static let germanStudy: [Phrase.Key: String] = [
    .copyWithCitation: "Mit Quelle kopieren.",
    .define: "Bedeutung.",
    .defined: "{word}: {sense}",
    .wholeEntry: "Enter öffnet den ganzen Eintrag.",
    .notDefined: "Kein Eintrag für {word}",
    .noDictionary: "Kein Wörterbuch. Installieren Sie dict-gcide oder wordnet, oder setzen Sie define-command.",
    .couldNotDefine: "Konnte nicht nachschlagen. {reason}",
    .helpDefine: "die Bedeutung des Wortes hier oder der Auswahl; Enter öffnet dann den ganzen Eintrag",
    .selectionCount: "{words} {words:Wort|Wörter}, {characters} Zeichen.",
    .helpSpeakSelection: "was ausgewählt ist; gleich noch einmal, wie viel es ist",
    .noEditor: "Kein Editor. Setzen Sie VISUAL oder EDITOR.",
    .noteNotChanged: "Nichts wurde geändert.",
    .couldNotEdit: "Konnte nicht bearbeiten. {reason}",
    .settingCitationStyle: "Zitierstil",
    .aboutCitationStyle: "wie eine Kopie mit Quelle ihre Quelle nennt",
    .settingDefineCommand: "Nachschlagebefehl",
    .aboutDefineCommand:
      "das Programm, das ein Wort erklärt und es als letztes Argument bekommt, wo kein Wörterbuch installiert ist",
    .valuePlain: "einfach",
    .valueAPA: "APA",
    .valueMLA: "MLA",
    .valueChicago: "Chicago",
    .valueBibTeX: "BibTeX",
  ]
}
