import Markup

/// The visibility of the elements of a page: by style sheets as far as they are read, by `hidden`, by `aria-hidden`, and
/// by what HTML never shows.
struct Visibility {
  /// The visibility of an element, of which it may have several parts.
  struct State: OptionSet {
    let rawValue: UInt8
    /// It has no box: `display: none`, `hidden`, or an element that is never shown, or it stands in such a one.
    static let gone = State(rawValue: 1)
    /// It has a box that is not seen (`visibility`).
    static let invisible = State(rawValue: 2)
    /// It stands in `aria-hidden`.
    static let ariaHidden = State(rawValue: 4)
  }

  private var states: [State]

  /// Looks at every node once.
  init(_ tree: MarkupTree, _ rules: StyleRules) {
    states = Array(repeating: [], count: tree.count)
    guard let root = tree.root else { return }
    var found = states
    var rules = rules
    var open: [State] = [[]]
    tree.walk(root) { node in
      let outer = open[open.count - 1]
      let state = tree.name(of: node).map { Self.state(of: node, $0, inside: outer, in: tree, &rules) } ?? outer
      found[Int(node.index)] = state
      open.append(state)
      return .children
    } leave: { _ in
      open.removeLast()
    }
    states = found
  }

  /// Returns the visibility of a node.
  subscript(node: MarkupNode) -> State { states[Int(node.index)] }

  private static func state(
    of node: MarkupNode, _ name: String, inside outer: State, in tree: MarkupTree, _ rules: inout StyleRules
  ) -> State {
    var state = outer
    if neverShown.contains(name) || name == "input" && tree.inputType(of: node) == "hidden" { state.insert(.gone) }
    if name == "dialog", tree.attribute("open", of: node) == nil { state.insert(.gone) }
    let ruled = rules.style(of: node, in: tree)
    guard tree.hasAttributes(node) || ruled != nil else { return state }
    if tree.attribute("aria-hidden", of: node)?.lowercased() == "true" { state.insert(.ariaHidden) }
    let own = tree.attribute("style", of: node).map { InlineStyle($0) }
    let style = own.map { ruled?.overridden(by: $0) ?? $0 } ?? ruled
    if style?.display == "none" || style?.display == nil && tree.attribute("hidden", of: node) != nil {
      state.insert(.gone)
    }
    switch style?.visibility {
    case "hidden", "collapse": state.insert(.invisible)
    case "visible": state.remove(.invisible)
    default: break
    }
    return state
  }

  private static let neverShown: Set<String> = [
    "base", "datalist", "head", "link", "meta", "noembed", "noframes", "noscript", "param", "rp", "script", "source",
    "style", "template", "title", "track",
  ]
}
