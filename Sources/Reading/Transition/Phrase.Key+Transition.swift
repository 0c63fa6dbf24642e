import Words

extension Phrase.Key {
  // Edges
  static let noNextChapter: Self = "noNextChapter"
  static let noPreviousChapter: Self = "noPreviousChapter"
  static let noNextEntry: Self = "noNextEntry"
  static let noPreviousEntry: Self = "noPreviousEntry"
  static let notInTheBook: Self = "notInTheBook"
  package static let loading: Self = "loading"

  // Edit actions and their answers
  static let textSaved: Self = "textSaved"
  static let alreadySaved: Self = "alreadySaved"
  package static let couldNotSave: Self = "couldNotSave"
  static let copied: Self = "copied"
  static let copiedToTerminal: Self = "copiedToTerminal"
  static let copiedToFile: Self = "copiedToFile"
  static let couldNotCopy: Self = "couldNotCopy"
  static let done: Self = "done"
  static let actionFailed: Self = "actionFailed"

  // The speaker: Lectern or a screen reader
  static let programSpeaks: Self = "programSpeaks"
  static let captionsSpeak: Self = "captionsSpeak"
  static let screenReaderSpeaks: Self = "screenReaderSpeaks"
  static let nobodyElseSpeaks: Self = "nobodyElseSpeaks"

  // Elements of a text
  static let edgeOfTable: Self = "edgeOfTable"
  static let notInTable: Self = "notInTable"
  static let noHeaders: Self = "noHeaders"
  static let notInContainer: Self = "notInContainer"
  static let atContainerStart: Self = "atContainerStart"

  // Forms
  static let answersCleared: Self = "answersCleared"

  // Bookmarks and notes
  static let bookmarkSet: Self = "bookmarkSet"
  static let bookmarkRemoved: Self = "bookmarkRemoved"
  static let noteRemoved: Self = "noteRemoved"
  static let highlightRemoved: Self = "highlightRemoved"
  static let highlightExtended: Self = "highlightExtended"
  static let highlightedAs: Self = "highlightedAs"
  static let markRestored: Self = "markRestored"
  package static let nothingToRestore: Self = "nothingToRestore"
  static let markRenamed: Self = "markRenamed"
  static let highlighted: Self = "highlighted"
  static let bookmarksLost: Self = "bookmarksLost"
  static let bookmarksChanged: Self = "bookmarksChanged"
  static let marksLost: Self = "marksLost"
  static let marksChanged: Self = "marksChanged"
  package static let placeLost: Self = "placeLost"

  // Settings
  package static let settingsKept: Self = "settingsKept"
  package static let settingsNotKept: Self = "settingsNotKept"
}
