import Accessibility
import Reading

/// A list of a dialog is a list like any other.
typealias DialogList = ChoiceList

extension DialogList {
  /// What is said where there is no line to be used.
  var missing: Phrase {
    guard count == 0 else { return Phrase(.nothingToActivate) }
    return filter.isEmpty ? Phrase(.emptyList) : Phrase(.noMatches, ["text": .text(filter)])
  }

  /// What is said of a key that leads nowhere in the list.
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
  /// Whether it lists what can be done, which F10 leaves as it opens it.
  var isOfActions: Bool { if case .actions = purpose { true } else { false } }
}
