import Accessibility
import TextModel

extension Turn {
  /// Moves by the option the rotor shows.
  mutating func move(_ direction: Direction) {
    switch option {
    case .textSelection: changeSelectionUnit(direction)
    case .edit: changeEditAction(direction)
    case .custom(let name): moveByRotor(name, direction)
    case let option: move(by: option.granularity ?? .line, direction)
    }
  }

  /// Moves to the next or previous unit and speaks it; at the edge of the book says so and stays.
  mutating func move(by granularity: Granularity, _ direction: Direction) {
    if granularity.isElement { return moveToElement(granularity, direction) }
    guard let range = world.unit(granularity, next: session.cursor, toward: direction) else {
      return bookEdge(direction)
    }
    arrive(at: range, as: granularity)
  }

  /// Moves to where the next or previous chapter begins, and speaks its first row.
  mutating func moveToChapter(_ direction: Direction) {
    guard let start = world.chapterStart(next: session.cursor, toward: direction) else {
      return edge(Phrase(direction == .forward ? .noNextChapter : .noPreviousChapter))
    }
    arriveAtRow(of: start)
  }

  /// Moves to the row that holds a position, cursor at the position, and speaks it.
  mutating func arriveAtRow(of position: TextPosition) {
    let line = world.geometry.line(containing: position).range
    arrive(at: TextRange(max(line.lower, position), line.upper), as: .line)
  }

  /// Moves to the first or last character of the row and speaks the character.
  mutating func moveToRowEdge(_ direction: Direction) {
    let line = world.geometry.line(containing: session.cursor).range
    let kept = world.trimmed(line)
    let found =
      direction == .backward || kept.isEmpty
      ? world.unit(.character, enclosing: line.lower, toward: .forward)
      : world.unit(.character, enclosing: kept.upper, toward: .backward)
    guard let found else { return bookEdge(direction) }
    arrive(at: found, as: .character)
  }

  /// Moves to the first or last unit of the book, by the option the rotor shows.
  mutating func moveToBookEdge(_ direction: Direction) {
    guard let bounds = world.bounds else { return say(Phrase(.emptyBook)) }
    let granularity = option.granularity ?? .line
    let edge = direction == .backward ? bounds.lower : bounds.upper
    let unit = granularity.isElement ? Granularity.line : granularity
    guard
      let range = world.unit(unit, enclosing: edge, toward: direction.opposite)
        ?? world.unit(unit, next: edge, toward: direction.opposite)
    else { return bookEdge(direction) }
    arrive(at: range, as: unit)
  }

  /// Moves by a rotor of the application.
  private mutating func moveByRotor(_ name: String, _ direction: Direction) {
    guard let rotor = world.rotors.first(where: { $0.name == name }) else { return bookEdge(direction) }
    guard let entry = rotor.next(session.cursor, direction) else {
      let key: Phrase.Key = direction == .forward ? .noNextEntry : .noPreviousEntry
      return edge(Phrase(key, ["name": .text(rotor.entryName)]))
    }
    guard entry.isReady else {
      say(Phrase(.loading))
      return add(.prepare(rotor: name, entry.range))
    }
    arrive(at: entry.range, as: .paragraph)
  }
}
