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
  ]
}
