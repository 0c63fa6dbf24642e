import Markup

/// The text of an element, if it is short, without the words that a wiki adds for screen readers.
struct ShortText {
  /// The class of the words that a wiki adds to a symbol for screen readers, "Jump up to:".
  private static let spoken = "cite-accessibility-label"

  private(set) var string = ""
  /// A Boolean value that indicates whether it holds raised or small text.
  private(set) var isRaised = false

  init?(_ top: MarkupNode, in tree: MarkupTree) {
    var bytes: [UInt8] = []
    var count = 0
    var isRaised = false
    tree.walk(top) { node in
      count += 1
      if tree.attribute("class", of: node) == Self.spoken { return .skip }
      bytes += tree.text(of: node).prefix(FootnoteSymbol.longest * 4)
      if let name = tree.name(of: node), name == "sup" || name == "small" { isRaised = true }
      return count < 16 && bytes.count < FootnoteSymbol.longest * 4 ? .children : .skip
    } leave: { _ in
    }
    guard count <= 16, bytes.count < FootnoteSymbol.longest * 4 else { return nil }
    string = String(decoding: bytes, as: UTF8.self)
    self.isRaised = isRaised
  }
}

extension MarkupTree {
  /// Returns the text inside a node, as far as the run of text that reaches a number of bytes.
  ///
  /// A bounded number of nodes is looked at, more than any book has before the number of a note.
  ///
  /// - Complexity: O(limit), whatever the node holds.
  func beginning(of top: MarkupNode, upTo limit: Int) -> String {
    struct Enough: Error {}
    var bytes: [UInt8] = []
    var count = 0
    try? walk(top) { node in
      count += 1
      bytes += text(of: node).prefix(limit)
      if bytes.count >= limit || count > 200 { throw Enough() }
      return .children
    } leave: { _ in
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the tokens of `epub:type` and `role` of an element.
  func roles(of node: MarkupNode) -> [String] {
    [attribute("epub:type", of: node), attribute("role", of: node)].compactMap { $0 }
      .flatMap { $0.tokens.map { $0.lowercased() } }
  }
}
