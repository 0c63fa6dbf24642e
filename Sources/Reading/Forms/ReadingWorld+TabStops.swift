import TextModel

extension ReadingWorld {
  /// The next place where Tab stops.
  ///
  /// - Complexity: O(n) in the sections looked into; the index tells which have any.
  func tabStop(next position: TextPosition, toward direction: Direction, _ form: Session.Form) -> ElementSearch {
    let here = tabStops(inSection: position.section, from: position, form)
    let around = here.last { $0.contains(position) }
    let found =
      direction == .forward
      ? here.first { $0.lower > position } : here.last { $0.lower < (around?.lower ?? position) }
    if let found { return .found(found) }
    guard let index else { return .unknown }
    let all = index.sections.indices
    let others =
      direction == .forward ? Array(all.dropFirst(position.section + 1)) : all.prefix(position.section).reversed()
    for number in others {
      let facts = index.sections[number].elements
      guard facts[.link] != nil || facts[.formControl] != nil else { continue }
      let there = tabStops(inSection: number, from: position, form)
      if let range = direction == .forward ? there.first : there.last { return .found(range) }
    }
    return .edge
  }

  /// The first or the last place where Tab stops; nil where there is none.
  func outermostTabStop(_ direction: Direction, _ form: Session.Form) -> TextRange? {
    let edge =
      direction == .backward
      ? TextPosition(section: 0, offset: -1) : TextPosition(section: max(0, text.sectionCount - 1), offset: Int.max)
    guard case .found(let range) = tabStop(next: edge, toward: direction.opposite, form) else { return nil }
    return range
  }

  /// Where Tab stops in a section, in order: links, and the controls that can be used.
  ///
  /// Radio buttons that belong together are one stop, the chosen one, else the first; those that the reader is at are
  /// none, unless the reader is at the stop itself.
  func tabStops(inSection number: Int, from position: TextPosition, _ form: Session.Form) -> [TextRange] {
    let section = text.section(number)
    let controls = controls(inSection: number).filter {
      !$0.control.isDisabled && !isClosed($0.range.lower, in: form)
    }
    let here = position.section == number ? control(at: position) : nil
    var stops: [AnswerKey: Int] = [:]
    for (index, placed) in controls.enumerated() where placed.control.set != nil {
      if stops[placed.key] == nil || form.filled(placed).isOn { stops[placed.key] = index }
    }
    if let here, here.control.set != nil { stops[here.key] = controls.firstIndex(of: here) }
    let used = controls.enumerated().filter { stops[$1.key, default: $0] == $0 }.map(\.element.range)
    let links = section.elementRanges(.link).map { TextRange(section: number, $0) }
      .filter { !isClosed($0.lower, in: form) }
    guard !used.isEmpty else { return links }
    return (used + links).sorted { $0.lower < $1.lower }
  }
}
