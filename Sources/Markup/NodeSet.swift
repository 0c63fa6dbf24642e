/// A set of nodes of one tree, as a bit for each node up to the last one that was added.
///
/// It is for sets that are kept once for a document: it takes room for the nodes before its own, which is little, and
/// one look at a bit is several times faster than a hash.
package struct NodeSet: Sendable, Equatable {
  private var words: [UInt64] = []
  /// The number of nodes in it.
  package private(set) var count = 0

  /// A Boolean value that indicates whether it holds no node.
  package var isEmpty: Bool { count == 0 }

  /// Creates an empty set.
  package init() {}

  /// Creates a set of some nodes.
  package init(_ nodes: some Sequence<MarkupNode>) {
    formUnion(nodes)
  }

  /// Returns a Boolean value that indicates whether a node is in the set.
  ///
  /// - Complexity: O(1).
  package func contains(_ node: MarkupNode) -> Bool {
    let word = Int(node.index) >> 6
    return word < words.count && words[word] & Self.bit(of: node) != 0
  }

  /// Adds a node; the result is false where it was there.
  ///
  /// - Complexity: O(1), but for the room up to the node when it is the last one.
  @discardableResult
  package mutating func insert(_ node: MarkupNode) -> Bool {
    let word = Int(node.index) >> 6
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    let bit = Self.bit(of: node)
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    count += 1
    return true
  }

  /// Takes a node out, if it is there.
  package mutating func remove(_ node: MarkupNode) {
    guard contains(node) else { return }
    words[Int(node.index) >> 6] &= ~Self.bit(of: node)
    count -= 1
  }

  /// Adds some nodes.
  package mutating func formUnion(_ nodes: some Sequence<MarkupNode>) {
    for node in nodes { insert(node) }
  }

  private static func bit(of node: MarkupNode) -> UInt64 { 1 << UInt64(node.index & 63) }
}

extension NodeSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral nodes: MarkupNode...) {
    self.init(nodes)
  }
}

extension NodeSet: Sequence {
  /// The nodes in document order.
  package struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var place = 0
    /// The bits of the word at the place that are still to come.
    private var rest: UInt64

    fileprivate init(_ words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    package mutating func next() -> MarkupNode? {
      while rest == 0 {
        place += 1
        guard place < words.count else { return nil }
        rest = words[place]
      }
      defer { rest &= rest - 1 }
      return MarkupNode(place << 6 + rest.trailingZeroBitCount)
    }
  }

  package var underestimatedCount: Int { count }

  package func makeIterator() -> Iterator { Iterator(words) }
}
