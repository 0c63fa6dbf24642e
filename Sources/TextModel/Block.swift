/// A paragraph, a heading, an item, a cell...: text that no unit below a page runs out of.
public struct Block: Hashable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; levels are 1 to 6, nil where the source gives none.
    case heading(level: Int?)
    /// The first block of a list item; the marker is what is shown before it ("3.", "iv.", "•").
    case item(Marker)
    /// A cell of the table around it; rows and columns are counted from 1.
    case cell(row: Int, column: Int, isHeader: Bool)
    /// The first block of a caption, of a table or a figure.
    case caption
    /// Lines as they stand, white space kept, each ended by a hard line break.
    case code
    /// An image that stands alone; the text is its description, empty where it has none.
    case image
    /// A break between scenes; the text is the ornament, if there is one.
    case separator
    /// A form control, as an index into the section's controls; the text is what is written on it, such as the words on
    /// a button or beside a box to check, and empty for a control that is filled in.
    case control(Int)
  }

  /// The marker before a list item.
  public enum Marker: Hashable, Sendable {
    /// A bullet, or nothing at all: never spoken.
    case bullet
    /// The bullet of a term in a list of terms, and that of a description of one.
    case term, description
    /// A number or letter as shown: spoken before the item.
    case ordinal(String)
    /// The marker is part of the text, as in plain text: "1. One", "- one".
    case written

    /// The number or letter that is shown; nil where there is none, or it is part of the text.
    public var number: String? { if case .ordinal(let number) = self { number } else { nil } }
  }

  /// A place of the rows of a block, other than the side that it is read from.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case centre
    /// At the side that the block is read towards.
    case end
    /// At a side, wherever the block is read from.
    case left, right
  }

  /// The kind of the block.
  public var kind: Kind
  /// UTF-8 offsets in the section, the end-of-block stop included.
  public let range: Range<Int>
  /// The innermost container, as an index into the section's containers.
  public var container: Int?
  /// The language as a BCP 47 tag, where it differs from the section's.
  public let language: String?
  /// The side that the block's text begins at, nil where only the text itself tells.
  public let direction: TextDirection?

  /// The place of its rows, by its author; nil for the side that the block is read from.
  public var alignment: Alignment?
  /// The marker before the list item that begins with the block, if the block is something by itself: a heading, code,
  /// a cell, a control.
  public var itemMarker: Marker?
  /// The level of the heading that a control makes alone, such as a button that is to open what it is the title of; nil
  /// for any other block.
  public var controlHeading: Int? {
    get { rank == 0 ? nil : Int(rank) }
    set { rank = newValue.map { UInt8(clamping: $0) } ?? 0 }
  }
  private var rank: UInt8 = 0

  /// Creates a block; the range includes the end-of-block stop.
  public init(
    _ kind: Kind, range: Range<Int>, container: Int? = nil, language: String? = nil,
    direction: TextDirection? = nil
  ) {
    self.kind = kind
    self.range = range
    self.container = container
    self.language = language
    self.direction = direction
  }

  /// Returns the block with everything in it, so many bytes nearer to the start of the section.
  package func moved(back distance: Int) -> Block {
    var block = Block(
      kind, range: range.lowerBound - distance..<range.upperBound - distance, container: container,
      language: language,
      direction: direction)
    block.itemMarker = itemMarker
    block.alignment = alignment
    block.rank = rank
    return block
  }

  /// The marker before the list item that begins with the block; nil if none does.
  public var marker: Marker? {
    if case .item(let marker) = kind { return marker }
    return itemMarker
  }

  /// UTF-8 offsets of the text, without the end-of-block stop.
  public var content: Range<Int> { range.lowerBound..<max(range.lowerBound, range.upperBound - 1) }

  /// The control that the block is, as an index into the section's controls; nil for any other block.
  public var control: Int? {
    if case .control(let number) = kind { return number }
    return nil
  }

  /// A Boolean value that indicates whether the block is text of a cell, or a cell without anything in it.
  public var isCell: Bool {
    if case .cell = kind { return true }
    return false
  }

  /// A Boolean value that indicates whether the block is a cell of a table without anything in it.
  public var isEmptyCell: Bool { isCell && content.isEmpty }

  /// The level of a heading that has one.
  public var headingLevel: Int? {
    if case .heading(let level) = kind { return level }
    return controlHeading
  }

  /// A Boolean value that indicates whether the block is a heading of any level, or a control that makes one.
  public var isHeading: Bool {
    if case .heading = kind { return true }
    return controlHeading != nil
  }
}
