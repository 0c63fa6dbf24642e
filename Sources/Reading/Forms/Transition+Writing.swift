import Accessibility
import Speech
import TextModel
import Words

/// Writing in the fields of a book.
extension Transition.Forms {
  /// Sends a key to a field.
  func write(_ pressed: ControlKey, in control: PlacedControl, named name: String) {
    guard var writing = session.form.writing, writing.key == control.key else { return refuse(name) }
    let key = writing.line.taken(pressed)
    if control.control.kind == .numberField, key == .up || key == .down { return step(key, control) }
    if key == .up || key == .down, !control.control.choices.isEmpty { return suggest(key == .down, in: control) }
    if key == .up || key == .down { return moveLine(key == .down, in: control) }
    if key == .undo { return undo(control) }
    if selecting.exchange(key, with: control) { return }
    let old = writing.line
    guard let change = writing.line.press(key) else { return refuse(name) }
    if change.isWritten {
      guard isOpen(control), fits(writing.line, old, control) else { return }
      writing.note(writing.before.isEmpty || startsChange(change) ? old.string : nil)
    }
    // Whoever goes on in what was suggested has taken it.
    if change != .nothing { writing.suggested = nil }
    session.form.writing = writing
    if change == .nothing { return edge(Phrase(writing.line.edge(of: key))) }
    speak(echo(in: control).announcements(of: change, from: old, to: writing.line))
    // The end is announced on coming to it: the same key once more adds nothing.
    if change == .moved, writing.line.next == nil { session.recent.edge = edge(named: Phrase(.endOfField)) }
  }

  /// Pastes text into the field that is being written in.
  func paste(_ text: String) {
    guard let control = world.forms.control(at: session.cursor), var writing = session.form.writing,
      writing.key == control.key
    else { return say(Phrase(.pasteIgnored)) }
    let old = writing.line
    writing.line.insert(contentsOf: text.pasted(inLines: control.control.kind == .textArea))
    guard isOpen(control), fits(writing.line, old, control) else { return }
    writing.note(old.string)
    writing.suggested = nil
    session.form.writing = writing
    speak(announcements(of: control))
  }

  /// Puts the caret where a field was touched, and says what is there.
  func placeCaret(at place: Int) {
    guard let control = world.forms.control(at: session.cursor), var writing = session.form.writing,
      writing.key == control.key
    else { return edge(Phrase(.nothingToActivate)) }
    let old = writing.line
    writing.line.place(at: place)
    session.form.writing = writing
    speak(echo(in: control).announcements(of: .moved, from: old, to: writing.line))
  }

  /// Has what is being written kept as far as it has come; the reader stays in the field, and nothing is spoken.
  func keepWriting() {
    guard let writing = session.form.writing, writing.changes > writing.keptChanges,
      let control = world.forms.control(at: session.cursor), control.key == writing.key
    else { return }
    session.form.writing?.keptChanges = writing.changes
    if let kept = kept(control) { add(.keep([kept], isHandedIn: false)) }
  }

  /// Returns a Boolean value that indicates whether a field takes changes; where not, that is spoken.
  func isOpen(_ control: PlacedControl) -> Bool {
    guard control.control.isReadOnly || control.control.isDisabled else { return true }
    edge(Phrase(control.control.isDisabled ? .stateDimmed : .stateReadOnly))
    return false
  }

  /// Returns a Boolean value that indicates whether a text is short enough for a field, or shorter than it was; where
  /// not, the limit is spoken.
  func fits(_ line: LineEditor, _ old: LineEditor, _ control: PlacedControl) -> Bool {
    guard let greatest = control.control.limits.greatestLength, line.text.count > greatest,
      line.text.count > old.text.count
    else { return true }
    edge(Phrase(.lengthAtMost, ["greatest": .count(greatest)]))
    return false
  }

  /// Returns a Boolean value that indicates whether a change is one that is taken back by itself, and not with those
  /// before it.
  private func startsChange(_ change: LineEditor.Change) -> Bool {
    if case .inserted(let character) = change { return character.isWhitespace }
    return true
  }

  /// Returns the feedback on keys in a field.
  func echo(in control: PlacedControl) -> FieldEcho {
    FieldEcho(
      units, in: world.catalogue, world.settings.typingEcho, isSecret: control.control.kind == .secureTextField)
  }

  /// Goes to the line above or below, and says it.
  private func moveLine(_ isDown: Bool, in control: PlacedControl) {
    guard var writing = session.form.writing else { return }
    let old = writing.line
    let change = writing.line.moveLine(isDown)
    session.form.writing = writing
    if change == .nothing { return edge(Phrase(isDown ? .endOfField : .startOfField)) }
    let echo = echo(in: control)
    speak(
      change == .moved
        ? echo.announcements(ofLine: writing.line, from: old)
        : echo.announcements(of: change, from: old, to: writing.line))
  }

  /// Takes the last change back, and says what is in the field.
  func undo(_ control: PlacedControl) {
    guard let before = session.form.writing?.before.popLast() else { return edge(Phrase(.nothingToUndo)) }
    session.form.writing?.line.restore(before)
    session.form.writing?.suggested = nil
    session.form.writing?.changes += 1
    speak(announcements(of: control))
  }

  /// Steps a number up or down.
  ///
  /// Without a value it starts from zero, as far as that is allowed.
  private func step(_ key: ControlKey, _ control: PlacedControl) {
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
