import TextModel

extension Turn {
  /// Carries out a wish of the reader's.
  mutating func perform(_ command: Command) {
    session.recent.phonetic = nil
    if case .look(let direction) = command {
      let (key, name): (ControlKey, _) = direction == .forward ? (.down, "WheelDown") : (.up, "WheelUp")
      if turnsControl { return perform(.press(key, named: name)) }
      return session.isReading && !world.settings.isStepped ? look(direction) : perform(.unit(.line, direction))
    }
    lookBack()
    // Why reading ended is said at the next opening, unless the reader goes on before.
    if command != .quit, command != .open { session.absence = nil }
    if case .unbound(let key) = command { return refuse(key) }
    // As with any dial of a screen reader: up is more.
    if case .move(let direction) = command, option == .speechRate { return perform(.changeRate(direction.opposite)) }
    session.recent.forget(for: command)
    session.awaited = nil
    session.form.wasToggled = false
    if case .headingLevel(let level, _) = command { session.recent.headingLevel = level }
    if case .move = command, case .headingsOfLevel(let level) = option { session.recent.headingLevel = level }
    if case .find(let query, _) = command { session.query = query }
    let reading = session.mode.reading
    // What is read is saved and copied without a pause in it.
    if reading != nil, command == .saveSelection { return saveSelectionOrSentence() }
    if let reading, command == .toggleBookmark {
      session.cursor = reading.word
      return toggleBookmark()
    }
    if case .changeRate(let direction) = command { return changeRate(direction) }
    if reading != nil, command == .copySelection { return copySelection() }
    if case .changeVolume(let direction) = command { return changeVolume(direction) }
    if let (option, direction) = levelChange(by: command) { return changeLevel(of: option, direction) }
    add(.silence)
    leaveForms(for: command)
    if command == .changeSpeaker { return changeSpeaker() }
    if let reading { session.cursor = reading.word }
    guard let reading else {
      // Where one is can be asked from outside while a dialog is open, which leaves it as it was.
      if command != .whereAmI, case .paused(let pause) = session.mode, pause.isAside == true {
        session.mode = .paused(pause.asLeft)
        if skim(command, after: pause) { return }
      }
      if study(command) { return }
      if !command.traits.keepsPause { leavePause(for: command) }
      return carryOut(command)
    }
    switch effect(of: command) {
    case .pauses:
      rememberLastKey()
      pause(reading)
    case .steps: readChunk(reading)
    case .skims: skim(command, from: reading.place)
    case .answers:
      carryOut(command)
      resume(after: reading)
    case .asks:
      pause(reading, isAside: true)
      if !define() { resume(after: reading) }
    case .stops, .pausesOrSteps, .followsRotor:
      rememberLastKey()
      session.mode = .browsing
      carryOut(command)
    }
  }

  /// What a command does to read-all here, by who sets the pace and what the rotor shows.
  private func effect(of command: Command) -> Command.WhileReading {
    let isStepped = world.settings.isStepped
    return switch command.traits.reading {
    case .pauses: isStepped ? .answers : .pauses
    case .pausesOrSteps: isStepped ? .steps : .pauses
    case .steps: isStepped ? .steps : .stops
    case .followsRotor: effect(of: option, on: command)
    case .stops, .skims, .answers, .asks: command.traits.reading
    }
  }

  private func effect(of option: RotorOption, on command: Command) -> Command.WhileReading {
    if case .item = command { return option == .textSelection ? .stops : .skims }
    return switch option {
    case .moreContent: .answers
    case .textSelection, .edit, .actions, .rows, .columns, .speechRate, .punctuation, .verbosity: .stops
    case .chapters, .errors, .searchResults, .bookmarks, .notes, .custom, .headingsOfLevel: .skims
    case .units(let granularity): granularity.isSkimmed ? .skims : .stops
    }
  }

  /// The setting of levels that a command changes, and which way; nil for what changes none.
  private func levelChange(by command: Command) -> (RotorOption, Direction?)? {
    switch command {
    case .cyclePunctuation: (.punctuation, nil)
    case .cycleVerbosity: (.verbosity, nil)
    case .move(let direction) where option == .punctuation || option == .verbosity: (option, direction)
    default: nil
    }
  }

  /// A paused reading is left by every command that moves.
  private mutating func leavePause(for command: Command) {
    switch (session.mode, command) {
    case (.paused, .playPause), (.finished, .playPause), (.paused, .toggleReading), (.finished, .toggleReading): break
    default: session.mode = .browsing
    }
  }

  /// Moves by the option the rotor shows, or changes what it offers.
  private mutating func move(_ command: Command, _ direction: Direction) {
    switch option {
    case .textSelection: changeSelectionUnit(direction)
    case .edit, .actions: changeAction(direction)
    case .moreContent: moveThroughMore(direction)
    case .rows, .columns: moveInTable(direction)
    default: go(command)
    }
  }

  private mutating func carryOut(_ command: Command) {
    switch command {
    case .open: open()
    case .move(let direction): move(command, direction)
    case .turnRotor(let direction): turnRotor(direction)
    case .pick(let option, let range): pick(option, range)
    case .item(let direction): option == .textSelection ? extend(direction) : go(command)
    case .press(let key, let name): press(key, named: name)
    case .paste(let text): paste(text)
    case .placeCaret(let place): placeCaret(at: place)
    case .toggleForms: toggleForms()
    case .unit, .headingLevel, .tab, .error, .chapter, .containerEdge, .bookmark, .find, .findNext: go(command)
    case .select(let unit, let direction): extend(by: unit, direction)
    case .rowEdge(let direction): moveToRowEdge(direction)
    case .bookEdge(let direction): moveToBookEdge(direction)
    case .activate: activate()
    case .cancel: session.form.isOn ? leaveForms() : cancel()
    case .playPause: if !actOnControl() { readOn() }
    case .toggleReading: readOn()
    case .readFromCaret: readFromCaret()
    case .readFromChapter: startReading(from: world.chapterStart(enclosing: session.cursor) ?? session.cursor)
    case .readPage: read(.page)
    case .read(let scope): read(scope)
    case .sleep(let timer): setSleep(timer)
    case .sleepLeft: saySleepLeft()
    case .recall(let moment): recall(moment)
    case .whereAmI: sayWhere()
    case .whereInDetail: sayWhereInDetail()
    case .spellWord: spellWord()
    case .more: sayMore()
    case .textAttributes: sayAttributes()
    case .mark: toggleMark()
    case .perform(let action): performEdit(action)
    case .speakAgain: speakAgain()
    case .speakFocus: speakFocus()
    case .goBack: goBack()
    case .goForward: goForward()
    case .goTo(let place): go(to: place)
    case .saveSelection: saveSelectionOrSentence()
    case .toggleBookmark: toggleBookmark()
    case .copySelection: copySelection()
    case .define: define()
    case .speakSelection: tellSelection()
    case .touch(let position): touch(position)
    case .activateAt(let position): activate(at: position)
    case .drag(let from, let to, let isDone): drag(from: from, to: to, isDone: isDone)
    case .quit: quit()
    case .look, .changeRate, .changeSpeaker, .unbound, .changeVolume, .cyclePunctuation, .cycleVerbosity:
      break
    }
  }
}

extension Session.Mode {
  /// Read-all, when it is at work.
  var reading: Session.Reading? {
    if case .reading(let reading) = self { return reading }
    return nil
  }
}
