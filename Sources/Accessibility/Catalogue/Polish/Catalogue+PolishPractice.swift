extension Catalogue {
  /// The words of lessons, beside what they say themselves.
  static let polishPractice: [Phrase.Key: String] = [
    .practiceDone: "Zrobione.",
    .practiceFinished: "To była cała lekcja. Wszystko zrobione.",
    .practiceHere: "Tutaj: {keys}",
    .practiceSaved: "Zapisano tylko na czas tej lekcji.",
    .practiceKeepsNothing: "Lekcja niczego nie zachowuje.",
    .lessonUnknown: "Nie ma lekcji {name}. Lekcje to {names}.",
    .lessonDone: "zrobiona",
    .curtainOn: "Kurtyna ekranu włączona.",
    .curtainOff: "Kurtyna ekranu wyłączona.",
    .helpCurtain: "nie pokazuj nic na ekranie albo znów pokaż tekst",
    .practiceStep: "Krok {step} z {steps}.",
    .practiceNone: "Nie trwa żadna lekcja.",
    .practiceWhole: "{key}: całość",
    .helpPracticeStep: "krok lekcji i to, jak go wykonać, do przeczytania",
    .lessonLine: "Wiersz lekcji to klucz, dwukropek i wartość.",
    .lessonKeyUnknown: "{name} nie jest kluczem lekcji. Są: name, title, language, text, step, goal i hint.",
    .lessonStepFirst: "Cel lub wskazówka stoi po kroku, do którego należy.",
    .lessonGoalUnknown: "{name} nie jest celem.",
    .lessonHintUnknown: "{name} nie jest poleceniem. Wypisuje je lectern keys.",
    .lessonMissing: "Lekcji brakuje: {name}.",
    .lessonTextOpen: "Tekst nie ma wiersza ze słowem end.",
    .lessonStepAimless: "Krok nie ma celu.",
  ]
}
