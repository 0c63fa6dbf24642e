import Accessibility
import TextModel
import TextUnits

extension Turn {
  /// How many words of a sentence may have been spoken for "previous sentence" to go back a whole one.
  private static let wordsToGoBack = 3

  /// Goes elsewhere while reading; the reading itself stands for the announcement of where that is.
  mutating func skim(_ command: Command, from reading: Session.Reading) {
    let scope = reading.rest.scope
    if isPreviousSentence(command), world.settings.study || reading.spokenWords > Turn.wordsToGoBack {
      let sentence = world.unit(.sentence, enclosing: reading.word, toward: .forward)
      return startReading(from: sentence?.lower ?? reading.word, in: scope)
    }
    switch target(of: command, from: reading.word) {
    case .found(let range, _, let wrapping):
      if let wrapping { say(Phrase(wrapping)) }
      startReading(from: range.lower, in: scope)
    case .match(let match, _, _, let wrapping):
      if let wrapping { say(Phrase(wrapping)) }
      startReading(from: sentenceStart(of: match.range), in: scope)
    case .mark(let mark): startReading(from: mark.range.lower, in: scope)
    case .unsearched(let query, var search):
      session.mode = .browsing
      search.reads = true
      look(for: query, search)
    case .control(let control, let wrapping):
      session.mode = .browsing
      if let wrapping { say(Phrase(wrapping)) }
      focus(control)
    case .waiting(let granularity, let direction):
      session.mode = .browsing
      wait(for: granularity, direction, reads: true)
    case .waitingForTab(let direction):
      session.mode = .browsing
      wait(for: .link, direction, isTab: true, reads: true)
    case .preparing(let rotor, let range):
      session.mode = .browsing
      prepare(rotor, range)
    case .edge(let phrase):
      edge(phrase)
      resume(after: reading)
    case nil: resume(after: reading)
    }
  }

  /// Whichever key asks for it.
  func isPreviousSentence(_ command: Command) -> Bool {
    switch command {
    case .unit(.sentence, .backward): true
    case .move(.backward): option == .units(.sentence)
    default: false
    }
  }
}
