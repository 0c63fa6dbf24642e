import Accessibility
import TextModel
import Words

extension ReadingWorld.Places {
  /// Returns the part of the main text before a position, in percent rounded down, or nil until the index is there.
  package func percent(before position: TextPosition) -> Int? {
    index?.percent(before: position)
  }

  /// Returns the page as text: "Page 3 of 12".
  ///
  /// The total is missing until the index knows it; nil until it knows the page.
  public func pageText(_ page: Page) -> String? {
    if let words = geometry.announcement(of: page) { return words }
    guard let number = geometry.number(of: page) else { return nil }
    guard let count = geometry.pageCount else {
      return catalogue.text(Phrase(.pageNumber, ["page": .count(number)]))
    }
    return catalogue.text(Phrase(.pageOf, ["page": .count(number), "pages": .count(count)]))
  }

  /// Returns the labels of the table of contents that lead to a position, the outermost first; of a part that is not
  /// listed its own name; else the heading above it.
  public func chapterPath(at position: TextPosition) -> [String] {
    if let title = world.chapters.unlisted(ofSection: position.section) { return [title] }
    let path = world.chapters.isOutside(section: position.section) ? [] : outline.path(to: position, in: text)
    return path.isEmpty ? headingAbove(position).map { [$0] } ?? [] : path
  }

  /// Returns the entry of the table of contents that a position belongs to, as an index into the outline; nil before
  /// the first.
  public func outlineEntry(at position: TextPosition) -> Int? { outline.entry(at: position, in: text) }

  /// Returns the name in the table of contents of the chapter that begins at a position, if its text begins with
  /// something else.
  func untoldChapter(at start: TextPosition) -> String? {
    let section = text.section(start.section)
    guard let entry = outline.entry(at: start, in: text), let label = outline.path(to: entry).last,
      outline.stops(in: section, at: start.section).contains(where: { $0.entry == entry && $0.offset == start.offset }
      ),
      let block = world.block(at: behindPrintPage(at: start))?.block
    else { return nil }
    let (words, name) = (section.title(in: block.content).lowercased(), label.lowercased())
    guard words.hasPrefix(name) else { return label }
    let isPiece = words.dropFirst(name.count).first.map { $0.isLetter || $0.isNumber } ?? false
    return isPiece ? label : nil
  }

  /// Returns the number of a printed page that begins a place and its block, which has nothing else; nil elsewhere, and
  /// where no text stands behind it.
  func numberOfPrintPage(at place: TextPosition) -> TextRange? {
    guard let (section, block) = world.block(at: place), block.range.upperBound < section.length else { return nil }
    let mark = section.spans(touching: place.offset..<place.offset + 1).first { span in
      if case .pageBreak = span.kind { span.range.lowerBound == place.offset && !span.range.isEmpty } else { false }
    }
    guard let mark, mark.range.upperBound <= block.content.upperBound,
      section.substring(in: mark.range.upperBound..<block.content.upperBound).allSatisfy(\.isWhitespace)
    else { return nil }
    return TextRange(section: place.section, mark.range)
  }

  /// Returns a place, but behind the number of a printed page that stands there alone.
  private func behindPrintPage(at place: TextPosition) -> TextPosition {
    guard numberOfPrintPage(at: place) != nil, let block = world.block(at: place)?.block else { return place }
    return TextPosition(section: place.section, offset: block.range.upperBound)
  }

  private func headingAbove(_ position: TextPosition) -> String? {
    let section = text.section(position.section)
    let heading = section.blocks.last { $0.isHeading && $0.range.lowerBound <= position.offset }
    return heading.map { section.title(in: $0.content) }
  }
}

extension ReadingWorld.Places {
  /// Returns the page of the printed edition that a position is on; nil where the book does not say.
  func printPage(at position: TextPosition) -> String? {
    let before = tokenizer.unit(.printPage, enclosing: position, toward: .forward) ?? lastPrintPage(before: position)
    return before.flatMap { page in
      text.section(page.lower.section).spans(touching: page.lower.offset..<page.lower.offset + 1).lazy.compactMap {
        span in
        if case .pageBreak(let label) = span.kind, span.range.lowerBound == page.lower.offset { label } else { nil }
      }.first
    }
  }

  /// Returns the last print page that begins before a section: it goes on into those after it.
  private func lastPrintPage(before position: TextPosition) -> TextRange? {
    guard case .found(let range) = world.element(.printPage, next: position, toward: .backward) else { return nil }
    return range
  }
}
