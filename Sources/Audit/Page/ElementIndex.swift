import Markup

/// The elements of a document by their names and by the attributes that they have, so that a rule finds its own without
/// a walk.
struct ElementIndex {
  /// The elements of each name, by the number of the name, in document order.
  private var named: [[MarkupNode]]
  /// The elements with each attribute, by the number of its name, in document order.
  private var having: [[MarkupNode]]
  private let tree: MarkupTree

  /// Looks at every node once.
  init(_ tree: MarkupTree) {
    self.tree = tree
    named = Array(repeating: [], count: tree.names.count)
    having = named
    guard let root = tree.root else { return }
    var named = named
    var having = having
    tree.walk(root) { node in
      guard let name = tree.nameNumber(of: node) else { return .skip }
      named[name].append(node)
      tree.forEachAttribute(of: node) { number, _ in having[number].append(node) }
      return .children
    } leave: { _ in
    }
    self.named = named
    self.having = having
  }

  /// Returns the elements of a name.
  func elements(named name: String) -> [MarkupNode] { tree.number(of: name).map { named[$0] } ?? [] }

  /// Returns the elements of any of the names, in document order.
  func elements(named names: some Sequence<String>) -> [MarkupNode] {
    let lists = names.map { elements(named: $0) }.filter { !$0.isEmpty }
    guard lists.count > 1 else { return lists.first ?? [] }
    return Array(NodeSet(lists.joined()))
  }

  /// Returns the elements that have an attribute.
  func elements(with attribute: String) -> [MarkupNode] { tree.number(of: attribute).map { having[$0] } ?? [] }

  /// The names of the attributes that any element has.
  var attributeNames: [String] { tree.names.indices.filter { !having[$0].isEmpty }.map { tree.names[$0] } }

  /// The names that any element has.
  var elementNames: [String] { tree.names.indices.filter { !named[$0].isEmpty }.map { tree.names[$0] } }
}
