/// One computation of a text equivalent (accname 1.2, 4.3): the text of a name or of a description as it grows.
///
/// Nothing here recurses with the depth of the document: an element is walked with all it holds, and only references
/// lead from one walk to the next, a few at most.
struct TextEquivalent {
  /// Why an element is walked.
  enum Reason {
    /// It is the one that is named.
    case content
    /// The markup makes it the text of another, as `label` or `caption`.
    case label
    /// `aria-labelledby` or `aria-describedby` names it.
    case reference
    /// `aria-owns` makes it a child of another.
    case ownership
  }

  /// The state that is the same all through one walk.
  struct Walk {
    let top: MarkupNode
    let reason: Reason
    /// A Boolean value that indicates whether any reference led here; none is followed from there (step 2B).
    let isReferenced: Bool
    /// A Boolean value that indicates whether what is hidden counts, since what leads here leads to something hidden
    /// (step 2A).
    let includesHidden: Bool
    /// The number of walks that lead to this one.
    let depth: Int
  }

  /// An element that is open and gives text.
  struct Open {
    let node: MarkupNode
    let isApart: Bool
    /// The length of the text before it.
    let count: Int
    /// A Boolean value that indicates whether its `title` stands for it where it gives nothing.
    var hasTooltip = false
    /// A Boolean value that indicates whether what it holds gives its text.
    var givesContent = false
    /// The length of the text before what it holds, but behind what styles put there.
    var contentStart = 0
  }

  /// The number of labels and references that lead from one to the next before they are taken for a circle.
  private static let deepest = 4
  /// The number of elements that own one another before the rest is left out.
  private static let deepestOwned = 16

  private struct Stop: Error {}

  let document: NamedDocument
  /// The element that is named or described.
  let root: MarkupNode
  /// The number of nodes that may still be looked at.
  var steps: Int
  var text = FlatText()
  /// The source that gave what the root is named by.
  var origin = NameOrigin.content
  /// The elements that were taken: each gives its text once (step 2F).
  var consulted: Set<MarkupNode> = []
  var open: [Open] = []

  init(_ root: MarkupNode, in document: NamedDocument, steps: Int) {
    self.document = document
    self.root = root
    self.steps = steps
  }

  /// Adds what the root gives beside the elements it refers to.
  mutating func addOwn() {
    walk(
      Walk(
        top: root, reason: .content, isReferenced: false, includesHidden: document.hidden[root] != .shown, depth: 0))
  }

  /// Adds the texts of the elements that an attribute refers to, with blanks between them.
  ///
  /// - Returns: whether they gave any text.
  mutating func addReferences(
    _ attribute: String, of node: MarkupNode, from walk: Walk? = nil, onlyShown: Bool = false
  ) -> Bool {
    let count = text.count
    for node in document.references(attribute, of: node, steps: &steps) {
      if !onlyShown || document.hidden[node] == .shown { jump(to: node, .reference, from: walk) }
    }
    return text.count > count
  }

  /// Adds what the markup gives beside ARIA.
  ///
  /// - Returns: whether it gave any text.
  mutating func add(_ source: NameSource, of node: MarkupNode, from walk: Walk? = nil) -> Bool {
    let count = text.count
    switch source {
    case .attribute(let name): add(document.tree.attributeBytes(name, of: node) ?? [])
    case .word(let word): add(Array(word.utf8)[...])
    case .elements(let nodes): for node in nodes { jump(to: node, .label, from: walk) }
    }
    return text.count > count
  }

  /// Adds the text that styles put before or after what an element holds.
  mutating func add(_ generated: GeneratedTexts.Text?, of node: MarkupNode) {
    guard let generated else { return }
    if generated.isApart { text.divide() }
    for part in generated.content.parts where steps > 0 && !text.isFull {
      steps -= 1
      switch part {
      case .text(let bytes): add(bytes[...])
      case .attribute(let name, let fallback):
        let value = document.tree.attributeBytes(name, of: node)
        add(value ?? document.tree.attributeBytes(name.lowercased(), of: node) ?? fallback[...])
      }
    }
    if generated.isApart { text.divide() }
  }

  /// Adds text as it stands in the document.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    // No more is looked at than there is room for.
    steps -= min(bytes.count, FlatText.longest) / 16
    text.append(bytes)
  }

  /// Adds the elements that `aria-owns` makes the last children of one (WAI-ARIA 1.2, aria-owns).
  mutating func addOwned(by node: MarkupNode, from walk: Walk) {
    guard walk.depth < Self.deepestOwned else { return }
    for child in document.references("aria-owns", of: node, steps: &steps) where !consulted.contains(child) {
      text.divide()
      self.walk(
        Walk(
          top: child, reason: .ownership, isReferenced: walk.isReferenced, includesHidden: walk.includesHidden,
          depth: walk.depth + 1))
      text.divide()
    }
  }

  private mutating func jump(to node: MarkupNode, _ reason: Reason, from walk: Walk?) {
    let depth = (walk?.depth ?? 0) + 1
    guard depth <= Self.deepest else { return }
    text.divide()
    self.walk(
      Walk(
        top: node, reason: reason, isReferenced: reason == .reference || walk?.isReferenced == true,
        includesHidden: document.hidden[node] != .shown, depth: depth))
    text.divide()
  }

  private mutating func walk(_ walk: Walk) {
    let tree = document.tree
    try? tree.walk(walk.top) { node in
      steps -= 1
      if steps < 0 || text.isFull { throw Stop() }
      return enter(node, walk)
    } leave: { node in
      leave(node, walk)
    }
  }
}
