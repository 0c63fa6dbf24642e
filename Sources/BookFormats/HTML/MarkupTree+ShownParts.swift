import Markup

extension MarkupTree {
  /// The nodes whose content a page shows, in order; a document without a body is one.
  ///
  /// Some pages have a second body, or text before it and after it, which is read as if it stood in the body; a head
  /// that holds text ends before it (HTML standard, 13.2.6.4.4 and 13.2.6.4.19).
  var shownParts: [MarkupNode] {
    guard let root else { return [] }
    guard children(of: root).contains(where: { name(of: $0) == "body" }) else { return [root] }
    var parts: [MarkupNode] = []
    var next = firstChild(of: root)
    while let part = next {
      next = nextSibling(of: part)
      if name(of: part) == "head" {
        parts += children(of: part).filter { ElementKind(name(of: $0) ?? "").isBlock || isWordsWithoutScripts($0) }
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Returns a Boolean value that indicates whether an element holds words for readers without scripts, and not only a
  /// picture that counts them.
  private func isWordsWithoutScripts(_ node: MarkupNode) -> Bool {
    name(of: node) == "noscript" && !TextFilter.line(String(decoding: shownContent(of: node), as: UTF8.self)).isEmpty
  }

  /// Returns the text in an element that a page shows, or more than so many bytes of it: none of what is no text, and
  /// none of what is hidden.
  func shownContent(of top: MarkupNode, upTo most: Int = .max) -> [UInt8] {
    struct Enough: Error {}
    var bytes: [UInt8] = []
    try? walk(top) { node in
      bytes += text(of: node)
      if bytes.count > most { throw Enough() }
      return isLeftOut(node) ? .skip : .children
    } leave: { _ in
    }
    return bytes
  }

  /// Returns a Boolean value that indicates whether an element, with what it holds, is no part of what a page shows.
  func isLeftOut(_ node: MarkupNode) -> Bool {
    guard let name = name(of: node) else { return false }
    switch ElementKind(name) {
    case .absent, .rubyParenthesis: return true
    default: break
    }
    guard hasAttributes(node) else { return false }
    if attribute("hidden", of: node) != nil { return true }
    if attribute("display", of: node)?.trimmed == "none", isInDrawing(node) { return true }
    return attribute("style", of: node).map(InlineStyle.removes) == true
  }

  /// Returns a Boolean value that indicates whether an element is a drawing or a part of one.
  private func isInDrawing(_ node: MarkupNode) -> Bool {
    sequence(first: node, next: { parent(of: $0) }).contains { name(of: $0) == "svg" }
  }
}
