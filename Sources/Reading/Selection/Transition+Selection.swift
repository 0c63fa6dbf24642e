import Accessibility
import TextModel
import Words

extension Transition.Selecting {
  /// Changes what the selection grows by: circular, "Select all" last.
  func changeSelectionUnit(_ direction: Direction) {
    let units = SelectionUnit.allCases
    let at = units.firstIndex(of: session.selectionUnit) ?? 0
    let step = direction == .forward ? 1 : units.count - 1
    session.selectionUnit = units[(at + step) % units.count]
    say(Phrase(session.selectionUnit.phrase))
  }

  /// Moves the active end by a unit that is not the one of Text Selection.
  func extend(by unit: SelectionUnit, _ direction: Direction) {
    let chosen = session.selectionUnit
    session.selectionUnit = unit
    extend(direction)
    session.selectionUnit = chosen
  }

  /// Moves the active end by one unit: away from the anchor it selects, toward it it gives back.
  func extend(_ direction: Direction) {
    guard session.selectionUnit != .all else { return selectAll() }
    let selection = session.selection ?? newSelection()
    let givesBack = direction == .forward ? selection.active < selection.anchor : selection.active > selection.anchor
    let target = givesBack ? giveBackTarget(selection, direction) : growTarget(from: selection.active, direction)
    guard let target, target != selection.active else { return bookEdge(direction) }
    change(selection, to: target)
    let changed = TextRange(selection.active, target)
    var said = [changeAnnouncement(of: changed, isSelected: !givesBack)]
    if session.selection == nil { said.append(Announcement(.noSelection, in: world.catalogue)) }
    speak(said)
    show(target)
  }

  /// Returns an empty selection where the text last moved to begins, on a boundary of the selection's own unit.
  private func newSelection() -> Selection {
    let start = session.focus?.lower ?? session.cursor
    let anchor = world.hearing.behindReading(enclosing(start, .forward)?.lower ?? start)
    return Selection(anchor: anchor, active: anchor)
  }

  /// Returns the position that the active end comes to when it selects one more unit, or nil at the edge of the book.
  private func growTarget(from active: TextPosition, _ direction: Direction) -> TextPosition? {
    switch direction {
    case .forward:
      let from = world.hearing.behindReading(active)
      if let end = enclosing(from, .forward).map(end(of:)), end > from { return end }
      return next(from, .forward).map(end(of:))
    case .backward:
      let from = world.hearing.beforeReading(active)
      let start = enclosing(from, .backward)?.lower
      return (start.flatMap { $0 < from ? $0 : nil } ?? next(from, .backward)?.lower).map(world.hearing.behindReading)
    }
  }

  /// Returns the position that the active end comes to when it gives one unit back: never past the anchor.
  private func giveBackTarget(_ selection: Selection, _ direction: Direction) -> TextPosition? {
    switch direction {
    case .forward:
      let start = (next(selection.active, .forward)?.lower).map(world.hearing.behindReading)
      return min(start ?? selection.anchor, selection.anchor)
    case .backward:
      let from = world.hearing.beforeReading(selection.active)
      guard let unit = enclosing(from, .backward) ?? next(from, .backward) else {
        return selection.anchor
      }
      let before = next(unit.lower, .backward).map(end(of:))
      return max(before ?? selection.anchor, selection.anchor)
    }
  }

  private func enclosing(_ position: TextPosition, _ direction: Direction) -> TextRange? {
    if let granularity = session.selectionUnit.granularity {
      return world.unit(granularity, enclosing: position, toward: direction)
    }
    let inside = direction == .forward ? world.textPosition(from: position) : world.textPosition(before: position)
    return inside.flatMap(chapter(around:))
  }

  private func next(_ position: TextPosition, _ direction: Direction) -> TextRange? {
    if let granularity = session.selectionUnit.granularity {
      return world.unit(granularity, next: position, toward: direction)
    }
    return world.chapters.start(next: position, toward: direction).flatMap(chapter(around:))
  }

  private func chapter(around position: TextPosition) -> TextRange? {
    guard let start = world.chapters.start(enclosing: position), let bounds = world.bounds else { return nil }
    return TextRange(start, world.chapters.start(next: start, toward: .forward) ?? bounds.upper)
  }

  /// Returns the end of a unit without the white space after it; a character is taken as it is, with the reading that
  /// belongs to it.
  private func end(of range: TextRange) -> TextPosition {
    world.hearing.behindReading(session.selectionUnit == .character ? range.upper : world.trimmed(range).upper)
  }

  /// Has the other end of the selection move, goes to it and says the word there.
  func swapEnds() {
    guard let selection = session.selection, !selection.isEmpty else { return say(Phrase(.noSelection)) }
    add(.post(.selectionWillChange))
    session.selection = Selection(anchor: selection.active, active: selection.anchor)
    if session.selecting.mark != nil { session.selecting.mark = selection.active }
    session.cursor = selection.anchor
    add(.post(.selectionDidChange))
    let isStart = selection.anchor < selection.active
    let word =
      isStart
      ? world.unit(.word, enclosing: selection.anchor, toward: .forward)
      : world.unit(.word, next: selection.anchor, toward: .backward)
    let text = word.map { world.text.text(in: world.trimmed($0)) } ?? ""
    say(Phrase(isStart ? .selectionStartAt : .selectionEndAt, ["text": .text(text)]))
    show(selection.anchor)
  }

  /// Changes the selection and takes the cursor to its active end; back at the anchor nothing is selected.
  func change(_ selection: Selection, to active: TextPosition) {
    add(.post(.selectionWillChange))
    let changed = Selection(anchor: selection.anchor, active: active)
    session.selection = changed.isEmpty ? nil : changed
    if changed.isEmpty { session.focus = changed.range }
    session.cursor = active
    add(.post(.selectionDidChange))
  }
}

extension SelectionUnit {
  /// The name of the unit as the Text Selection option speaks it.
  var phrase: Phrase.Key {
    switch self {
    case .character: .characterSelection
    case .word: .wordSelection
    case .line: .lineSelection
    case .sentence: .sentenceSelection
    case .paragraph: .paragraphSelection
    case .page: .pageSelection
    case .chapter: .chapterSelection
    case .all: .selectAll
    }
  }
}
