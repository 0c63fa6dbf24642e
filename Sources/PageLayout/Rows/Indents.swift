import TextModel

/// How far the blocks of a section are set in, and the markers of its list items.
struct Indents: Sendable {
  /// Cells for each list or quote around a block.
  private static let step = 2
  /// Text is not made narrower than this, in cells: indents give way first, then markers.
  private static let narrowest = 8
  private static let narrowestWithMarker = 4

  private let paragraphIndent: Int
  private let cells: CellWidth
  /// How far each container sets its blocks in.
  private let containers: [Int]

  init(_ section: Section, size: PageSize, cells: CellWidth) {
    paragraphIndent = size.paragraphIndent
    self.cells = cells
    containers = section.containers.reduce(into: []) { indents, container in
      let outer = container.parent.flatMap { indents.indices.contains($0) ? indents[$0] : nil } ?? 0
      switch container.kind {
      case .list, .quote: indents.append(outer + Self.step)
      case .table, .figure, .aside, .group, .disclosed, .region, .landmark: indents.append(outer)
      }
    }
  }

  /// How far a container sets its blocks in.
  func indent(of container: Int?) -> Int {
    container.flatMap { containers.indices.contains($0) ? containers[$0] : nil } ?? 0
  }

  /// Where the text of a block begins, in cells from the left edge of an area so wide, which is set in itself.
  func column(of block: Block, marker: String?, in width: Int, from outside: Int = 0) -> Int {
    let indent = max(0, indent(of: block.container) - outside)
    let markerWidth = marker.map(self.width) ?? 0
    if width - indent - markerWidth >= Self.narrowest { return indent + markerWidth }
    return width - markerWidth >= Self.narrowestWithMarker ? markerWidth : 0
  }

  /// How far the first row of a block is set in beyond the others, which have so many cells.
  ///
  /// It tells where text begins that nothing else sets off; lines of code stand as they are.
  func firstRowIndent(of block: Block, in room: Int) -> Int {
    switch block.kind {
    case .paragraph, .cell, .caption, .image: room - paragraphIndent >= Self.narrowest ? paragraphIndent : 0
    case .heading, .item, .code, .separator, .control: 0
    }
  }

  /// The width of a marker in cells.
  func width(_ marker: String) -> Int {
    marker.reduce(0) { $0 + cells.width(of: $1, at: $0) }
  }
}

extension Block {
  /// What is shown before the first row of the block, with the space after it.
  var shownMarker: String? {
    switch marker {
    case .bullet, .term, .description: "• "
    case .ordinal(let number): number + " "
    case .written, nil: nil
    }
  }
}
