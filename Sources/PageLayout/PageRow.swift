import TextModel

/// The part of a page in one line of the screen.
public struct PageRow: Hashable, Sendable {
  /// The lines of text, from left to right; none where the line is blank.
  ///
  /// Several stand side by side in the cells of a table, and where a page has two columns.
  public internal(set) var texts: [ShownLine] = []
  /// The cells of lines that are drawn under the headers of tables: no part of the text.
  public internal(set) var rules: [Range<Int>] = []

  /// A blank row.
  public init() {}

  /// Returns the text in whose room a column of the screen lies, else the one that begins nearest to the left of it,
  /// else the first.
  public func text(at column: Int) -> ShownLine? {
    texts.last { $0.room.lowerBound <= column } ?? texts.first
  }

  /// A line of text, as it is shown.
  ///
  /// A line of a paragraph that is read from the right ends at the right edge of the text.
  public struct ShownLine: Hashable, Sendable {
    /// The line, with the white space it was broken at.
    public let line: Line
    /// The visible text, without the white space and the stop at its end.
    public let visible: TextRange
    /// The block, as an index into the section's blocks.
    public let block: Int
    /// A Boolean value that indicates whether the block begins with this line.
    public let isFirst: Bool
    /// The symbol that is drawn behind the text, which is no part of it.
    public let ending: Ending
    /// The direction that the paragraph is read in.
    public let direction: TextDirection
    /// The cells that the line may take: those of its column of the page, or of its cell of a table.
    public let room: Range<Int>
    /// The first column of the text, from the screen's left edge, from 0.
    public let column: Int
    /// The number of cells that the visible text takes.
    public let width: Int
    /// The visible characters from left to right, side by side from `column` on.
    public let characters: [ShownCharacter]
    /// The brackets around text that stands off the line.
    let raised: RaisedText
    /// The marker before the first line of a list item or of a cell of a table that is no grid; nil before any other
    /// line.
    public let marker: Marker?

    /// A Boolean value that indicates whether a character of the page may have brackets.
    public var hasBrackets: Bool { !raised.isEmpty }

    /// Returns the brackets that are seen to the left and to the right of a character, in the cells that are counted as
    /// its own; nil where there are none.
    public func brackets(of character: ShownCharacter) -> (left: String, right: String)? {
      raised.brackets(of: character)
    }
  }

  /// A symbol behind a line that the text goes on from.
  public enum Ending: Hashable, Sendable {
    /// No symbol.
    case none
    /// A hyphen, for a word that is divided there.
    case hyphen
    /// The symbol of a line of code that is cut for want of room.
    case cut
  }

  /// A character of a line, in the cells that show it.
  ///
  /// A tab takes the cells to the next tab stop, a soft hyphen (U+00AD) none, but for one at the end of a line, which
  /// is shown as a hyphen.
  public struct ShownCharacter: Hashable, Sendable {
    /// The character that is shown: itself, its mirror image if brackets and the like are read from the right, or a
    /// hyphen.
    public internal(set) var character: Character
    /// The UTF-8 offset of the character in the section.
    public let offset: Int
    /// Its first column, from the screen's left edge, from 0.
    public internal(set) var column: Int
    /// The number of its cells, 0 for one that cannot be seen; a blank may take several in a line that is filled.
    public internal(set) var width: Int
    /// A Boolean value that indicates whether what follows it in the text stands to its left.
    public internal(set) var isReadFromTheRight = false
  }

  /// Brackets around text that stands off the line and has no characters of its own for it; they are no part of the
  /// text.
  enum Bracket: Hashable, Sendable {
    case above, below
    /// Around the reference to a note.
    case note

    /// The symbols before the text.
    var opening: String {
      switch self {
      case .above: "^("
      case .below: "_("
      case .note: "["
      }
    }

    /// The symbols behind the text.
    var closing: String { self == .note ? "]" : ")" }
  }

  /// The bullet or number of a list item, or the headers of a cell.
  public struct Marker: Hashable, Sendable {
    /// The text that is shown, without the space between it and the line.
    public let text: String
    /// Its first column, from the screen's left edge, from 0.
    public let column: Int
    /// A Boolean value that indicates whether it is the headers of a cell.
    public var isLabel = false
  }
}
