import Words

extension Phrase.Key {
  // Practice
  static let lessonLine: Self = "lessonLine"
  static let lessonKeyUnknown: Self = "lessonKeyUnknown"
  static let lessonStepFirst: Self = "lessonStepFirst"
  static let lessonGoalUnknown: Self = "lessonGoalUnknown"
  static let lessonHintUnknown: Self = "lessonHintUnknown"
  static let lessonMissing: Self = "lessonMissing"
  static let lessonTextOpen: Self = "lessonTextOpen"
  static let lessonStepAimless: Self = "lessonStepAimless"
  static let lessonValueWrong: Self = "lessonValueWrong"
  static let lessonDone: Self = "lessonDone"
  static let lessonScore: Self = "lessonScore"
  static let lessonScoreOf: Self = "lessonScoreOf"
  static let lessonLeft: Self = "lessonLeft"
}
