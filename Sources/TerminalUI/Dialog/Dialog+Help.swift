import Words

extension Dialog {
  /// What keys do at the control that has focus, for whoever asks.
  var help: [Phrase] {
    let own: Phrase.Key =
      switch control.content {
      case .line(_, .number): .keysOfNumber
      case .line: history.isEmpty ? .keysOfLine : .keysOfLineWithHistory
      case .list: .keysOfList
      case .choice: .keysOfChoice
      case .toggle: .keysOfSwitch
      case .amount: .keysOfAmount
      case .button: .keysOfButton
      }
    return
      ([own] + (controls.count > 1 ? [.keysToNextControl] : [])
      + [purpose == .rotor ? .keysToLeaveRotor : .keysToLeave]).map { Phrase($0) }
  }
}
