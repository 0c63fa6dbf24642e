import Accessibility
import Speech

extension Dialog {
  /// Carries out a key.
  mutating func press(_ key: Key, _ words: DialogWords) -> Answer {
    switch (key.base, key.modifiers) {
    case (.escape, []), (.character("c"), .control), (.character("g"), .control): return .left
    case (.enter, []): return .done
    case (.tab, []): return moveFocus(by: 1, words)
    case (.tab, .shift): return moveFocus(by: -1, words)
    case (.character("l"), .control): return .said(announcements(from: focus, words))
    default: break
    }
    let old = control.element
    switch control.content {
    case .line(let editor, let kind): return edit(editor, kind, by: key, words)
    case .list(let list): return choose(in: list, by: key, words)
    case .toggle(let isOn):
      guard key == Key(.space) else { return .refused }
      control.content = .toggle(!isOn)
    case .amount(let amount):
      guard let changed = amount.changed(by: key) else { return .refused }
      guard changed != amount else { return edge }
      control.content = .amount(changed)
    case .button:
      return key == Key(.space) ? .done : .refused
    }
    return .said(control.element.changes(since: old, in: words.catalogue))
  }

  /// Takes pasted text into a line; nil where no text is wanted.
  mutating func paste(_ text: String, _ words: DialogWords) -> Answer? {
    guard case .line(var editor, let kind) = control.content else { return nil }
    for character in text {
      _ = editor.press(character.isWhitespace ? Key(.space) : Key(.character(character)))
    }
    control.content = .line(editor, kind)
    return .said([Announcement([editor.string], isVerbatim: true)])
  }

  /// The sound of an edge alone: what there is to say of it is where the control says it stands.
  private var edge: Answer { .said([Announcement([], earcon: .boundary)]) }

  private mutating func moveFocus(by step: Int, _ words: DialogWords) -> Answer {
    guard controls.count > 1 else { return .said(announcements(from: focus, words)) }
    let old = focus
    focus = (focus + step + controls.count) % controls.count
    return .said(announcements(from: old, words))
  }

  private mutating func choose(in list: DialogList, by key: Key, _ words: DialogWords) -> Answer {
    var list = list
    let page = 10
    let isMoved: Bool
    switch (key.base, key.modifiers) {
    case (.down, []): isMoved = list.move(by: 1)
    case (.up, []): isMoved = list.move(by: -1)
    case (.pageDown, []): isMoved = list.move(by: page)
    case (.pageUp, []): isMoved = list.move(by: -page)
    case (.home, []): isMoved = list.move(by: -list.shown.count)
    case (.end, []): isMoved = list.move(by: list.shown.count)
    case (.backspace, []): isMoved = list.widen()
    case (.character(let character), []): isMoved = list.narrow(by: character)
    case (.space, []): isMoved = list.narrow(by: " ")
    default: return .refused
    }
    guard isMoved else { return edge }
    control.content = .list(list)
    return .said([item(of: list, words)])
  }

  /// A line of a list, with its number.
  private func item(of list: DialogList, _ words: DialogWords) -> Announcement {
    var element = AccessibilityElement(label: list.current ?? "", role: .option)
    element.setPosition = list.position
    return element.announcements(words.style, in: words.catalogue)[0]
  }

  private mutating func edit(
    _ editor: LineEditor, _ kind: DialogControl.LineKind, by key: Key, _ words: DialogWords
  ) -> Answer {
    if key == Key(.up) || key == Key(.down) { return recall(key == Key(.up) ? 1 : -1, kind, words) }
    var changed = editor
    guard let change = changed.press(key) else { return .refused }
    control.content = .line(changed, kind)
    control.error = nil
    switch change {
    case .inserted(let character):
      return .said(words.echo.announcements(of: character, after: editor.lastWord, words.units))
    case .deleted(let text):
      let said = text.count == 1 ? text.first.map { words.units.character($0) } ?? "" : text
      return .said([Announcement([said], isVerbatim: true)])
    case .moved:
      guard let next = changed.next else { return .said([Announcement(.endOfField, in: words.catalogue)]) }
      return .said([Announcement([words.units.character(next)], isVerbatim: true)])
    case .nothing: return edge
    }
  }

  /// Puts a line that was written before into the field.
  private mutating func recall(_ step: Int, _ kind: DialogControl.LineKind, _ words: DialogWords) -> Answer {
    let wanted = recalled + step
    guard (0...history.count).contains(wanted) else { return edge }
    recalled = wanted
    control.content = .line(LineEditor(wanted == 0 ? "" : history[history.count - wanted]), kind)
    return .said(announcements(from: focus, words))
  }
}

extension Adjustment {
  /// The amount after a key; the same at its end, nil for a key that does not change it.
  fileprivate func changed(by key: Key) -> Adjustment? {
    switch key {
    case Key(.right), Key(.up), Key(.character("+")): incremented ?? self
    case Key(.left), Key(.down), Key(.character("-")): decremented ?? self
    default: nil
    }
  }
}
