import Accessibility
import Reading
import Speech
import Words

extension Dialog {
  /// Carries out a key.
  mutating func press(_ key: Key, _ words: DialogWords) -> Answer {
    let before = reached
    reached = nil
    control.answer = nil
    return press(key, after: before, words)
  }

  private mutating func press(_ key: Key, after before: Edge?, _ words: DialogWords) -> Answer {
    switch (key.base, key.modifiers) {
    case (.escape, []), (.character("c"), .control), (.character("g"), .control): return .left
    case (.enter, []): return activated
    case (.wheelUp, []): return press(Key(isAtAmount ? .right : .up), after: before, words)
    case (.wheelDown, []): return press(Key(isAtAmount ? .left : .down), after: before, words)
    case (.tab, []) where purpose == .command: return complete(words)
    case (.tab, []): return moveFocus(by: 1, words)
    case (.tab, .shift): return moveFocus(by: -1, words)
    case (.character("l"), .control): return .said(announcements(from: focus, words))
    default: break
    }
    if let answer = find(by: key, after: before, words) ?? goOn(by: key, after: before, words) { return answer }
    let old = control.element
    switch control.content {
    case .line(let editor, let kind): return edit(editor, kind, by: key, after: before, words)
    case .list(let list): return choose(in: list, by: key, after: before, words)
    case .choice(var list):
      guard let isMoved = list.choose(by: key) else { return .refused }
      guard isMoved else { return edge(list.edge(of: key), key, after: before, words) }
      control.content = .choice(list)
    case .toggle(let isOn):
      guard key == Key(.space) || finder != nil && [Key(.left), Key(.right)].contains(key) else { return .refused }
      control.content = .toggle(!isOn)
    case .amount(let amount):
      guard let control = key.control, let changed = amount.changed(by: control) else { return .refused }
      guard changed != amount else { return edge(Phrase(control.amountEdge), key, after: before, words) }
      self.control.content = .amount(changed)
    case .button:
      if key == Key(.space) { return activated }
      // Letters are meant for the list beside the button.
      guard case .character(let character) = key.base, key.modifiers.isEmpty,
        character.isLetter || character.isNumber,
        let place = controls.firstIndex(where: \.isList), case .list(let list) = controls[place].content
      else { return .refused }
      focus = place
      return choose(in: list, by: key, after: before, words)
    }
    control.error = nil
    return .said(control.element.changes(since: old, in: words.catalogue))
  }

  /// A Boolean value that indicates whether an amount has focus, which the wheel changes.
  private var isAtAmount: Bool { if case .amount = control.content { true } else { false } }

  /// Completes a command as far as it is certain; where it is as far, tells what it may become.
  private mutating func complete(_ words: DialogWords) -> Answer {
    guard case .line(let editor, let kind) = control.content else { return edge }
    let found = LineCommand.completions(of: editor.string, voices: words.voices)
    guard let first = found.first else { return edge }
    let common = found.dropFirst().reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    control.error = nil
    guard common.count > editor.string.count else {
      var last: [String] = []
      for word in found.map({ $0.split(separator: " ").last.map(String.init) ?? $0 }) where last.last != word {
        last.append(word)
      }
      control.answer = last.joined(separator: ", ")
      return .said([Announcement([last.joined(separator: ", ")])])
    }
    control.content = .line(LineEditor(common), kind)
    return .said([Announcement([common], isVerbatim: true)])
  }

  /// The longest line that is taken, in characters: as long as the path of a file may be.
  static let longestLine = 4096

  /// Takes pasted text into a line, as much as it holds; nil where no text is wanted.
  mutating func paste(_ text: String, _ words: DialogWords) -> Answer? {
    guard case .line(var editor, let kind) = control.content else { return nil }
    let (pasted, room) = (text.pasted(inLines: false), max(0, Dialog.longestLine - editor.text.count))
    let taken = pasted.prefix(room)
    editor.insert(contentsOf: String(taken))
    control.content = .line(editor, kind)
    let isCut = taken.endIndex < pasted.endIndex
    return .said([Announcement([editor.string], isVerbatim: true)] + (isCut ? [lineIsFull(words)] : []))
  }

  private func lineIsFull(_ words: DialogWords) -> Announcement {
    Announcement(
      Phrase(.lengthAtMost, ["greatest": .count(Dialog.longestLine)]), in: words.catalogue, earcon: .boundary)
  }

  /// The effect of Enter: the button that has focus is pressed, or else the dialog is done.
  private var activated: Answer {
    guard case .button(let button) = control.content else { return .done }
    switch button {
    case .done: return .done
    case .leave: return .left
    case .act: return .acted(id: control.id)
    }
  }

  /// The sound of an edge alone.
  var edge: Answer { .said([Announcement([], earcon: .boundary)]) }

  /// Runs into an edge: its sound, and its phrase unless the same key ran into it just before and it was spoken.
  mutating func edge(_ phrase: Phrase, _ key: Key, after before: Edge?, _ words: DialogWords) -> Answer {
    let edge = Edge(phrase: phrase, key: key)
    reached = edge
    guard edge != before || !words.soundsAreHeard else { return self.edge }
    return .said([Announcement(phrase, in: words.catalogue, earcon: .boundary)])
  }

  private mutating func moveFocus(by step: Int, _ words: DialogWords) -> Answer {
    guard controls.count > 1 else { return .said(announcements(from: focus, words)) }
    let old = focus
    let heard = takeLastWord(words)
    let shown = shownControls
    let place = (shown.firstIndex(of: focus) ?? 0) + step
    focus = shown[(place + shown.count) % shown.count]
    return .said(heard + announcements(from: old, words))
  }

