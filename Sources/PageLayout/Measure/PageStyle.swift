/// The style that the text of a page is set in, as far as its reader chooses that.
public struct PageStyle: Hashable, Sendable {
  /// The columns of text on a page.
  public enum Columns: String, Codable, Hashable, Sendable {
    /// Two where there is room for them, side by side as in an open book.
    case auto
    case one = "1"
    case two = "2"
  }

  /// The symbol that tells paragraphs apart.
  public enum Paragraphs: String, Codable, Hashable, Sendable {
    /// As the book does, or most books of its kind.
    case auto
    /// A blank row stands between them.
    case spaced
    /// The first row of each is set in.
    case indented
  }

  /// The longest row of a column, in cells.
  public var longestLine = PageStyle.easyLine
  /// The columns of text on a page.
  public var columns = Columns.auto
  /// The symbol that tells paragraphs apart.
  public var paragraphs = Paragraphs.auto
  /// The rows of the screen that a row of text takes, with the blank ones below it.
  public var lineSpacing = 1
  /// The least space on either side of the text, in cells.
  public var margin = 0
  /// A Boolean value that indicates whether the rows of a paragraph but the last are filled to its right edge.
  public var isJustified = false
  /// A Boolean value that indicates whether hidden text is not drawn and headings look like any text.
  public var isCalm = false
  /// The rules that words are divided by at the ends of rows; nil where no word is.
  public var hyphenation: Hyphenation?

  /// The longest row that is easy to read, in cells.
  public static let easyLine = 72

  /// The style of a book for which none was chosen.
  public init() {}
}
