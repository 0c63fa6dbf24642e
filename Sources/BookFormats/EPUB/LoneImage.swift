import Markup

/// The image that is all there is in a document: it has no alternative text, and stands beside no other content.
struct LoneImage {
  /// The reference to the file of the image.
  let reference: String

  /// Finds the image, or returns nil for any other document.
  init?(in tree: MarkupTree) {
    guard let root = tree.root else { return nil }
    let body = tree.first("body", in: root) ?? root
    let elements = tree.elements(named: Self.content, in: body)
    guard elements.count == 1, ["img", "image"].contains(tree.name(of: elements[0])), !tree.isLeftOut(elements[0]),
      !Self.hasWords(tree, body)
    else { return nil }
    let node = elements[0]
    let around = sequence(first: node) { tree.parent(of: $0) }
    guard !around.contains(where: { Self.isNamed($0, in: tree) }) else { return nil }
    let found = ["src", "xlink:href", "href"].lazy.compactMap { tree.attribute($0, of: node)?.trimmed }
    guard let reference = found.first(where: { !$0.isEmpty }) else { return nil }
    self.reference = reference
  }

  /// The elements that are content of their own.
  private static let content: Set<String> = [
    "img", "image", "object", "embed", "iframe", "video", "audio", "canvas", "math", "table", "input", "button",
    "select", "textarea", "foreignObject", "foreignobject",
  ]

  /// Returns a Boolean value that indicates whether there is any text, a description in a drawing included.
  private static func hasWords(_ tree: MarkupTree, _ body: MarkupNode) -> Bool {
    var hasWords = false
    tree.walk(body) { node in
      if let name = tree.name(of: node), ["script", "style", "template"].contains(name) { return .skip }
      if tree.name(of: node) == nil, !TextFilter.line(String(decoding: tree.text(of: node), as: UTF8.self)).isEmpty {
        hasWords = true
      }
      return hasWords ? .skip : .children
    } leave: { _ in
    }
    return hasWords
  }

  /// Returns a Boolean value that indicates whether an element has a name for those who do not see it, or is hidden from
  /// them.
  private static func isNamed(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    guard tree.hasAttributes(node) else { return false }
    let names = ["alt", "aria-label", "aria-labelledby", "title"]
    return names.contains { tree.attribute($0, of: node).map { !$0.trimmed.isEmpty } ?? false }
      || tree.attribute("aria-hidden", of: node) == "true"
  }
}
