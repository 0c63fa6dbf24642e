import Accessibility
import Speech
import TextModel

/// Writing in the fields of a book.
extension Turn {
  /// A key goes to a field.
  mutating func write(_ key: ControlKey, in control: PlacedControl, named name: String) {
    guard var writing = session.form.writing, writing.key == control.key else { return refuse(name) }
    if control.control.kind == .numberField, key == .up || key == .down { return step(key, control) }
    if key == .up || key == .down, !control.control.choices.isEmpty { return suggest(key == .down, in: control) }
    if key == .up || key == .down { return moveLine(key == .down, in: control) }
    if key == .undo { return undo(control) }
    if key == .select { return edge(Phrase(.fieldsTakeNoSelection)) }
    let old = writing.line
    guard let change = writing.line.press(key) else { return refuse(name) }
    if change != .moved, change != .nothing {
      guard isOpen(control), fits(writing.line, old, control) else { return }
      writing.note(writing.before.isEmpty || startsChange(change) ? old.string : nil)
    }
    session.form.writing = writing
    if change == .nothing { return edge(Phrase(writing.line.edge(of: key))) }
    speak(echo(of: change, after: old.lastWord, writing.line, in: control.control))
    // The end is told on coming to it: the same key once more is no news.
    if change == .moved, writing.line.next == nil { session.edge = edge(named: Phrase(.endOfField)) }
  }

  /// Text is put into the field that is being written in.
  mutating func paste(_ text: String) {
    guard let control = world.control(at: session.cursor), var writing = session.form.writing,
      writing.key == control.key
    else { return say(Phrase(.pasteIgnored)) }
    let old = writing.line
    writing.line.insert(contentsOf: text.pasted(inLines: control.control.kind == .textArea))
    guard isOpen(control), fits(writing.line, old, control) else { return }
    writing.note(old.string)
    session.form.writing = writing
    speak(announcements(of: control))
  }

  /// Has what is being written kept as far as it has come; the reader stays in the field, and nothing is said.
  mutating func keepWriting() {
    guard let writing = session.form.writing, writing.changes > writing.keptChanges,
      let control = world.control(at: session.cursor), control.key == writing.key
    else { return }
    session.form.writing?.keptChanges = writing.changes
    if let kept = kept(control) { add(.keep([kept], isHandedIn: false)) }
  }

  /// Whether a field takes changes; where not, that is said.
  private mutating func isOpen(_ control: PlacedControl) -> Bool {
    guard control.control.isReadOnly || control.control.isDisabled else { return true }
    edge(Phrase(control.control.isDisabled ? .stateDimmed : .stateReadOnly))
    return false
  }

  /// Whether a text is short enough for a field, or shorter than it was; where not, the limit is said.
  private mutating func fits(_ line: LineEditor, _ old: LineEditor, _ control: PlacedControl) -> Bool {
    guard let greatest = control.control.limits.greatestLength, line.text.count > greatest,
      line.text.count > old.text.count
    else { return true }
    edge(Phrase(.lengthAtMost, ["greatest": .count(greatest)]))
    return false
  }

  /// Whether a change is one that is taken back by itself, and not with those before it.
  private func startsChange(_ change: LineEditor.Change) -> Bool {
    if case .inserted(let character) = change { return character.isWhitespace }
    return true
  }

  private func echo(
    of change: LineEditor.Change, after word: String, _ line: LineEditor, in control: Control
  ) -> [Announcement] {
    // Nobody beside the reader is to hear what is written in secret.
    let name = { (character: Character) in units.character(control.kind == .secureTextField ? "*" : character) }
    switch change {
    case .inserted(let character):
      guard control.kind == .secureTextField else {
        let heard = world.settings.typingEcho.announcements(of: character, after: word, units)
        guard heard.isEmpty, character == "\n", world.settings.typingEcho != .none else { return heard }
        // Without a word before it, a new line is heard like any other move to a line.
        return [Announcement([units.character(character)], isVerbatim: true)]
      }
      return world.settings.typingEcho == .none ? [] : [Announcement([name(character)], isVerbatim: true)]
    case .deleted(let text):
      let isSecret = control.kind == .secureTextField
      let said = text.count == 1 ? text.first.map(name) ?? "" : isSecret ? units.character("*") : text
      return [Announcement([said], isVerbatim: true)]
    case .moved:
      guard let next = line.next else { return [Announcement(.endOfField, in: world.catalogue)] }
      return [Announcement([next == "\n" ? units.character("\n") : name(next)], isVerbatim: true)]
    case .nothing: return []
    }
  }

  /// Goes to the line above or below, and says it.
  private mutating func moveLine(_ isDown: Bool, in control: PlacedControl) {
    guard session.form.writing?.line.moveLine(isDown) == true, let line = session.form.writing?.line.line else {
      return edge(Phrase(isDown ? .endOfField : .startOfField))
    }
    speak([Announcement([line.isEmpty ? units.character("\n") : line], isVerbatim: true)])
  }

  /// Takes the last change back, and says what is in the field.
  private mutating func undo(_ control: PlacedControl) {
    guard let before = session.form.writing?.before.popLast() else { return edge(Phrase(.nothingToUndo)) }
    session.form.writing?.line.restore(before)
    session.form.writing?.changes += 1
    speak(announcements(of: control))
  }

  /// A number goes up and down by its steps; where there is none yet it goes from nought, as far as that is allowed.
  private mutating func step(_ key: ControlKey, _ control: PlacedControl) {
    guard isOpen(control), let writing = session.form.writing else { return }
    let isNumber = FilledControl.number(writing.line.string) != nil
    let scale = SliderScale(numbers: control.control, at: isNumber ? writing.line.string : "0")
    let next = scale.stepped(isUp: key == .up)
    guard next != scale.adjustment || scale.isClamped else { return edge(Phrase(key.amountEdge)) }
    session.form.writing?.note(writing.line.string)
    session.form.writing?.line = LineEditor(scale.at(next).answer)
    speak([Announcement([scale.at(next).answer])])
  }
}
