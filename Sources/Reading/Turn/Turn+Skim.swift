import Accessibility
import TextModel

extension Turn {
  /// How many words of a sentence may have been spoken for "previous sentence" to go back a whole one.
  private static let wordsToGoBack = 3

  /// Goes elsewhere while reading; the reading itself stands for the announcement of where that is.
  mutating func skim(_ command: Command, from reading: Session.Reading) {
    if case .unit(.sentence, .backward) = command, reading.spokenWords > Turn.wordsToGoBack {
      return startReading(from: sentenceStart(at: reading.word))
    }
    switch target(of: command, from: reading.word) {
    case .found(let position): startReading(from: position)
    case .waiting(let granularity, let direction):
      session.mode = .browsing
      wait(for: granularity, direction, reads: true)
    case .edge(let phrase):
      edge(phrase)
      resume(after: reading)
    }
  }

  private enum Target {
    case found(TextPosition)
    case waiting(Granularity, Direction)
    case edge(Phrase)
  }

  private func target(of command: Command, from position: TextPosition) -> Target {
    switch command {
    case .unit(let granularity, let direction): target(granularity, direction, from: position)
    case .item(let direction): target(.paragraph, direction, from: position)
    case .tab(let direction): elementTarget(.link, direction, from: position, edges: .linkOrControl)
    case .chapter(let direction):
      world.chapterStart(next: position, toward: direction).map { .found($0) }
        ?? .edge(Phrase(direction == .forward ? .noNextChapter : .noPreviousChapter))
    case .move(let direction):
      if case .custom(let name) = option {
        rotorTarget(name, direction, from: position)
      } else {
        target(option.granularity ?? .sentence, direction, from: position)
      }
    default: .found(position)
    }
  }

  private func target(_ granularity: Granularity, _ direction: Direction, from position: TextPosition) -> Target {
    if granularity.isElement {
      return elementTarget(
        granularity, direction, from: position, edges: granularity == .heading ? .heading : .link)
    }
    let found = world.unit(granularity, next: position, toward: direction)
    return found.map { .found($0.lower) } ?? .edge(Phrase(direction == .forward ? .endOfBook : .startOfBook))
  }

  private func elementTarget(
    _ granularity: Granularity, _ direction: Direction, from position: TextPosition, edges: ElementEdges
  ) -> Target {
    switch world.element(granularity, next: position, toward: direction) {
    case .found(let range): .found(range.lower)
    case .unknown: .waiting(granularity, direction)
    case .none: .edge(Phrase(edges.none))
    case .edge: .edge(Phrase(direction == .forward ? edges.next : edges.previous))
    }
  }

  private func rotorTarget(_ name: String, _ direction: Direction, from position: TextPosition) -> Target {
    guard let rotor = world.rotors.first(where: { $0.name == name }) else { return .found(position) }
    if let entry = rotor.next(position, direction) { return .found(entry.range.lower) }
    let key: Phrase.Key = direction == .forward ? .noNextEntry : .noPreviousEntry
    return .edge(Phrase(key, ["name": .text(rotor.entryName)]))
  }

  private func sentenceStart(at position: TextPosition) -> TextPosition {
    world.unit(.sentence, enclosing: position, toward: .forward)?.lower ?? position
  }
}
