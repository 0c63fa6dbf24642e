import Accessibility
import TextModel

extension ReadingWorld {
  /// How much of the main text lies before a position, in percent rounded down; nil until the index is there.
  func percent(before position: TextPosition) -> Int? {
    guard let index else { return nil }
    return index.length == 0 ? 0 : index.length(before: position) * 100 / index.length
  }

  /// "Page 3 of 12"; without the total until the index knows it, nil until it knows the page.
  public func pageText(_ page: Page) -> String? {
    guard let number = geometry.number(of: page) else { return nil }
    guard let count = geometry.pageCount else {
      return catalogue.text(Phrase(.pageNumber, ["page": .count(number)]))
    }
    return catalogue.text(Phrase(.pageOf, ["page": .count(number), "pages": .count(count)]))
  }

  /// The labels of the table of contents that lead to a position, the outermost first; else the heading above it.
  public func chapterPath(at position: TextPosition) -> [String] {
    var path: [(depth: Int, label: String)] = []
    var deepest = TextPosition.start
    for entry in text.outline {
      guard let place = self.position(of: entry, upTo: position), place >= deepest else { continue }
      deepest = place
      path.removeAll { $0.depth >= entry.depth }
      path.append((entry.depth, entry.label))
    }
    if !path.isEmpty { return path.map(\.label) }
    return headingAbove(position).map { [$0] } ?? []
  }

  /// Where an entry leads, if that is not after a position; later sections are not parsed to find out.
  private func position(of entry: OutlineEntry, upTo position: TextPosition) -> TextPosition? {
    guard case .place(let section, _)? = entry.destination, section <= position.section else { return nil }
    if section < position.section { return TextPosition(section: section, offset: 0) }
    return entry.destination.flatMap(text.position(of:)).flatMap { $0 <= position ? $0 : nil }
  }

  private func headingAbove(_ position: TextPosition) -> String? {
    let section = text.section(position.section)
    let heading = section.blocks.last { $0.isHeading && $0.range.lowerBound <= position.offset }
    return heading.map { section.text(in: $0.content) }
  }
}
