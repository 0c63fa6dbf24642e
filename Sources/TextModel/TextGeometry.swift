/// The lines and pages of a text, for one width and height.
///
/// Rectangles and points are in the unit of the application that draws them.
public protocol TextGeometry: Sendable {
  /// Returns the line that holds the position.
  func line(containing position: TextPosition) -> Line
  /// Returns the page that holds the position.
  func page(containing position: TextPosition) -> Page
  /// Returns the page after or before one, in the next or previous section if need be; nil at the edge of the book.
  func page(_ direction: Direction, from page: Page) -> Page?
  /// Returns the number of a page in the book, from 1; nil until the index knows it.
  func number(of page: Page) -> Int?
  /// Returns the number of the page that a position is on, at once; nil where it is not known without laying text out.
  func pageNumber(at position: TextPosition) -> Int?
  /// Returns the page with a number, from 1; nil for a number that is no page's, and until the index knows the pages.
  func page(number: Int) -> Page?
  /// The number of pages of the book; nil until the index knows it.
  var pageCount: Int? { get }
  /// Returns the words that announce a page, where it has any of its own; nil for those of the engine, as "Page 2 of
  /// 5."
  func announcement(of page: Page) -> String?
  /// Returns a Boolean value that indicates whether the line and the page of a position are known at once, without
  /// laying out a long text up to there.
  func isNear(_ position: TextPosition) -> Bool
  /// Returns the same for the page with a number, from 1.
  func isNear(page number: Int) -> Bool
}

extension TextGeometry {
  /// Returns nil: the words of the engine are used.
  public func announcement(of page: Page) -> String? { nil }
  /// Returns true: everything is near in a text that is not laid out bit by bit.
  public func isNear(_ position: TextPosition) -> Bool { true }
  /// Returns the number of any page, which is known where nothing has to be laid out.
  public func pageNumber(at position: TextPosition) -> Int? {
    isNear(position) ? number(of: page(containing: position)) : nil
  }
  /// Returns true: every page is near in a text that is not laid out bit by bit.
  public func isNear(page number: Int) -> Bool { true }
}

/// The extent to which a long text is to be laid out.
public enum LayoutGoal: Hashable, Codable, Sendable {
  /// As far as the page of a position.
  case position(TextPosition)
  /// As far as the page with a number, from 1.
  case page(Int)
}

/// A line of the current layout.
///
/// Lines tile the text: each ends where the next begins, so a line holds the white space it was broken at.
public struct Line: Hashable, Sendable {
  /// The text of the line.
  public let range: TextRange
  /// The number of the line in its section, from 0, lines that are only space between blocks not counted.
  public let index: Int

  /// Creates a line.
  public init(range: TextRange, index: Int) {
    self.range = range
    self.index = index
  }
}

/// A page of the layout; every section begins one.
public struct Page: Hashable, Codable, Sendable {
  /// The section, from 0.
  public let section: Int
  /// The number of the page in its section, from 0.
  public let index: Int
  /// The text of the page; pages tile the text.
  public let range: TextRange

  /// Creates a page.
  public init(section: Int, index: Int, range: TextRange) {
    self.section = section
    self.index = index
    self.range = range
  }
}
