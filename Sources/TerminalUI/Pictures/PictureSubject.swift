import TextModel

/// Something that a picture is shown of.
package enum PictureSubject: Hashable, Sendable {
  /// The file of an image, by its name in the book.
  case file(String)
  /// The page that a section is, as of a scan.
  case page(section: Int)
}

/// A picture at the place of the reader.
package struct PictureAtPlace: Hashable, Sendable {
  package let subject: PictureSubject
  /// The text of an image, empty where it has none; nil for a page.
  package let range: TextRange?
}

extension ReadableText {
  /// Returns the picture at a position: the page that its section is, else the image of its block, else of the figure
  /// around it.
  func picture(at position: TextPosition) -> PictureAtPlace? {
    if isPage(position.section) { return PictureAtPlace(subject: .page(section: position.section), range: nil) }
    let section = section(position.section)
    guard let index = section.blockIndex(at: position.offset) else { return nil }
    let block = section.blocks[index]
    if let image = section.picture(in: block.range, nearestTo: position.offset, of: position.section) { return image }
    // A caption is of the image before or behind it.
    guard let container = block.container, case .figure = section.containers[container].kind else { return nil }
    let others = section.blocks.filter { $0.container == container }
    guard let first = others.first, let last = others.last else { return nil }
    return section.picture(
      in: first.range.lowerBound..<last.range.upperBound, nearestTo: position.offset, of: position.section)
  }

  /// Returns the first image of a range.
  func picture(in range: TextRange) -> PictureAtPlace? {
    guard range.lower.section == range.upper.section else { return nil }
    return section(range.lower.section).picture(
      in: range.lower.offset..<max(range.lower.offset, range.upper.offset), nearestTo: range.lower.offset,
      of: range.lower.section)
  }
}

extension Section {
  /// Returns the image in a range that an offset is in, else the first one in the range.
  fileprivate func picture(in range: Range<Int>, nearestTo offset: Int, of section: Int) -> PictureAtPlace? {
    let images = spans(touching: range).compactMap { span -> PictureAtPlace? in
      guard case .picture(let name) = span.kind else { return nil }
      return PictureAtPlace(subject: .file(name), range: TextRange(section: section, span.range))
    }
    return images.first { $0.range?.offsets.map { $0.contains(offset) || $0.lowerBound == offset } ?? false }
      ?? images.first
  }
}
