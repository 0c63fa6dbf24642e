import TextModel

/// The lines and pages of one section, as far as they are laid out.
struct SectionLayout: Sendable {
  /// The lines in order; each ends where the next one starts.
  var lines: [LayoutLine] = []
  /// The lines that stand beside one another, in order.
  var bands: [Band] = []
  /// The first line of each pane; a page is one pane, or two side by side.
  var panes: [Int] = []
  /// The number of lines on pages; the lines behind them wait for more.
  var pagedLines = 0
  /// A Boolean value that indicates whether the whole section is laid out.
  var isComplete = false
  /// The length of the section in UTF-8 bytes.
  let length: Int
  /// The tables that are drawn as grids or records.
  let grids: TablesInGrids
  /// The indents of its blocks.
  let indents: Indents
  /// The number of panes of a page.
  let panesOfPage: Int
  /// The lines of a pane that a title page has to itself; nil for any other section.
  private let titleRows: Int?

  init(_ section: Section, grids: TablesInGrids, indents: Indents, size: PageSize) {
    length = section.length
    panesOfPage = size.panes
    let isTitle = !section.blocks.isEmpty && section.blocks.allSatisfy { indents.part(around: $0) == .title }
    titleRows = isTitle ? size.rows : nil
    self.grids = grids
    self.indents = indents
  }

  /// The number of pages that are begun.
  var pageCount: Int { (panes.count + panesOfPage - 1) / panesOfPage }

  /// Returns a Boolean value that indicates whether the line at an offset and its end are known.
  func knowsLine(at offset: Int) -> Bool { isComplete || lines.last.map { $0.start > offset } ?? false }

  /// Returns a Boolean value that indicates whether a page and its end are known.
  func knowsPage(_ index: Int) -> Bool { isComplete || pageCount > index + 1 }

  /// Returns a Boolean value that indicates whether the page at an offset and its end are known.
  func knowsPage(at offset: Int) -> Bool {
    isComplete || pageCount > 0 && lines[panes[(pageCount - 1) * panesOfPage]].start > offset
  }

  /// Returns the line that holds an offset, the last one for the end of the section; the layout must have lines.
  ///
  /// - Complexity: O(log n).
  func line(at offset: Int) -> Int {
    max(0, lines.partitioningIndex { $0.start > offset } - 1)
  }

  /// Returns the page that holds a line; the line must be on one.
  func page(ofLine line: Int) -> Int {
    max(0, panes.partitioningIndex { $0 > line } - 1) / panesOfPage
  }

  /// Returns the band that a line stands in; nil for a line that has its rows of the screen for itself.
  ///
  /// - Complexity: O(log n).
  func band(ofLine line: Int) -> Band? {
    let after = bands.partitioningIndex { $0.lines.lowerBound > line }
    guard after > 0, bands[after - 1].lines.contains(line) else { return nil }
    return bands[after - 1]
  }

  /// Returns the UTF-8 offsets of a line; lines tile the section.
  func range(ofLine line: Int) -> Range<Int> {
    lines[line].start..<(line + 1 < lines.count ? lines[line + 1].start : length)
  }

  /// Returns the lines of a page.
  func lines(ofPage page: Int) -> Range<Int> {
    let next = (page + 1) * panesOfPage
    return panes[page * panesOfPage]..<(next < panes.count ? panes[next] : lines.count)
  }

  /// Returns the UTF-8 offsets of a page; pages tile the section.
  func range(ofPage page: Int) -> Range<Int> {
    let lines = lines(ofPage: page)
    return self.lines[lines.lowerBound].start..<range(ofLine: lines.upperBound - 1).upperBound
  }

  /// Returns a Boolean value that indicates whether a line is the first of its block.
  func isFirst(_ line: Int) -> Bool {
    line == 0 || lines[line - 1].block != lines[line].block
  }

  /// Returns a Boolean value that indicates whether a line stands beside the box to check that is in the line before
  /// it.
  func isBesideChoice(_ line: Int) -> Bool {
    line > 0 && lines[line].drop == 0 && !lines[line].isLeftOut && band(ofLine: line) == nil
  }

  /// The place of a line of a page.
  struct Place: Hashable {
    /// The line of the screen, from the top of the page.
    let y: Int
    /// The pane, from 0.
    let pane: Int
  }

  /// The blank rows above a title page, which stands higher than the middle: a third of what it leaves free.
  private var sink: Int {
    guard let titleRows, isComplete, panes.count == 1 else { return 0 }
    return max(0, titleRows - 1 - lines.dropFirst().reduce(0) { $0 + $1.drop }) / 3
  }

  /// Returns the place of each line of a page, in the order of the text.
  func places(ofPage page: Int) -> [Place] {
    let first = page * panesOfPage
    let starts = panes[first..<min(first + panesOfPage, panes.count)]
    let sink = sink
    var place = Place(y: sink, pane: 0)
    return lines(ofPage: page).map { line in
      if let pane = starts.firstIndex(of: line) {
        place = Place(y: sink, pane: pane - first)
      } else {
        place = Place(y: place.y + lines[line].drop, pane: place.pane)
      }
      return place
    }
  }
}
