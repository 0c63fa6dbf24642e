import TextModel

extension Transition {
  /// Carries out a command.
  func perform(_ command: Command) {
    session.recent.phonetic = nil
    // Why reading ended is spoken at the next opening, unless the reader goes on before.
    if command != .quit, command != .open { session.absence = nil }
    if case .unbound(let key) = command { return refuse(key) }
    // As with any dial of a screen reader: up is more.
    if case .move(let direction) = command, option == .speechRate { return perform(.changeRate(direction.opposite)) }
    if case .headingOfSameLevel(let direction) = command { return perform(moves.headingOfSameLevel(direction)) }
    session.recent.forget(for: command)
    session.awaited = nil
    session.form.wasToggled = false
    if case .headingLevel(let level, _) = command { session.recent.headingLevel = level }
    if case .move = command, case .headingsOfLevel(let level) = option { session.recent.headingLevel = level }
    if case .find(let query, _) = command { session.query = query }
    let reading = session.mode.reading
    // Text that is read is saved and copied without a pause.
    if reading != nil, command == .saveSelection { return selecting.saveSelectionOrSentence() }
    if let reading, command == .toggleBookmark {
      session.cursor = reading.word
      return marks.toggleBookmark()
    }
    if case .changeRate(let direction) = command { return levels.changeRate(direction) }
    if reading != nil, command == .copySelection { return selecting.copySelection() }
    if case .changeVolume(let direction) = command { return levels.changeVolume(direction) }
    if let (option, direction) = levelChange(by: command) { return levels.changeLevel(of: option, direction) }
    add(.silence)
    forms.leaveForms(for: command)
    if command == .changeSpeaker { return levels.changeSpeaker() }
    if let reading { session.cursor = reading.word }
    guard let reading else {
      // The place can be asked for from outside while a dialog is open, which leaves it as it was.
      if command != .whereAmI, case .paused(let pause) = session.mode, pause.isAside == true {
        session.mode = .paused(pause.asLeft)
        if listening.skim(command, after: pause) { return }
      }
      if listening.study(command) { return }
      if !command.traits.keepsPause { leavePause(for: command) }
      return carryOut(command)
    }
    switch effect(of: command) {
    case .pauses:
      sleeping.rememberLastKey()
      listening.pause(reading)
    case .steps: listening.readChunk(reading)
    case .skims: listening.skim(command, from: reading.place)
    case .answers:
      carryOut(command)
      listening.resume(after: reading)
    case .asks:
      listening.pause(reading, isAside: true)
      if !selecting.define() { listening.resume(after: reading) }
    case .stops, .pausesOrSteps, .followsRotor:
      sleeping.rememberLastKey()
      session.mode = .browsing
      if command != .quit { session.listening.heard = nil }
      carryOut(command)
    }
  }

