import Accessibility
import TextModel
import Words

/// Taking text out of a field, and putting it into one.
extension Transition.Selecting {
  /// Carries out a key that takes what is selected in a field elsewhere, or has text put in; false for any other key.
  func exchange(_ key: ControlKey, with control: PlacedControl) -> Bool {
    switch key {
    case .copy: takeOut(of: control) { add(.copy(passage($0, of: control))) }
    case .cut: if forms.isOpen(control) { takeOut(of: control) { cut($0, from: control) } }
    case .paste: if forms.isOpen(control) { add(.host(.fetchCopied)) }
    default: return false
    }
    return true
  }

  private func takeOut(of control: PlacedControl, _ act: (String) -> Void) {
    guard let line = session.form.writing?.line, line.selection != nil else { return edge(Phrase(.noSelection)) }
    guard control.control.kind != .secureTextField else { return edge(Phrase(.secretIsNotCopied)) }
    act(line.selected)
  }

  private func cut(_ text: String, from control: PlacedControl) {
    guard var writing = session.form.writing else { return }
    let old = writing.line.string
    _ = writing.line.press(.delete)
    writing.note(old)
    session.form.writing = writing
    session.form.isCutting = true
    speak([Announcement(told(of: text, .cutText, .cutLong, in: control), in: world.catalogue)])
    add(.copy(passage(text, of: control)))
  }

  /// Puts the text that was copied last into the field that is being written in.
  func putIn(_ copied: String?) {
    guard let control = world.forms.control(at: session.cursor), var writing = session.form.writing,
      writing.key == control.key
    else { return say(Phrase(.pasteIgnored)) }
    let text = (copied ?? "").pasted(inLines: control.control.kind == .textArea)
    guard !text.isEmpty else { return edge(Phrase(.nothingToPaste)) }
    let old = writing.line
    writing.line.insert(contentsOf: text)
    guard forms.fits(writing.line, old, control) else { return }
    writing.note(old.string)
    session.form.writing = writing
    speak([Announcement(told(of: text, .pastedText, .pastedLong, in: control), in: world.catalogue)])
  }

  /// Returns the words for text that was moved: all of it, or its length if it is long or secret.
  private func told(of text: String, _ short: Phrase.Key, _ long: Phrase.Key, in control: PlacedControl) -> Phrase {
    control.control.kind == .secureTextField
      ? Phrase(long, ["count": .count(text.count)])
      : Phrase.passing(text, short, long, spoken: forms.echo(in: control).spoken)
  }

  private func passage(_ text: String, of control: PlacedControl) -> Passage {
    Passage(
      range: control.range, text: text, chapter: world.places.chapterPath(at: control.range.lower), percent: nil)
  }

  /// Performs an action of the Edit rotor on the field that is being written in.
  func performInField(_ action: FieldAction) {
    guard let control = world.forms.control(at: session.cursor), let line = session.form.writing?.line,
      session.form.writing?.key == control.key
    else { return edge(Phrase(.noActionChosen)) }
    switch action {
    case .cut: forms.write(.cut, in: control, named: "C-x")
    case .copy: forms.write(.copy, in: control, named: "A-w")
    case .paste: forms.write(.paste, in: control, named: "C-v")
    case .undo: forms.undo(control)
    case .selectAll: forms.write(.selectAll, in: control, named: "A-a")
    case .selectWord: forms.write(.selectWord, in: control, named: "A-a")
    case .speakSelection:
      guard line.selection != nil else { return edge(Phrase(.noSelection)) }
      let text = Phrase(.selectionIs, ["text": .text(forms.echo(in: control).spoken(line.selected))])
      speak([Announcement(text, in: world.catalogue)])
    case .clearSelection:
      session.form.writing?.line.edited.unselect()
      say(Phrase(line.selection == nil ? .noSelection : .selectionCleared))
    }
  }
}
