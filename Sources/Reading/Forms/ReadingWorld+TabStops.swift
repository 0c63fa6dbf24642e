import TextModel

extension ReadingWorld.Forms {
  /// Returns the next place where Tab stops.
  ///
  /// - Complexity: O(log n + k), k being the blocks and spans on the way; the index tells which sections have any stops.
  func tabStop(next position: TextPosition, toward direction: Direction, _ form: Session.Form)
    -> ReadingWorld.ElementSearch
  {
    var here = TabStops(self, inSection: position.section, form, from: position)
    if let range = here.next(direction, from: position.offset) { return .found(range) }
    guard let index else { return .unknown }
    let all = index.sections.indices
    let others =
      direction == .forward ? Array(all.dropFirst(position.section + 1)) : all.prefix(position.section).reversed()
    for number in others {
      let facts = index.sections[number].elements
      guard facts[.link] != nil || facts[.formControl] != nil else { continue }
      var there = TabStops(self, inSection: number, form)
      if let range = there.next(direction, from: direction == .forward ? -1 : Int.max) { return .found(range) }
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
