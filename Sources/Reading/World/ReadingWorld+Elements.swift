import Accessibility
import Speech
import TextModel
import Words

extension ReadingWorld {
  /// The result of a search for an element.
  enum ElementSearch {
    case found(TextRange)
    /// There is none further on.
    case edge
    /// There is none in the whole book.
    case none
    /// There is none in the section at hand, and the index that knows of the others is not there yet.
    case unknown
  }

  /// Returns the next element from a position; headings only of a level, where one is asked for.
  ///
  /// - Complexity: O(log n) in the elements of a section, once they are known; the index tells which sections have any.
  func element(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction, level: Int? = nil
  ) -> ElementSearch {
    if let index, level.map({ !index.hasHeadings(ofLevel: $0) }) ?? !index.has(granularity) { return .none }
    var next = position
    while index != nil || hasElement(granularity, next: next, toward: direction),
      let range = tokenizer.unit(granularity, next: next, toward: direction)
    {
      if level == nil || block(at: range.lower)?.block.headingLevel == level { return .found(range) }
      next = range.lower
    }
    return index == nil ? .unknown : .edge
  }

  /// Returns a Boolean value that indicates whether the section at hand has an element further on.
  private func hasElement(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction
  ) -> Bool {
    let here = tokenizer.elements(granularity, of: text.section(position.section), position.section)
    guard direction == .backward else { return here.last.map { $0.lowerBound > position.offset } ?? false }
    return here.first.map { $0.lowerBound < position.offset && !$0.contains(position.offset) } ?? false
  }
}

extension ReadableText {
  /// Returns a position before the first element of the book, or behind the last.
  func edge(_ direction: Direction) -> TextPosition {
    direction == .backward
      ? TextPosition(section: 0, offset: -1) : TextPosition(section: max(0, sectionCount - 1), offset: Int.max)
  }
}

extension ReadingWorld {
  /// Returns the name of the reference to a note that is all there is in a range, or a part of it unless it is to be
  /// whole; nil where there is more, or none.
  func noteReference(in range: TextRange, isWhole: Bool) -> Phrase? {
    let kept = trimmed(range)
    guard let offsets = kept.offsets, !offsets.isEmpty else { return nil }
    let section = text.section(kept.lower.section)
    guard let reference = section.noteReference(at: offsets.lowerBound),
      reference.range.lowerBound <= offsets.lowerBound, offsets.upperBound <= reference.range.upperBound,
      !isWhole || offsets == reference.range
    else { return nil }
    return section.phrase(of: reference)
  }
}

extension ReadingWorld {
  /// Returns the note that a reference leads to: what the markup calls one, else what stands from there on up to the
  /// next heading, rule or place with a name, such as the next note.
  func note(at position: TextPosition) -> TextRange {
    let section = text.section(position.section)
    let note = section.footnote(around: position.offset)?.range ?? section.unmarkedNote(at: position.offset)
    return TextRange(section: position.section, note ?? position.offset..<position.offset)
  }
}

extension ReadingWorld {
  /// Returns the cell of a table that a position lies in.
  func cell(at position: TextPosition) -> TableCell? { text.section(position.section).cell(at: position.offset) }

  /// Returns a Boolean value that indicates whether a position is that of a cell of a table without anything in it.
  func isEmptyCell(_ position: TextPosition) -> Bool { block(at: position)?.block.isEmptyCell ?? false }
}

extension ReadingWorld {
  /// Returns a Boolean value that indicates whether an action is one of those that the application offers.
  func offers(_ action: EditAction) -> Bool {
    switch action {
    case .custom(let action): actions.contains(action)
    case .field: true
    default: editActions?.contains(action) ?? true
    }
  }
}
