import Markup

/// The laws for any bytes that are taken for XML or HTML.
enum MarkupLaws {
  static func check(_ bytes: [UInt8]) {
    for document in [MarkupParser.parse(bytes), MarkupParser.parseHTML(bytes)] {
      check(document.tree, of: bytes.count)
      let controls = FormControlList.controls(of: document.tree)
      require(controls.count <= document.tree.count, "more form controls than elements")
    }
    BookLaws.check(bytes, "page.html")
  }

  /// A walk meets every node once, in the order of the document.
  private static func check(_ tree: MarkupTree, of length: Int) {
    var (entered, depth, text) = (0, 0, 0)
    var place = 0
    if let root = tree.root {
      tree.walk(root) { node in
        require(Int(node.index) >= entered, "a node is out of order")
        entered += 1
        depth += 1
        let bytes = tree.text(of: node)
        require(String(validating: bytes, as: UTF8.self) != nil, "a text is not UTF-8")
        text += bytes.count
        let source = tree.sourceOffset(of: node)
        require(source >= place, "a node begins before the one it follows")
        place = source
        return .children
      } leave: { _ in
        depth -= 1
      }
    }
    require(depth == 0, "a node is entered and not left")
    require(entered <= tree.count && tree.count <= 4 * length + 16, "\(length) bytes give \(tree.count) nodes")
    require(text <= 16 * length + 16, "\(length) bytes give \(text) bytes of text")
  }
}
