import Accessibility
import TextModel
import TextUnits
import Words

extension Transition.Moves {
  /// Goes where a command leads, and speaks what is there; at an edge says so and stays.
  func go(_ command: Command) {
    if let target = target(of: command, from: session.cursor) { go(to: target) }
  }

  /// Goes to a target, or says why not.
  func go(to target: Target) {
    switch target {
    case .found(let range, let granularity, let speech, let wrapping, let chapter):
      let before =
        forms.leaveFormsForText() + (wrapping.map { [Announcement($0, in: world.catalogue)] } ?? [])
        + (chapter.map { [Announcement([$0], language: world.language(at: range.lower))] } ?? [])
      guard isFar(range.lower) else {
        if places.isJump(by: granularity) { places.jump(to: range.lower) }
        return arrive(at: range, as: granularity, after: before, speaking: speech)
      }
      if !before.isEmpty { speak(before) }
      wait(for: range.lower, .unit(range, granularity))
    case .control(let control, let wrapping):
      if let wrapping { say(Phrase(wrapping)) }
      places.jump(to: control.range.lower)
      forms.focus(control)
    case .waiting(let granularity, let direction): wait(for: granularity, direction, reads: false)
    case .waitingForTab(let direction): wait(for: .link, direction, isTab: true, reads: false)
    case .match(let match, _, let search, _) where isFar(match.range.lower):
      wait(for: match.range.lower, .match(search))
    case .match(let match, let count, let search, let wrapping):
      matches.arrive(at: match, of: count, search, wrapping)
    case .mark(let mark):
      isFar(mark.range.lower) ? wait(for: mark.range.lower, .mark(mark)) : marks.arrive(at: mark)
    case .unsearched(let query, let search): matches.look(for: query, search)
    case .preparing(let rotor, let range): prepare(rotor, range)
    case .edge(let phrase):
      forms.takeOpenChoice()
      edge(phrase)
    }
  }

  /// Has an entry of a custom rotor made ready; the next key drops it.
  func prepare(_ rotor: String, _ range: TextRange) {
    session.awaited = .item(range)
    say(Phrase(.loading))
    add(.host(.prepare(rotor: rotor, range)))
  }

  /// Moves to the first or last character of the line and speaks the character.
  func moveToRowEdge(_ direction: Direction) {
    let line = world.line(containing: session.cursor)
    let kept = world.trimmed(line)
    let found =
      direction == .backward || kept.isEmpty
      ? world.unit(.character, enclosing: line.lower, toward: .forward)
      : world.unit(.character, enclosing: kept.upper, toward: .backward)
    guard let found else { return bookEdge(direction) }
    arrive(at: found, as: .character)
  }

  /// Moves to the first or last unit of the book, by the option the rotor shows.
  func moveToBookEdge(_ direction: Direction) {
    guard let edge = world.edge(direction) else { return say(Phrase(.emptyBook)) }
    let granularity = option.granularity ?? .line
    if isFar(edge) { return wait(for: edge, .bookEdge(direction)) }
    let unit = granularity.isElement ? Granularity.line : granularity
    guard
      let range = world.unit(unit, enclosing: edge, toward: direction.opposite)
        ?? world.unit(unit, next: edge, toward: direction.opposite)
    else { return bookEdge(direction) }
    places.jump(toEdge: range.lower)
    let isHidden = world.hearing.isConcealed(range) || world.forms.isClosed(range.lower, in: session.form)
    if isHidden, case .found(let heard, _, _, _, _) = target(unit, direction.opposite, from: range.lower) {
      return arrive(at: heard, as: unit)
    }
    arrive(at: range, as: unit)
  }
}
