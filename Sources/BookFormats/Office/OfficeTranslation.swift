import Markup

/// The HTML of pandoc without what it says twice: the caption of a table of Word, once more as the paragraph before it.
struct OfficeTranslation: MarkupTranslation {
  func division(of node: MarkupNode, in tree: MarkupTree) -> MarkupDivision { .content }

  func title(of node: MarkupNode, in tree: MarkupTree) -> MarkupNode? { nil }

  func rendition(of node: MarkupNode, named name: String, in tree: MarkupTree, depth: Int) -> HTMLRendition? {
    if name == "p", Self.isCaption(node, in: tree) { return nil }
    return HTMLRendition(elements: [.init(name: name)], keepsAttributes: true)
  }

  /// The document, as it is where nothing is said twice.
  static func html(_ tree: MarkupTree) -> MarkupTree {
    guard let root = tree.root, let body = tree.first("body", in: root),
      tree.elements(named: ["p"], in: body).contains(where: { isCaption($0, in: tree) })
    else { return tree }
    return HTMLTranslator.html(contentOf: body, of: tree, OfficeTranslation())
  }

  private static func isCaption(_ paragraph: MarkupNode, in tree: MarkupTree) -> Bool {
    guard let table = element(from: tree.nextSibling(of: paragraph), in: tree), tree.name(of: table) == "table",
      let caption = element(from: tree.firstChild(of: table), in: tree), tree.name(of: caption) == "caption"
    else { return false }
    let text = TextFilter.line(tree.textContent(of: caption))
    return !text.isEmpty && text == TextFilter.line(tree.textContent(of: paragraph))
  }

  /// A node, or the first element after it.
  private static func element(from node: MarkupNode?, in tree: MarkupTree) -> MarkupNode? {
    var next = node
    while let node = next, tree.name(of: node) == nil {
      guard tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
      next = tree.nextSibling(of: node)
    }
    return next
  }
}
