import Markup
import TextModel

extension Navigation {
  /// Reads the navigation document of EPUB 3 (EPUB 3.3, 7.4.2 to 7.4.4).
  init(nav tree: MarkupTree, links: any LinkResolver) {
    let nav = Self.nav("toc", in: tree) ?? Self.untypedNav(in: tree)
    contents = nav.map { Self.entries(of: $0, in: tree, links: links) } ?? []
    pages = Self.nav("page-list", in: tree).map { Self.entries(of: $0, in: tree, links: links) } ?? []
    nameByNumber()
    landmarks = Self.nav("landmarks", in: tree).map { Self.landmarks(of: $0, in: tree, links: links) } ?? []
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

  /// Returns the only `nav` of a document that names none as its table of contents.
  private static func untypedNav(in tree: MarkupTree) -> MarkupNode? {
    guard let root = tree.root else { return nil }
    let navs = tree.elements(named: ["nav"], in: root)
    guard navs.count == 1, tree.attribute("epub:type", of: navs[0]) == nil else { return nil }
    return navs[0]
  }

  private static func landmarks(
    of nav: MarkupNode, in tree: MarkupTree, links: any LinkResolver
  ) -> [Landmark] {
    var labels = NavigationLabels(tree)
    return tree.elements(named: ["a"], in: nav).compactMap { link in
      guard let href = tree.attribute("href", of: link) else { return nil }
      return Landmark(
        type: TextFilter.label((tree.attribute("epub:type", of: link) ?? "").utf8),
        label: labels.label(of: link), destination: links.destination(of: href.trimmed))
    }
  }

  /// Returns the entries of the lists in a navigation document (EPUB 3.3, 7.3).
  ///
  /// An item is labelled by its content without the lists in it; each link of an item with several is an entry.
  private static func entries(
    of nav: MarkupNode, in tree: MarkupTree, links: any LinkResolver
  ) -> [OutlineEntry] {
    var result: [OutlineEntry] = []
    var labels = NavigationLabels(tree)
    var depth = 0
    func add(_ label: String, _ link: MarkupNode?) {
      let destination = link.flatMap { tree.attribute("href", of: $0) }.map { links.destination(of: $0.trimmed) }
      guard !label.isEmpty || destination != nil else { return }
      result.append(OutlineEntry(depth: min(depth, deepest), label: label, destination: destination))
    }
    tree.walk(nav) { node in
      switch tree.name(of: node) {
      case "ol", "ul": depth += 1
      case "li" where depth > 0:
        let own = ownLinks(of: node, in: tree)
        if own.count < 2 { add(labels.label(of: node, keeping: own.first), own.first) }
        if own.count > 1 { for link in own { add(labels.label(of: link), link) } }
      // Some lists have links for items.
      case "a" where depth > 0:
        if let list = tree.parent(of: node), ["ol", "ul"].contains(tree.name(of: list)) {
          add(labels.label(of: node), node)
        }
      case nil: return .skip
      default: break
      }
      return .children
    } leave: { node in
      if let name = tree.name(of: node), name == "ol" || name == "ul" { depth -= 1 }
    }
    return result
  }

  /// Returns the links of an item outside of the lists in it.
  private static func ownLinks(of item: MarkupNode, in tree: MarkupTree) -> [MarkupNode] {
    var links: [MarkupNode] = []
    tree.walk(item) { node in
      switch tree.name(of: node) {
      case "a": links.append(node)
      case "ol", "ul", nil: return .skip
      case "li" where node != item: return .skip
      default: break
      }
      return .children
    } leave: { _ in
    }
    return links
  }
}

extension String {
  /// The name as DPUB-ARIA writes it: `doc-pagelist` for `page-list`.
  fileprivate var dashless: String { filter { $0 != "-" } }
}
