import Words

extension Phrase.Key {
  // Problems
  static let problemsTitle: Self = "problemsTitle"
  package static let noProblems: Self = "noProblems"

  // Calm view
  static let calmOn: Self = "calmOn"
  static let calmOff: Self = "calmOff"
  static let leftOut: Self = "leftOut"
  static let sideNavigation: Self = "sideNavigation"
  static let sideBanner: Self = "sideBanner"
  static let sideContentInformation: Self = "sideContentInformation"
  static let sideAside: Self = "sideAside"
  static let sideForm: Self = "sideForm"
  static let sideTerms: Self = "sideTerms"
  static let sideOther: Self = "sideOther"

  // Keys
  static let quitAgain: Self = "quitAgain"
  static let keysTitle: Self = "keysTitle"
  static let actionsTitle: Self = "actionsTitle"
  static let jumpsTitle: Self = "jumpsTitle"
  static let inputHelpOn: Self = "inputHelpOn"
  static let inputHelpOff: Self = "inputHelpOff"
  static let notOfTheBook: Self = "notOfTheBook"

  // Bookmarks and notes
  static let noteLabel: Self = "noteLabel"
  static let markGone: Self = "markGone"
  package static let notInThisEdition: Self = "notInThisEdition"
  static let bookmarkName: Self = "bookmarkName"

  // Looking up, citing and writing notes
  static let noEditor: Self = "noEditor"
  static let noteNotChanged: Self = "noteNotChanged"
  static let couldNotEdit: Self = "couldNotEdit"

  // Dialogs
  static let searchLabel: Self = "searchLabel"
  static let searchBackLabel: Self = "searchBackLabel"
  static let dialogIsOpen: Self = "dialogIsOpen"
  static let marksHint: Self = "marksHint"
  static let noBooksYet: Self = "noBooksYet"
  static let commandLabel: Self = "commandLabel"
  static let goToPage: Self = "goToPage"
  static let pageNumberLabel: Self = "pageNumberLabel"
  static let chaptersLabel: Self = "chaptersLabel"
  static let noContents: Self = "noContents"
  static let pagesNotCounted: Self = "pagesNotCounted"
  static let noSuchCommand: Self = "noSuchCommand"
  static let readingProgress: Self = "readingProgress"
  static let pageMustBe: Self = "pageMustBe"
  static let openBook: Self = "openBook"
  static let booksLabel: Self = "booksLabel"
  static let otherFile: Self = "otherFile"
  static let filesLabel: Self = "filesLabel"
  static let folderNamed: Self = "folderNamed"
  static let folderUnreadable: Self = "folderUnreadable"
  static let couldNotOpen: Self = "couldNotOpen"

  // Settings
  static let settingForOpenings: Self = "settingForOpenings"
  static let settingsTitle: Self = "settingsTitle"
  static let buttonDone: Self = "buttonDone"
  static let buttonCancel: Self = "buttonCancel"
  static let buttonRemove: Self = "buttonRemove"
  static let buttonChangeWords: Self = "buttonChangeWords"
  static let buttonRestore: Self = "buttonRestore"
  static let outsideTitle: Self = "outsideTitle"
  static let buttonCopyAddress: Self = "buttonCopyAddress"
  static let buttonBrowse: Self = "buttonBrowse"
  static let browserOpens: Self = "browserOpens"
  static let buttonResetAll: Self = "buttonResetAll"
  static let buttonReset: Self = "buttonReset"
  static let askReset: Self = "askReset"
  static let askResetMeans: Self = "askResetMeans"
  static let settingsReset: Self = "settingsReset"
  static let changesUndone: Self = "changesUndone"
  static let rotorTitle: Self = "rotorTitle"
  static let rotorOptions: Self = "rotorOptions"
  static let rotorItems: Self = "rotorItems"
  static let itemCount: Self = "itemCount"
  static let rotorHint: Self = "rotorHint"

  // Keys
  static let lettersOn: Self = "lettersOn"
  static let lettersOff: Self = "lettersOff"

  // Practice
  static let practiceDone: Self = "practiceDone"
  static let practiceFinished: Self = "practiceFinished"
  static let practiceHere: Self = "practiceHere"
  static let practiceSaved: Self = "practiceSaved"
  static let practiceKeepsNothing: Self = "practiceKeepsNothing"
  static let curtainOn: Self = "curtainOn"
  static let curtainOff: Self = "curtainOff"
  static let practiceStep: Self = "practiceStep"
  static let practiceNone: Self = "practiceNone"
  static let askGoOn: Self = "askGoOn"
  static let buttonGoOn: Self = "buttonGoOn"
  static let buttonBeginAnew: Self = "buttonBeginAnew"
}
