import Accessibility
import TextModel

/// The headers that are spoken with the cells of tables, whatever stands in them.
extension Section {
  /// Returns the headers of a cell in one line, which at low verbosity are not said; nil where there are none, where
  /// the cell is a header, which is spoken by itself, and where they have been spoken.
  ///
  /// Whoever comes from another cell of the same table has heard some of them; whoever comes into the table from
  /// outside, or out of a table in it, none. Reading through comes to what heads the rows as to other text.
  func headerLine(of cell: TableCell?, after old: TableCell?, isEntering: Bool, _ world: ReadingWorld) -> String? {
    guard world.settings.verbosity > .low, let cell, !cell.isHeader, let table = tableHeaders[cell.table] else {
      return nil
    }
    let above = table.headers(above: cell)
    var headers = above
    if let old, old.table == cell.table {
      if old == cell { return nil }
      // Whoever goes along a row has heard what heads it, and under a header that spans others what that is.
      if old.place.row != cell.place.row { headers = table.headers(ofRow: cell.place) + headers }
      // A header was spoken without what heads it.
      let heard = table.headers(ofRow: old.place) + table.headers(above: old)
      // Of the headers of several columns all are spoken or none: one alone would be that of another cell.
      let saysAll = cell.columns.count > 1 && !above.allSatisfy(heard.contains)
      if !old.isHeader { headers.removeAll { heard.contains($0) && !(saysAll && above.contains($0)) } }
    } else if isEntering {
      headers = table.headers(ofRow: cell.place) + headers
    }
    return headers.isEmpty ? nil : headers.map { world.name(of: $0, in: self) }.joined(separator: ", ")
  }

  /// Returns the headers that a block is read after: a cell is headed once, however much it holds.
  func readHeader(ofBlock index: Int, _ world: ReadingWorld) -> String? {
    let cell = cell(around: blocks[index])
    guard cell != nil else { return nil }
    // A cell that is spoken together with another has not been headed itself.
    var before = index - 1
    while before >= 0, index - before <= 8, isLabel(before) || groupLegend(blocks[before]) != nil { before -= 1 }
    let isHeaded = before >= 0 && self.cell(around: blocks[before]) == cell
    return isHeaded ? nil : headerLine(of: cell, after: nil, isEntering: false, world)
  }

  /// Returns the headers that are read before a table that a cell of another begins with.
  func header(ofCellBegunBy container: Int, _ world: ReadingWorld) -> String? {
    guard let cell = cell(aroundTable: container),
      cell.range.lowerBound == containers[container].range.lowerBound
    else { return nil }
    return headerLine(of: cell, after: nil, isEntering: false, world)
  }
}
