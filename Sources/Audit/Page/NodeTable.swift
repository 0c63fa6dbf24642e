import Markup

/// Facts on nodes of a tree, each found once, at the numbers of the nodes.
///
/// It takes room for all nodes once the first fact is kept.
struct NodeTable<Value> {
  private var values: [Value?] = []
  private let count: Int

  /// Creates a table without facts.
  init(_ tree: MarkupTree) {
    count = tree.count
  }

  /// The fact on a node; nil where none was kept.
  subscript(node: MarkupNode) -> Value? {
    get { values.isEmpty ? nil : values[Int(node.index)] }
    set {
      if values.isEmpty { values = Array(repeating: nil, count: count) }
      values[Int(node.index)] = newValue
    }
  }
}
