import Markup
import TextModel

extension Navigation {
  /// Reads the NCX of EPUB 2 (OPF 2.0.1, 2.4.1).
  init(ncx tree: MarkupTree, links: any LinkResolver) {
    contents = Self.points("navpoint", under: "navMap", in: tree, links: links)
    pages = Self.points("pagetarget", under: "pageList", in: tree, links: links)
    nameByNumber()
  }

  private static func points(
    _ name: String, under list: String, in tree: MarkupTree, links: any LinkResolver
  ) -> [OutlineEntry] {
    let top = tree.root.flatMap { tree.elements(named: [list, list.lowercased()], in: $0).first }
    guard let top else { return [] }
    var result: [OutlineEntry] = []
    var labels = NavigationLabels(tree)
    var depth = 0
    tree.walk(top) { node in
      switch lowercase(node, tree) {
      case name:
        depth += 1
        result.append(point(node, depth: min(depth, deepest), in: tree, &labels, links: links))
      case "navlabel", "content": return .skip
      default: break
      }
      return .children
    } leave: { node in
      if lowercase(node, tree) == name { depth -= 1 }
    }
    return result
  }

  /// Returns the name of a node in lower case, as an NCX that is not well-formed was read as HTML.
  private static func lowercase(_ node: MarkupNode, _ tree: MarkupTree) -> String? {
    tree.name(of: node)?.lowercased()
  }

  private static func point(
    _ node: MarkupNode, depth: Int, in tree: MarkupTree, _ labels: inout NavigationLabels, links: any LinkResolver
  ) -> OutlineEntry {
    let children = tree.children(of: node)
    let label = children.first { lowercase($0, tree) == "navlabel" }
    let content = children.first { tree.name(of: $0) == "content" }
    let source = content.flatMap { tree.attribute("src", of: $0) }
    return OutlineEntry(
      depth: depth, label: label.map { labels.label(of: $0) } ?? "",
      destination: source.map { links.destination(of: $0.trimmed) })
  }
}
