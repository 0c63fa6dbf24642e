extension AccessibleNames {
  /// Returns the element of an identifier: the first that has it.
  package func element(id: String) -> MarkupNode? { document[id] }

  /// Returns the labels of a form control, in document order (HTML standard, 4.10.4).
  package func labels(of control: MarkupNode) -> [MarkupNode] { document.sources.labels[control] }

  /// Returns the elements that an attribute of identifiers refers to, in its order; those that are not there are left
  /// out.
  package mutating func references(_ attribute: String, of node: MarkupNode) -> [MarkupNode] {
    document.references(attribute, of: node, steps: &steps)
  }

  /// Returns a Boolean value that indicates whether assistive technology gets a node (WAI-ARIA 1.2, 7).
  package func isExposed(_ node: MarkupNode) -> Bool { document.hidden[node] == .shown }

  /// Returns a Boolean value that indicates whether a page shows a node, whatever `aria-hidden` says.
  package func isRendered(_ node: MarkupNode) -> Bool { document.hidden.isRendered(node) }
}
