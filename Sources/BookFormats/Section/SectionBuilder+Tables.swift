import TextModel

extension SectionBuilder {
  /// The counts of the lists that are only ever appended to: later elements stand behind earlier ones.
  struct Counts {
    let blocks, containers, spans, anchors, tableHeaders, tableCells: Int
  }

  /// The counts by now.
  var counts: Counts {
    Counts(
      blocks: blocks.count, containers: containers.count, spans: spans.closed.count, anchors: anchors.count,
      tableHeaders: tableHeaders.count, tableCells: tableCells.count)
  }

  /// Puts an empty cell, so that moves along rows and columns have a place to stop at.
  mutating func putEmptyCell(_ kind: Block.Kind) {
    closeBlock()
    hasGap = false
    settleMarks()
    let start = text.count
    let container = containers.begin(at: start)
    text.append(0x0A)
    blocks.append(
      Block(kind, range: start..<start + 1, container: container, language: language, direction: direction))
  }

  /// Ends the innermost container, a table of the given size.
  mutating func closeTable(rows: Int, columns: Int, _ headers: TableHeaders, _ cells: TableCells) {
    if let record = containers.innermost {
      if !headers.isEmpty { tableHeaders.append((record, headers)) }
      tableCells.append((record, cells))
    }
    closeContainer(.table(rows: rows, columns: columns))
  }

  /// Ends the innermost container, a table that was only there for the layout: its cells become paragraphs.
  mutating func dissolveTable(since start: Counts) {
    closeBlock()
    guard let table = containers.innermost else {
      _ = containers.dissolve()
      return
    }
    let own = blocks.indices[start.blocks...].filter {
      blocks[$0].isCell && containers.table(around: blocks[$0].container) == table
    }
    _ = containers.dissolve()
    for index in own where !blocks[index].isEmptyCell { blocks[index].kind = .paragraph }
    takeBack(own.filter { blocks[$0].isEmptyCell }, since: start)
  }

  /// Takes blocks back that hold nothing but their stop and came since a place; they are in order.
  ///
  /// - Complexity: O(n) in what came since then: a page may be laid out by thousands of tables.
  private mutating func takeBack(_ indices: [Int], since start: Counts) {
    guard let first = indices.first else { return }
    let starts = indices.map { blocks[$0].range.lowerBound }
    let moved = { (offset: Int) in offset - starts.partitioningIndex { $0 >= offset } }
    let from = starts[0]
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count - from)
    var blocksKept: [Block] = []
    var next = 0
    for index in first..<blocks.count {
      if next < indices.count, indices[next] == index {
        next += 1
        continue
      }
      kept += text[blocks[index].range]
      blocksKept.append(blocks[index].moved(back: next))
    }
    text.replaceSubrange(from..., with: kept)
    blocks.replaceSubrange(first..., with: blocksKept)
    spans.move(behind: from, since: start.spans, moved)
    containers.move(behind: from, since: start.containers, moved)
    for index in anchors.indices[start.anchors...] where anchors[index].offset > from {
      anchors[index].offset = moved(anchors[index].offset)
    }
    for index in tableHeaders.indices[start.tableHeaders...] { tableHeaders[index].headers.move(moved) }
    for index in tableCells.indices[start.tableCells...] { tableCells[index].cells.move(moved) }
    // Elements in the last of them wait for the text that comes next.
    let end = text.count
    waitingAnchors = anchors[start.anchors...].filter { $0.offset == end }.map(\.name) + waitingAnchors
    anchors.replaceSubrange(start.anchors..., with: anchors[start.anchors...].filter { $0.offset != end })
    waitingPages = spans.takePageBreaks(at: end, since: start.spans) + waitingPages
  }
}
