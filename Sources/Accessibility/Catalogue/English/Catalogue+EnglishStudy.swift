extension Catalogue {
  /// What is said of looking words up, of citing and of writing in English.
  static let englishStudy: [Phrase.Key: String] = [
    .copyWithCitation: "Copy with citation.",
    .define: "Define.",
    .defined: "{word}: {sense}",
    .wholeEntry: "Enter opens the whole entry.",
    .notDefined: "No entry for {word}",
    .noDictionary: "No dictionary. Install dict-gcide or wordnet, or set define-command.",
    .couldNotDefine: "Could not look it up. {reason}",
    .helpDefine: "the meaning of the word here, or of what is selected; Enter then opens the whole entry",
    .selectionCount: "{words} {words:word|words}, {characters} {characters:character|characters}.",
    .helpSpeakSelection: "what is selected; again at once, how much it is",
    .noEditor: "No editor. Set VISUAL or EDITOR.",
    .noteNotChanged: "Nothing was changed.",
    .couldNotEdit: "Could not edit. {reason}",
    .settingCitationStyle: "Citation style",
    .aboutCitationStyle: "how a copy with citation names its source",
    .settingDefineCommand: "Define command",
    .aboutDefineCommand:
      "the program that explains a word, which gets it as its last argument, where no dictionary is installed",
    .valuePlain: "plain",
    .valueAPA: "APA",
    .valueMLA: "MLA",
    .valueChicago: "Chicago",
    .valueBibTeX: "BibTeX",
  ]
}
