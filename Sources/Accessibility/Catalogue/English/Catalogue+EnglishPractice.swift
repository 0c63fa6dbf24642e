extension Catalogue {
  /// The words of lessons, beside what they say themselves.
  static let englishPractice: [Phrase.Key: String] = [
    .practiceDone: "Done.",
    .practiceFinished: "That was the lesson. You have done all of it.",
    .practiceHere: "Here: {keys}",
    .practiceSaved: "Saved for this lesson only.",
    .practiceKeepsNothing: "A lesson keeps nothing.",
    .lessonUnknown: "There is no lesson {name}. The lessons are {names}.",
    .lessonDone: "done",
    .curtainOn: "Screen curtain on.",
    .curtainOff: "Screen curtain off.",
    .helpCurtain: "show nothing on the screen, or the text again",
  ]
}
