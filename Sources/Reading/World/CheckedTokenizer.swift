import TextModel

/// A tokenizer whose units go where they were asked for.
///
/// A unit of a tokenizer that breaks its contract stops a debug build with a sentence that names it; otherwise it
/// counts as none, so that a move always comes to an end.
struct CheckedTokenizer: TextTokenizer {
  /// The tokenizer as it was handed in.
  let base: any TextTokenizer

  init(_ base: any TextTokenizer) { self.base = (base as? CheckedTokenizer)?.base ?? base }

  func unit(
    _ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction
  ) -> TextRange? {
    guard let unit = base.unit(granularity, enclosing: position, toward: direction) else { return nil }
    let holds = direction == .forward ? position < unit.upper : unit.lower < position
    assert(
      holds && !unit.isEmpty,
      "The tokenizer's \(granularity) around \(position), asked \(direction), is \(unit): it does not hold that side."
    )
    return holds && !unit.isEmpty ? unit : nil
  }

  func unit(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction
  ) -> TextRange? {
    guard let unit = base.unit(granularity, next: position, toward: direction) else { return nil }
    let advances = direction == .forward ? position < unit.lower : unit.lower < position
    assert(
      advances && !unit.isEmpty,
      "The tokenizer's \(granularity) next to \(position), asked \(direction), is \(unit): it does not advance.")
    return advances && !unit.isEmpty ? unit : nil
  }

  func units(_ granularity: Granularity, in range: TextRange) -> [Range<Int>] {
    let units = base.units(granularity, in: range)
    var end = range.lower.offset
    for unit in units {
      guard end <= unit.lowerBound, !unit.isEmpty else {
        assertionFailure("The tokenizer's \(granularity) in \(range) are out of order.")
        return []
      }
      end = unit.upperBound
    }
    assert(end <= range.upper.offset, "The tokenizer's \(granularity) in \(range) go beyond it.")
    return end <= range.upper.offset ? units : []
  }

  func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>] {
    let elements = base.elements(granularity, of: section, number)
    assert(
      zip(elements, elements.dropFirst()).allSatisfy { $0.lowerBound < $1.lowerBound },
      "The tokenizer's elements of \(granularity) in section \(number) are out of order.")
    return elements
  }
}
