/// Which nodes of a document are not there for a reader: `hidden`, `aria-hidden`, styles, and what HTML never shows
/// (HTML standard, 15.3.1).
struct HiddenNodes {
  /// The visibility of a node.
  enum Showing: UInt8 {
    case shown
    /// Not visible, but what it holds may be (`visibility`).
    case invisible
    /// Gone with all it holds.
    case gone
  }

  private var showings: [Showing]

  /// Looks at every node once, or twice where the document has styles that hide something.
  init(_ tree: MarkupTree, _ styles: NameStyles) {
    showings = Array(repeating: .shown, count: tree.count)
    guard let root = tree.root else { return }
    var found = showings
    var rules = styles == .inline ? nil : StyleRules(tree)
    if rules?.isEmpty == true { rules = nil }
    let kept = styles == .ofNames && rules != nil ? Self.aroundControls(in: tree, root) : []
    var open: [Showing] = [.shown]
    tree.walk(root) { node in
      let name = tree.name(of: node)
      let style = kept.contains(node) ? nil : rules?.style(of: node, in: tree)
      let showing = Self.showing(of: node, name, style, in: tree, inside: open[open.count - 1])
      found[Int(node.index)] = showing
      open.append(showing)
      return .children
    } leave: { _ in
      open.removeLast()
    }
    showings = found
  }

  /// Returns the visibility of a node.
  subscript(node: MarkupNode) -> Showing { showings[Int(node.index)] }

  /// Returns the elements that controls are made of, and all around them.
  private static func aroundControls(in tree: MarkupTree, _ root: MarkupNode) -> Set<MarkupNode> {
    var around: Set<MarkupNode> = []
    for control in tree.elements(named: ["button", "details", "input", "select", "textarea"], in: root) {
      var next: MarkupNode? = control
      while let node = next, around.insert(node).inserted { next = tree.parent(of: node) }
    }
    return around
  }

  private static func showing(
    of node: MarkupNode, _ name: String?, _ ruled: InlineStyle?, in tree: MarkupTree, inside outer: Showing
  ) -> Showing {
    guard outer != .gone, let name else { return outer }
    if neverShown.contains(name) { return .gone }
    guard tree.hasAttributes(node) || ruled != nil else { return outer }
    if tree.attribute("hidden", of: node) != nil || tree.attribute("aria-hidden", of: node) == "true" { return .gone }
    if name == "input", tree.inputType(of: node) == "hidden" { return .gone }
    let own = tree.attribute("style", of: node).map { InlineStyle($0) }
    guard let style = own.map({ ruled?.overridden(by: $0) ?? $0 }) ?? ruled else { return outer }
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
