import Accessibility
import Reading
import Words

/// A list of a dialog is a list like any other.
typealias DialogList = ChoiceList

extension DialogList {
  /// The phrase for a list without a line to be used.
  var missing: Phrase {
    guard count == 0 else { return Phrase(.nothingToActivate) }
    return filter.isEmpty ? Phrase(.emptyList) : Phrase(.noMatches, ["text": .text(filter)])
  }

  /// Returns the phrase for a key that leads nowhere in the list.
  func edge(of key: Key) -> Phrase {
    guard count > 0 else { return missing }
    let isSwitched = item(at).isOn != nil
    return switch key.base {
    case .backspace: Phrase(.nothingTyped)
    case .up, .left, .home, .pageUp: Phrase(.startOfList)
    case .character("<") where isSwitched: Phrase(.startOfList)
    case .character(">") where isSwitched: Phrase(.endOfList)
    case .character(let character): Phrase(.nothingBeginsWith, ["text": .text(String(character))])
    default: Phrase(.endOfList)
    }
  }
}

extension Dialog {
  /// A Boolean value that indicates whether letters narrow its list.
  var isNarrowed: Bool {
    controls.contains { if case .list(let list) = $0.content { !list.filter.isEmpty } else { false } }
  }

  /// Returns a Boolean value that indicates whether a command opens it.
  func isOpened(by action: KeyBinding.Action?) -> Bool {
    switch (action, purpose) {
    case (.actions, .actions), (.actions, .shelfActions), (.practiceStep, .findings): true
    case (.dialog(let opened), _): opened == purpose
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a character is text in the control that has focus: in a line, and
  /// in a list that is narrowed already or that has a line with it; or a part of a name that a control is found by.
  func takes(_ character: Character) -> Bool {
    if finds(character) { return true }
    switch control.content {
    case .line: return true
    case .list(var list): return !list.filter.isEmpty || list.narrow(by: character)
    default: return false
    }
  }
}
