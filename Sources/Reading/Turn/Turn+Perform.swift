import TextModel

extension Turn {
  /// Carries out a wish of the reader's.
  mutating func perform(_ command: Command) {
    if case .unbound(let key) = command { return refuse(key) }
    session.edge = nil
    session.search = nil
    session.pendingMatch = nil
    session.goal = nil
    session.preparing = nil
    if !command.keepsHeadingLevel { session.headingLevel = nil }
    if case .headingLevel(let level) = command { session.headingLevel = level }
    if case .find(let query, _) = command { session.query = query }
    let reading = session.mode.reading
    // What is read is saved and copied without a pause in it.
    if reading != nil, command == .saveSelection { return saveSelectionOrSentence() }
    if case .changeRate(let direction) = command { return changeRate(direction) }
    if reading != nil, command == .copySelection { return copySelection() }
    add(.silence)
    if command == .changeSpeaker { return changeSpeaker() }
    if let reading { session.cursor = reading.word }
    guard let reading else {
      if !command.keepsPause { leavePause(for: command) }
      return carryOut(command)
    }
    switch readingClass(of: command) {
    case .pause: pause(reading)
    case .step: readChunk(reading)
    case .skim: skim(command, from: reading)
    case .query:
      carryOut(command)
      resume(after: reading)
    case .stop:
      session.mode = .browsing
      carryOut(command)
    }
  }

  /// What a command does to read-all while it is at work.
  private enum ReadingClass {
    /// Stops so that it can be resumed.
    case pause
    /// Reads the next piece, where the reader sets the pace.
    case step
    /// Goes elsewhere, and reading goes on from there.
    case skim
    /// Is answered, and reading goes on.
    case query
    /// Stops.
    case stop
  }

  private func readingClass(of command: Command) -> ReadingClass {
    switch command {
    case .playPause: world.settings.pace == .step ? .step : .pause
    case .activate where world.settings.pace == .step: .step
    // Where the reader sets the pace nothing is being spoken: Escape stops nothing, and the next paragraph waits.
    case .cancel: world.settings.pace == .step ? .query : .pause
    case .whereAmI, .turnRotor, .speakAgain: .query
    case .chapter, .tab, .headingLevel, .find, .findNext: .skim
    case .unit(let granularity, _): granularity.isSkim ? .skim : .stop
    case .item: option == .textSelection ? .stop : .skim
    case .move: optionIsSkim ? .skim : .stop
    default: .stop
    }
  }

  private var optionIsSkim: Bool {
    switch option {
    case .textSelection, .edit, .actions: false
    case .searchResults, .custom: true
    default: option.granularity?.isSkim ?? false
    }
  }

  /// A paused reading is left by every command that moves.
  private mutating func leavePause(for command: Command) {
    switch (session.mode, command) {
    case (.paused, .playPause), (.finished, .playPause): break
    default: session.mode = .browsing
    }
  }

  /// Moves by the option the rotor shows, or changes what it offers.
  private mutating func move(_ command: Command, _ direction: Direction) {
    switch option {
    case .textSelection: changeSelectionUnit(direction)
    case .edit, .actions: changeAction(direction)
    default: go(command)
    }
  }

  private mutating func carryOut(_ command: Command) {
    switch command {
    case .open: open()
    case .move(let direction): move(command, direction)
    case .turnRotor(let direction): turnRotor(direction)
    case .item(let direction): option == .textSelection ? extend(direction) : go(command)
    case .unit, .headingLevel, .tab, .chapter, .find, .findNext: go(command)
    case .select(let unit, let direction): extend(by: unit, direction)
    case .rowEdge(let direction): moveToRowEdge(direction)
    case .bookEdge(let direction): moveToBookEdge(direction)
    case .activate: activate()
    case .cancel: cancel()
    case .playPause: readOn()
    case .readFromCaret: startReading(from: session.cursor)
    case .readFromChapter: startReading(from: world.chapterStart(enclosing: session.cursor) ?? session.cursor)
    case .readFromPage: startReading(from: world.geometry.page(containing: session.cursor).range.lower)
    case .whereAmI: sayWhere()
    case .perform(let action): performEdit(action)
    case .speakAgain: speakAgain()
    case .speakFocus: speakFocus()
    case .goBack: goBack()
    case .goTo(let place): go(to: place)
    case .saveSelection: saveSelectionOrSentence()
    case .copySelection: copySelection()
    case .touch(let position): arrive(at: world.geometry.line(containing: position).range, as: .line)
    case .quit: quit()
    case .changeRate, .changeSpeaker, .unbound, .speech, .pauseReading, .scrolled, .scrollFailed, .answered, .indexed,
      .searched, .resized, .announce:
      break
    }
  }
}

extension Granularity {
  /// Whether moving by the unit goes far enough for reading to go on from there.
  fileprivate var isSkim: Bool {
    switch self {
    case .character, .word, .line: false
    case .sentence, .paragraph, .heading, .link, .page: true
    }
  }
}

extension Command {
  /// Whether the command looks for headings of the level that was asked for before.
  fileprivate var keepsHeadingLevel: Bool {
    switch self {
    case .headingLevel, .unit(.heading, .backward): true
    default: false
    }
  }

  /// Whether the command leaves a paused reading paused.
  fileprivate var keepsPause: Bool {
    switch self {
    case .whereAmI, .turnRotor, .speakAgain, .speakFocus, .saveSelection, .copySelection: true
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
