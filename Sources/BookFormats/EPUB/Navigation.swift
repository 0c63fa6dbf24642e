import Markup
import TextModel

/// The table of contents and the page list of a publication.
struct Navigation {
  var contents: [OutlineEntry] = []
  var pages: [OutlineEntry] = []

  init(contents: [OutlineEntry] = [], pages: [OutlineEntry] = []) {
    self.contents = contents
    self.pages = pages
  }

  /// Reads the navigation document of EPUB 3 (EPUB 3.3, 7.4.2 and 7.4.3).
  init(nav tree: MarkupTree, links: any LinkResolver) {
    contents = Self.nav("toc", in: tree).map { Self.entries(of: $0, in: tree, links: links) } ?? []
    pages = Self.nav("page-list", in: tree).map { Self.entries(of: $0, in: tree, links: links) } ?? []
  }

  /// Reads the NCX of EPUB 2 (OPF 2.0.1, 2.4.1).
  init(ncx tree: MarkupTree, links: any LinkResolver) {
    contents = Self.points("navpoint", under: "navMap", in: tree, links: links)
    pages = Self.points("pagetarget", under: "pageList", in: tree, links: links)
  }

  private static func nav(_ type: String, in tree: MarkupTree) -> MarkupNode? {
    guard let root = tree.root else { return nil }
    let navs = tree.elements(named: ["nav"], in: root)
    return navs.first { nav in
      let types = (tree.attribute("epub:type", of: nav) ?? "") + " " + (tree.attribute("role", of: nav) ?? "")
      return types.split(whereSeparator: \.isWhitespace).contains { $0 == type || $0 == "doc-\(type.dashless)" }
    }
  }

  private static func entries(
    of nav: MarkupNode, in tree: MarkupTree, links: any LinkResolver
  ) -> [OutlineEntry] {
    var result: [OutlineEntry] = []
    var depth = 0
    tree.walk(nav) { node in
      switch tree.name(of: node) {
      case "ol", "ul":
        depth += 1
      case "a", "span":
        guard depth > 0 else { return .skip }
        let label = label(of: node, in: tree)
        let destination = tree.attribute("href", of: node).map { links.destination(of: $0.trimmed) }
        if !label.isEmpty || destination != nil {
          result.append(OutlineEntry(depth: depth, label: label, destination: destination))
        }
        return .skip
      case nil, "h1", "h2", "h3", "h4", "h5", "h6": return .skip
      default: break
      }
      return .children
    } leave: { node in
      if let name = tree.name(of: node), name == "ol" || name == "ul" { depth -= 1 }
    }
    return result
  }

  /// The text of a label; an image in it speaks by its description (EPUB 3.3, 7.3).
  private static func label(of top: MarkupNode, in tree: MarkupTree) -> String {
    var bytes: [UInt8] = []
    tree.walk(top) { node in
      bytes += tree.text(of: node)
      if let name = tree.name(of: node) {
        if name == "br" { bytes.append(0x20) }
        if name == "script" || name == "style" || name == "rp" { return .skip }
        if name == "img" || name == "image", let alt = tree.attribute("alt", of: node) { bytes += alt.utf8 }
      }
      return .children
    } leave: { _ in
    }
    let text = TextFilter.line(bytes)
    return text.isEmpty ? TextFilter.line(tree.attribute("title", of: top) ?? "") : text
  }

  private static func points(
    _ name: String, under list: String, in tree: MarkupTree, links: any LinkResolver
  ) -> [OutlineEntry] {
    let top = tree.root.flatMap { tree.elements(named: [list, list.lowercased()], in: $0).first }
    guard let top else { return [] }
    var result: [OutlineEntry] = []
    var depth = 0
    tree.walk(top) { node in
      switch lowercase(node, tree) {
      case name:
        depth += 1
        result.append(point(node, depth: depth, in: tree, links: links))
      case "navlabel", "content": return .skip
      default: break
      }
      return .children
    } leave: { node in
      if lowercase(node, tree) == name { depth -= 1 }
    }
    return result
  }

  /// An NCX that is not well-formed was read as HTML, which has no capitals in its names.
  private static func lowercase(_ node: MarkupNode, _ tree: MarkupTree) -> String? {
    tree.name(of: node)?.lowercased()
  }

  private static func point(
    _ node: MarkupNode, depth: Int, in tree: MarkupTree, links: any LinkResolver
  ) -> OutlineEntry {
    let children = tree.children(of: node)
    let label = children.first { lowercase($0, tree) == "navlabel" }
    let content = children.first { tree.name(of: $0) == "content" }
    let source = content.flatMap { tree.attribute("src", of: $0) }
    return OutlineEntry(
      depth: depth, label: label.map { TextFilter.line(tree.textContent(of: $0)) } ?? "",
      destination: source.map { links.destination(of: $0.trimmed) })
  }
}

extension String {
  /// The name as DPUB-ARIA writes it: `doc-pagelist` for `page-list`.
  fileprivate var dashless: String { filter { $0 != "-" } }
}
