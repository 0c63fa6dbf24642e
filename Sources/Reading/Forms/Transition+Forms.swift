import Accessibility
import Speech
import TextModel
import Words

/// Browse and forms mode: what the keys go to, and what is spoken when that changes.
extension Transition.Forms {
  /// Goes to a control so that the keys act on it.
  func focus(_ control: PlacedControl) {
    let old = session.place.hasPlace ? session.cursor : nil
    let said = leaveControl() + turnForms(for: control)
    session.cursor = control.range.lower
    session.focus = control.range
    session.place.hasPlace = true
    show(control.range.lower)
    enter(control)
    speak(said + groupAnnouncements(around: control, from: old) + announcements(of: control))
  }

  /// Turns forms mode on for a control that needs it, and off for one that does not.
  private func turnForms(for control: PlacedControl) -> [Announcement] {
    switch (session.form.mode, control.control.kind.needsFormsMode) {
    case (.browse, true):
      session.form.mode = .forms
      return [mode(.formsMode, .formsOn, inWords: verbosity == .high)]
    case (.forms, false):
      session.form.mode = .browse
      return [mode(.browseMode, .formsOff, inWords: verbosity == .high)]
    case (.browse, false), (.forms, true), (.sticky, _): return []
    }
  }

  private func mode(_ phrase: Phrase.Key, _ earcon: Earcon, inWords: Bool) -> Announcement {
    inWords
      ? Announcement(Phrase(phrase), in: world.catalogue, earcon: earcon)
      : Announcement([], earcon: earcon, language: world.catalogue.language)
  }

  /// Makes a control ready for keys, where they go to controls.
  private func enter(_ control: PlacedControl) {
    guard session.form.isOn, control.control.kind.isEditable else { return }
    let text = session.form.filled(control).text
    // The caret is in the line that is spoken: in a text area that is the first one.
    let line = control.control.kind == .textArea ? LineEditor(text, caret: 0) : LineEditor(text)
    session.form.writing = Session.Form.Writing(key: control.key, line: line)
  }

  /// Goes on in a control that a form was handed in from, or is to be mended at.
  func enter(again control: PlacedControl) {
    if session.form.mode == .forms, !control.control.kind.needsFormsMode { session.form.mode = .browse }
    enter(control)
  }

  /// Returns the announcements of a control alone.
  func announcements(of control: PlacedControl) -> [Announcement] { speech(of: control).announcements() }

  /// Returns the announcements of what can be chosen in a control.
  func announcements(of element: AccessibilityElement, in control: PlacedControl) -> [Announcement] {
    speech(of: control).announcements(of: element, world.announcementStyle(isBrowsing: !session.form.isOn))
  }

  private func speech(of control: PlacedControl) -> ControlSpeech {
    ControlSpeech(world: world, form: session.form, control: control)
  }

  /// Returns the announcements of coming to a control from elsewhere: a group is named to a reader who comes from no
  /// control in it.
  private func groupAnnouncements(around control: PlacedControl, from old: TextPosition?) -> [Announcement] {
    let section = world.text.section(control.section)
    let isThere = old?.section == control.section && old.flatMap(world.forms.control(at:)) != nil
    let before = isThere ? old.flatMap(world.block(at:)).map { section.containers(around: $0.block) } ?? [] : []
    return section.containers(around: section.blocks[control.block]).compactMap { index in
      guard case .group = section.containers[index].kind, !before.contains(index) else { return nil }
      return ContainerSpeech(world: world, section: section, number: control.section)
        .entry(of: index, before: section.blocks[control.block]).map { Announcement($0) }
    }
  }

  /// Enters the control at the cursor by a key of its own.
  func enterControl(_ control: PlacedControl) {
    let said = turnForms(for: control)
    session.cursor = control.range.lower
    session.focus = control.range
    enter(control)
    speak(said + announcements(of: control))
  }

  /// Closes a list that is open, else returns the keys to the text.
  func leaveForms() {
    if let control = world.forms.control(at: session.cursor), session.form.isOpen(control) {
      session.form.choosing = nil
      return speak(announcements(of: control))
    }
    endForms()
  }

  /// Leaves the control, and gives the keys back to the text.
  private func endForms() {
    let said = leaveControl()
    session.form.mode = .browse
    speak(said + [mode(.browseMode, .formsOff, inWords: true)])
  }

