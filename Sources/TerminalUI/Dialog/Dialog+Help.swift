import Accessibility
import Reading
import Speech
import Words

extension Dialog {
  /// Returns the answer to a request for help: the purpose of the control that has focus, and what keys do at it.
  func told(_ words: DialogWords) -> [Announcement] {
    let hint = control.hint.map { [Announcement([$0])] } ?? []
    return hint + help.map { Announcement($0, in: words.catalogue) }
  }

  /// The keys that leave the dialog, and what becomes of what was changed in it.
  private var wayOut: Phrase.Key {
    switch purpose {
    case .rotor: .keysToLeaveRotor
    case .settings: .keysToLeaveSettings
    default: .keysToLeave
    }
  }

  /// The keys of the control that has focus, in words.
  var help: [Phrase] {
    let own: Phrase.Key =
      switch control.content {
      case .line(_, .number): .keysOfNumber
      case .line: history.isEmpty ? .keysOfLine : .keysOfLineWithHistory
      case .list: .keysOfList
      case .choice where finder != nil, .toggle where finder != nil, .amount where finder != nil: .keysOfSetting
      case .choice: .keysOfChoice
      case .toggle: .keysOfSwitch
      case .amount: .keysOfAmount
      case .button: .keysOfButton
      }
    return
      ([own] + (purpose == .books ? [.keysOfBooks] : []) + (finder == nil ? [] : [.keysOfFinder])
      + (controls.count > 1 && finder == nil ? [.keysToNextControl] : [])
      + [wayOut]).map { Phrase($0) }
  }
}
