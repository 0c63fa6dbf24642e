import Markup

extension TitleSearch {
  /// Returns a Boolean value that indicates whether an element is known to be something other than a title: a label, a
  /// part of a table, a list or a control, or the name of a product, of a speaker or of the site.
  func isOther(_ chain: [MarkupNode]) -> Bool {
    for node in chain {
      if page.forms.referenced.contains(node) { return true }
      if ["role", "onclick", "tabindex", "aria-hidden", "hidden"].contains(where: {
        page.attribute($0, of: node) != nil
      }) {
        return true
      }
      let words = page.words("class", of: node) + page.words("id", of: node)
      let parts = words.flatMap { $0.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init) }
      if parts.contains(where: { Self.otherWords.contains($0) }) { return true }
    }
    return chain.first.map { node in
      let around = page.tree.parent(of: node).flatMap { page.attribute("class", of: $0)?.plainWords } ?? ""
      if around.split(separator: " ").contains(where: { Self.captionedWords.contains(String($0)) }) { return true }
      return page.ancestors(of: node).prefix(AuditedPage.farthest).contains { outer in
        Self.otherElements.contains(page.element(outer))
          || Self.otherRoles.contains(page.attribute("role", of: outer)?.trimmed.lowercased() ?? "")
      }
    } ?? true
  }

  /// Returns a Boolean value that indicates whether an element is a block, or stands between blocks.
  func standsAlone(_ node: MarkupNode) -> Bool {
    guard !page.standsApart(node) else { return true }
    guard let parent = page.tree.parent(of: node), Self.parts.contains(page.element(parent)) else { return false }
    let sides = [page.tree.previousSibling, page.tree.nextSibling]
    return sides.allSatisfy { step in
      var next = step(node)
      while let sibling = next {
        if page.tree.name(of: sibling) != nil { return page.standsApart(sibling) }
        guard page.tree.text(of: sibling).allSatisfy({ $0 <= 0x20 }) else { return false }
        next = step(sibling)
      }
      return true
    }
  }

  /// Returns a Boolean value that indicates whether text, a list or a part of a form follows that an element may be the
  /// title of.
  func isBeforeContent(_ node: MarkupNode) -> Bool {
    var top = node
    for _ in 0..<3 {
      var next = page.tree.nextSibling(of: top)
      while let sibling = next {
        if page.tree.name(of: sibling) == nil {
          if page.tree.text(of: sibling).contains(where: { $0 > 0x20 }) { return page.isShown(sibling) }
        } else if page.element(sibling) != "br", page.element(sibling) != "hr", page.isShown(sibling) {
          return isContent(sibling)
        }
        next = page.tree.nextSibling(of: sibling)
      }
      guard page.isFirstNode(top), let outer = page.tree.parent(of: top), page.element(outer) == "div" else {
        return false
      }
      top = outer
    }
    return false
  }

  private func isContent(_ node: MarkupNode) -> Bool {
    guard ["article", "div", "form", "label", "ol", "p", "section", "ul"].contains(page.element(node)),
      page.holdsShownText(node)
    else { return false }
    // A question before its answers is the name of a group, and a title above a title or a heading goes with that.
    if let field = page.firstLabelable(in: node), ["checkbox", "radio"].contains(page.tree.inputType(of: field)) {
      return false
    }
    var first = page.tree.children(of: node).first
    for _ in 0..<4 {
      guard let inner = first else { break }
      if Self.headings.contains(page.element(inner)) || Self.captioned.contains(page.element(inner)) { return false }
      first = page.tree.children(of: inner).first
    }
    if page.isSetOff(node) { return false }
    guard page.element(node) != "label" else {
      return page.forms.controls[node].map { page.element($0) != "input" || isTyped($0) } ?? false
    }
    return true
  }

  private func isTyped(_ field: MarkupNode) -> Bool {
    !["checkbox", "radio"].contains(page.tree.inputType(of: field))
  }

  /// Returns a Boolean value that indicates whether a heading stands right before an element, which may be its second
  /// line.
  func isBehindHeading(_ node: MarkupNode) -> Bool {
    page.previousElement(before: node).map { Self.headings.contains(page.element($0)) } ?? false
  }

  /// The elements that have a text above them as their caption.
  private static let captioned: Set<String> = [
    "audio", "canvas", "figure", "iframe", "img", "math", "object", "pre", "svg", "table", "video",
  ]

  private static let captionedWords: Set<String> = [
    "admonition", "caution", "equation", "example", "figure", "important", "listing", "note", "table", "tip",
    "warning",
  ]

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "hgroup"]

  private static let parts: Set<String> = [
    "article", "aside", "body", "div", "fieldset", "form", "main", "section",
  ]

  private static let otherElements: Set<String> = [
    "a", "address", "blockquote", "button", "caption", "dd", "dialog", "dt", "figcaption", "figure", "footer", "h1",
    "h2",
    "h3", "h4", "h5", "h6", "header", "label", "legend", "li", "nav", "pre", "summary", "svg", "table",
  ]

  private static let otherRoles: Set<String> = [
    "alert", "banner", "button", "cell", "columnheader", "contentinfo", "dialog", "gridcell", "heading", "img",
    "link",
    "listitem", "log", "menuitem", "navigation", "option", "row", "rowheader", "status", "tab", "tooltip", "treeitem",
  ]

  private static let otherWords: Set<String> = [
    "alert", "author", "badge", "brand", "btn", "button", "byline", "caption", "copyright", "date", "error", "icon",
    "label", "legend", "logo", "menu", "name", "nav", "number", "pagenum", "price", "publisher", "quote", "speaker",
    "subtitle", "tab", "tag", "time", "toc", "tooltip", "value",
  ]
}
