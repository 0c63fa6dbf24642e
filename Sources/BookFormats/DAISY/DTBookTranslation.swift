import Markup

/// DTBook (ANSI/NISO Z39.86-2005, 5) in HTML.
struct DTBookTranslation: MarkupTranslation {
  /// Returns the root of a document of DTBook, nil in any other document.
  static func root(of tree: MarkupTree) -> MarkupNode? {
    tree.root.flatMap { tree.name(of: $0) == "dtbook" ? $0 : tree.first("dtbook", in: $0) }
  }

  /// Returns a document in HTML: what is not of DTBook stays as it is.
  static func html(_ tree: MarkupTree) -> MarkupTree {
    guard let root = tree.root, tree.name(of: root) == "dtbook" else { return tree }
    return HTMLTranslator.html(contentOf: root, of: tree, DTBookTranslation())
  }

  func division(of node: MarkupNode, in tree: MarkupTree) -> MarkupDivision {
    switch tree.name(of: node) {
    case "level", "level1", "level2", "level3", "level4", "level5", "level6": .chapter
    case "dtbook", "book", "frontmatter", "bodymatter", "rearmatter": .group
    case "head", "meta", "link": .nothing
    default: .content
    }
  }

  func title(of node: MarkupNode, in tree: MarkupTree) -> MarkupNode? {
    tree.children(of: node).first { isHeading(tree.name(of: $0)) }
  }

  private func isHeading(_ name: String?) -> Bool {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6", "hd": true
    default: false
    }
  }

  func rendition(of node: MarkupNode, named name: String, in tree: MarkupTree, depth: Int) -> HTMLRendition? {
    let parent = tree.parent(of: node)
    switch name {
    case "head", "meta", "link", "col": return nil
    case "level", "level1", "level2", "level3", "level4", "level5", "level6":
      var result = HTMLRendition.element("section")
      result.isTarget = true
      return result
    case "dtbook", "book", "frontmatter", "bodymatter", "rearmatter", "poem": return .element("div")
    case "doctitle": return .heading(1)
    case "hd":
      let isOfLevel = parent.map { division(of: $0, in: tree) == .chapter } ?? false
      return .heading(isOfLevel ? depth : depth + 1)
    case "bridgehead": return .heading(depth + 1)
    case "docauthor", "covertitle", "byline", "dateline", "linegroup": return .element("p")
    case "title", "author": return .element(Self.isInLine(parent, in: tree) ? "span" : "p")
    case "line": return .line
    case "linenum":
      return HTMLRendition(elements: [.init(name: "span", attributes: [("class", "linenum")])], isSpaced: true)
    case "lic": return spaced("span")
    case "epigraph": return .element("blockquote")
    case "sidebar", "prodnote": return .element("aside")
    case "note", "annotation": return .part("aside", "footnote")
    case "imggroup": return .element("figure")
    case "list": return list(node, in: tree)
    case "pagenum" where Self.isPageNumber(node, in: tree):
      return .printPage(MarkupLabel.of(tree.textContent(of: node)))
    case "pagenum": return .element("span")
    case "noteref", "annoref": return reference(node, in: tree)
    default: return HTMLRendition(elements: [.init(name: name)], keepsAttributes: true)
    }
  }

  /// Returns a Boolean value that indicates whether an element has the name of a page, and not words of the sentence
  /// around it.
  static func isPageNumber(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    !isInLine(tree.parent(of: node), in: tree)
      || PrintedPageNumber.isLabel(MarkupLabel.of(tree.textContent(of: node)))
  }

  private func spaced(_ name: String) -> HTMLRendition {
    var result = HTMLRendition.element(name)
    result.isSpaced = true
    return result
  }

  /// Returns a Boolean value that indicates whether what stands in an element is part of a line: the title of a work
  /// that is cited, say.
  private static func isInLine(_ parent: MarkupNode?, in tree: MarkupTree) -> Bool {
    switch parent.flatMap(tree.name) {
    case "cite", "p", "span", "sent", "line", "li", "lic", "em", "strong", "q": true
    default: false
    }
  }

  /// Returns a list; the items of a preformatted one have their marks in their text.
  private func list(_ node: MarkupNode, in tree: MarkupTree) -> HTMLRendition {
    guard tree.attribute("type", of: node)?.trimmed == "ol" else { return .element("ul") }
    let attributes = [("enum", "type"), ("start", "start")].compactMap { own, name in
      tree.attribute(own, of: node).map { (name, $0.trimmed) }
    }
    return .element("ol", attributes)
  }

  /// Returns a reference to a note; older documents give the bare identifier.
  private func reference(_ node: MarkupNode, in tree: MarkupTree) -> HTMLRendition {
    guard let target = tree.attribute("idref", of: node)?.trimmed, !target.isEmpty else { return .element("span") }
    // A reference to an annotation may be the words that it is about.
    let isMark = tree.name(of: node) != "annoref" || FootnoteSymbol(tree.textContent(of: node)) != nil
    return .link(target.contains("#") ? target : "#" + target, isNoteReference: isMark)
  }
}
