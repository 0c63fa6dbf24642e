import TextModel
import Words

/// The targets of Tab, and the moves by errors in a form.
extension Transition.Forms {
  /// Returns the next link, or the next control that can be used.
  func tab(_ direction: Direction, from position: TextPosition) -> Target {
    // Inside of what is written on a control, the control itself is no next one.
    let start = direction == .backward ? world.forms.control(at: position)?.range.lower : nil
    switch world.forms.tabStop(next: start ?? position, toward: direction, session.form) {
    case .found(let range): return stop(at: range)
    case .unknown: return .waitingForTab(direction)
    case .none, .edge:
      guard world.settings.wrap, let range = world.forms.outermostTabStop(direction.opposite, session.form) else {
        return .edge(Phrase(ElementEdges.linkOrControl.beyond(direction)))
      }
      return stop(at: range, wrapping: direction == .forward ? .wrappingToStart : .wrappingToEnd)
    }
  }

  private func stop(at range: TextRange, wrapping: Phrase.Key? = nil) -> Target {
    guard let control = world.forms.control(at: range.lower), control.range == range else {
      return .found(range, .link, wrapping: wrapping)
    }
    return .control(control, wrapping: wrapping)
  }

  /// Returns the next control of the section at hand whose value is not accepted.
  func error(_ direction: Direction, from position: TextPosition) -> Target {
    let errors = world.forms.controls(inSection: position.section).filter { session.form.left($0).isInvalid }.map(
      \.range)
    let next =
      direction == .forward
      ? errors.first { $0.lower > position } : errors.last { $0.lower < position && !$0.contains(position) }
    if let next { return .found(next, .formControl) }
    return .edge(Phrase(errors.isEmpty ? ElementEdges.error.none(direction) : ElementEdges.error.beyond(direction)))
  }
}
