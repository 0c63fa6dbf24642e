extension Catalogue {
  /// The words of lessons, beside what they say themselves.
  static let germanPractice: [Phrase.Key: String] = [
    .practiceDone: "Geschafft.",
    .practiceFinished: "Das war die Lektion. Du hast alles geschafft.",
    .practiceHere: "Hier: {keys}",
    .practiceSaved: "Nur für diese Lektion gespeichert.",
    .practiceKeepsNothing: "Eine Lektion behält nichts.",
    .lessonUnknown: "Es gibt keine Lektion {name}. Die Lektionen sind {names}.",
    .lessonDone: "geschafft",
    .curtainOn: "Bildschirmvorhang zu.",
    .curtainOff: "Bildschirmvorhang auf.",
    .helpCurtain: "nichts auf dem Bildschirm zeigen, oder wieder den Text",
  ]
}
