import TextModel
import TextUnits

/// A book's text in pages of cells, for one size of screen.
///
/// Every section begins a page, so a section is laid out alone, when it is first looked at, and a huge one only as far
/// as it is. All threads may ask; what was computed is kept for the sections looked at last.
public struct PaginatedBook: TextGeometry {
  let text: any ReadableText
  let cells: CellWidth
  let layouts: LayoutCache
  /// The page numbers, where they are known.
  public let index: PageIndex?
  /// The size that the book is laid out for.
  public let size: PageSize
  /// The order in which the characters of its lines go to the screen.
  public let order: CellOrder

  /// Creates the layout of a book, which has no page numbers until it is given an index.
  ///
  /// The order changes no line and no page. What is read under the fingers stays in the order it is read in.
  public init(text: any ReadableText, size: PageSize, cells: CellWidth, order: CellOrder = .visual) {
    let style = LayoutStyle(text, size: size, cells: cells)
    self.text = text
    self.size = size
    self.cells = cells
    self.order = size.measure == .braille ? .logical : order
    layouts = LayoutCache(style: style)
    index = nil
  }

  private init(_ book: PaginatedBook, index: PageIndex) {
    text = book.text
    size = book.size
    cells = book.cells
    order = book.order
    layouts = book.layouts
    self.index = index
  }

  /// Returns the same layout with page numbers; the index must have been built for the same book and size.
  public func indexed(by index: PageIndex) -> PaginatedBook {
    PaginatedBook(self, index: index)
  }

  /// A place with text: empty sections have no lines, so what lies in one is looked for behind it, then before it.
  struct Place {
    let number: Int
    let section: Section
    let offset: Int
  }

  func place(_ position: TextPosition) -> Place? {
    let number = min(max(0, position.section), text.sectionCount - 1)
    guard number >= 0 else { return nil }
    let section = text.section(number)
    if section.length > 0 {
      let offset = position.section < 0 ? 0 : position.section > number ? section.length : position.offset
      return Place(number: number, section: section, offset: min(max(0, offset), section.length))
    }
    return neighbour(.forward, of: number).map { Place(number: $0, section: $1, offset: 0) }
      ?? neighbour(.backward, of: number).map { Place(number: $0, section: $1, offset: $1.length) }
  }

  /// Returns the next or previous section that has text.
  func neighbour(_ direction: Direction, of number: Int) -> (number: Int, section: Section)? {
    let step = direction == .forward ? 1 : -1
    var next = number + step
    while next >= 0, next < text.sectionCount {
      let section = text.section(next)
      if section.length > 0 { return (next, section) }
      next += step
    }
    return nil
  }
}
