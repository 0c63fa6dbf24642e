extension Catalogue {
  /// What is said of reading by itself in Polish.
  static let polishReadAll: [Phrase.Key: String] = [
    .endOfChapter: "Koniec rozdziału.",
    .endOfPage: "Koniec strony.",
    .endOfSelection: "Koniec zaznaczenia.",
    .skippingEndnotes: "Przypisy końcowe są pomijane. Spacja w nich je czyta.",
    .skippingBibliography: "Bibliografia jest pomijana. Spacja w niej ją czyta.",
    .skippingContents: "Spis treści jest pomijany. Spacja w nim go czyta.",
    .skippingPageList: "Lista stron jest pomijana. Spacja w niej ją czyta.",
    .skippingTerms: "Licencja jest pomijana. Spacja w niej ją czyta.",
    .sleepTimer: "Wyłącznik czasowy",
    .sleepIn: "Wyłącznik czasowy, {minutes} {minutes:minuta|minuty|minut}.",
    .sleepAtChapter: "Wyłącznik czasowy, koniec rozdziału.",
    .sleepAfterChapters:
      "Wyłącznik czasowy, koniec rozdziału i jeszcze {count} {count:rozdział|rozdziały|rozdziałów}.",
    .sleepLeft: "Wyłącznik czasowy, jeszcze {minutes} {minutes:minuta|minuty|minut}.",
    .sleepOff: "Wyłącznik czasowy wyłączony.",
    .sleepMustBe: "Sleep przyjmuje od 5 do 90 minut, chapter, chapter+1 albo off.",
    .sleptMinutes:
      "Wyłącznik czasowy zatrzymał czytanie po {minutes} {minutes:minucie|minutach|minutach}. U wraca o minutę.",
    .sleptChapter: "Wyłącznik czasowy zatrzymał czytanie na końcu rozdziału. U wraca o minutę.",
    .backOneMinute: "O minutę wstecz.",
    .backToLastKey: "Powrót do ostatniego klawisza",
    .minutesAgo: "{minutes} {minutes:minutę|minuty|minut} temu",
    .hoursAgo: "{hours} {hours:godzinę|godziny|godzin} {minutes} {minutes:minutę|minuty|minut} temu",
    .noSuchMoment: "O tym czasie nic nie wiadomo.",
    .momentMustBe: "Czas to ago 20m, ago 2h albo at 23:10.",
    .scopeMustBe: "Czytać można book, chapter, page albo selection.",
    .endedUnheard:
      "Czytanie doszło do końca książki, gdy nie naciskano klawiszy. To miejsce ostatniego klawisza.",
    .readingOnPage: "Czytana jest strona {page}",
    .bookmark: "Zakładka",
    .settingReadScope: "Zakres czytania",
    .aboutReadScope: "jak daleko sięga czytanie",
    .settingStudy: "Nauka",
    .aboutStudy: "czy czytanie czeka po każdym zdaniu",
    .valuePrintPages: "strony druku",
    .valueWholeBook: "książka",
    .valueChapter: "rozdział",
    .valuePage: "strona",
    .valueSelection: "zaznaczenie",
  ]
}
