import TextModel
import TextUnits
import Words

extension Transition.Listening {
  /// The number of spoken words of a sentence up to which "previous sentence" goes back a whole one.
  private static let wordsToGoBack = 3

  /// Goes elsewhere while reading; the reading itself stands for the announcement of where that is.
  func skim(_ command: Command, from reading: Session.ReadingPlace) {
    let scope = reading.scope
    if case .goTo(let name) = command { return skim(to: name, from: reading) }
    if command.isInRecording { return go(inRecording: command, from: reading) }
    session.listening.heard = nil
    let isOnceMore = isPreviousSentence(command) && (world.settings.study || reading.spokenWords > Self.wordsToGoBack)
    if isOnceMore || command == .speakAgain {
      let sentence = world.unit(.sentence, enclosing: reading.word, toward: .forward)
      return startReading(from: sentence?.lower ?? reading.word, in: scope)
    }
    switch flowTarget(of: command, from: reading.word) {
    case .found(let range, let granularity, _, let wrapping, _):
      if let wrapping { say(Phrase(wrapping)) }
      if places.isJump(by: granularity) { places.jump(to: range.lower) }
      startReading(from: range.lower, in: scope)
    case .match(let match, _, let search, let wrapping):
      if let wrapping { say(Phrase(wrapping)) }
      matches.read(on: match.range, search, in: scope)
    case .mark(let mark): startReading(from: mark.range.lower, in: scope)
    case .unsearched(let query, var search):
      session.mode = .browsing
      search.reads = true
      matches.look(for: query, search)
    case .control(let control, let wrapping):
      session.mode = .browsing
      if let wrapping { say(Phrase(wrapping)) }
      places.jump(to: control.range.lower)
      forms.focus(control)
    case .waiting(let granularity, let direction):
      session.mode = .browsing
      wait(for: granularity, direction, reads: true)
    case .waitingForTab(let direction):
      session.mode = .browsing
      wait(for: .link, direction, isTab: true, reads: true)
    case .preparing(let rotor, let range):
      session.mode = .browsing
      moves.prepare(rotor, range)
    case .edge(let phrase):
      edge(phrase)
      resume(at: reading)
    case nil: resume(at: reading)
    }
  }

  /// Returns the target of a unit of text from a place that is read.
  ///
  /// In the main flow it is past what stands outside of it, which is gone to on purpose only (EPUB 3.3, 5.7.2) and at
  /// whose end reading would stop. Matches and marks are gone to on purpose.
  private func flowTarget(of command: Command, from place: TextPosition) -> Target? {
    var found = moves.target(of: command, from: place)
    guard world.text.isLinear(place.section) else { return found }
    var sections = world.text.sectionCount
    while sections > 0, case .found(let range, _, _, nil, _)? = found, !world.text.isLinear(range.lower.section) {
      sections -= 1
      let section = range.lower.section
      let edge = range.lower < place ? 0 : world.text.section(section).length
      found = moves.target(of: command, from: TextPosition(section: section, offset: edge))
    }
    return found
  }

  /// Reads on from a place with a name; one that only the index knows is gone to when that is there.
  private func skim(to name: PlaceName, from reading: Session.ReadingPlace) {
    switch world.places.place(named: name) {
    case .unknown:
      session.mode = .browsing
      places.go(to: name)
    case .missing:
      edge(Phrase(.noSuchPlace))
      resume(at: reading)
    case .found(let position):
      places.jumpFromHere()
      startReading(from: position, in: reading.scope)
    }
  }

  /// Carries out a command of a dialog that was opened while reading, where it leads elsewhere; false where it does
  /// not.
  func skim(_ command: Command, after pause: Session.Pause) -> Bool {
    switch command {
    case .find, .goTo, .skipTime, .goToTime:
      session.cursor = pause.word
      skim(command, from: place(of: pause))
      return true
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a command is the previous sentence, whichever key asks for it.
  func isPreviousSentence(_ command: Command) -> Bool {
    switch command {
    case .unit(.sentence, .backward): true
    case .move(.backward): option == .units(.sentence)
    default: false
    }
  }
}
