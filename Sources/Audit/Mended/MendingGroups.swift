import Markup

/// The findings of a page in groups that can be heard mended in one opening of it.
///
/// The findings of one rule are in one group, and with them those of other rules whose mendings meet none of the same
/// elements: neither those elements, nor what is around them or in them. A rule that changes what another element is named
/// by has a group of its own.
package struct MendingGroups {
  /// The elements that the mendings of a group change, and those around them.
  private struct Elements {
    var changed: NodeSet = []
    var around: NodeSet = []

    /// Returns a Boolean value that indicates whether a change of an element is one of these, in one or around one.
    func meets(_ node: MarkupNode, _ outer: [MarkupNode]) -> Bool {
      changed.contains(node) || around.contains(node) || outer.contains(where: changed.contains)
    }
  }

  /// The numbers of the findings that have mendings.
  package private(set) var groups: [[Int]] = []

  /// Divides the findings of a page.
  package init(_ findings: ArraySlice<Finding>, in page: AuditedPage) {
    let mended = findings.indices.filter { findings[$0].mending != nil }
    let rules = Dictionary(grouping: mended) { findings[$0].rule.id }
    var taken: [Elements?] = []
    for indices in rules.values.sorted(by: { $0[0] < $1[0] }) {
      let steps = indices.flatMap { findings[$0].mending?.steps ?? [] }
      let nodes = NodeSet(steps.map(\.node)).map { node in (node: node, outer: Array(page.ancestors(of: node))) }
      if steps.contains(where: \.takesIdentifier) || nodes.contains(where: { page.names($0.node, $0.outer) }) {
        taken.append(nil)
        groups.append(indices)
        continue
      }
      let free = taken.firstIndex { elements in
        elements.map { elements in !nodes.contains { elements.meets($0.node, $0.outer) } } ?? false
      }
      let number = free ?? taken.count
      if free == nil {
        taken.append(Elements())
        groups.append([])
      }
      groups[number] += indices
      taken[number]?.changed.formUnion(nodes.map(\.node))
      for node in nodes { taken[number]?.around.formUnion(node.outer) }
    }
  }
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element, or one around it, is the label or the description of
  /// another.
  fileprivate func names(_ node: MarkupNode, _ outer: [MarkupNode]) -> Bool {
    ([node] + outer).contains { forms.referenced.contains($0) || element($0) == "label" }
  }
}

extension Mending.Step {
  /// The element that the step changes.
  fileprivate var node: MarkupNode {
    switch self {
    case .set(_, _, let node), .remove(_, let node), .insertBefore(let node, _), .insertInside(let node, _),
      .rename(let node, _):
      node
    }
  }

  /// A Boolean value that indicates whether the step takes an identifier away, by which other elements may know its own.
  fileprivate var takesIdentifier: Bool { if case .remove("id", _) = self { true } else { false } }
}
