import TextModel

/// A text element of a page: a paragraph, a heading, a note in the margin.
///
/// Only ``text`` is required. A class may adopt the protocol, as may a view; the reader asks for everything once when
/// it takes in the page (``TextContent/elements(onPage:)``), and for ``selectionRects(for:)``, ``index(closestTo:)``
/// and ``actions`` each time they are needed.
public protocol TextElement {
  /// The text, at least one character that is not white space. A line feed in it breaks the line and not the paragraph.
  var text: String { get }

  /// The lines from the first to the last, each as a range of ``text`` and a rectangle of the page.
  ///
  /// By default the text is one line for each line feed in it, of height 1, below each other.
  var lines: [TextLine] { get }

  /// The level of the heading, from 1 to 6; 0 for a heading without a level, nil for text that is no heading. Nil by
  /// default.
  var headingLevel: Int? { get }

  /// The language as a BCP 47 tag; nil for the language of the content. Nil by default.
  var language: String? { get }

  /// The side that the text begins at; nil where the text itself shows it. Nil by default.
  var direction: TextDirection? { get }

  /// Returns the units of a granularity in the text, in order and apart from each other; nil for the engine's own, as
  /// by default.
  ///
  /// It is asked for characters, words, sentences and paragraphs.
  func tokens(_ granularity: Granularity) -> [Range<String.Index>]?

  /// A Boolean value that indicates whether the paragraph goes on in the next element, on this page or the next:
  /// sentences are read across, and no pause is made. False by default.
  var continuesInNext: Bool { get }

  /// The group that the element is linked in. Units of text are moved through and selected across neighbours of the
  /// same group, and the edge is sounded between others. Nil, as by default, is a group as well: that of the page's own
  /// text.
  var linkedGroup: String? { get }

  /// A name of the element that others can lead to. Nil by default.
  var identifier: String? { get }

  /// The identifier of the element of the page that is read after this one, where that is not the next of the list. Nil
  /// by default.
  var nextElement: String? { get }

  /// The identifier of the element of the page that is read before this one, where that is not the one before it in the
  /// list. Nil by default.
  var previousElement: String? { get }

  /// The actions for the text of this element, before those of the content. None by default.
  var actions: [TextAction] { get }

  /// Returns the rectangles that a range of the text covers, a rectangle or more for each line.
  ///
  /// By default a part of a line takes the part of its rectangle that it is of its characters.
  func selectionRects(for range: Range<String.Index>) -> [TextRect]

  /// Returns the position in the text that is nearest to a point of the page; the character that a touch means begins
  /// there.
  ///
  /// By default it is found in the nearest of the ``lines``, by the rule of ``selectionRects(for:)``.
  func index(closestTo point: TextPoint) -> String.Index
}

extension TextElement {
  /// A line for each line feed, of height 1.
  public var lines: [TextLine] { TextLine.lines(of: text) }
  /// No heading.
  public var headingLevel: Int? { nil }
  /// The language of the content.
  public var language: String? { nil }
  /// The direction that the text shows.
  public var direction: TextDirection? { nil }
  /// Returns the engine's units.
  public func tokens(_ granularity: Granularity) -> [Range<String.Index>]? { nil }
  /// The paragraph ends with the element.
  public var continuesInNext: Bool { false }
  /// The group of the page's own text.
  public var linkedGroup: String? { nil }
  /// No name.
  public var identifier: String? { nil }
  /// The next of the list.
  public var nextElement: String? { nil }
  /// The one before in the list.
  public var previousElement: String? { nil }
  /// No actions.
  public var actions: [TextAction] { [] }

  /// Returns the parts of the lines' rectangles, by their characters.
  public func selectionRects(for range: Range<String.Index>) -> [TextRect] {
    readableLines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let whole = Double(max(1, text[line.range].count))
      let width = line.rect.width * Double(text[part].count) / whole
      let before = line.rect.width * Double(text[line.range.lowerBound..<part.lowerBound].count) / whole
      let x = direction == .rightToLeft ? line.rect.x + line.rect.width - before - width : line.rect.x + before
      return TextRect(x: x, y: line.rect.y, width: width, height: line.rect.height)
    }
  }

  /// Returns the character of the nearest line that the point lies in.
  public func index(closestTo point: TextPoint) -> String.Index {
    let nearest = readableLines.min {
      $0.rect.squaredDistance(to: point) < $1.rect.squaredDistance(to: point)
    }
    guard let line = nearest else { return text.startIndex }
    let across = direction == .rightToLeft ? line.rect.x + line.rect.width - point.x : point.x - line.rect.x
    let count = text[line.range].count
    let part = line.rect.width > 0 && across.isFinite ? max(0, min(1, across / line.rect.width)) : 0
    return text.index(line.range.lowerBound, offsetBy: min(count - 1, Int(part * Double(count))))
  }

  /// The lines that hold characters of the text, whatever the element gives.
  private var readableLines: [TextLine] {
    let text = text
    return lines.filter { !$0.range.isEmpty && $0.range.upperBound <= text.endIndex && text.isWhole($0.range) }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether characters begin at both bounds of a range, or the text ends there.
  func isWhole(_ range: Range<Index>) -> Bool {
    isCharacterStart(range.lowerBound) && isCharacterStart(range.upperBound)
  }

  /// Returns a Boolean value that indicates whether a character begins at an index, or the text ends there.
  func isCharacterStart(_ index: Index) -> Bool { index == endIndex || Index(index, within: self) != nil }

  /// Returns the start of the character at a UTF-8 offset, the end of the text for one behind it.
  func characterStart(_ offset: Int) -> Index {
    guard let index = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
    return isCharacterStart(index) ? index : self.index(before: index)
  }
}
