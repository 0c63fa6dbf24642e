import Markup

extension AuditedPage {
  /// Returns the elements that have any attribute whose name begins with `aria-`, in document order.
  package var elementsWithARIA: [MarkupNode] {
    let lists = index.attributeNames.filter { $0.hasPrefix("aria-") }.map { elements(with: $0) }
    return Array(NodeSet(lists.joined()))
  }

  /// Returns the attributes of an element whose names begin with `aria-`, in its order, with their values.
  package func ariaAttributes(of node: MarkupNode) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    tree.forEachAttribute(of: node) { number, value in
      let name = tree.names[number].lowercased()
      if name.hasPrefix("aria-") { found.append((name, String(decoding: value, as: UTF8.self))) }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether an element belongs to HTML or to a drawing, and not to a formula.
  package func isElementOfHTMLOrSVG(_ node: MarkupNode) -> Bool {
    foreignRoot(of: node).map { element($0) == "svg" } ?? true
  }
}
