import TextModel

/// The places of the text of a section on the pictures of pages, in pixels from the upper left corner of each picture.
///
/// A paragraph that goes on upon the next page is part of one section and has lines on both pictures.
public struct PageGeometry: Hashable, Sendable {
  /// A line of text, as it is printed.
  public struct Line: Hashable, Sendable {
    /// The page of the book, from 0.
    public let page: Int
    /// The offsets of its text in the section, without the hyphen or the blank at its end.
    public let range: Range<Int>
    /// The rectangle of the line.
    public let rect: TextRect
    /// The words of the line, in order; none where only lines have places.
    public let words: [Word]
  }

  /// A word of a line, as it is printed: the first part of one that is divided, or its rest.
  public struct Word: Hashable, Sendable {
    /// The offsets of its text in the section.
    public let range: Range<Int>
    /// The rectangle of the word.
    public let rect: TextRect
    /// The confidence of its recognition, from 0 to 100; nil where it is not known.
    public let confidence: Int?
    /// The other readings of the word, the likeliest first.
    public var alternatives: [String] = []
  }

  /// The width of the picture of the page that the section begins on; zero where it is not known.
  public let width: Double
  /// The height of the picture of the page that the section begins on; zero where it is not known.
  public let height: Double
  /// The lines of the section, in reading order.
  public let lines: [Line]

  /// The geometry of text that is nowhere on a picture.
  public static let none = PageGeometry(width: 0, height: 0, lines: [])

  /// Returns the places of a part of the text on the picture of a page, with offsets from the start of the part.
  public func part(_ range: Range<Int>, onPage page: Int) -> PageGeometry {
    func moved(_ part: Range<Int>) -> Range<Int> {
      let part = part.clamped(to: range)
      return part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
    }
    let lines = lines.filter { $0.page == page && $0.range.overlaps(range) }.map { line in
      let words = line.words.filter { $0.range.overlaps(range) }.map {
        Word(
          range: moved($0.range), rect: $0.rect, confidence: $0.confidence, alternatives: $0.alternatives)
      }
      return Line(page: page, range: moved(line.range), rect: line.rect, words: words)
    }
    return PageGeometry(width: width, height: height, lines: lines)
  }

  /// Returns the rectangles that a range of the text covers on the picture of a page, one for each line.
  ///
  /// A part of a word takes the part of its rectangle that it is of its bytes.
  public func rects(of range: Range<Int>, onPage page: Int) -> [TextRect] {
    lines.compactMap { line in
      guard line.page == page, line.range.overlaps(range) else { return nil }
      let words = line.parts.filter { $0.range.overlaps(range) }
      let parts = words.map { line.share(of: $0, range) }
      guard let left = parts.map(\.lowerBound).min(), let right = parts.map(\.upperBound).max() else { return nil }
      // A straight line has one height; in a slanted one, words that are not in the range are above or below it.
      let isStraight = line.rect.height <= 1.5 * (line.parts.map(\.rect.height).max() ?? 0)
      let rects = isStraight ? [line.rect] : words.map(\.rect)
      let (top, bottom) = (rects.map(\.y).min() ?? 0, rects.map { $0.y + $0.height }.max() ?? 0)
      return TextRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// Returns the offset of the text that is nearest to a point on the picture of a page, or nil for a page without text.
  ///
  /// It may lie inside a character of several bytes.
  public func offset(closestTo point: TextPoint, onPage page: Int) -> Int? {
    let nearest = lines.filter { $0.page == page }.min {
      $0.rect.squaredDistance(to: point) < $1.rect.squaredDistance(to: point)
    }
    guard let line = nearest,
      let part = line.parts.min(by: { $0.rect.squaredDistance(to: point) < $1.rect.squaredDistance(to: point) })
    else { return nil }
    let across = line.isRightToLeft ? part.rect.x + part.rect.width - point.x : point.x - part.rect.x
    let share = part.rect.width > 0 && across.isFinite ? max(0, min(1, across / part.rect.width)) : 0
    return part.range.lowerBound + min(part.range.count - 1, Int(share * Double(part.range.count)))
  }
}

extension PageGeometry.Line {
  /// The words, or the line as a whole where words have no places.
  fileprivate var parts: [PageGeometry.Word] {
    words.isEmpty ? [PageGeometry.Word(range: range, rect: rect, confidence: nil)] : words
  }

  /// A Boolean value that indicates whether the first word is at the right.
  fileprivate var isRightToLeft: Bool {
    guard let first = words.first, let last = words.last else { return false }
    return first.rect.x > last.rect.x
  }

  /// Returns the horizontal extent of the part of a word that is in a range.
  fileprivate func share(of word: PageGeometry.Word, _ range: Range<Int>) -> ClosedRange<Double> {
    let part = word.range.clamped(to: range)
    let scale = max(0, word.rect.width) / Double(max(1, word.range.count))
    let (before, width) = (Double(part.lowerBound - word.range.lowerBound) * scale, Double(part.count) * scale)
    let left = isRightToLeft ? word.rect.x + max(0, word.rect.width) - before - width : word.rect.x + before
    return left...left + width
  }
}
