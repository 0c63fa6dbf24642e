/// Which `label` elements belong to which form control (HTML standard, 4.10.4).
struct LabelIndex {
  private var labels: [MarkupNode: [MarkupNode]] = [:]

  /// Finds the control of every label: the one that `for` names, else the first one inside.
  init(_ tree: MarkupTree, ids: [String: MarkupNode]) {
    guard let root = tree.root else { return }
    var found: [(label: MarkupNode, control: MarkupNode)] = []
    // Labels that are open and have met no control yet.
    var waiting: [MarkupNode] = []
    tree.walk(root) { node in
      if tree.name(of: node) == "label" {
        if let id = tree.attribute("for", of: node) {
          if let control = ids[id], Self.isLabelable(control, in: tree) { found.append((node, control)) }
        } else {
          waiting.append(node)
        }
      } else if !waiting.isEmpty, Self.isLabelable(node, in: tree) {
        found += waiting.map { ($0, node) }
        waiting = []
      }
      return .children
    } leave: { node in
      if waiting.last == node { waiting.removeLast() }
    }
    // A label around its control is only known from inside, after labels that stand in it.
    for (label, control) in found.sorted(by: { $0.label.index < $1.label.index }) {
      labels[control, default: []].append(label)
    }
  }

  /// The labels of a control, in document order.
  subscript(control: MarkupNode) -> [MarkupNode] { labels[control] ?? [] }

  private static func isLabelable(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    switch tree.name(of: node) {
    case "button", "meter", "output", "progress", "select", "textarea": true
    case "input": tree.inputType(of: node) != "hidden"
    default: false
    }
  }
}
