import Markup

extension Rule {
  /// The rule that a table that is for layout is not read as a table.
  static let tableLayout = Rule(
    "table-layout", .note, wcag: ["1.3.1"],
    applies: { page in page.tables.tables.filter { page.element($0) == "table" && page.explicitRole(of: $0) == nil }
    },
    expects: { table, page in
      guard let grid = page.tables.grids[table], !grid.cells.isEmpty, !page.tables.hasHeaders(in: table),
        !page.tree.children(of: table).contains(where: { page.element($0) == "caption" })
      else { return .passed }
      let isSingle = grid.cells.count == 1
      guard isSingle || page.tables.outer.contains(table) else { return .passed }
      return .failed(isSingle ? nil : "nested", mending: .set("role", to: "presentation", of: table))
    })
}
