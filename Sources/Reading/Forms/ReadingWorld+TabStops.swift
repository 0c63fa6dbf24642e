import TextModel

extension ReadingWorld.Forms {
  /// Returns the next place where Tab stops.
  ///
  /// - Complexity: O(n) in the sections looked into; the index tells which have any.
  func tabStop(next position: TextPosition, toward direction: Direction, _ form: Session.Form)
    -> ReadingWorld.ElementSearch
  {
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

  /// Returns the first or the last place where Tab stops; nil where there is none.
  func outermostTabStop(_ direction: Direction, _ form: Session.Form) -> TextRange? {
    let edge =
      direction == .backward
      ? TextPosition(section: 0, offset: -1) : TextPosition(section: max(0, text.sectionCount - 1), offset: Int.max)
    guard case .found(let range) = tabStop(next: edge, toward: direction.opposite, form) else { return nil }
    return range
  }

  /// Returns the stops of Tab in a section, in order: links, and the controls that can be used.
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

extension ReadingWorld.Forms {
  /// Returns a Boolean value that indicates whether a position lies in what is closed.
  package func isClosed(_ position: TextPosition, in form: Session.Form) -> Bool {
    guard !text.section(position.section).controls.isEmpty, let (section, block) = world.block(at: position) else {
      return false
    }
    return form.closedEnd(around: block, in: section, at: position.section) != nil
  }

  /// Returns the start of the first open text in a range; nil where all of it is closed.
  ///
  /// - Complexity: O(k) in the parts that are closed in the range.
  func openStart(of range: TextRange, in form: Session.Form) -> TextPosition? {
    guard range.upper.section == range.lower.section else { return range.lower }
    let section = text.section(range.lower.section)
    var offset = range.lower.offset
    while offset < max(range.upper.offset, range.lower.offset + 1), let index = section.blockIndex(at: offset) {
      guard let end = form.closedEnd(around: section.blocks[index], in: section, at: range.lower.section) else {
        return TextPosition(section: range.lower.section, offset: offset)
      }
      offset = end
    }
    return section.controls.isEmpty ? range.lower : nil
  }
}

extension ReadingWorld.Forms {
  /// Returns the end that a move leaves what is closed around a position at; nil where it can be left by its units
  /// alone.
  func edge(ofClosed position: TextPosition, toward direction: Direction, in form: Session.Form) -> TextPosition? {
    guard let (section, block) = world.block(at: position),
      let closed = form.closed(around: block, in: section, at: position.section).first,
      let index = section.blockIndex(at: closed.range.lowerBound)
    else { return nil }
    let first = section.blocks[index]
    // The text before the control that opens a part is closed with it.
    guard let control = first.control, section.controls[control].key == closed.key.control else { return nil }
    let range = closed.range
    let offset = direction == .forward ? range.upperBound - 1 : first.range.upperBound
    return TextPosition(section: position.section, offset: offset)
  }
}