  /// Turns forms mode on or off; on a second time in a row, it stays on.
  func toggleForms() {
    let isSecond = transition.lastWasToggle
    session.form.wasToggled = true
    switch session.form.mode {
    case .browse:
      session.form.mode = .forms
      let control = world.forms.control(at: session.cursor)
      if let control { enter(control) }
      speak([mode(.formsMode, .formsOn, inWords: true)] + (control.map { announcements(of: $0) } ?? []))
    case .forms where isSecond:
      session.form.mode = .sticky
      say(Phrase(.formsModeStays))
    case .forms, .sticky:
      session.form.wasToggled = false
      endForms()
    }
  }

  /// Leaves the form for a command that goes elsewhere: keys go to the text again.
  ///
  /// The field being filled in keeps its text.
  func leaveForms(for command: Command) {
    if !command.traits.staysInControl, !touchesControl(command) { speak(leaveFormsForText()) }
  }

  /// Returns a Boolean value that indicates whether a command of the mouse goes to the control that the keys go to
  /// already.
  private func touchesControl(_ command: Command) -> Bool {
    switch command {
    case .touch(let position), .activateAt(let position): controlInUse(at: position) != nil
    default: false
    }
  }

  /// Returns the control at a position, where the keys go to it; nil for any other, and while keys go to the text.
  func controlInUse(at position: TextPosition) -> PlacedControl? {
    guard session.form.isOn, let control = world.forms.control(at: position) else { return nil }
    return control == world.forms.control(at: session.cursor) ? control : nil
  }

  /// Keeps what is being filled in and gives the keys back to the text, and tells what is spoken of that.
  func leaveFormsForText() -> [Announcement] {
    guard session.form.isOn || session.form.writing != nil else { return [] }
    var said = leaveControl()
    if session.form.mode == .forms {
      session.form.mode = .browse
      said.append(mode(.browseMode, .formsOff, inWords: false))
    }
    return said
  }

  /// Leaves the control at the cursor: the text written counts from now on, and an error in it is announced.
  func leaveControl(tellingFault: Bool = true) -> [Announcement] {
    let heard = takeLastWord()
    let before = world.forms.control(at: session.cursor).map(session.form.left)
    takeOpenChoice()
    session.form.choosing = nil
    session.form.heardGroup = nil
    session.form.typing = nil
    defer { session.form.changed = nil }
    guard session.form.isOn, let before, let control = world.forms.control(at: session.cursor) else { return heard }
    let written = session.form.writing
    session.form.writing = nil
    session.form.visited.insert(control.key)
    if let written, written.key == control.key, written.keptChanges > 0 || written.line.string != before.text {
      answer(control, written.line.string)
    }
    let isMended = before.isInvalid && !session.form.left(control).isInvalid
    if isMended { return heard + [Announcement(.entryValid, in: world.catalogue)] }
    let isChanged = session.form.changed == control.key || (written.map { $0.changes > 0 } ?? false)
    return heard + (isChanged && tellingFault ? [faultAnnouncement(of: control)].compactMap(\.self) : [])
  }

  /// Returns the announcement of an error in a control, with its reason; nil where the value is accepted.
  private func faultAnnouncement(of control: PlacedControl) -> Announcement? {
    let section = world.text.section(control.section)
    let language = world.language(of: section.blocks[control.block], in: section)
    let element = session.form.left(control).element(language: language, in: world.catalogue)
    guard element.states.isInvalid else { return nil }
    guard let message = element.errorText ?? element.fault else {
      return Announcement(.stateInvalid, in: world.catalogue)
    }
    var speech = SpeechText(Announcement.closed(element.label), in: element.language)
    if !speech.isEmpty { speech.append(" ") }
    // Many pages write the word themselves.
    if ErrorMark.begins(message, world.catalogue) {
      speech.append(message, in: element.language)
    } else {
      let error = Phrase(.errorContent, ["message": .text(message)])
      speech.append(world.catalogue.text(error), in: world.catalogue.language)
    }
    return Announcement(speech.closed)
  }

  /// Returns the announcements of the last word that was written in the control at the cursor, once.
  func takeLastWord() -> [Announcement] {
    guard let writing = session.form.writing, let control = world.forms.control(at: session.cursor),
      control.key == writing.key
    else { return [] }
    session.form.writing?.line.hearWord()
    return echo(in: control).announcements(leaving: writing.line)
  }

  /// Takes note of an answer and has it kept: whatever is spoken of it is spoken when it is on disk.
  func answer(_ control: PlacedControl, _ answer: String) {
    session.form.answers[control.key] = answer
    session.form.changed = control.key
    if let kept = kept(control) { add(.keep([kept], isHandedIn: false)) }
  }

  /// Counts the errors that there are to go to.
  func countErrors() {
    guard !session.form.errors.isKnown(ofSection: session.cursor.section) else { return }
    session.countErrors(in: world)
  }
}
