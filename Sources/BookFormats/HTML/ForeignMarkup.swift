import Markup

/// The meaning of elements of XML that is no HTML, as far as it is clear without a knowledge of them: DocBook, TEI,
/// feeds.
enum ForeignMarkup {
  /// Returns the meanings of a document's names; those of HTML where its outermost element is known there.
  ///
  /// A `title`, or the `head` of a division, is a heading. What never stands among words is a block.
  ///
  /// - Complexity: O(n) in the number of nodes of a document that is no HTML.
  static func kinds(of tree: MarkupTree) -> [ElementKind] {
    var kinds = tree.names.map(ElementKind.init)
    guard let root = tree.root, let number = tree.nameNumber(of: root), case .inline = kinds[number] else {
      return kinds
    }
    for name in ["title", "head"] {
      if let number = tree.number(of: name) { kinds[number] = .heading(2) }
    }
    var stand = [Bool](repeating: true, count: kinds.count)
    tree.walk(root) { node in
      guard let number = tree.nameNumber(of: node), stand[number], isAmongWords(node, in: tree) else {
        return .children
      }
      stand[number] = false
      return .children
    } leave: { _ in
    }
    for (number, stands) in stand.enumerated() where stands {
      if case .inline = kinds[number] { kinds[number] = .block }
    }
    return kinds
  }

  /// Returns the parts of poems and plays that the names of a document stand for where it is no HTML (TEI P5, 6 and 7),
  /// by their numbers.
  static func literaryParts(of tree: MarkupTree) -> [Int: LiteraryPart] {
    guard let root = tree.root, let number = tree.nameNumber(of: root),
      case .inline = ElementKind(tree.names[number])
    else { return [:] }
    let parts: [(String, LiteraryPart)] = [
      ("lg", .stanza), ("l", .line), ("sp", .speech), ("speaker", .speaker), ("stage", .direction),
      ("castList", .cast),
    ]
    return Dictionary(
      uniqueKeysWithValues: parts.compactMap { name, part in tree.number(of: name).map { ($0, part) } })
  }

  /// Returns a Boolean value that indicates whether text stands right before or after an element.
  private static func isAmongWords(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    [tree.previousSibling(of: node), tree.nextSibling(of: node)].contains { beside in
      beside.map { tree.nameNumber(of: $0) == nil && tree.text(of: $0).contains { $0 > 0x20 } } ?? false
    }
  }
}
