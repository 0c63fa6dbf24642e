import Words

extension Phrase.Key {
  // The screen
  static let greetingOnScreen: Self = "greetingOnScreen"

  // The speaker: Lectern or a screen reader
  static let askWhoSpeaks: Self = "askWhoSpeaks"
  static let askForBraille: Self = "askForBraille"

  // Problems
  static let pageBeingRecognised: Self = "pageBeingRecognised"
  static let problems: Self = "problems"
  static let moreLikeIt: Self = "moreLikeIt"
  static let sectionsUnread: Self = "sectionsUnread"
  static let textUnread: Self = "textUnread"
  static let noPatterns: Self = "noPatterns"

  // Pictures
  static let pictureGone: Self = "pictureGone"

  // Statistics
  static let readFor: Self = "readFor"
  static let readAmount: Self = "readAmount"
  static let readSpeed: Self = "readSpeed"
  static let readInAll: Self = "readInAll"
  static let nothingReadYet: Self = "nothingReadYet"

  // Settings
  static let settingNeedsSymbol: Self = "settingNeedsSymbol"
  static let settingsLine: Self = "settingsLine"
  static let sourceStandard: Self = "sourceStandard"
  static let sourceFile: Self = "sourceFile"
  static let settingsNowhere: Self = "settingsNowhere"

  // Keys
  static let keysRefused: Self = "keysRefused"

  // The bookshelf
  static let passageGone: Self = "passageGone"
  static let shelfNowhere: Self = "shelfNowhere"
  static let newBooks: Self = "newBooks"
  static let booksFoundAgain: Self = "booksFoundAgain"
  static let bookFound: Self = "bookFound"
  static let bookIsThere: Self = "bookIsThere"
  static let bookIsOther: Self = "bookIsOther"
  static let locateHint: Self = "locateHint"
  static let tagsSet: Self = "tagsSet"
  static let tagsCleared: Self = "tagsCleared"
  static let folderJoined: Self = "folderJoined"
  static let folderJoinedAs: Self = "folderJoinedAs"
  static let folderKnown: Self = "folderKnown"
  static let folderTooLarge: Self = "folderTooLarge"
  static let folderNotThere: Self = "folderNotThere"
  static let folderLeft: Self = "folderLeft"
  static let aboutSeries: Self = "aboutSeries"
  static let aboutTags: Self = "aboutTags"
  static let aboutLanguage: Self = "aboutLanguage"
  static let aboutFormat: Self = "aboutFormat"
  static let aboutFile: Self = "aboutFile"
  static let severalBooks: Self = "severalBooks"
  static let beginByFile: Self = "beginByFile"
  static let beginByShelf: Self = "beginByShelf"
  static let beginByReading: Self = "beginByReading"
  static let beginByPractice: Self = "beginByPractice"
  static let beginByHelp: Self = "beginByHelp"
  static let shelfSetAside: Self = "shelfSetAside"
  static let shelfRescued: Self = "shelfRescued"
  static let shelfEmpty: Self = "shelfEmpty"
  static let inputKeepsNotes: Self = "inputKeepsNotes"
  static let inputKeepsNotesFile: Self = "inputKeepsNotesFile"
  static let inputKeepsAnswers: Self = "inputKeepsAnswers"
  static let inputKeepsCorrections: Self = "inputKeepsCorrections"
  static let actionUnknown: Self = "actionUnknown"

  // Other programs
  static let copyNowhere: Self = "copyNowhere"
  package static let editorNoTerminal: Self = "editorNoTerminal"

  // Voices
  static let voiceCannotStart: Self = "voiceCannotStart"
  static let outputUnwritable: Self = "outputUnwritable"
  static let terminalUnknown: Self = "terminalUnknown"
  static let terminalUnknownNamed: Self = "terminalUnknownNamed"

  // Books that cannot be opened
  static let fileMissing: Self = "fileMissing"
  static let fileUnreadable: Self = "fileUnreadable"
  static let fileFault: Self = "fileFault"

  // The bookshelf
  static let indexingBooks: Self = "indexingBooks"

  // The command line
  static let usageLines: Self = "usageLines"
  static let optionUnknown: Self = "optionUnknown"
  static let optionTakesNothing: Self = "optionTakesNothing"
  static let optionNeedsValue: Self = "optionNeedsValue"
  static let optionCanBe: Self = "optionCanBe"
  static let commandNeedsMore: Self = "commandNeedsMore"
  static let commandTakesLess: Self = "commandTakesLess"
  static let placeWrong: Self = "placeWrong"
  static let placeNotHere: Self = "placeNotHere"

  // The reader's own files
  static let configUnreadable: Self = "configUnreadable"
  static let configNotText: Self = "configNotText"
  static let configTooLong: Self = "configTooLong"
  static let symbolLine: Self = "symbolLine"
  static let abbreviationLine: Self = "abbreviationLine"

  // Parsers
  static let partlyConfined: Self = "partlyConfined"
}
