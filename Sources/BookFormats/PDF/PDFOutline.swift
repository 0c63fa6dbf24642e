import Markup

/// The outline of a PDF, as pdftohtml prints it.
struct PDFOutline {
  /// An entry of the outline.
  struct Item {
    /// The depth, from 1.
    let depth: Int
    let label: String
    /// The number of the page that the entry leads to, from 1, or nil if it leads to none.
    let page: Int?
  }

  /// The greatest number of entries, more than anybody reads.
  private static let most = 20_000

  private(set) var items: [Item] = []

  /// Creates an empty outline.
  init() {}

  /// Parses the XML of pdftohtml: items, each followed by an `outline` of the items below it.
  init(_ output: [UInt8], pageCount: Int) {
    let tree = MarkupParser.parse(output).tree
    guard let root = tree.root else { return }
    var depth = 0
    tree.walk(root) { node in
      switch tree.name(of: node) {
      case "outline": depth += 1
      case "item" where depth > 0 && items.count < Self.most:
        let page = tree.attribute("page", of: node).flatMap { Int($0) }.flatMap { 1...pageCount ~= $0 ? $0 : nil }
        let label = TextFilter.line(tree.textContent(of: node))
        if !label.isEmpty || page != nil { items.append(Item(depth: depth, label: label, page: page)) }
        return .skip
      case "page", "item": return .skip
      default: break
      }
      return .children
    } leave: { node in
      if tree.name(of: node) == "outline" { depth -= 1 }
    }
  }
}
