import Markup

/// The XHTML of DAISY 2.02, whose classes say what HTML of its time had no elements for (DAISY 2.02, 2.1.4).
struct TalkingBookTranslation: MarkupTranslation {
  func division(of node: MarkupNode, in tree: MarkupTree) -> MarkupDivision { .content }

  func title(of node: MarkupNode, in tree: MarkupTree) -> MarkupNode? { nil }

  func rendition(of node: MarkupNode, named name: String, in tree: MarkupTree, depth: Int) -> HTMLRendition? {
    let classes = (tree.attribute("class", of: node) ?? "").split(whereSeparator: \.isWhitespace)
    if classes.contains(where: Self.pages.contains) {
      return .printPage(MarkupLabel.of(tree.textContent(of: node)))
    }
    if classes.contains("noteref"), let target = tree.attribute("bodyref", of: node)?.trimmed, !target.isEmpty {
      return .link(target, isNoteReference: true)
    }
    if classes.contains("notebody") { return .part("aside", "footnote") }
    if name == "div", classes.contains("sidebar") || classes.contains("optional-prodnote") {
      return .element("aside")
    }
    // A link into a presentation is for a player to follow.
    if name == "a", let href = tree.attribute("href", of: node), leadsToPresentation(href) { return .element("span") }
    return HTMLRendition(elements: [.init(name: name)], keepsAttributes: true)
  }

  /// The classes of printed pages.
  static let pages: Set<Substring> = ["page-front", "page-normal", "page-special"]

  private func leadsToPresentation(_ href: String) -> Bool {
    ContainerPath.resolve(href.trimmed, from: "").map { SMILReader.isPresentation($0.path) } ?? false
  }
}
