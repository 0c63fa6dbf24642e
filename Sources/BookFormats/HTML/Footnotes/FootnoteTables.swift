import Markup

/// The tables that hold nothing but notes, a row each: its number in the first cell, its text in the second.
///
/// Such a table is there for the layout. A table of data whose rows have numbers that links lead to, as those of parts
/// in a drawing, is none: its rows neither lead back nor stand under a heading of notes.
struct FootnoteTables {
  /// The rows that are notes.
  private(set) var rows: NodeSet = []
  /// The last row of each note that is more than one, by its first.
  private(set) var lasts: [MarkupNode: MarkupNode] = [:]

  private let scan: FootnoteScan
  private var tree: MarkupTree { scan.tree }

  /// Looks at all tables of a document.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ scan: FootnoteScan) {
    self.scan = scan
    guard let root = tree.root, tree.names.contains("table") else { return }
    var tables: [MarkupNode: [MarkupNode]] = [:]
    for row in tree.elements(named: ["tr"], in: root) {
      if let table = Self.table(around: row, in: tree) { tables[table, default: []].append(row) }
    }
    for (table, rows) in tables where rows.count > 1 {
      add(rows, areUnderNotes: scan.places(in: table).first?.isUnderNotes ?? false)
    }
  }

  /// Returns the table that a row stands in, itself or in a group of rows.
  static func table(around row: MarkupNode, in tree: MarkupTree) -> MarkupNode? {
    sequence(first: row) { tree.parent(of: $0) }.prefix(3).first { tree.name(of: $0) == "table" }
  }

  private mutating func add(_ rows: [MarkupNode], areUnderNotes: Bool) {
    var notes: [MarkupNode] = []
    var lasts: [MarkupNode: MarkupNode] = [:]
    for row in rows {
      let cells = tree.children(of: row)
      guard cells.count == 2, cells.allSatisfy({ tree.name(of: $0) == "td" }) else { return }
      if let note = notes.last, tree.beginning(of: cells[0], upTo: FootnoteSymbol.longest).trimmed.isEmpty {
        lasts[note] = row
      } else {
        guard let mark = mark(in: cells[0]), areUnderNotes || leadsBack(row, from: cells[0], mark) else { return }
        notes.append(row)
      }
    }
    self.rows.formUnion(notes)
    self.lasts.merge(lasts) { first, _ in first }
  }

  private func mark(in cell: MarkupNode) -> String? {
    FootnoteSymbol(tree.beginning(of: cell, upTo: FootnoteSymbol.longest + 1))?.mark
  }

  private func leadsBack(_ row: MarkupNode, from cell: MarkupNode, _ mark: String) -> Bool {
    scan.links(in: row).contains { $0.symbol.isBack || $0.symbol.mark == mark && $0.block == cell }
  }
}
