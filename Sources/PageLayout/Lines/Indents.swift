import TextModel
import TextUnits

/// The indents of the blocks of a section, and the markers of its list items.
struct Indents: Sendable {
  /// Cells for each list or quote around a block.
  private static let step = 2
  /// Text is not made narrower than this, in cells: indents give way first, then markers.
  static let narrowest = 8
  private static let narrowestWithMarker = 4

  /// Cells on either side of a quotation.
  private static let quoteStep = 4
  /// The indent of lines that go on with a line whose end its author gives, such as a line of verse.
  private static let hang = 4
  /// The indent of the first line of a paragraph.
  private static let paragraphStep = 2

  /// A Boolean value that indicates whether the text is set as in a book, and not as lines alone.
  private let isBook: Bool
  /// A Boolean value that indicates whether headings stand like any text.
  private let isCalm: Bool
  private let cells: CellWidth
  /// The indents of the blocks of each container, from the left and from the right.
  private let containers: [(left: Int, right: Int)]
  /// The part of a book around the blocks of each container that has a place of its own on a page; nil where there is
  /// none.
  private let parts: [Part?]

  /// A part of a book that has a place of its own on a page.
  enum Part: Hashable {
    /// A title page, whose lines stand in the middle.
    case title
    /// A container with a dedication or an epigraph, which stands in the middle as a whole.
    case motto(Int)
  }

  init(_ section: Section, size: PageSize, cells: CellWidth) {
    let isBook = size.measure == .book
    self.isBook = isBook
    isCalm = size.style.isCalm
    self.cells = cells
    var sides: [(left: Int, right: Int)] = []
    var parts: [Part?] = []
    for container in section.containers {
      let outer = container.parent.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
      switch container.kind {
      case .region(.titlePage) where isBook && !isCalm: parts.append(outer ?? .title)
      case .region(.dedication) where isBook && !isCalm, .region(.epigraph) where isBook && !isCalm:
        parts.append(outer ?? .motto(parts.count))
      default: parts.append(outer)
      }
      let around = container.parent.flatMap { sides.indices.contains($0) ? sides[$0] : nil } ?? (left: 0, right: 0)
      switch container.kind {
      case .quote where isBook: sides.append((around.left + Self.quoteStep, around.right + Self.quoteStep))
      case .list, .quote: sides.append((around.left + Self.step, around.right))
      case .table, .figure, .aside, .group, .disclosed, .region, .landmark: sides.append(around)
      }
    }
    containers = sides
    self.parts = parts
  }

  /// Returns the part around a block that has a place of its own on a page.
  func part(around block: Block) -> Part? {
    block.container.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
  }

  /// Returns the indent of the blocks of a container.
  func indent(of container: Int?) -> Int {
    container.flatMap { containers.indices.contains($0) ? containers[$0].left : nil } ?? 0
  }

  /// Returns the column at which the text of a block begins, in cells from the left edge of an area so wide, which is
  /// set in itself.
  func column(
    of block: Block, marker: String?, in width: Int, from outside: Int = 0, of section: Section
  ) -> Int {
    let inner = innerIndent(of: block, of: section)
    let indent = max(0, indent(of: block.container) - outside) + inner
    let markerWidth = marker.map(self.width) ?? 0
    if width - indent - markerWidth >= Self.narrowest { return indent + markerWidth }
    return width - markerWidth >= Self.narrowestWithMarker ? markerWidth : 0
  }

  /// Returns the indent of a block beyond what is around it: of lines of code, and of a formula that stands alone.
  private func innerIndent(of block: Block, of section: Section) -> Int {
    guard isBook else { return 0 }
    switch block.kind {
    case .code: return Self.step
    case .paragraph: return block.alignment == nil && section.isFormula(block) ? 2 * Self.step : 0
    default: return 0
    }
  }

  /// Returns the cells that stay free to the right of a block that has so many from its left edge on.
  func rightIndent(of block: Block, in room: Int) -> Int {
    let outer = block.container.flatMap { containers.indices.contains($0) ? containers[$0].right : nil } ?? 0
    // Behind a line of code that is cut stands the symbol of that.
    let indent = outer + (isBook && block.kind == .code ? 1 : 0)
    return room - indent >= Self.narrowest ? indent : 0
  }

  /// Returns the indent of the first line of a paragraph beyond the others, which have so many cells.
  func firstLineIndent(in room: Int) -> Int { room - Self.paragraphStep >= Self.narrowest ? Self.paragraphStep : 0 }

  /// Returns the indent of the lines of a block that go on with a line of it.
  func hang(of block: Block, in room: Int, of section: Section) -> Int {
    guard isBook, room - Self.hang >= Self.narrowest else { return 0 }
    if block.kind == .code { return Self.step }
    return section.hasLineBreak(in: block.content) ? Self.hang : 0
  }

  /// Returns a Boolean value that indicates whether the lines of a block stand in the middle: where its author sets
  /// them so, and those of a title, a title page and of a break between scenes.
  func isCentred(_ block: Block) -> Bool {
    guard isBook else { return false }
    if block.alignment == .centre || block.kind == .separator { return true }
    guard !isCalm, block.alignment == nil else { return false }
    return block.headingLevel == 1 || part(around: block) == .title && block.marker == nil
  }

  /// Returns a Boolean value that indicates whether the lines of a block end at the side that it is read towards.
  func isAtEnd(_ block: Block, of section: Section) -> Bool {
    guard isBook else { return false }
    switch block.alignment {
    case nil, .centre: return false
    case .end: return true
    case .left: return section.direction(of: block) == .rightToLeft
    case .right: return section.direction(of: block) == .leftToRight
    }
  }

  /// Returns the width of a marker in cells.
  func width(_ marker: String) -> Int {
    marker.reduce(0) { $0 + cells.width(of: $1, at: $0) }
  }
}

extension Section {
  /// Returns the direction of a block: the one the source gives it, else that of its first strong character.
  func direction(of block: Block) -> TextDirection {
    let start = block.content.lowerBound..<min(block.content.upperBound, block.content.lowerBound + Self.told)
    return block.direction ?? BidiText.direction(of: substring(in: start.lowerBound..<scalarStart(start.upperBound)))
  }

  /// The part of a block that is looked at for its direction, in UTF-8 bytes.
  private static let told = 1 << 10
}

extension Block {
  /// The marker before the first line of the block, with the space after it.
  var shownMarker: String? {
    switch marker {
    case .bullet: "• "
    case .description: "    "
    case .term: nil
    case .ordinal(let number): number + " "
    case .written, nil: nil
    }
  }
}
