import Accessibility
import TextModel

extension Section {
  /// Returns the number of a list item among those of its own list; nil for what is no item, and where the list counts
  /// others, as one of terms with their descriptions does.
  ///
  /// - Complexity: O(n) in the blocks of the list.
  func itemPosition(of block: Block) -> SetPosition? {
    guard block.marker != nil, let list = listAround(block),
      let first = blockIndex(at: containers[list].range.lowerBound)
    else { return nil }
    var number = 0
    var count = 0
    for other in blocks[first...].prefix(while: { $0.range.lowerBound < containers[list].range.upperBound }) {
      guard other.marker != nil, listAround(other) == list else { continue }
      count += 1
      if other.range.lowerBound <= block.range.lowerBound { number += 1 }
    }
    if case .list(let items, _) = containers[list].kind, items != count { return nil }
    return SetPosition(number, of: count)
  }

  /// Returns the innermost list around a block.
  private func listAround(_ block: Block) -> Int? {
    containers(around: block).last { if case .list = containers[$0].kind { true } else { false } }
  }

  /// Returns the heading that a heading of the section stands under: the last one before it of a higher rank; nil for
  /// none.
  ///
  /// - Complexity: O(n) in the blocks before it.
  func heading(above block: Block) -> Block? {
    guard let level = block.headingLevel, let index = blockIndex(at: block.range.lowerBound) else { return nil }
    return blocks[..<index].last { $0.headingLevel.map { $0 < level } ?? false }
  }
}
