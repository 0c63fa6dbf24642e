import Accessibility
import Reading
import Words

extension Dialog {
  /// Returns a list of the controls with names to be found by, for a dialog of many of them.
  static func finder(of controls: [DialogControl]) -> DialogList {
    let named = controls.filter { if case .button = $0.content { false } else { true } }
    return DialogList(named.map { DialogList.Item(text: $0.label, id: $0.id) })
  }

  /// The controls that are shown: while a name is typed, those that it leads to and the buttons.
  var shownControls: [Int] {
    guard let finder, !finder.filter.isEmpty else { return Array(controls.indices) }
    let found = Set((0..<finder.count).map { finder.item($0).id })
    return controls.indices.filter { index in
      if case .button = controls[index].content { return true }
      return found.contains(controls[index].id)
    }
  }

  /// The name that is being typed; nil while none is.
  var sought: String? { finder.flatMap { $0.filter.isEmpty ? nil : $0.filter } }

  /// Returns a Boolean value that indicates whether a character is a part of a name that a control is found by: a
  /// letter or a digit, and a space behind one.
  func finds(_ character: Character) -> Bool {
    guard finder != nil else { return false }
    if case .line = control.content { return false }
    return character.isLetter || character.isNumber
  }

  /// Goes through many controls by keys that go through a list; nil for other keys, and where there are few.
  mutating func goOn(by key: Key, after before: Edge?, _ words: DialogWords) -> Answer? {
    let page = 10
    guard finder != nil, !control.isList, key.modifiers.isEmpty else { return nil }
    let step: Int
    switch key.base {
    case .down: step = 1
    case .up: step = -1
    case .pageDown: step = page
    case .pageUp: step = -page
    default: return nil
    }
    let shown = shownControls
    let place = shown.firstIndex(of: focus) ?? 0
    let next = min(max(0, place + step), shown.count - 1)
    guard next != place else { return edge(Phrase(step > 0 ? .endOfList : .startOfList), key, after: before, words) }
    let heard = takeLastWord(words)
    let old = focus
    focus = shown[next]
    return .said(heard + announcements(from: old, words))
  }

  /// Goes to the control whose name is likest to what has been typed; nil for a key that types no name here.
  ///
  /// A character that leads to no control is not taken.
  mutating func find(by key: Key, after before: Edge?, _ words: DialogWords) -> Answer? {
    guard key.modifiers.isEmpty, var finder else { return nil }
    switch key.base {
    case .character(let character) where finds(character):
      guard finder.narrow(by: character) else {
        return edge(Phrase(.noMatches, ["text": .text(finder.filter)]), key, after: before, words)
      }
    case .backspace where sought != nil: _ = finder.widen()
    default: return nil
    }
    self.finder = finder
    guard let id = finder.chosen.map({ finder.line($0).id }), let found = controls.firstIndex(where: { $0.id == id })
    else { return nil }
    let old = focus
    focus = found
    return .said(announcements(from: old, words))
  }
}
