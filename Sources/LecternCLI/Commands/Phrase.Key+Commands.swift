import Words

extension Phrase.Key {
  // Settings
  static let bookOfInput: Self = "bookOfInput"

  // Practice
  static let lessonUnknown: Self = "lessonUnknown"

  // Books that cannot be opened
  static let inputUnreadable: Self = "inputUnreadable"

  // The command line
  static let optionCannotBe: Self = "optionCannotBe"
  static let optionNeedsNumber: Self = "optionNeedsNumber"
  static let lineWithoutBraille: Self = "lineWithoutBraille"
  static let copyCommandWrong: Self = "copyCommandWrong"
  static let sizeWrong: Self = "sizeWrong"
  static let setNeedsValue: Self = "setNeedsValue"
  static let encodingNotKnown: Self = "encodingNotKnown"
  static let languageNotNamed: Self = "languageNotNamed"
  static let auditBaselineOther: Self = "auditBaselineOther"
  static let auditConfigFaults: Self = "auditConfigFaults"
  static let auditConfigLine: Self = "auditConfigLine"
  static let auditConfigRule: Self = "auditConfigRule"
  static let auditConfigValue: Self = "auditConfigValue"
  static let auditControlsOfOne: Self = "auditControlsOfOne"
  static let auditKind: Self = "auditKind"
  static let auditMore: Self = "auditMore"
  static let auditSummary: Self = "auditSummary"
  static let auditUnwalked: Self = "auditUnwalked"
  static let interactiveOfOne: Self = "interactiveOfOne"
  static let searchNeedsQuotes: Self = "searchNeedsQuotes"
  static let optionGoesNotWith: Self = "optionGoesNotWith"
  static let optionGoesWith: Self = "optionGoesWith"
  static let auditNoDocuments: Self = "auditNoDocuments"
  static let auditNeedsFile: Self = "auditNeedsFile"
  static let auditOfNoKind: Self = "auditOfNoKind"
  static let unitsNeedGranularity: Self = "unitsNeedGranularity"
  static let answersOfNoFormat: Self = "answersOfNoFormat"
  static let callUnknown: Self = "callUnknown"
  static let callUnheard: Self = "callUnheard"
  static let callAtEdge: Self = "callAtEdge"
  static let callNothingRead: Self = "callNothingRead"
  static let callSilent: Self = "callSilent"
  static let configUsage: Self = "configUsage"
  static let completionsUnknown: Self = "completionsUnknown"
  static let keyboardMissing: Self = "keyboardMissing"
  static let keyboardMissingPractice: Self = "keyboardMissingPractice"
  static let keyboardMissingReview: Self = "keyboardMissingReview"
  static let keysUnreadable: Self = "keysUnreadable"
  static let transcriptUnwritable: Self = "transcriptUnwritable"
  static let nothingCopied: Self = "nothingCopied"
}
