import Markup
import TextModel

/// The table of contents, the page list and the landmarks of a publication.
struct Navigation: Sendable {
  /// Entries inside one another beyond this are shown at this depth.
  private static let deepest = 64

  var contents: [OutlineEntry] = []
  var pages: [OutlineEntry] = []
  var landmarks: [Landmark] = []

  init(contents: [OutlineEntry] = [], pages: [OutlineEntry] = []) {
    self.contents = contents
    self.pages = pages
  }

  /// Reads the navigation document of EPUB 3 (EPUB 3.3, 7.4.2 to 7.4.4).
  init(nav tree: MarkupTree, links: any LinkResolver) {
    let nav = Self.nav("toc", in: tree) ?? Self.untypedNav(in: tree)
    contents = nav.map { Self.entries(of: $0, in: tree, links: links) } ?? []
    pages = Self.nav("page-list", in: tree).map { Self.entries(of: $0, in: tree, links: links) } ?? []
    landmarks = Self.nav("landmarks", in: tree).map { Self.landmarks(of: $0, in: tree, links: links) } ?? []
  }

  /// Reads the NCX of EPUB 2 (OPF 2.0.1, 2.4.1).
  init(ncx tree: MarkupTree, links: any LinkResolver) {
    contents = Self.points("navpoint", under: "navMap", in: tree, links: links)
    pages = Self.points("pagetarget", under: "pageList", in: tree, links: links)
  }

  private static func nav(_ type: String, in tree: MarkupTree) -> MarkupNode? {
    guard let root = tree.root else { return nil }
    func isMeant(_ element: MarkupNode) -> Bool {
      let types =
        (tree.attribute("epub:type", of: element) ?? "") + " " + (tree.attribute("role", of: element) ?? "")
      return types.split(whereSeparator: \.isWhitespace).contains { $0 == type || $0 == "doc-\(type.dashless)" }
    }
    // Some that came from EPUB 2 have a section where a nav should be.
    return tree.elements(named: ["nav"], in: root).first(where: isMeant)
      ?? tree.elements(named: ["section", "div"], in: root).first(where: isMeant)
  }

  /// The only `nav` of a document that names none as its table of contents.
  private static func untypedNav(in tree: MarkupTree) -> MarkupNode? {
    guard let root = tree.root else { return nil }
    let navs = tree.elements(named: ["nav"], in: root)
    guard navs.count == 1, tree.attribute("epub:type", of: navs[0]) == nil else { return nil }
    return navs[0]
  }

  private static func landmarks(
    of nav: MarkupNode, in tree: MarkupTree, links: any LinkResolver
  ) -> [Landmark] {
    tree.elements(named: ["a"], in: nav).compactMap { link in
      guard let href = tree.attribute("href", of: link) else { return nil }
      return Landmark(
        type: TextFilter.label((tree.attribute("epub:type", of: link) ?? "").utf8),
        label: label(of: link, in: tree), destination: links.destination(of: href.trimmed))
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
      case "li":
        guard depth > 0, let label = bareLabel(of: node, in: tree) else { break }
        result.append(OutlineEntry(depth: min(depth, deepest), label: label, destination: nil))
      case "a", "span":
        guard depth > 0 else { return .skip }
        if tree.children(of: node).contains(where: { tree.name(of: $0) == "a" }) { return .children }
        let label = label(of: node, in: tree)
        let destination = tree.attribute("href", of: node).map { links.destination(of: $0.trimmed) }
        if !label.isEmpty || destination != nil {
          result.append(OutlineEntry(depth: min(depth, deepest), label: label, destination: destination))
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

  /// The text of an item that stands in no element of its own, as many write it though none should (EPUB 3.3, 7.3).
  private static func bareLabel(of item: MarkupNode, in tree: MarkupTree) -> String? {
    var bytes: [UInt8] = []
    var isBare = true
    tree.walk(item) { node in
      bytes += tree.text(of: node)
      switch tree.name(of: node) {
      case "a", "span": isBare = false
      case "ol", "ul", "script", "style", "rp": return .skip
      case "li" where node != item: return .skip
      default: break
      }
      return isBare ? .children : .skip
    } leave: { _ in
    }
    guard isBare else { return nil }
    let label = TextFilter.label(bytes)
    return label.isEmpty ? nil : label
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
    let text = TextFilter.label(bytes)
    return text.isEmpty ? TextFilter.label((tree.attribute("title", of: top) ?? "").utf8) : text
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
        result.append(point(node, depth: min(depth, deepest), in: tree, links: links))
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
      depth: depth, label: label.map { TextFilter.label(tree.textContent(of: $0).utf8) } ?? "",
      destination: source.map { links.destination(of: $0.trimmed) })
  }
}

extension String {
  /// The name as DPUB-ARIA writes it: `doc-pagelist` for `page-list`.
  fileprivate var dashless: String { filter { $0 != "-" } }
}
