/// A document with what its names are computed from.
struct NamedDocument {
  let tree: MarkupTree
  let hidden: HiddenNodes
  let sources: NameSources
  let generated: GeneratedTexts
  private let ids: [String: MarkupNode]

  /// Looks at every node of a document.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ tree: MarkupTree, _ styles: NameStyles = .ofPage, linked: (String) -> StyleSheet? = { _ in nil }) {
    self.tree = tree
    var ids: [String: MarkupNode] = [:]
    if let root = tree.root {
      tree.walk(root) { node in
        // The first element of an identifier is the one that it stands for (DOM standard, 4.2.4).
        if let id = tree.attribute("id", of: node), ids[id] == nil { ids[id] = node }
        return .children
      } leave: { _ in
      }
    }
    self.ids = ids
    let sheets = styles == .inline ? [] : tree.sheets(for: styles == .ofPage ? .names : .layout, linked)
    hidden = HiddenNodes(tree, styles, sheets)
    generated = GeneratedTexts(tree, sheets)
    sources = NameSources(tree, labels: LabelIndex(tree, ids: ids))
  }

  /// The number of nodes that may be looked at for one purpose: a few times as many as there are.
  var steps: Int { 100_000 + tree.count * 4 + tree.bytes.count / 4 }

  /// The element of an identifier.
  subscript(id: String) -> MarkupNode? { ids[id] }

  /// Returns the elements that an attribute refers to, in its order; those that are not there are left out.
  func references(_ attribute: String, of node: MarkupNode, steps: inout Int) -> [MarkupNode] {
    guard let value = tree.attribute(attribute, of: node) else { return [] }
    steps -= value.utf8.count / 4
    return value.tokens.compactMap { ids[String($0)] }
  }
}
