/// The text that the style sheets of a document put before and after what its elements hold (accname 1.2, step 2F.ii).
struct GeneratedTexts {
  /// The text in one part of an element.
  struct Text {
    let content: GeneratedContent
    /// A Boolean value that indicates whether it stands apart from the words beside it.
    let isApart: Bool
  }

  /// The texts of an element.
  struct Texts {
    var before: Text?
    var after: Text?
  }

  private var texts: [MarkupNode: Texts] = [:]

  /// Looks at every element, if any sheet generates text.
  init(_ tree: MarkupTree, _ sheets: [StyleSheet]) {
    guard let root = tree.root, sheets.contains(where: \.generatesText) else { return }
    var before = StyleRules(tree, sheets, for: .before)
    var after = StyleRules(tree, sheets, for: .after)
    var found: [MarkupNode: Texts] = [:]
    tree.walk(root) { node in
      guard let name = tree.name(of: node) else { return .skip }
      if Self.isReplaced(name) { return .children }
      let texts = Texts(
        before: Self.text(before.style(of: node, in: tree)), after: Self.text(after.style(of: node, in: tree)))
      if texts.before != nil || texts.after != nil { found[node] = texts }
      return .children
    } leave: { _ in
    }
    texts = found
  }

  /// Returns the texts of an element; nil for one that has none.
  subscript(node: MarkupNode) -> Texts? { texts.isEmpty ? nil : texts[node] }

  private static func text(_ style: InlineStyle?) -> Text? {
    guard let style, let content = style.content, !content.parts.isEmpty, style.display != "none",
      style.visibility.map(InlineStyle.hides) != true
    else { return nil }
    return Text(content: content, isApart: style.isApart ?? false)
  }

  /// Returns a Boolean value that indicates whether an element has no parts in which text could stand (CSS
  /// Pseudo-Elements 4, 4.1).
  private static func isReplaced(_ name: String) -> Bool {
    switch name {
    case "audio", "br", "canvas", "embed", "iframe", "img", "input", "meter", "object", "progress", "select", "svg",
      "textarea", "video", "wbr":
      true
    default: false
    }
  }
}
