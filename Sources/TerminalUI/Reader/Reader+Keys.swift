import Accessibility
import Reading
import Speech
import TextModel
import Words

extension Reader {
  /// Takes a key.
  package mutating func press(_ key: Key, at now: Instant) -> [Effect] {
    practice == nil ? take(key, at: now) : practise(key, at: now)
  }

  mutating func take(_ pressed: Key, at now: Instant) -> [Effect] {
    let key = isMirrored(pressed) ? pressed.mirrored : pressed
    let (found, heldBefore) = (entry, held)
    entry = nil
    held = nil
    if isTellingKeys { return tellKey(key, at: now) }
    if let found, key == Key(.enter), dialog == nil {
      return open(.entry, title: found.word, lines: found.lines.map { TextLine(KeyedText($0)) }, at: now)
    }
    if let dialog { return press(key, in: dialog, at: now) }
    if session.form.isOn, let control = controlKey(key) {
      return apply(.press(control, named: keyNames.spoken(key)), at: now)
    }
    switch pending.press(key, in: keys) {
    case .waits: return tellPending(at: now)
    case .dropped: return say([Announcement([], earcon: .boundary)], at: now)
    case .unbound(let keys): return apply(.unbound(keyNames.spoken(keys)), at: now) + tellVi(key, at: now)
    case .command(let binding, let count, _):
      if needsPage(binding.action) { return hold(binding.action, times: count ?? 1, after: heldBefore, at: now) }
      return perform(binding.action, times: count ?? 1, at: now) + tellVi(key, at: now)
    }
  }

  /// Returns the key as the control takes it that keys go to; nil for a key of the reader's own.
  private func controlKey(_ key: Key) -> ControlKey? {
    guard let control = key.control ?? wheel(key) else { return nil }
    switch control {
    case .cut, .copy, .paste, .mark, .selectAll: return session.form.isWriting ? control : nil
    case .textStart: return session.form.isWriting ? control : .home
    case .textEnd: return session.form.isWriting ? control : .end
    default: return control
    }
  }

  /// Returns the key of a control that a turn of the wheel stands for, or nil for other keys, and for a control that is
  /// written in.
  private func wheel(_ key: Key) -> ControlKey? {
    switch world.forms.control(at: session.cursor)?.control.kind {
    case .listBox, .popUpButton, .slider, .radioButton: break
    default: return nil
    }
    switch key {
    case Key(.wheelUp): return .up
    case Key(.wheelDown): return .down
    default: return nil
    }
  }

  /// Does what a command of the keyboard does.
  mutating func perform(_ action: KeyBinding.Action, times: Int = 1, at now: Instant) -> [Effect] {
    noteInLesson(action)
    if layers.count > 1, let effects = pressOverBook(action, at: now) { return effects }
    switch action {
    case .command(.findNext(.backward)) where session.query == nil: return open(.searchBack, at: now)
    case .command(.speakAgain) where hasStepInView: return speakStepAgain(at: now)
    case .command(.cancel) where pictureInView != nil && session.selection == nil && !isUnderWay:
      return hidePictures(at: now)
    case .command(.activate):
      if isAtUncertainWord { return askForReadings(at: now) }
      if let picture = pictureToOpen { return openPicture(picture, at: now) }
      return apply(.activate, at: now)
    case .command(let command): return apply(command, times: command.traits.isCounted ? times : 1, at: now)
    case .help: return openKeys(at: now)
    case .actions: return open(.actions(session.editActions(in: world)), at: now)
    case .dialog(let purpose): return open(purpose, at: now)
    case .interrupt: return interrupt(at: now)
    case .curtain:
      memory.isCurtained.toggle()
      return tell([Phrase(isCurtained ? .curtainOn : .curtainOff)], at: now)
    case .toggleLetters: return toggleLetters(at: now)
    case .practiceStep: return review == nil ? openStep(at: now) : open(.findings, at: now)
    case .picture: return togglePicture(at: now)
    case .pronounce: return pronounceWordAtHand(at: now)
    case .calm: return toggleCalm(at: now)
    case .scroll(let direction): return scroll(direction, at: now)
    }
  }

  /// A Boolean value that indicates whether text is read aloud; reading by keys is not under way between two of them.
  private var isUnderWay: Bool { session.isReading && !world.settings.isStepped }

  /// Returns the effects of a key on a text that lies over the book, or nil if they are those on any text.
  private mutating func pressOverBook(_ action: KeyBinding.Action, at now: Instant) -> [Effect]? {
    switch action {
    case .command(.quit): return close(at: now)
    case .command(.cancel):
      return isUnderWay || session.selection != nil ? nil : close(at: now)
    case .command(.activate):
      if world.text.section(0).blocks.isEmpty { return close(at: now) }
      // The step has been read.
      return top.purpose == .step ? close(at: now) : nil
    case .help:
      // The list of keys lies over any other text.
      guard top.purpose == .keys else { return nil }
      isTellingKeys = true
      return tell([Phrase(.inputHelpOn)], at: now)
    case .practiceStep where top.purpose == .step: return close(at: now)
    default: return nil
    }
  }

  /// Tells what a key would do; Escape ends it.
  private mutating func tellKey(_ key: Key, at now: Instant) -> [Effect] {
    if key == Key(.escape) {
      isTellingKeys = false
      pending = PendingKeys()
      return tell([Phrase(.inputHelpOff)], at: now)
    }
    switch pending.press(key, in: keys) {
    case .waits: return tellPending(at: now)
    case .dropped: return []
    case .unbound(let keys):
      return tell([world.refusal(of: keyNames.spoken(keys))], at: now)
    case .command(let binding, _, let called):
      practice?.deeds.told.insert(binding.name)
      let help = binding.help(on: keyNames.text(of: called), in: world.catalogue)
      return tell([Announcement([help.heard], language: world.catalogue.language)], at: now)
    }
  }

  /// Opens the list of keys, a text to be read with the same keys.
  mutating func openKeys(at now: Instant) -> [Effect] {
    open(.keys, title: world.catalogue.text(.keysTitle), lines: KeyHelp(of: keys, keyNames).lines, at: now)
  }

  /// Opens a text over the book.
  mutating func open(
    _ purpose: Layer.Purpose, title: String, lines: [TextLine], at now: Instant
  ) -> [Effect] {
    let paused = apply(.pauseReading, at: now)
    layers.append(Layer(purpose, title: title, lines: lines, over: world, in: shape))
    return [.silence] + paused + apply(.open, at: now)
  }

  /// Goes back to the book, and says where that is, or what a search has come to.
  private mutating func close(at now: Instant) -> [Effect] {
    let left = layers.removeLast()
    if left.purpose == .details, !setAside.isEmpty {
      dialogs = setAside
      setAside = []
      return apply(.setReadingAside, at: now) + say(dialog?.opening(words) ?? [], at: now)
    }
    if isAtShelf, layers.count == 1 { return open(.books, at: now) }
    return takeUpSearch(at: now) ?? apply(.speakFocus, at: now)
  }

  /// Stops speech; a second time within two seconds quits.
  private mutating func interrupt(at now: Instant) -> [Effect] {
    let last = lastInterrupt
    lastInterrupt = now
    if let last, now.milliseconds - last.milliseconds < 2000 {
      layers.removeSubrange(1...)
      return apply(.quit, at: now)
    }
    return [.silence] + apply(.pauseReading, at: now) + tell([Phrase(.quitAgain)], at: now)
  }
}
