import Words

extension Phrase.Key {
  // Continuous reading
  static let sleepMustBe: Self = "sleepMustBe"
  static let momentMustBe: Self = "momentMustBe"
  static let scopeMustBe: Self = "scopeMustBe"

  // Forms
  static let nothingTyped: Self = "nothingTyped"
  static let oneStaysOn: Self = "oneStaysOn"
  static let wholeListMoves: Self = "wholeListMoves"

  // Dialogs
  static let keysOfLine: Self = "keysOfLine"
  static let keysOfLineWithHistory: Self = "keysOfLineWithHistory"
  static let keysOfNumber: Self = "keysOfNumber"
  static let keysOfList: Self = "keysOfList"
  static let keysOfBooks: Self = "keysOfBooks"
  static let keysOfChoice: Self = "keysOfChoice"
  static let keysOfSetting: Self = "keysOfSetting"
  static let keysOfFinder: Self = "keysOfFinder"
  static let keysOfSwitch: Self = "keysOfSwitch"
  static let keysOfAmount: Self = "keysOfAmount"
  static let keysOfButton: Self = "keysOfButton"
  static let keysToNextControl: Self = "keysToNextControl"
  static let keysToLeave: Self = "keysToLeave"
  static let keysToLeaveSettings: Self = "keysToLeaveSettings"
  static let keysToLeaveRotor: Self = "keysToLeaveRotor"
}
