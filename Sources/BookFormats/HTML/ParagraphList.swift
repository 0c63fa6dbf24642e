import Markup

/// A list that Word writes as paragraphs, each with its sign or its number as text before it.
struct ParagraphList {
  /// The element that the paragraphs stand in, and the last of them.
  let parent: MarkupNode?
  let last: MarkupNode
  let items: Int
  let isOrdered: Bool

  /// Looks at a paragraph and those behind it; nil where no list begins with it.
  ///
  /// - Complexity: O(n) in the number of its items.
  init?(from first: MarkupNode, in tree: MarkupTree) {
    guard let mark = ParagraphListMark(first, in: tree) else { return nil }
    var (last, items) = (first, 1)
    var next = tree.nextSibling(of: first)
    while let node = next {
      next = tree.nextSibling(of: node)
      if tree.name(of: node) == nil, tree.text(of: node).allSatisfy({ $0 <= 0x20 }) { continue }
      guard Self.isItem(node, in: tree), ParagraphListMark(node, in: tree) != nil else { break }
      last = node
      items += 1
    }
    parent = tree.parent(of: first)
    self.last = last
    self.items = items
    isOrdered = mark.isNumber
  }

  private static func isItem(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    tree.name(of: node) == "p" && tree.attribute("class", of: node).map(isName) ?? false
  }

  /// Whether the class of a paragraph is that of the items of lists: "MsoListParagraphCxSpFirst", "MsoListBullet".
  static func isName(_ classes: some StringProtocol) -> Bool { classes.hasPrefix("MsoList") }
}
