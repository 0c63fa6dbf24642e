extension MarkupTree {
  /// The next step after entering a node.
  package enum Visit: Hashable, Sendable {
    case children, skip
  }

  /// Walks a node and all it holds in document order, in constant stack space.
  ///
  /// Each node that is entered is left again, also when its children are skipped.
  /// - Complexity: O(n) in the number of nodes.
  package func walk(
    _ top: MarkupNode, enter: (MarkupNode) throws -> Visit, leave: (MarkupNode) throws -> Void
  ) rethrows {
    var node = top
    while true {
      if try enter(node) == .children, let child = firstChild(of: node) {
        node = child
        continue
      }
      try leave(node)
      while node != top, nextSibling(of: node) == nil, let parent = parent(of: node) {
        node = parent
        try leave(node)
      }
      guard node != top, let next = nextSibling(of: node) else { return }
      node = next
    }
  }

  /// Returns the elements directly inside an element.
  package func children(of node: MarkupNode) -> [MarkupNode] {
    var result: [MarkupNode] = []
    var next = firstChild(of: node)
    while let child = next {
      if nameNumber(of: child) != nil { result.append(child) }
      next = nextSibling(of: child)
    }
    return result
  }

  /// Returns the elements inside a node that go by one of the names, in document order, the node itself included.
  package func elements(named wanted: Set<String>, in top: MarkupNode) -> [MarkupNode] {
    let numbers = wanted.compactMap { number(of: $0) }
    var result: [MarkupNode] = []
    guard !numbers.isEmpty else { return result }
    walk(top) { node in
      if let name = nameNumber(of: node), numbers.contains(name) { result.append(node) }
      return .children
    } leave: { _ in
    }
    return result
  }

  /// Returns the elements inside a node that go by one of the names and stand in no other such, in document order.
  package func outermostElements(named wanted: Set<String>, in top: MarkupNode) -> [MarkupNode] {
    var result: [MarkupNode] = []
    walk(top) { node in
      guard let name = name(of: node), wanted.contains(name) else { return .children }
      result.append(node)
      return .skip
    } leave: { _ in
    }
    return result
  }

  /// Returns the first element of that name inside a node, the node itself included.
  package func first(_ name: String, in top: MarkupNode) -> MarkupNode? {
    elements(named: [name], in: top).first
  }

  /// Returns all the text inside a node as it stands, or more than so many bytes of it.
  package func textContent(of top: MarkupNode, upTo most: Int = .max) -> String {
    struct Enough: Error {}
    var bytes: [UInt8] = []
    try? walk(top) { node in
      bytes += text(of: node)
      if bytes.count > most { throw Enough() }
      return .children
    } leave: { _ in
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
