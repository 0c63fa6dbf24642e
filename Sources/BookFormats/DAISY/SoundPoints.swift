import Markup
import TextModel

/// The headings and the printed pages of an NCX, with what they refer to.
enum SoundPoints {
  /// Returns them in the order of the presentations, as far as the numbers that the document gives them tell it
  /// (Z39.86, 8.4.3): those without one stand behind the others.
  static func of(_ tree: MarkupTree) -> [SoundBook.Point] {
    guard let root = tree.root else { return [] }
    var depth = 0
    var found: [(order: Int, point: SoundBook.Point)] = []
    tree.walk(root) { node in
      let name = tree.name(of: node)?.lowercased()
      if name == "navpoint" { depth += 1 }
      guard name == "navpoint" || name == "pagetarget" else { return .children }
      let children = tree.children(of: node)
      let label = children.first { tree.name(of: $0)?.lowercased() == "navlabel" }
      let content = children.first { tree.name(of: $0)?.lowercased() == "content" }
      guard let source = content.flatMap({ tree.attribute("src", of: $0) }) else { return .children }
      let order = ["playOrder", "playorder"].lazy.compactMap { tree.attribute($0, of: node) }.first.flatMap {
        Int($0)
      }
      found.append(
        (
          order ?? .max,
          SoundBook.Point(
            depth: name == "navpoint" ? depth : nil,
            label: label.map { MarkupLabel.of(tree.textContent(of: $0)) } ?? "",
            href: source)
        ))
      return .children
    } leave: { node in
      if tree.name(of: node)?.lowercased() == "navpoint" { depth -= 1 }
    }
    return found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.point)
  }
}
