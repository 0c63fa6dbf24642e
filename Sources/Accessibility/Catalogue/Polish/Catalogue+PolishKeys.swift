extension Catalogue {
  /// The words about keys and who binds them.
  static let polishKeys: [Phrase.Key: String] = [
    .settingLetters: "Litery",
    .settingArrows: "Strzałki",
    .aboutLetters: "co robią litery: przechodzą do elementów jak w NVDA, poruszają jak w vi albo nic",
    .aboutArrows: "co robią strzałki: poruszają pokrętłem i po blokach albo po znakach i wierszach",
    .valueLettersNVDA: "jak w NVDA",
    .valueLettersVi: "jak w vi",
    .valueByRotor: "pokrętłem",
    .valueByCaret: "po znakach i wierszach",
    .lettersOn: "Nawigacja literami włączona.",
    .lettersOff: "Nawigacja literami wyłączona.",
    .helpToggleLetters: "litery jako polecenia, wyłącz lub włącz z powrotem",
    .helpNextCharacter: "następny znak",
    .helpPreviousCharacter: "poprzedni znak",
    .helpLookOn: "podczas czytania pokaż następną stronę, inaczej następny wiersz",
    .helpLookBack: "podczas czytania pokaż poprzednią stronę, inaczej poprzedni wiersz",
    .helpPunctuation: "następny poziom interpunkcji",
    .helpVerbosity: "następny poziom szczegółowości",
    .helpTextAttributes: "jak wyróżniony jest tekst: pogrubienie, kursywa, łącze, inny język",
    .commandUnknown: "Nie ma polecenia {name}. Wymienia je lectern keys.",
    .commandUnknownNear: "Nie ma polecenia {name}. Czy chodzi o {nearest}?",
    .keyUnknown: "{name} nie jest klawiszem.",
    .keyNeedsSign: "Klawisze zapisuje się jako polecenie = klawisz, klawisz.",
    .keysClash: "{key} jest i na {first}, i na {second}.",
    .keysRefused: "{file}: {problem} Żaden jego klawisz nie działa, dopóki to nie jest poprawione.",
    .settingRTLArrows: "Strzałki w tekście od prawej",
    .aboutRTLArrows:
      "co znaczą strzałki w lewo i w prawo w tekście czytanym od prawej: w prawo to dalej w czytaniu albo "
      + "to, co widać po prawej",
    .valueByReading: "w kierunku czytania",
    .valueBySight: "jak widać",
    .selectionHintMirrored: "Strzałka w lewo rozszerza zaznaczenie. Strzałka w prawo je zmniejsza.",
  ]
}