  /// Returns the announcements of the last word that was written in the line that has focus, once.
  mutating func takeLastWord(_ words: DialogWords) -> [Announcement] {
    guard case .line(var editor, let kind) = control.content else { return [] }
    let heard = FieldEcho(words.units, in: words.catalogue, words.echo).announcements(leaving: editor)
      .map { $0.otherwise(in: words.catalogue.language) }
    editor.hearWord()
    control.content = .line(editor, kind)
    return heard
  }

  private mutating func choose(
    in list: DialogList, by key: Key, after before: Edge?, _ words: DialogWords
  ) -> Answer {
    let start = list
    var list = list
    let isMoved: Bool
    let old = list.count > 0 ? list.item(list.at).element : nil
    let hasSwitches = list.count > 0 && list.item(list.at).isOn != nil
    switch (key.base, key.modifiers) {
    case (.space, []) where hasSwitches:
      guard list.switchLine(), let old else { return edge(Phrase(.oneStaysOn), key, after: before, words) }
      control.content = .list(list)
      return .said(list.item(list.at).element.changes(since: old, in: words.catalogue))
    case (.character("<"), []) where hasSwitches, (.character(">"), []) where hasSwitches:
      guard list.filter.isEmpty else { return edge(Phrase(.wholeListMoves), key, after: before, words) }
      isMoved = list.carry(by: key == Key(.character("<")) ? -1 : 1)
    default:
      guard let moved = key.control.flatMap({ list.press($0) }) else { return .refused }
      isMoved = moved
    }
    // Letters that match nothing stay, so that nothing else is taken for them.
    control.content = .list(list)
    guard isMoved else { return edge(list.edge(of: key), key, after: before, words) }
    return .said([item(of: list, after: start, words)])
  }

  /// Returns a line of a list, with its number and where it is nested, as it is spoken after the line before.
  func item(of list: DialogList, after before: DialogList, _ words: DialogWords) -> Announcement {
    list.element(after: before).announcements(words.style, in: words.catalogue)[0]
  }

  private mutating func edit(
    _ editor: LineEditor, _ kind: DialogControl.LineKind, by key: Key, after before: Edge?, _ words: DialogWords
  ) -> Answer {
    if key == Key(.up) || key == Key(.down) {
      if case .number(let range) = kind { return step(editor, by: key, in: range, after: before, words) }
      return recall(key, kind, after: before, words)
    }
    // A wrong command can be corrected; a newly typed one replaces it.
    var changed = purpose == .command && control.error != nil && key.isText ? LineEditor("") : editor
    guard let change = changed.press(key) else { return .refused }
    if change.isWritten, changed.text.count > max(editor.text.count, Dialog.longestLine) {
      return .said([lineIsFull(words)])
    }
    control.content = .line(changed, kind)
    control.error = nil
    if change == .nothing { return edge(Phrase(changed.edge(of: key.control)), key, after: before, words) }
    if change == .moved, changed.next == nil { reached = Edge(phrase: Phrase(.endOfField), key: key) }
    return .said(
      FieldEcho(words.units, in: words.catalogue, words.echo).announcements(of: change, from: editor, to: changed))
  }

  /// Counts a number up or down, as far as it goes.
  private mutating func step(
    _ editor: LineEditor, by key: Key, in range: ClosedRange<Int>, after before: Edge?, _ words: DialogWords
  ) -> Answer {
    let step = key == Key(.up) ? 1 : -1
    let within = { min(max(range.lowerBound, $0), range.upperBound) }
    let new = Int(editor.string).map { within(within($0) + step) } ?? range.lowerBound
    guard "\(new)" != editor.string else {
      return edge(Phrase(step > 0 ? .greatestValue : .leastValue), key, after: before, words)
    }
    control.content = .line(.offering("\(new)"), .number(range))
    control.error = nil
    return .said([Announcement(["\(new)"])])
  }

  /// Puts a line that was written before into the field.
  private mutating func recall(
    _ key: Key, _ kind: DialogControl.LineKind, after before: Edge?, _ words: DialogWords
  ) -> Answer {
    let isUp = key == Key(.up)
    let wanted = recalled + (isUp ? 1 : -1)
    guard (0...history.count).contains(wanted) else {
      let end: Phrase.Key =
        history.isEmpty ? (isUp ? .startOfField : .endOfField) : isUp ? .startOfList : .endOfList
      return edge(Phrase(end), key, after: before, words)
    }
    recalled = wanted
    control.content = .line(LineEditor(wanted == 0 ? "" : history[history.count - wanted]), kind)
    return .said(announcements(from: focus, words))
  }
}

extension Key {
  /// A Boolean value that indicates whether it types a character.
  fileprivate var isText: Bool {
    guard case .character = base else { return false }
    return modifiers.isEmpty
  }
}

extension DialogList {
  /// Goes to another value by a key; false where there is none, nil for a key that does not choose.
  fileprivate mutating func choose(by key: Key) -> Bool? {
    switch (key.base, key.modifiers) {
    case (.down, []), (.right, []): move(by: 1)
    case (.up, []), (.left, []): move(by: -1)
    case (.home, []): move(by: -count)
    case (.end, []): move(by: count)
    // One key goes through all of them.
    case (.space, []): move(by: 1) || move(by: -count)
    case (.character(let character), []): go(to: character)
    default: nil
    }
  }
}
