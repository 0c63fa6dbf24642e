import Accessibility
import TextModel

/// What keys do to the controls of a book.
extension Turn {
  /// A key goes to the control at the cursor.
  mutating func press(_ key: ControlKey, named name: String) {
    guard let control = world.control(at: session.cursor) else { return refuse(name) }
    let kind = control.control.kind
    if kind.isEditable { return write(key, in: control, named: name) }
    guard !control.control.isDisabled, !control.control.isReadOnly else { return edge(Phrase(.nothingToActivate)) }
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

  /// Enter, while keys go to controls: another line of a text area, the choices of a list, else the form is handed in.
  mutating func activate(_ control: PlacedControl) {
    switch control.control.kind {
    case .textArea: write(.character("\n"), in: control, named: "Enter")
    case .popUpButton: openOrChoose(control)
    case .listBox: mark(control)
    case .slider: speak(announcements(of: control))
    case .checkbox, .toggle, .radioButton, .button, .disclosure, .indicator, .output: act(on: control)
    default:
      guard let button = submitButton(of: control) else {
        let said = leaveControl()
        enter(again: control)
        return speak(said + announcements(of: control))
      }
      handIn(control, by: button)
    }
  }

  /// Space: acts on a mark or a button that the reader is at; false where there is none.
  mutating func actOnControl() -> Bool {
    guard session.mode == .browsing, let control = world.control(at: session.cursor) else { return false }
    switch control.control.kind {
    case .checkbox, .toggle, .radioButton, .button, .disclosure: act(on: control)
    default: return false
    }
    return true
  }

  /// A double click on the control that keys go to: what Space does there, where it does anything.
  mutating func actByMouse(on control: PlacedControl) {
    switch control.control.kind {
    case .listBox, .popUpButton, .checkbox, .toggle, .radioButton, .button, .disclosure:
      press(.character(" "), named: "Space")
    default: speak(announcements(of: control))
    }
  }

  /// Does what a control is there for.
  mutating func act(on control: PlacedControl) {
    guard !control.control.isDisabled, !control.control.isReadOnly else { return edge(Phrase(.nothingToActivate)) }
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
  private mutating func change(_ control: PlacedControl, to answer: String) {
    let old = element(of: control)
    self.answer(control, answer)
    speak(element(of: control).changes(since: old, in: world.catalogue))
  }

  private func element(of control: PlacedControl) -> AccessibilityElement {
    session.form.filled(control).element(language: nil, in: world.catalogue)
  }

  /// Chooses the next radio button of those that belong together, around and around.
  private mutating func chooseRadioButton(_ direction: Direction, from control: PlacedControl) {
    let all = world.controls(inSection: control.section).filter {
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

  private mutating func slide(_ key: ControlKey, _ control: PlacedControl, named name: String) {
    let scale = SliderScale(session.form.filled(control))
    guard let adjustment = scale.adjustment.changed(by: key) else { return refuse(name) }
    guard adjustment != scale.adjustment else { return speak([Announcement([], earcon: .boundary)]) }
    change(control, to: scale.at(adjustment).answer)
  }

  // MARK: Lists

  /// Opens the choices of a control that is closed, or takes the one that the keys have come to.
  mutating func openOrChoose(_ control: PlacedControl) {
    guard !control.control.isDisabled, !control.control.isReadOnly, !control.control.choices.isEmpty else {
      return edge(Phrase(.nothingToActivate))
    }
    guard session.form.isOpen(control), let at = session.form.choosing?.at else {
      session.form.choosing = choosing(in: control)
      return speakChoice(of: control)
    }
    session.form.choosing = nil
    answer(control, FilledControl.answer(choosing: [at]))
    speak(announcements(of: control))
  }

  private func choosing(in control: PlacedControl) -> Session.Form.Choosing {
    if let choosing = session.form.choosing, choosing.key == control.key { return choosing }
    return Session.Form.Choosing(key: control.key, at: session.form.filled(control).current ?? 0)
  }

  private mutating func choose(_ key: ControlKey, in control: PlacedControl, named name: String) {
    let isOpen = session.form.isOpen(control)
    if key == .character(" "), session.form.choosing?.filter.isEmpty ?? true {
      return control.control.kind == .listBox ? mark(control) : openOrChoose(control)
    }
    var choosing = choosing(in: control)
    var list = ChoiceList(
      control.control.choices.map { ChoiceList.Item(text: $0.name) }, at: choosing.at, narrowing: .wordStarts)
    for character in choosing.filter { _ = list.narrow(by: character) }
    guard var isMoved = list.press(key) else { return refuse(name) }
    // What cannot be chosen now is passed over, as its author greys it out.
    while isMoved, let at = list.chosen, control.control.choices[at].isDisabled { isMoved = list.move(by: key.step) }
    guard isMoved, let at = list.chosen, !control.control.choices[at].isDisabled else {
      return speak([Announcement([], earcon: .boundary)])
    }
    choosing.at = at
    choosing.filter = list.filter
    let isTyped = if case .character = key { true } else { false }
    switch control.control.kind {
    case .popUpButton where !isOpen && !isTyped:
      // Closed, it changes at once.
      answer(control, FilledControl.answer(choosing: [at]))
      return speakChoice(of: control, at: at, of: control.control.choices.count)
    case .listBox where !control.control.allowsSeveral:
      session.form.choosing = choosing
      answer(control, FilledControl.answer(choosing: [at]))
    default: session.form.choosing = choosing
    }
    speakChoice(of: control, at: (list.position?.number ?? 1) - 1, of: list.count)
  }

  /// Takes the choice that the keys have come to, or gives it up, where there can be several.
  private mutating func mark(_ control: PlacedControl) {
    let choosing = choosing(in: control)
    var chosen = Set(session.form.filled(control).chosen)
    if control.control.allowsSeveral {
      if chosen.remove(choosing.at) == nil { chosen.insert(choosing.at) }
    } else {
      chosen = [choosing.at]
    }
    session.form.choosing = choosing
    answer(control, FilledControl.answer(choosing: chosen))
    say(Phrase(chosen.contains(choosing.at) ? .stateSelected : .stateNotSelected))
  }

  /// Says what the keys have come to in a list, and where among what is left of it.
  mutating func speakChoice(of control: PlacedControl, at place: Int? = nil, of count: Int? = nil) {
    let filled = session.form.filled(control)
    let section = world.text.section(control.section)
    guard let at = session.form.choosing?.at ?? filled.current else { return }
    var element = AccessibilityElement(
      label: control.control.choices[at].name, role: .option,
      language: world.language(of: section.blocks[control.block], in: section))
    element.setPosition = SetPosition((place ?? at) + 1, of: count ?? control.control.choices.count)
    if control.control.allowsSeveral { element.states.isSelected = filled.chosen.contains(at) }
    speak(entryToGroup(of: at, in: control) + element.announcements(controlStyle, in: world.catalogue))
  }

  /// What is said on coming to choices that stand under a name of their own: the name, once.
  private mutating func entryToGroup(of choice: Int, in control: PlacedControl) -> [Announcement] {
    let group = Session.Form.HeardGroup(key: control.key, name: control.control.choices[choice].group)
    defer { session.form.heardGroup = group }
    guard !group.name.isEmpty, group != session.form.heardGroup else { return [] }
    let section = world.text.section(control.section)
    return [Announcement([group.name], language: world.language(of: section.blocks[control.block], in: section))]
  }
}

extension ControlKey {
  /// Where a list goes on from a line that it does not stop at: away from the end that the key comes from.
  fileprivate var step: Int {
    switch self {
    case .up, .pageUp, .end: -1
    default: 1
    }
  }
}
