import Words

extension Phrase.Key {
  // Selection
  static let characterSelection: Self = "characterSelection"
  static let wordSelection: Self = "wordSelection"
  static let lineSelection: Self = "lineSelection"
  static let sentenceSelection: Self = "sentenceSelection"
  static let paragraphSelection: Self = "paragraphSelection"
  static let pageSelection: Self = "pageSelection"
  static let chapterSelection: Self = "chapterSelection"
  static let selectAll: Self = "selectAll"
  static let bookSelected: Self = "bookSelected"
  static let selectionIs: Self = "selectionIs"

  // Edit actions and their answers
  static let saveSelection: Self = "saveSelection"
  static let copySelection: Self = "copySelection"
  static let speakSelection: Self = "speakSelection"
  static let clearSelection: Self = "clearSelection"
  static let selectWord: Self = "selectWord"
  static let selectSentence: Self = "selectSentence"
  static let selectParagraph: Self = "selectParagraph"
  static let noActionChosen: Self = "noActionChosen"

  // Forms
  static let cut: Self = "cut"
  static let copy: Self = "copy"
  static let paste: Self = "paste"
  static let undo: Self = "undo"
  package static let cutText: Self = "cutText"
  package static let cutLong: Self = "cutLong"
  static let pastedText: Self = "pastedText"
  static let pastedLong: Self = "pastedLong"
  package static let nothingToPaste: Self = "nothingToPaste"
  static let secretIsNotCopied: Self = "secretIsNotCopied"

  // Bookmarks and notes
  static let searchForSelection: Self = "searchForSelection"
  static let writeNote: Self = "writeNote"
  static let highlightSelection: Self = "highlightSelection"
  static let changeExtent: Self = "changeExtent"
  static let removeHighlight: Self = "removeHighlight"
  static let spellSelection: Self = "spellSelection"
  static let addBookmark: Self = "addBookmark"

  // Looking up, citing and writing notes
  static let copyWithCitation: Self = "copyWithCitation"
  static let define: Self = "define"
  static let pronounce: Self = "pronounce"
  static let defined: Self = "defined"
  static let wholeEntry: Self = "wholeEntry"
  static let notDefined: Self = "notDefined"
  static let noDictionary: Self = "noDictionary"
  static let couldNotDefine: Self = "couldNotDefine"
  static let selectionCount: Self = "selectionCount"
}
