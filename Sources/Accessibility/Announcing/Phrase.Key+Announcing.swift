import Words

extension Phrase.Key {
  // Roles and containers
  package static let heading: Self = "heading"
  package static let headingLevel: Self = "headingLevel"
  package static let link: Self = "link"
  static let note: Self = "note"
  package static let image: Self = "image"
  package static let imageWithoutDescription: Self = "imageWithoutDescription"
  static let separator: Self = "separator"
  package static let quote: Self = "quote"
  static let saved: Self = "saved"

  // Continuous reading
  static let sleepTimer: Self = "sleepTimer"
  package static let bookmark: Self = "bookmark"

  // Elements of a text
  package static let cellPlace: Self = "cellPlace"

  // Controls
  package static let button: Self = "button"
  static let toggle: Self = "toggle"
  package static let checkbox: Self = "checkbox"
  static let radioButton: Self = "radioButton"
  static let textField: Self = "textField"
  static let secureTextField: Self = "secureTextField"
  static let textArea: Self = "textArea"
  static let searchField: Self = "searchField"
  static let numberField: Self = "numberField"
  static let dateField: Self = "dateField"
  static let timeField: Self = "timeField"
  static let popUpButton: Self = "popUpButton"
  static let listBox: Self = "listBox"
  static let slider: Self = "slider"
  static let disclosure: Self = "disclosure"
  static let menu: Self = "menu"
  static let dialog: Self = "dialog"
  static let group: Self = "group"
  static let tabBar: Self = "tabBar"
  static let tab: Self = "tab"
  static let visitedLink: Self = "visitedLink"
  static let unlabelled: Self = "unlabelled"

  // States of controls
  static let stateOn: Self = "stateOn"
  static let stateOff: Self = "stateOff"
  package static let stateChecked: Self = "stateChecked"
  package static let stateNotChecked: Self = "stateNotChecked"
  static let statePartlyChecked: Self = "statePartlyChecked"
  static let statePressed: Self = "statePressed"
  static let stateNotPressed: Self = "stateNotPressed"
  package static let stateSelected: Self = "stateSelected"
  package static let stateNotSelected: Self = "stateNotSelected"
  static let stateExpanded: Self = "stateExpanded"
  static let stateCollapsed: Self = "stateCollapsed"
  package static let stateDimmed: Self = "stateDimmed"
  static let stateUnavailable: Self = "stateUnavailable"
  static let stateDisabled: Self = "stateDisabled"
  static let stateRequired: Self = "stateRequired"
  package static let stateInvalid: Self = "stateInvalid"
  package static let stateReadOnly: Self = "stateReadOnly"
  static let stateBusy: Self = "stateBusy"

  // Other facts about controls
  static let inSet: Self = "inSet"
  static let rowInSet: Self = "rowInSet"
  static let level: Self = "level"
  static let optionSelected: Self = "optionSelected"
  static let optionNotSelected: Self = "optionNotSelected"
  package static let emptyList: Self = "emptyList"
  static let characterCount: Self = "characterCount"
  static let valueBetween: Self = "valueBetween"
  static let valueAtLeast: Self = "valueAtLeast"
  static let valueAtMost: Self = "valueAtMost"
  static let lengthBetween: Self = "lengthBetween"
  static let lengthAtLeast: Self = "lengthAtLeast"
  package static let lengthAtMost: Self = "lengthAtMost"
  static let inSteps: Self = "inSteps"
  package static let contentOf: Self = "contentOf"
  static let errorKey: Self = "errorKey"
  package static let errorContent: Self = "errorContent"
  static let errorCount: Self = "errorCount"
  package static let entryValid: Self = "entryValid"
  static let pressEnterToEdit: Self = "pressEnterToEdit"
  static let moreContentAvailable: Self = "moreContentAvailable"
  static let actionsAvailable: Self = "actionsAvailable"

  // Forms
  package static let formsMode: Self = "formsMode"
  package static let browseMode: Self = "browseMode"
  static let suggestionCount: Self = "suggestionCount"

  // Bookmarks and notes
  package static let ownNote: Self = "ownNote"
}
