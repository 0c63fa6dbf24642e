import PageLayout
import Reading
import Speech
import TextModel

/// How long the lines of a page may be, which can be changed while reading.
extension Reader {
  /// The longest line that the reader wants, in cells.
  package var longestLine: Int { Setting.longestLine(openings["width"]) }

  /// Lays the book out again where the reader wants lines of another length, and counts its pages.
  ///
  /// - Complexity: O(n) in the length of the book.
  package mutating func takeWidth(at now: Instant) -> [Effect] {
    guard shape.size.longestLine != longestLine else { return [] }
    let size = shape.size.with(longestLine: longestLine)
    return resized(to: size, pages(of: layers[0].world.text, size), at: now)
  }

  private func pages(of text: some ReadableText, _ size: PageSize) -> PaginatedBook {
    let pages = PaginatedBook(text: text, size: size, cells: shape.cells, order: shape.order)
    return PageIndex.build(text, size: size, cells: shape.cells).map(pages.indexed) ?? pages
  }

  /// What has to be set for longer or shorter lines by one step, and whether that is the end of what there is.
  func width(_ direction: Direction) -> (value: String, isEdge: Bool)? {
    guard case .amount(let range, let step, _)? = Setting.named("width")?.kind else { return nil }
    let wanted = longestLine + (direction == .forward ? step : -step)
    let value = min(max(range.lowerBound, wanted), range.upperBound)
    return (String(value), value == longestLine)
  }
}

extension Setting {
  /// The longest line that a value of the setting stands for, in cells.
  package static func longestLine(_ value: String?) -> Int { value.flatMap { Int($0) } ?? PageSize.easyLine }
}
