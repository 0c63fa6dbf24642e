import Accessibility
import TextModel
import Words

/// The suggestions for a field.
extension Transition.Forms {
  /// Puts the next or the previous suggestion into a field, or the first that begins with what is written there.
  func suggest(_ isDown: Bool, in control: PlacedControl) {
    guard !control.control.isReadOnly, !control.control.isDisabled, let writing = session.form.writing else {
      return edge(Phrase(control.control.isDisabled ? .stateDimmed : .stateReadOnly))
    }
    let all = control.control.choices.map(\.name)
    let text = writing.line.string
    let next: Int?
    if let at = all.firstIndex(of: text) {
      next = isDown ? at + 1 : at - 1
    } else {
      let start = text.lowercased()
      next = all.firstIndex { $0.lowercased().hasPrefix(start) } ?? 0
    }
    guard let next, all.indices.contains(next) else { return speak([Announcement([], earcon: .boundary)]) }
    session.form.writing?.note(text)
    session.form.writing?.suggested = all[next]
    session.form.writing?.line = LineEditor(all[next])
    let section = world.text.section(control.section)
    var element = AccessibilityElement(
      label: all[next], role: .option, language: world.language(of: section.blocks[control.block], in: section))
    element.setPosition = SetPosition(next + 1, of: all.count)
    speak(announcements(of: element, in: control))
  }

  /// Takes the suggestion at the cursor and stays in the form.
  ///
  /// Returns false where none was moved to.
  func acceptSuggestion(in control: PlacedControl) -> Bool {
    guard let writing = session.form.writing, writing.key == control.key, writing.suggested != nil else {
      return false
    }
    session.form.writing?.suggested = nil
    speak(announcements(of: control))
    return true
  }
}
