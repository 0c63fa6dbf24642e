import Markup

/// A list that Word writes as paragraphs, each with its symbol or its number as text before it.
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
    guard let mark = ParagraphListMarker(first, in: tree) else { return nil }
    var (last, items) = (first, 1)
    var next = tree.nextSibling(of: first)
    while let node = next {
      next = tree.nextSibling(of: node)
      if tree.name(of: node) == nil, tree.text(of: node).allSatisfy({ $0 <= 0x20 }) { continue }
      guard let name = Self.className(node, in: tree), !name.contains("First") else { break }
      // A paragraph without a mark goes on with the item before it, as far as another comes.
      guard ParagraphListMarker(node, in: tree) != nil else { continue }
      last = node
      items += 1
    }
    parent = tree.parent(of: first)
    self.last = last
    self.items = items
    isOrdered = mark.isNumber
  }

  /// Returns the class of a paragraph of a list; nil for anything else.
  private static func className(_ node: MarkupNode, in tree: MarkupTree) -> String? {
    guard tree.name(of: node) == "p", let name = tree.attribute("class", of: node), isName(name) else { return nil }
    return name
  }

  /// Returns a Boolean value that indicates whether the class of a paragraph is that of the items of lists:
  /// "MsoListParagraphCxSpFirst", "MsoListBullet".
  static func isName(_ classes: some StringProtocol) -> Bool { classes.hasPrefix("MsoList") }
}
