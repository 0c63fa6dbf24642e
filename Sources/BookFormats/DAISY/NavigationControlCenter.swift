import Markup
import TextModel

/// The headings and the printed pages of `ncc.html`, with what they refer to (DAISY 2.02, 2.1).
struct NavigationControlCenter {
  /// A heading or a printed page.
  struct Entry {
    let depth: Int
    let label: String
    let href: String
  }

  private(set) var headings: [Entry] = []
  private(set) var pages: [Entry] = []
  /// The headings and the printed pages in the order that they stand in.
  private(set) var points: [SoundBook.Point] = []

  init(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    var levels: [Int] = []
    tree.walk(root) { node in
      guard let name = tree.name(of: node) else { return .skip }
      if let level = Self.level(name) {
        while let last = levels.last, last >= level { levels.removeLast() }
        levels.append(level)
        guard let entry = Self.entry(node, depth: levels.count, in: tree) else { return .skip }
        headings.append(entry)
        points.append(SoundBook.Point(depth: entry.depth, label: entry.label, href: entry.href))
        return .skip
      }
      let classes = (tree.attribute("class", of: node) ?? "").split(whereSeparator: \.isWhitespace)
      guard classes.contains(where: TalkingBookTranslation.pages.contains) else { return .children }
      guard let entry = Self.entry(node, depth: 1, in: tree) else { return .skip }
      pages.append(entry)
      points.append(SoundBook.Point(depth: nil, label: entry.label, href: entry.href))
      return .skip
    } leave: { _ in
    }
  }

  private static func level(_ name: String) -> Int? {
    switch name {
    case "h1": 1
    case "h2": 2
    case "h3": 3
    case "h4": 4
    case "h5": 5
    case "h6": 6
    default: nil
    }
  }

  private static func entry(_ node: MarkupNode, depth: Int, in tree: MarkupTree) -> Entry? {
    guard let link = tree.first("a", in: node), let href = tree.attribute("href", of: link) else { return nil }
    return Entry(depth: depth, label: MarkupLabel.of(tree.textContent(of: node)), href: href)
  }
}
