import Words

extension Phrase.Key {
  // Edges
  static let startOfBook: Self = "startOfBook"
  static let endOfBook: Self = "endOfBook"
  static let endOfPart: Self = "endOfPart"
  static let wrappingToStart: Self = "wrappingToStart"
  static let wrappingToEnd: Self = "wrappingToEnd"
  package static let nothingToActivate: Self = "nothingToActivate"
  package static let searching: Self = "searching"

  // Places
  static let pageOf: Self = "pageOf"
  package static let pageNumber: Self = "pageNumber"
  package static let printPage: Self = "printPage"
  static let emptyBook: Self = "emptyBook"

  // Selection
  static let selected: Self = "selected"
  static let unselected: Self = "unselected"
  package static let noSelection: Self = "noSelection"
  static let selectionCleared: Self = "selectionCleared"

  // Roles and containers
  static let linkInText: Self = "linkInText"
  static let bibliographyReferenceInText: Self = "bibliographyReferenceInText"
  static let glossaryReferenceInText: Self = "glossaryReferenceInText"
  static let backLinkInText: Self = "backLinkInText"
  static let code: Self = "code"
  package static let endOfList: Self = "endOfList"
  static let endOfCode: Self = "endOfCode"

  // Keys
  package static let pasteIgnored: Self = "pasteIgnored"

  // Elements of a text
  static let textGoesOn: Self = "textGoesOn"
  static let blankCell: Self = "blankCell"
  static let footnoteNumber: Self = "footnoteNumber"
  static let endOfFollowedNote: Self = "endOfFollowedNote"
  static let noWordHere: Self = "noWordHere"
  static let selectionStartSet: Self = "selectionStartSet"
  static let selectionStartAt: Self = "selectionStartAt"
  static let selectionEndAt: Self = "selectionEndAt"
  static let wordsSelected: Self = "wordsSelected"

  // Other facts about controls
  static let attributeStruck: Self = "attributeStruck"

  // Forms
  static let groupNamed: Self = "groupNamed"
  static let groupAlone: Self = "groupAlone"
  package static let startOfField: Self = "startOfField"

  // Dialogs
  package static let noSuchPlace: Self = "noSuchPlace"
  package static let endOfField: Self = "endOfField"

  // Settings
  package static let settingVerbosity: Self = "settingVerbosity"
  package static let settingPunctuation: Self = "settingPunctuation"
}
