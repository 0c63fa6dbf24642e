import Markup

/// The lists of a text on a slide, whose paragraphs have a level each.
struct SlideList {
  /// The place of a paragraph among lists.
  struct Item {
    /// The level, from 0, or nil for a paragraph that is no item.
    let level: Int?
    let isOrdered: Bool
    /// The number that an ordered list begins with.
    let start: Int

    /// Reads the properties of a paragraph; `hasBullets` indicates whether it is an item without any.
    init(_ paragraph: MarkupNode, in tree: MarkupTree, hasBullets: Bool) {
      let properties = tree.children(of: paragraph).first { tree.name(of: $0) == "pPr" }
      let names = properties.map { tree.children(of: $0) } ?? []
      let number = names.first { tree.name(of: $0) == "buAutoNum" }
      let hasOwn = number != nil || names.contains { ["buChar", "buBlip"].contains(tree.name(of: $0)) }
      let hasNone = names.contains { tree.name(of: $0) == "buNone" }
      let given = properties.flatMap { tree.attribute("lvl", of: $0) }.flatMap { Int($0) } ?? 0
      level = hasOwn || hasBullets && !hasNone ? min(max(0, given), 8) : nil
      isOrdered = number != nil
      start = number.flatMap { tree.attribute("startAt", of: $0) }.flatMap { Int($0) } ?? 1
    }
  }

  /// The names of the lists that are open.
  private var open: [String] = []

  /// Returns the markup of a paragraph, with the ends of lists before it.
  mutating func markup(of text: String, as item: Item) -> String {
    guard let level = item.level else { return end() + "<p>\(text)</p>" }
    let name = item.isOrdered ? "ol" : "ul"
    var markup = ""
    while open.count > level + 1 || open.count == level + 1 && open.last != name {
      markup += "</li></\(open.removeLast())>"
    }
    if open.count == level + 1 { return markup + "</li><li>\(text)" }
    while open.count <= level {
      let isLast = open.count == level
      // A level that is left out has no item of its own.
      open.append(isLast ? name : "ul")
      markup +=
        isLast && item.isOrdered && item.start != 1 ? "<ol start=\"\(item.start)\">" : "<\(open[open.count - 1])>"
      markup += "<li>"
    }
    return markup + text
  }

  /// Returns the ends of all lists.
  mutating func end() -> String {
    defer { open = [] }
    return open.reversed().map { "</li></\($0)>" }.joined()
  }
}
