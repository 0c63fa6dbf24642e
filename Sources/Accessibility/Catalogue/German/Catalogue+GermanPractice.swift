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
    .practiceStep: "Schritt {step} von {steps}.",
    .practiceNone: "Es wird keine Lektion geübt.",
    .practiceWhole: "{key}: alles",
    .helpPracticeStep: "der Schritt einer Lektion und wie er geht, zum Durchlesen",
    .lessonLeft: "verlassen bei Schritt {step} von {steps}",
    .askGoOn: "Du hast diese Lektion bei Schritt {step} von {steps} verlassen",
    .buttonGoOn: "Dort weitermachen",
    .buttonBeginAnew: "Von vorn beginnen",
    .lessonLine: "Eine Zeile einer Lektion ist ein Schlüssel, ein Doppelpunkt und ein Wert.",
    .lessonKeyUnknown:
      "{name} ist kein Schlüssel einer Lektion. Es gibt name, title, language, text, step, goal und hint.",
    .lessonStepFirst: "Ein Ziel oder ein Hinweis folgt auf den Schritt, zu dem er gehört.",
    .lessonGoalUnknown: "{name} ist kein Ziel.",
    .lessonHintUnknown: "{name} ist kein Befehl. lectern keys listet sie auf.",
    .lessonMissing: "Der Lektion fehlt {name}.",
    .lessonTextOpen: "Dem Text fehlt eine Zeile mit dem Wort end.",
    .lessonStepAimless: "Der Schritt hat kein Ziel.",
  ]
}
