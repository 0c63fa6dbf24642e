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
  /// The visibility of the nodes that only `aria-hidden` hides.
  private var unexposed: [MarkupNode: Showing] = [:]
  /// The elements of which a rule says that they stand apart from the words around them, or that they do not.
  private(set) var spacing: [MarkupNode: Bool] = [:]

  /// Looks at every node once, or twice where the document has styles that hide something.
  init(_ tree: MarkupTree, _ styles: NameStyles, _ sheets: [StyleSheet]) {
    showings = Array(repeating: .shown, count: tree.count)
    guard let root = tree.root else { return }
    var found = showings
    var rules = sheets.isEmpty ? nil : StyleRules(tree, sheets)
    if rules?.isEmpty == true { rules = nil }
    var spacing: [MarkupNode: Bool] = [:]
    let kept = styles == .ofNames && rules != nil ? Self.aroundControls(in: tree, root) : []
    var open: [(rendered: Showing, isExposed: Bool)] = [(.shown, true)]
    var unexposed: [MarkupNode: Showing] = [:]
    tree.walk(root) { node in
      let name = tree.name(of: node)
      let style = kept.contains(node) ? nil : rules?.style(of: node, in: tree)
      let outer = open[open.count - 1]
      let showing = Self.showing(of: node, name, style, in: tree, inside: outer.rendered, shows: styles == .ofPage)
      if styles == .ofPage, let isApart = style?.isApart { spacing[node] = isApart }
      let isExposed = outer.isExposed && tree.attribute("aria-hidden", of: node) != "true"
      found[Int(node.index)] = isExposed ? showing : .gone
      if !isExposed, showing != .gone { unexposed[node] = showing }
      open.append((showing, isExposed))
      return .children
    } leave: { _ in
      open.removeLast()
    }
    showings = found
    self.unexposed = unexposed
    self.spacing = spacing
  }

  /// Returns the visibility of a node.
  subscript(node: MarkupNode) -> Showing { showings[Int(node.index)] }

  /// Returns a Boolean value that indicates whether a page shows a node, whatever `aria-hidden` says.
  func isRendered(_ node: MarkupNode) -> Bool { (unexposed[node] ?? self[node]) == .shown }

  /// Returns a Boolean value that indicates whether the attributes of an element hide it.
  static func hidesItself(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    guard tree.hasAttributes(node) else { return false }
    return tree.attribute("hidden", of: node) != nil || tree.attribute("aria-hidden", of: node) == "true"
      || tree.attribute("style", of: node).map(InlineStyle.removes) ?? false
  }

  /// Returns the elements that controls are made of, and all around them.
  private static func aroundControls(in tree: MarkupTree, _ root: MarkupNode) -> NodeSet {
    var around: NodeSet = []
    for control in tree.elements(named: ["button", "details", "input", "select", "textarea"], in: root) {
      var next: MarkupNode? = control
      while let node = next, around.insert(node) { next = tree.parent(of: node) }
    }
    return around
  }

  /// Returns the visibility of a node by itself and by what is around it; `shows` says that styles may show what the
  /// attribute `hidden` hides (HTML standard, 6.1).
  private static func showing(
    of node: MarkupNode, _ name: String?, _ ruled: InlineStyle?, in tree: MarkupTree, inside outer: Showing,
    shows: Bool
  ) -> Showing {
    guard outer != .gone, let name else { return outer }
    if neverShown.contains(name) { return .gone }
    guard tree.hasAttributes(node) || ruled != nil else { return outer }
    let isHidden = tree.attribute("hidden", of: node) != nil
    if isHidden, !shows { return .gone }
    if name == "input", tree.inputType(of: node) == "hidden" { return .gone }
    let own = tree.attribute("style", of: node).map { InlineStyle($0) }
    let style = own.map({ ruled?.overridden(by: $0) ?? $0 }) ?? ruled
    if style?.display == "none" || isHidden && style?.display == nil { return .gone }
    switch style?.visibility {
    case "hidden", "collapse": return .invisible
    case "visible": return .shown
    default: return outer
    }
  }

  private static let neverShown: Set<String> = [
    "base", "datalist", "head", "link", "meta", "noembed", "noframes", "param", "rp", "script", "style", "template",
  ]
}
