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
    .practiceStep: "Step {step} of {steps}.",
    .practiceNone: "No lesson is being practised.",
    .practiceWhole: "{key}: all of it",
    .helpPracticeStep: "the step of a lesson and how it is done, to be read through",
    .lessonLine: "A line of a lesson is a key, a colon and a value.",
    .lessonKeyUnknown: "{name} is no key of a lesson. There are name, title, language, text, step, goal and hint.",
    .lessonStepFirst: "A goal or a hint follows the step that it belongs to.",
    .lessonGoalUnknown: "{name} is no goal.",
    .lessonHintUnknown: "{name} is no command. lectern keys lists them.",
    .lessonMissing: "The lesson has no {name}.",
    .lessonTextOpen: "The text has no line that says end.",
    .lessonStepAimless: "The step has no goal.",
  ]
}
