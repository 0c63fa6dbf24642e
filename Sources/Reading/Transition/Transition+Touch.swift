import Accessibility
import TextModel
import Words

extension Transition.Moves {
  /// Goes to what has been touched, and speaks it: the unit of the settings, or the line where there is none there.
  ///
  /// What keys go to stays what they go to.
  func touch(_ position: TextPosition) {
    if let control = forms.controlInUse(at: position) {
      return session.form.isOpen(control) ? forms.speakChoice(of: control) : speak(forms.announcements(of: control))
    }
    let granularity = world.settings.touchUnit.granularity
    let line = world.hearing.line(containing: position)
    guard granularity != .line, let unit = world.unit(granularity, enclosing: position, toward: .forward),
      !world.trimmed(unit).isEmpty
    else { return arrive(at: line, as: .line) }
    arrive(at: unit, as: granularity)
  }

  /// Selects the text between two positions, the characters at both among it.
  func drag(from start: TextPosition, to end: TextPosition, isDone: Bool) {
    let last = max(start, end)
    let after = world.unit(.character, enclosing: last, toward: .forward)?.upper ?? last
    let range = world.trimmed(TextRange(min(start, end), after))
    select(range, isBackward: end < start)
    guard isDone else { return }
    speak(
      range.isEmpty
        ? [Announcement(.noSelection, in: world.catalogue)]
        : [selecting.changeAnnouncement(of: range, isSelected: true)])
  }

  /// Selects the unit around a position, without the white space at its ends.
  func select(_ granularity: Granularity, at position: TextPosition) {
    let range = world.unit(granularity, enclosing: position, toward: .forward).map(world.trimmed)
    guard let range, !range.isEmpty else { return edge(Phrase(.nothingToActivate)) }
    select(range, isBackward: false)
    speak([selecting.changeAnnouncement(of: range, isSelected: true)])
  }

  private func select(_ range: TextRange, isBackward: Bool) {
    let (anchor, active) = isBackward ? (range.upper, range.lower) : (range.lower, range.upper)
    selecting.change(Selection(anchor: anchor, active: anchor), to: active)
    session.place.hasPlace = true
  }
}

extension Settings.TouchUnit {
  fileprivate var granularity: Granularity {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    case .sentence: .sentence
    case .paragraph: .paragraph
    }
  }
}