  /// Returns the effect of a command on read-all here, by who sets the pace and what the rotor shows.
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
    case .textSelection, .edit, .actions, .rows, .columns, .speechRate, .voice, .punctuation, .verbosity: .stops
    case .chapters, .errors, .searchResults, .bookmarks, .notes, .highlights, .custom, .headingsOfLevel: .skims
    case .units(let granularity): granularity.isSkimmed ? .skims : .stops
    }
  }

  /// Returns the setting of levels that a command changes, and which way; nil for what changes none.
  private func levelChange(by command: Command) -> (RotorOption, Direction?)? {
    switch command {
    case .cyclePunctuation: (.punctuation, nil)
    case .cycleVerbosity: (.verbosity, nil)
    case .move(let direction) where option == .voice: (option, direction)
    case .move(let direction) where option == .punctuation || option == .verbosity: (option, direction)
    default: nil
    }
  }

  /// Leaves a paused reading for every command that moves.
  private func leavePause(for command: Command) {
    switch (session.mode, command) {
    case (.paused, .playPause), (.finished, .playPause), (.paused, .toggleReading), (.finished, .toggleReading): break
    default:
      session.mode = .browsing
      if !command.keepsHeardPlace { session.listening.heard = nil }
    }
  }

  /// Moves by the option the rotor shows, or changes what it offers.
  private func move(_ command: Command, _ direction: Direction) {
    switch option {
    case .textSelection: selecting.changeSelectionUnit(direction)
    case .edit, .actions: selecting.changeAction(direction)
    case .moreContent: describing.moveThroughMore(direction)
    case .rows: moves.moveInTable(along: .rows, direction)
    case .columns: moves.moveInTable(along: .columns, direction)
    default: moves.go(command)
    }
  }

  private func carryOut(_ command: Command) {
    switch command {
    case .open: places.open()
    case .move(let direction): move(command, direction)
    case .turnRotor(let direction): dial.turnRotor(direction)
    case .pick(let option, let range): dial.pick(option, range)
    case .item(let direction): option == .textSelection ? selecting.extend(direction) : moves.go(command)
    case .press(let key, let name): forms.press(key, named: name)
    case .paste(let text): forms.paste(text)
    case .placeCaret(let place): forms.placeCaret(at: place)
    case .toggleForms: forms.toggleForms()
    case .unit, .headingLevel, .headingOfSameLevel, .tab, .error, .chapter, .containerEdge, .bookmark, .nextHighlight,
      .find, .findNext:
      moves.go(command)
    case .select(let unit, let direction): selecting.extend(by: unit, direction)
    case .rowEdge(let direction): moves.moveToRowEdge(direction)
    case .bookEdge(let direction): moves.moveToBookEdge(direction)
    case .cell(let axis, let direction): moves.moveInTable(along: axis, direction)
    case .tableLine(let axis): describing.sayTableLine(along: axis)
    case .cellHeaders: describing.sayCellHeaders()
    case .activate: moves.activate()
    case .cancel: session.form.isOn ? forms.leaveForms() : places.cancel()
    case .playPause: if !forms.actOnControl() { listening.readOn() }
    case .toggleReading: listening.readOn()
    case .readFromCaret: listening.readFromCaret()
    case .readFromChapter:
      listening.startReading(from: world.chapters.start(enclosing: session.cursor) ?? session.cursor)
    case .readPage: listening.read(.page)
    case .read(let scope): listening.read(scope)
    case .skim: listening.readSkimming()
    case .sleep(let timer): sleeping.setSleep(timer)
    case .sleepLeft: sleeping.saySleepLeft()
    case .recall(let moment): sleeping.recall(moment)
    case .whereAmI: describing.sayWhere()
    case .whereInDetail: describing.sayWhereInDetail()
    case .spellWord: describing.spellWord()
    case .more: describing.sayMore()
    case .textAttributes: describing.sayAttributes()
    case .mark: selecting.toggleMark()
    case .otherEnd: selecting.swapEnds()
    case .perform(let action): selecting.performEdit(action)
    case .speakAgain: speakAgain()
    case .speakFocus: speakFocus()
    case .goBack: places.goBack()
    case .goForward: places.goForward()
    case .goTo(let place): places.go(to: place)
    case .skipTime, .goToTime: listening.go(inRecording: command)
    case .saveSelection: selecting.saveSelectionOrSentence()
    case .toggleBookmark: marks.toggleBookmark()
    case .highlight(let category): marks.highlight(as: category)
    case .readNotes(let category): listening.readNotes(category)
    case .copySelection: selecting.copySelection()
    case .define: selecting.define()
    case .speakSelection: selecting.tellSelection()
    case .touch(let position): moves.touch(position)
    case .activateAt(let position): moves.activate(at: position)
    case .selectAt(let position, let granularity): moves.select(granularity, at: position)
    case .drag(let from, let to, let isDone): moves.drag(from: from, to: to, isDone: isDone)
    case .quit: places.quit()
    case .changeRate, .changeSpeaker, .unbound, .changeVolume, .cyclePunctuation, .cycleVerbosity:
      break
    }
  }
}

extension Command {
  /// A Boolean value that indicates whether the place in the recording that was come to is still meant.
  fileprivate var keepsHeardPlace: Bool {
    switch self {
    case .quit, .open, .skipTime, .goToTime, .playPause, .toggleReading, .readFromCaret: true
    default: false
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
