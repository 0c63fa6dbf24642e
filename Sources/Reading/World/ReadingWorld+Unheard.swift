import TextModel

extension ReadingWorld.Hearing {
  /// Returns a Boolean value that indicates whether a text lies in the reading of a ruby base, which is no stop: it
  /// says what the base says.
  func isReading(_ range: TextRange) -> Bool {
    guard let offsets = range.offsets else { return false }
    return text.section(range.lower.section).spans(touching: offsets).contains { span in
      span.kind == .reading && span.range.lowerBound <= offsets.lowerBound
        && offsets.upperBound <= span.range.upperBound
    }
  }

  /// Returns a position, but behind the reading of a ruby base that it lies in or before: no selection ends between the
  /// two.
  func behindReading(_ position: TextPosition) -> TextPosition {
    var offset = position.offset
    while let reading = reading(around: offset, in: position.section) { offset = reading.upperBound }
    return TextPosition(section: position.section, offset: offset)
  }

  /// Returns a position, but before the reading of a ruby base that it lies in or behind.
  func beforeReading(_ position: TextPosition) -> TextPosition {
    var offset = position.offset
    while let reading = reading(around: offset - 1, in: position.section) { offset = reading.lowerBound }
    return TextPosition(section: position.section, offset: offset)
  }

  private func reading(around offset: Int, in section: Int) -> Range<Int>? {
    text.section(section).spans(touching: offset..<offset + 1).first {
      $0.kind == .reading && $0.range.contains(offset)
    }?.range
  }

  /// Returns a Boolean value that indicates whether a text, white space and stops aside, is hidden from those who
  /// listen, and no stop for them; a stop alone belongs to the text that it closes.
  func isConcealed(_ range: TextRange) -> Bool {
    guard let offsets = range.offsets else { return false }
    let section = text.section(range.lower.section)
    if offsets.count > 1, !section.spans(touching: offsets).contains(where: { $0.kind == .concealed }) {
      return false
    }
    let kept = world.trimmed(range).offsets ?? offsets
    guard kept.isEmpty else { return section.isConcealed(kept) }
    guard let block = section.blockIndex(at: offsets.lowerBound).map({ section.blocks[$0] }) else { return false }
    return section.isConcealed(offsets.lowerBound < block.content.upperBound ? offsets : block.content)
  }

  /// Returns the start of a range for those who listen: behind the hidden text at its start, or at its start if all of
  /// it is hidden.
  func heardStart(of range: TextRange) -> TextPosition {
    guard let offsets = range.offsets else { return range.lower }
    let section = text.section(range.lower.section)
    var next = offsets.lowerBound
    while next < offsets.upperBound, let hidden = section.concealed(around: next)?.upperBound {
      let rest = section.substring(in: min(hidden, offsets.upperBound)..<offsets.upperBound)
      next = hidden + rest.prefix(while: \.isWhitespace).utf8.count
    }
    return next < offsets.upperBound ? TextPosition(section: range.lower.section, offset: next) : range.lower
  }

  /// Returns the first place from one on in its section that those who listen hear something at.
  func heardPlace(from place: TextPosition) -> TextPosition {
    let end = text.section(place.section).length
    return place.offset < end ? heardStart(of: TextRange(section: place.section, place.offset..<end)) : place
  }

  /// Returns the end that a move by a unit leaves a hidden text at: the last or the first of its characters, or before
  /// the unit that it ends in, where others can hear something behind it there.
  func edge(
    ofConcealed range: TextRange, as granularity: Granularity, toward direction: Direction
  ) -> TextPosition? {
    guard let offsets = range.offsets else { return nil }
    let around = text.section(range.lower.section).concealed(around: offsets.lowerBound)
    guard let around else { return nil }
    let section = range.lower.section
    guard direction == .forward else { return TextPosition(section: section, offset: around.lowerBound) }
    let end = TextPosition(section: section, offset: around.upperBound)
    let last = world.unit(granularity, enclosing: end, toward: .backward)
    let place = last.flatMap { $0.lower > range.lower && !isConcealed($0) ? $0.lower : nil } ?? end
    return tokenizer.unit(.character, enclosing: place, toward: .backward)?.lower
  }
}

extension ReadingWorld.Hearing {
  /// Returns the start of a page for those who listen: behind what is hidden from them, and what is closed.
  func heardStart(ofPage page: TextRange, in form: Session.Form) -> TextPosition {
    heardStart(of: TextRange(world.forms.openStart(of: page, in: form) ?? page.lower, page.upper))
  }
}

extension ReadingWorld.Hearing {
  /// Returns the first text at or after a position that reading through does not step over; nil where there is none.
  func flowPosition(from position: TextPosition) -> TextPosition? {
    var next = world.textPosition(from: position)
    while let at = next, let part = ReadAll.skippedPart(at: at, in: world) {
      next = world.textPosition(from: part.end)
    }
    return next
  }
}
