/// An element or a run of text of a markup tree.
package struct MarkupNode: Hashable, Sendable {
  /// The place of the node in its tree, in document order.
  package let index: Int32

  init(_ index: Int) {
    self.index = Int32(index)
  }
}

/// A document as a flat tree: every node is a row of one array, so that no depth can exhaust the stack.
///
/// Elements go by their local name, in lower case when they were read as HTML. Attributes go by their name with the
/// usual prefix, whatever prefix the document chose: `epub:type`, `xml:lang`, `xlink:href`.
package struct MarkupTree: Sendable {
  struct Row {
    /// The name, as an index into `names`; `textName` for a run of text.
    var name: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The text of a run as a range of `bytes`, the attributes of an element as a range of `attributes`.
    var start: Int32
    var count: Int32
    /// The number of bytes of the source that were read when the node began.
    var source: Int32
  }

  struct Attribute {
    var name: Int32
    var start: Int32
    var count: Int32
  }

  static let textName: Int32 = -1

  var numbers = NameNumbers()
  var rows: [Row] = []
  var attributes: [Attribute] = []
  var bytes: [UInt8] = []

  /// The names of elements and attributes, each once.
  package var names: [String] { numbers.names }

  /// The outermost element, nil in a document that has none.
  package var root: MarkupNode? {
    var index = rows.isEmpty ? -1 : 0
    while index >= 0, rows[index].name == Self.textName { index = Int(rows[index].nextSibling) }
    return node(Int32(index))
  }

  /// The number of nodes.
  package var count: Int { rows.count }

  /// The number of bytes in its text and the values of its attributes, with one more for each node.
  package var textSize: Int { bytes.count + rows.count }

  private func node(_ index: Int32) -> MarkupNode? {
    index < 0 ? nil : MarkupNode(Int(index))
  }

  private func row(_ node: MarkupNode) -> Row { rows[Int(node.index)] }

  /// Returns the name of an element as an index into `names`, nil for a run of text.
  package func nameNumber(of node: MarkupNode) -> Int? {
    let name = row(node).name
    return name == Self.textName ? nil : Int(name)
  }

  /// Returns the local name of an element, nil for a run of text.
  package func name(of node: MarkupNode) -> String? {
    nameNumber(of: node).map { names[$0] }
  }

  /// Returns the element around a node.
  package func parent(of node: MarkupNode) -> MarkupNode? { self.node(row(node).parent) }

  /// Returns the first node inside an element.
  package func firstChild(of node: MarkupNode) -> MarkupNode? { self.node(row(node).firstChild) }

  /// Returns the node after a node, inside the same element.
  package func nextSibling(of node: MarkupNode) -> MarkupNode? { self.node(row(node).nextSibling) }

  /// Returns the node before a node, inside the same element.
  ///
  /// - Complexity: O(n) in how deep the nodes at the end of that one stand in one another.
  package func previousSibling(of node: MarkupNode) -> MarkupNode? {
    let parent = row(node).parent
    var index = node.index - 1
    while index >= 0, index != parent, rows[Int(index)].parent != parent { index = rows[Int(index)].parent }
    return index == parent ? nil : self.node(index)
  }

  /// Returns the bytes of a run of text; of an element, none.
  package func text(of node: MarkupNode) -> ArraySlice<UInt8> {
    let row = row(node)
    return row.name == Self.textName ? bytes[Int(row.start)..<Int(row.start + row.count)] : []
  }

  /// Returns a Boolean value that indicates whether an element has any attribute.
  package func hasAttributes(_ node: MarkupNode) -> Bool {
    let row = row(node)
    return row.name != Self.textName && row.count > 0
  }

  /// Calls the closure with the number of the name and the value of each attribute of an element.
  package func forEachAttribute(of node: MarkupNode, _ body: (Int, ArraySlice<UInt8>) -> Void) {
    let row = row(node)
    guard row.name != Self.textName else { return }
    for attribute in attributes[Int(row.start)..<Int(row.start + row.count)] {
      body(Int(attribute.name), bytes[Int(attribute.start)..<Int(attribute.start + attribute.count)])
    }
  }

  /// Returns the value of an attribute, nil where the element does not have it.
  package func attribute(_ name: String, of node: MarkupNode) -> String? {
    attributeBytes(name, of: node).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number that elements and attributes of a name go by; nil where there are none of that name.
  package func number(of name: String) -> Int? { numbers[name].map(Int.init) }

  /// Returns the value of an attribute by the number of its name, nil where the element does not have it.
  package func attribute(number: Int?, of node: MarkupNode) -> String? {
    guard let number else { return nil }
    return attributeBytes(number: Int32(number), of: node).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of an attribute in UTF-8, nil where the element does not have it.
  func attributeBytes(_ name: String, of node: MarkupNode) -> ArraySlice<UInt8>? {
    guard hasAttributes(node), let number = numbers[name] else { return nil }
    return attributeBytes(number: number, of: node)
  }

  private func attributeBytes(number: Int32, of node: MarkupNode) -> ArraySlice<UInt8>? {
    let row = row(node)
    guard row.name != Self.textName else { return nil }
    for attribute in attributes[Int(row.start)..<Int(row.start + row.count)] where attribute.name == number {
      return bytes[Int(attribute.start)..<Int(attribute.start + attribute.count)]
    }
    return nil
  }

  /// The number of bytes of the source, in UTF-8, that were read when the last node began.
  package var sourceEnd: Int { rows.last.map { Int($0.source) } ?? 0 }

  /// Returns the number of bytes of the source, in UTF-8, that were read when the node began: the end of an element's
  /// start tag.
  package func sourceOffset(of node: MarkupNode) -> Int { Int(row(node).source) }
}
