import Markup
import Words

extension Rule {
  /// The rule that `headers` of a cell names header cells of its table.
  static let tableHeadersAttribute = Rule(
    "table-headers-attribute", .error, act: ["a25f45"], wcag: ["1.3.1"], others: ["axe:td-headers-attr"],
    applies: { page in
      page.elements(with: "headers").filter {
        page.tables.owners[$0] != nil && page.isHeard($0) && page.isInSight($0)
      }
    },
    expects: { cell, page in
      for id in page.words("headers", of: cell) {
        let argument: [String: Phrase.Argument] = ["id": .text(id)]
        guard let header = page.element(id: id), page.tables.owners[header] == page.tables.owners[cell] else {
          return .failed(nil, argument, mending: .remove("headers", of: cell))
        }
        if header == cell { return .failed("self", argument, mending: .remove("headers", of: cell)) }
        if !page.isHeaderCell(header) { return .failed("data", argument, related: [header]) }
      }
      return .passed
    })

  /// The rule that a header cell is the header of some cell.
  static let tableHeaderCells = Rule(
    "table-header-cells", .warning, act: ["d0f69e"], wcag: ["1.3.1"], others: ["axe:th-has-data-cells"],
    applies: { page in
      page.tables.headers.map(\.node).filter { page.isExposed($0) && page.isInSight($0) }
    },
    expects: { header, page in
      guard page.tables.alone.contains(header) else { return .passed }
      let text = page.shortText(of: header).inOneLine
      return .failed(
        text.isEmpty ? "empty" : nil, ["text": .text(text)],
        mending: page.element(header) == "th" ? Mending([.rename(header, to: "td")]) : nil)
    })

  /// The rule that a table of data has header cells.
  static let tableHeadersMissing = Rule(
    "table-headers-missing", .warning, wcag: ["1.3.1"],
    applies: { page in page.tables.tables.filter { page.looksLikeData($0) } },
    expects: { table, page in
      guard let grid = page.tables.grids[table], !grid.cells.contains(where: \.isHeader) else { return .passed }
      let first = grid.cells.filter { $0.row == 0 && page.element($0.node) == "td" }
      return .failed(mending: Mending(first.map { .rename($0.node, to: "th") }))
    })

  /// The rule that `scope` stands at header cells, with one of its values.
  static let tableScope = Rule(
    "table-scope", .warning, wcag: ["1.3.1"], others: ["axe:scope-attr-valid"],
    applies: { page in page.elements(with: "scope").filter { page.tables.owners[$0] != nil } },
    expects: { cell, page in
      let value = page.attribute("scope", of: cell)?.lowercased() ?? ""
      guard page.element(cell) == "th" else {
        return .failed("data", mending: Mending([.rename(cell, to: "th")]))
      }
      guard !["col", "colgroup", "row", "rowgroup"].contains(value) else { return .passed }
      return .failed(nil, ["value": .text(value)], mending: .set("scope", to: "col", of: cell))
    })

  /// The rule that the caption of a table is no row of it.
  static let tableFakeCaption = Rule(
    "table-fake-caption", .note, wcag: ["1.3.1"], others: ["axe:table-fake-caption"],
    applies: { page in page.tables.tables.filter { (page.tables.grids[$0]?.rowCount ?? 0) > 1 } },
    expects: { table, page in
      guard let grid = page.tables.grids[table], grid.columnCount > 1, page.element(table) == "table",
        !page.tree.children(of: table).contains(where: { page.element($0) == "caption" }),
        let first = grid.cells.first, first.row == 0, first.width == grid.columnCount, first.height == 1,
        !page.isTerm(first.node), page.attribute("scope", of: first.node) == nil,
        // A row of this kind further down begins a part of the table, and so does this one.
        !grid.cells.contains(where: {
          $0.row > 0 && $0.width == grid.columnCount && page.isText($0.node, as: first.node)
        })
      else { return .passed }
      let text = page.shortText(of: first.node).inOneLine
      guard !text.isEmpty, grid.cells.contains(where: { $0.row > 0 && $0.width < grid.columnCount }) else {
        return .passed
      }
      return .failed(
        nil, ["text": .text(text)], mending: Mending([.insertInside(table, "<caption>\(text.escaped)</caption>")]))
    })

  /// The rule that a header cell has text.
  static let tableHeaderEmpty = Rule(
    "table-header-empty", .note, wcag: ["1.3.1"], others: ["axe:empty-table-header"],
    applies: { page in
      // The corner over the headers of rows may be empty.
      page.tables.headers.filter { $0.row > 0 || $0.column > 0 }.map(\.node).filter { page.isExposed($0) }
    },
    expects: { header, page in
      let isEmpty = page.name(of: header).isEmpty && page.shortText(of: header).trimmed.isEmpty
      guard isEmpty, page.tree.elements(named: ["img", "input", "svg"], in: header).isEmpty else { return .passed }
      return .failed(mending: page.element(header) == "th" ? Mending([.rename(header, to: "td")]) : nil)
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether the cells of the first row alone are bold, and say what stands below
  /// them.
  fileprivate func hasBoldHead(_ grid: TableGrid) -> Bool {
    let first = grid.cells.filter { $0.row == 0 }
    guard first.count == grid.columnCount, first.count > 1, first.allSatisfy({ isBoldTerm($0.node) }) else {
      return false
    }
    let others = grid.cells.filter { $0.row > 0 && $0.column > 0 }.prefix(100)
    return others.count > 1 && !others.contains { isBoldTerm($0.node) }
  }

  private func isBoldTerm(_ cell: MarkupNode) -> Bool {
    (1...40).contains(shortText(of: cell).inOneLine.count) && isSetOff(cell)
  }

  /// Returns a Boolean value that indicates whether all that a cell says is code: it names what the rows below define.
  fileprivate func isTerm(_ cell: MarkupNode) -> Bool {
    let codes = tree.elements(named: ["code", "dfn"], in: cell)
    return !codes.isEmpty && codes.map { shortText(of: $0) }.joined().plainWords == shortText(of: cell).plainWords
  }

  /// Returns a Boolean value that indicates whether a cell has a text as short as that of another one, or shorter than
  /// a line.
  fileprivate func isText(_ cell: MarkupNode, as other: MarkupNode) -> Bool {
    let count = shortText(of: cell).inOneLine.count
    return count > 0 && count <= max(60, 2 * shortText(of: other).inOneLine.count)
  }

  /// Returns a Boolean value that indicates whether a table holds data and no layout: it has a caption or a head, or
  /// three rows of short cells of which most in the columns behind the first are figures.
  fileprivate func looksLikeData(_ table: MarkupNode) -> Bool {
    guard let grid = tables.grids[table], grid.rowCount > 1, grid.columnCount > 1 else { return false }
    let parts = tree.children(of: table).map { element($0) }
    if parts.contains("caption") || parts.contains("thead") { return true }
    if hasBoldHead(grid) { return true }
    guard grid.rowCount > 2, grid.cells.count >= 6, tree.elements(named: ["table"], in: table).count == 1 else {
      return false
    }
    var figures = 0
    var others = 0
    for cell in grid.cells.prefix(400) where cell.row > 0 && cell.column > 0 {
      let text = shortText(of: cell.node).trimmed
      guard text.count <= 40 else { return false }
      if text.isEmpty { continue }
      if text.contains(where: \.isNumber), !text.contains(where: \.isLetter) { figures += 1 } else { others += 1 }
    }
    return figures >= 3 && figures > 2 * others
  }
}
