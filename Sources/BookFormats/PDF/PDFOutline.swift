import Markup

/// The outline of a PDF, as pdftohtml tells it.
struct PDFOutline {
  /// A line of it.
  struct Item {
    /// The depth, from 1.
    let depth: Int
    let label: String
    /// The page that it leads to, from 1; nil where it leads nowhere.
    let page: Int?
  }

  /// More than that nobody reads through.
  private static let most = 20_000

  private(set) var items: [Item] = []

  /// No outline.
  init() {}

  /// Reads the XML that pdftohtml makes: items, and after each an `outline` with those under it.
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
