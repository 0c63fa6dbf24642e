extension Catalogue {
  /// The Polish words for what is wrong with a command line, or with a file of the reader's own.
  static let polishCommandLineComplaints: [Complaint.Key: String] = [
    // The command line
    .usageLines: "{problem}\nUżycie: {usage}\nlectern --help wymienia opcje.",
    .optionUnknown: "{command} nie ma opcji {option}.",
    .optionTakesNothing: "{option} nie przyjmuje wartości.",
    .optionNeedsValue: "{option} wymaga wartości: {kind}.",
    .optionCannotBe: "{option} nie może mieć wartości {value}.",
    .optionCanBe: "{option} nie może mieć wartości {value}. Może mieć {values}.",
    .commandNeedsMore: "{command} wymaga czegoś więcej.",
    .commandTakesLess: "{command} nie przyjmuje aż tyle.",
    .optionNeedsNumber: "{option} wymaga liczby od 1 wzwyż.",
    .lineWithoutBraille: "--line nie ma ekranu dla --braille.",
    .copyCommandWrong: "{name} nie podaje programu albo ma niezamknięty cudzysłów.",
    .sizeWrong: "--size {value} to nie rozmiar; zapisuje się go jako 80x24.",
    .setNeedsValue: "--set {value} wymaga wartości: --set KEY=VALUE.",
    .encodingNotKnown: "--encoding nie może mieć wartości {name}: kodowanie o tej nazwie nie jest znane.",
    .auditNeedsControls: "lectern audit wymienia kontrolki i nic więcej. Dodaj --controls.",
    .auditOfNoKind:
      "{file}: jest rodzaju, którego kontrolek nie można wymienić; podaj zamiast tego dokument HTML lub XHTML "
      + "albo EPUB.",
    .unitsNeedGranularity: "lectern units wymaga --granularity.",
    .answersOfNoFormat: "--answers nie można zapisać jako {format}.",
    .callUnknown: "lectern ctl nie umie {name}.",
    .callUnheard: "Żadna książka nie jest otwarta. lectern BOOK otwiera książkę.",
    .configUsage: "lectern config wymienia ustawienia; get wymaga nazwy, set nazwy i wartości.",
    .completionsUnknown: "Nie ma uzupełnień dla {name}.",
    .placeWrong: "{place} to nie miejsce. Miejsca to page:12, print:xii, 30%, chapter:4 i \"text:kilka słów\".",
    .placeNotHere: "{place}: tego nie ma w tej książce.",
    .keyboardMissing: "Nie ma klawiatury. lectern read {file} czyta bez niej.",
    .keyboardMissingPractice: "Nie ma klawiatury do ćwiczeń. --keys ćwiczy bez niej.",
    .keysUnreadable: "Nie można odczytać klawiszy.",
    .keyScriptWrong:
      "{token} w wierszu {line} klawiszy to nie klawisz. Klawisze zapisuje się jako jeden znak, jako Space "
      + "Enter Esc Tab S-Tab Up Down Left Right Home End C-Home C-End PgUp PgDn Backspace Delete C-x F1, albo "
      + "jako \"tekst\" w cudzysłowie; zegar jako @words:3 @sentence @end @wait:500 (najwyżej dzień), mysz jako "
      + "@click:4,2 @drag:4,2,9,2.",
    .transcriptUnwritable: "{file}: nie można zapisać. Podaj dla --transcript plik albo FIFO.",
    .nothingCopied: "Jeszcze nic nie skopiowano. W książce y kopiuje to, co zaznaczone.",

    // Bringing notes in
    .notesTooLong: "{file}: ma ponad 64 megabajty i nie jest listą notatek.",
    .notesOfNoKind:
      "{file}: nie zawiera adnotacji W3C ani notatek z lectern notes --format json i nie jest plikiem "
      + "states.db programu epy.",
    .notesWithoutBook:
      "{file}: {count} {count:notatka|notatki|notatek} bez książki. Podaj ją: lectern notes --import FILE BOOK.",
    .notesOfNoEpy: "{file}: to baza danych, ale nie states.db programu epy.",
    .notesImported: "Przejęto {count} {count:notatkę|notatki|notatek}.",
    .notesKnown: "{count} {count:notatka|notatki|notatek} już {count:znana|znane|znanych}.",
    .notesUnquoted: "Pominięto {count} {count:adnotację|adnotacje|adnotacji} bez cytatu.",
    .notesChanged: "{count} {count:notatka|notatki|notatek} przy słowach, które w tym wydaniu brzmią inaczej.",
    .notesLost: "{count} {count:notatka|notatki|notatek} do słów, których w tym wydaniu nie ma.",
    .notesForeign: "{count} {count:notatka jest|notatki są|notatek jest} z {title}, a to nie jest ta książka.",
    .anotherBook: "innej książki",
    .bookmarksImported: "Przejęto {count} {count:zakładkę|zakładki|zakładek}.",
    .placesImported: "Przejęto {count} {count:miejsce|miejsca|miejsc}.",
    .bookmarksKnown: "{count} {count:zakładka|zakładki|zakładek} już {count:znana|znane|znanych}.",

    // Files of the reader
    .configUnreadable: "{file}: nie można odczytać; pozostaje bez zmian.",
    .configNotText: "{file}, wiersz {line}: nie jest w UTF-8; plik pozostaje bez zmian.",
    .configTooLong: "{file}: ma ponad megabajt; pozostaje bez zmian.",
    .symbolLine: "{text} to nie wpis; pisze się znak = nazwa albo znak = nazwa, poziom.",
    .abbreviationLine: "to nie wpis; pisze się skrót albo skrót = rodzaj.",
    .citationLine: "pisze się styl = szablon; style to {names}.",
    .citationUnbalanced: "nawias nie ma pary.",
    .citationUnknownName: "{name} to nie nazwa; są {names}.",
    .citationTooDeep: "jest za dużo nawiasów w nawiasach w nawiasach.",
  ]
}
