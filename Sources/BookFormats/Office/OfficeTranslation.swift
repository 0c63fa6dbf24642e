import Markup

/// The HTML of pandoc without its repetition: the caption of a table of Word, which is also the paragraph before it.
struct OfficeTranslation: MarkupTranslation {
  func division(of node: MarkupNode, in tree: MarkupTree) -> MarkupDivision { .content }

  func title(of node: MarkupNode, in tree: MarkupTree) -> MarkupNode? { nil }

  func rendition(of node: MarkupNode, named name: String, in tree: MarkupTree, depth: Int) -> HTMLRendition? {
    if name == "p", Self.isCaption(node, in: tree) { return nil }
    return HTMLRendition(elements: [.init(name: name)], keepsAttributes: true)
  }

  /// Returns the document without repeated captions, or unchanged if it has none.
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

  /// Returns a node if it is an element, or else the first element after it, or nil if text stands between them.
  private static func element(from node: MarkupNode?, in tree: MarkupTree) -> MarkupNode? {
    var next = node
    while let node = next, tree.name(of: node) == nil {
      guard tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
      next = tree.nextSibling(of: node)
    }
    return next
  }
}
