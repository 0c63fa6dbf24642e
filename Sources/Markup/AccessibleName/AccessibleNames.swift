/// Names, descriptions and error messages of the elements of one document, as assistive technology gets them
/// (Accessible Name and Description Computation 1.2, with the native sources of HTML-AAM 1.0).
///
/// Of style sheets is read what rules hide, and the text that they generate (see `StyleSheet`). A name that is given to
/// an element whose role prohibits one is told all the same, as browsers do.
///
/// A text is cut after 10,000 bytes. All of them together may look at a few times as many nodes as there are; in a
/// document made to take longer, those that are asked for last are cut or empty.
package struct AccessibleNames {
  let document: NamedDocument
  /// The number of nodes that may still be looked at.
  var steps: Int
  /// The texts of elements that others are named by alone, as far as they were asked for: one may name thousands.
  private var texts: [MarkupNode: String] = [:]

  /// A Boolean value that indicates whether no more nodes may be looked at: names that are asked for now are cut or
  /// empty.
  package var areUsedUp: Bool { steps < 0 }

  /// Prepares the names of a document; `linked` gives the sheets that stand beside it by the references in it, read for
  /// names.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package init(
    _ tree: MarkupTree, _ styles: NameStyles = .ofPage, linked: (String) -> StyleSheet? = { _ in nil }
  ) {
    document = NamedDocument(tree, styles, linked: linked)
    steps = document.steps
  }

  /// Returns the name of an element, but for what some other elements give; empty where it has none or is hidden.
  ///
  /// A hidden element has the name it would have if it were shown, if that is asked for.
  package mutating func name(
    of node: MarkupNode, without others: [MarkupNode] = [], evenHidden: Bool = false
  ) -> String {
    sourcedName(of: node, without: others, evenHidden: evenHidden)?.text ?? ""
  }

  /// Returns the source of the name of an element; nil where it has none or is hidden.
  package mutating func origin(of node: MarkupNode) -> NameOrigin? { sourcedName(of: node)?.origin }

  /// Returns the name of an element with its source; nil where it has none or is hidden.
  package mutating func sourcedName(
    of node: MarkupNode, without others: [MarkupNode] = [], evenHidden: Bool = false
  ) -> (text: String, origin: NameOrigin)? {
    guard evenHidden || document.hidden[node] == .shown else { return nil }
    let named = text(naming: node)
    if let named, !named.isEmpty { return (named, .references) }
    var equivalent = TextEquivalent(node, in: document, steps: steps)
    defer { steps = equivalent.steps }
    if named == nil, equivalent.addReferences("aria-labelledby", of: node) {
      return (equivalent.text.text, .references)
    }
    equivalent.consulted = Set(others)
    equivalent.addOwn()
    if !equivalent.text.isEmpty { return (equivalent.text.text, equivalent.origin) }
    for source in document.sources.lastSources(of: node) where equivalent.add(source, of: node) {
      return (equivalent.text.text, source.origin(in: document.tree))
    }
    return nil
  }

  /// Returns the text of the one element that `aria-labelledby` of another refers to; nil where it refers to none, to
  /// several, or to what the other is or stands in, whose text depends on that.
  private mutating func text(naming node: MarkupNode) -> String? {
    let references = document.references("aria-labelledby", of: node, steps: &steps)
    guard references.count == 1, let source = references.first else { return nil }
    var outer = node
    while outer.index > source.index, let parent = document.tree.parent(of: outer) { outer = parent }
    if outer == source { return nil }
    if let known = texts[source] {
      // A long text costs whoever speaks it for each element as much as it is long.
      steps -= known.utf8.count / 16
      return areUsedUp ? "" : known
    }
    let text = text(of: node) { $0.addReferences("aria-labelledby", of: node) }
    if !areUsedUp { texts[source] = text }
    return text
  }

  /// Returns the description of an element beside its name; empty if there is none, or if it would be the name.
  package mutating func description(of node: MarkupNode, named name: String) -> String {
    let references = text(of: node) { $0.addReferences("aria-describedby", of: node) }
    if !references.isEmpty { return references }
    let sources = document.sources.descriptions(of: node)
    for source in [.attribute("aria-description")] + sources + [.attribute("title")] {
      let text = text(of: node) { $0.add(source, of: node) }
      if !text.isEmpty, text != name { return text }
    }
    return ""
  }

  /// Returns the texts that `aria-describedby` and `aria-details` of an element refer to, also where they are hidden;
  /// each once.
  package mutating func referencedDescription(of node: MarkupNode) -> String {
    text(of: node) { equivalent in
      let isDescribed = equivalent.addReferences("aria-describedby", of: node)
      return equivalent.addReferences("aria-details", of: node) || isDescribed
    }
  }

  /// Returns the fault of the value of an element, in its author's words; empty if it is not invalid (WAI-ARIA 1.2,
  /// aria-errormessage).
  package mutating func error(of node: MarkupNode) -> String {
    guard isInvalid(node) else { return "" }
    return text(of: node) { $0.addReferences("aria-errormessage", of: node, onlyShown: true) }
  }

  /// Returns the words for a value that is not accepted, also while it is: a page hides them until they are needed.
  package mutating func errorText(of node: MarkupNode) -> String {
    text(of: node) { $0.addReferences("aria-errormessage", of: node) }
  }

  /// Returns a Boolean value that indicates whether the value of an element is said to be wrong: any value of
  /// `aria-invalid` but `false` says so.
  func isInvalid(_ node: MarkupNode) -> Bool {
    let value = document.flat("aria-invalid", of: node).lowercased()
    return !value.isEmpty && value != "false"
  }

  private mutating func text(of node: MarkupNode, _ add: (inout TextEquivalent) -> Bool) -> String {
    var equivalent = TextEquivalent(node, in: document, steps: steps)
    _ = add(&equivalent)
    steps = equivalent.steps
    return equivalent.text.text
  }
}
