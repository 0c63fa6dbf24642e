import Markup

extension MarkupTree {
  /// The nodes whose content a page shows, in order; a document without a body is one.
  ///
  /// Some pages have a second body, or text before it and after it, which is read as if it stood in the body; a head that
  /// holds text ends before it (HTML standard, 13.2.6.4.4 and 13.2.6.4.19).
  var shownParts: [MarkupNode] {
    guard let root else { return [] }
    guard children(of: root).contains(where: { name(of: $0) == "body" }) else { return [root] }
    var parts: [MarkupNode] = []
    var next = firstChild(of: root)
    while let part = next {
      next = nextSibling(of: part)
      if name(of: part) == "head" {
        parts += children(of: part).filter { ElementKind(name(of: $0) ?? "").isBlock }
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}
