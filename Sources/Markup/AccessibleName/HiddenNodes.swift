/// Which nodes of a document are not there for a reader: `hidden`, `aria-hidden`, inline styles, and what HTML never
/// shows (HTML standard, 15.3.1).
struct HiddenNodes {
  /// How a node is shown.
  enum Showing: UInt8 {
    case shown
    /// Not visible, but what it holds may be (`visibility`).
    case invisible
    /// Gone with all it holds.
    case gone
  }

  private var showings: [Showing]

  /// Looks at every node once.
  init(_ tree: MarkupTree) {
    showings = Array(repeating: .shown, count: tree.count)
    guard let root = tree.root else { return }
    var found = showings
    var open: [Showing] = [.shown]
    tree.walk(root) { node in
      let showing = Self.showing(of: node, in: tree, inside: open[open.count - 1])
      found[Int(node.index)] = showing
      open.append(showing)
      return .children
    } leave: { _ in
      open.removeLast()
    }
    showings = found
  }

  /// How a node is shown.
  subscript(node: MarkupNode) -> Showing { showings[Int(node.index)] }

  private static func showing(of node: MarkupNode, in tree: MarkupTree, inside outer: Showing) -> Showing {
    guard outer != .gone, let name = tree.name(of: node) else { return outer }
    if neverShown.contains(name) { return .gone }
    guard tree.hasAttributes(node) else { return outer }
    if tree.attribute("hidden", of: node) != nil || tree.attribute("aria-hidden", of: node) == "true" { return .gone }
    if name == "input", tree.inputType(of: node) == "hidden" { return .gone }
    guard let style = tree.attribute("style", of: node).map({ InlineStyle($0) }) else { return outer }
    if style.display == "none" { return .gone }
    switch style.visibility {
    case "hidden", "collapse": return .invisible
    case "visible": return .shown
    default: return outer
    }
  }

  private static let neverShown: Set<String> = [
    "base", "datalist", "head", "link", "meta", "noembed", "noframes", "param", "rp", "script", "style", "template",
  ]
}
