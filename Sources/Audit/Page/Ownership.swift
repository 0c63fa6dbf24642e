import Markup

/// The parents and the children of elements for those who listen: as they stand, but for what `aria-owns` moves.
struct Ownership {
  private var owners: [MarkupNode: MarkupNode] = [:]

  init(_ page: AuditedPage) {
    for owner in page.elements(with: "aria-owns") {
      for owned in page.references("aria-owns", of: owner) where owned != owner && owners[owned] == nil {
        owners[owned] = owner
      }
    }
  }

  /// Returns the element that has another by `aria-owns`.
  subscript(owned: MarkupNode) -> MarkupNode? { owners[owned] }
}

extension AuditedPage {
  /// Returns the parent of an element for those who listen: the one that owns it, or else the closest around it that has
  /// a role of its own, past elements without a meaning.
  package func exposedParent(of node: MarkupNode) -> MarkupNode? {
    var next = ownership[node] ?? tree.parent(of: node)
    var steps = 0
    while let parent = next, steps < Self.deepest {
      steps += 1
      guard isWithoutMeaning(parent) || !isHeard(parent) else { return parent }
      next = ownership[parent] ?? tree.parent(of: parent)
    }
    return nil
  }

  /// Returns the children of an element for those who listen: elements with a role of their own inside it and owned by
  /// it, past elements without a meaning and those that another owns.
  package func exposedChildren(of node: MarkupNode) -> [MarkupNode] {
    var children: [MarkupNode] = []
    var steps = 0
    func add(in top: MarkupNode) {
      tree.walk(top) { inner in
        guard tree.name(of: inner) != nil else { return .skip }
        steps += 1
        if inner == top { return .children }
        guard steps < 100_000, isRendered(inner), !isARIAHidden(inner) else { return .skip }
        if let owner = ownership[inner], owner != node { return .skip }
        guard isWithoutMeaning(inner) else {
          children.append(inner)
          return .skip
        }
        return .children
      } leave: { _ in
      }
    }
    add(in: node)
    for owned in references("aria-owns", of: node) where ownership[owned] == node {
      if isWithoutMeaning(owned) { add(in: owned) } else { children.append(owned) }
    }
    return children
  }

  /// Returns a Boolean value that indicates whether an element is passed on the way from a child to its parent: it has
  /// neither a role of its own nor a name or another property that makes it heard.
  package func isWithoutMeaning(_ node: MarkupNode) -> Bool {
    switch role(of: node) {
    case nil, "generic": !hasGlobalProperty(node)
    case "none": true
    default: false
    }
  }
}
