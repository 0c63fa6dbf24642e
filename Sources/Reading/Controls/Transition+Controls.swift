import Accessibility
import TextModel
import Words

/// The effects of keys on the controls of a book.
extension Transition.Forms {
  /// Sends a key to the control at the cursor.
  func press(_ key: ControlKey, named name: String) {
    guard let control = world.forms.control(at: session.cursor) else { return refuse(name) }
    let kind = control.control.kind
    if kind.isEditable { return write(key, in: control, named: name) }
    if let refusal = refusal(of: control) { return edge(refusal) }
    switch (kind, key) {
    case (.checkbox, .character(" ")), (.toggle, .character(" ")), (.disclosure, .character(" ")),
      (.button, .character(" ")), (.radioButton, .character(" ")):
      act(on: control)
    case (.radioButton, .down), (.radioButton, .right): chooseRadioButton(.forward, from: control)
    case (.radioButton, .up), (.radioButton, .left): chooseRadioButton(.backward, from: control)
    case (.popUpButton, _), (.listBox, _): choose(key, in: control, named: name)
    case (.slider, _): slide(key, control, named: name)
    default: refuse(name)
    }
  }

  /// Returns the reason why a control does nothing: it is dimmed or read-only; nil for one that works.
  func refusal(of control: PlacedControl) -> Phrase? {
    if control.control.isDisabled { return Phrase(.stateDimmed) }
    // From a field that is only read its form can still be handed in.
    return control.control.isReadOnly && !control.control.kind.isEditable ? Phrase(.stateReadOnly) : nil
  }

  /// Acts on Enter while keys go to controls: adds a line to a text area, opens the choices of a list, takes the
  /// suggestion, else hands in the form.
  func activate(_ control: PlacedControl) {
    if let refusal = refusal(of: control) { return edge(refusal) }
    switch control.control.kind {
    case .textArea: write(.character("\n"), in: control, named: "Enter")
    case .popUpButton: openOrChoose(control)
    case .listBox: mark(control)
    case .slider: speak(announcements(of: control))
    case .checkbox, .toggle, .radioButton, .button, .disclosure, .indicator, .output: act(on: control)
    default:
      if acceptSuggestion(in: control) { return }
      guard let button = submitButton(of: control) else {
        let said = leaveControl(tellingFault: false)
        enter(again: control)
        return speak(said + announcements(of: control))
      }
      handIn(control, by: button)
    }
  }

  /// Acts on a check box or a button at the cursor.
  ///
  /// Returns false where there is none.
  func actOnControl() -> Bool {
    guard session.mode == .browsing else { return false }
    guard let control = world.forms.control(at: session.cursor) else { return refuseTask() }
    switch control.control.kind {
    case .checkbox, .toggle, .radioButton, .button, .disclosure: act(on: control)
    default: return false
    }
    return true
  }

  /// Says of the task that the cursor is at that it can only be read; false where it is at none, and where that has
  /// just been spoken: whoever asks again wants something else.
  func refuseTask() -> Bool {
    let refusal = Phrase(.readOnlyTask)
    guard let (section, block) = world.block(at: session.cursor), session.cursor.offset == block.content.lowerBound,
      section.isTaskDone(block) != nil, edge(named: refusal) != lastEdge
    else { return false }
    edge(refusal)
    return true
  }

  /// Acts on the control that keys go to after a double click, as Space does there.
  func actByMouse(on control: PlacedControl) {
    switch control.control.kind {
    case .listBox, .popUpButton, .checkbox, .toggle, .radioButton, .button, .disclosure:
      press(.character(" "), named: "Space")
    default: speak(announcements(of: control))
    }
  }

  /// Does what a control is there for.
  func act(on control: PlacedControl) {
    if let refusal = refusal(of: control) { return edge(refusal) }
    let filled = session.form.filled(control)
    switch control.control.kind {
    case .checkbox, .toggle, .disclosure:
      change(control, to: filled.isOn ? FilledControl.off : FilledControl.on)
    case .radioButton:
      guard !filled.isOn else { return say(Phrase(.stateSelected)) }
      change(control, to: control.control.set == nil ? FilledControl.on : control.control.key)
    case .button:
      switch control.control.action {
      case .submit: handIn(control, by: control)
      case .reset: reset(control)
      case .nothing: edge(Phrase(.nothingToActivate))
      }
    case .indicator, .output: edge(Phrase(.nothingToActivate))
    default: enterControl(control)
    }
  }

  /// Gives a control another answer, and says what that changes.
  private func change(_ control: PlacedControl, to answer: String) {
    let old = element(of: control)
    self.answer(control, answer)
    speak(element(of: control).changes(since: old, in: world.catalogue))
  }

  private func element(of control: PlacedControl) -> AccessibilityElement {
    session.form.filled(control).element(language: nil, in: world.catalogue)
  }

  /// Chooses the next radio button of those that belong together, around and around.
  private func chooseRadioButton(_ direction: Direction, from control: PlacedControl) {
    let all = world.forms.controls(inSection: control.section).filter {
      $0.key == control.key && ($0 == control || !$0.control.isDisabled)
    }
    guard let at = all.firstIndex(of: control), all.count > 1 else { return edge(Phrase(.nothingToActivate)) }
    let next = all[(at + (direction == .forward ? 1 : all.count - 1)) % all.count]
    let wasInvalid = session.form.filled(control).isInvalid
    answer(next, next.control.key)
    session.cursor = next.range.lower
    session.focus = next.range
    show(next.range.lower)
    let isMended = wasInvalid && !session.form.filled(next).isInvalid
    speak(announcements(of: next) + (isMended ? [Announcement(.entryValid, in: world.catalogue)] : []))
  }

  private func slide(_ key: ControlKey, _ control: PlacedControl, named name: String) {
    let scale = SliderScale(session.form.filled(control))
    guard let adjustment = scale.adjustment.changed(by: key) else { return refuse(name) }
    guard adjustment != scale.adjustment else { return edge(Phrase(key.amountEdge)) }
    change(control, to: scale.at(adjustment).answer)
  }
}
