extension TextEquivalent {
  /// Takes what a node gives, by the steps of accname 1.2, 4.3.2.
  mutating func enter(_ node: MarkupNode, _ walk: Walk) -> MarkupTree.Visit {
    let tree = document.tree
    let showing = showing(of: node, walk)
    guard let name = tree.name(of: node) else {
      if showing == .shown { add(tree.text(of: node)) }
      return .skip
    }
    let isTop = node == walk.top && walk.reason != .ownership
    if !isTop, Self.isNeverText(name) { return .skip }
    // 2A: what is hidden gives nothing; where it is only not visible, what it holds may be.
    if showing != .shown { return showing == .gone ? .skip : .children }
    let isApart = TextSpacing.isApart(node, name, in: tree, document.hidden.spacing)
    if isApart { text.divide() }
    guard consulted.insert(node).inserted else { return .skip }
    open.append(Open(node: node, isApart: isApart, count: text.count))
    // 2B: what the root itself refers to was asked for before.
    let isRoot = isTop && walk.reason == .content
    if !isRoot, !walk.isReferenced, addReferences("aria-labelledby", of: node, from: walk) { return .skip }
    let role = tree.role(of: node)
    // 2C: a control in a label stands for its value.
    if node != root, let value = document.adjustableValue(of: node, role, steps: &steps) {
      text.divide()
      text.append(value.utf8)
      text.divide()
      return .skip
    }
    // 2D.
    if add(.attribute("aria-label"), of: node) {
      if isRoot { origin = .ariaLabel }
      return .skip
    }
    // 2E.
    if role != .presentation {
      for source in document.sources.sources(of: node) where add(source, of: node, from: walk) {
        if isRoot { origin = source.origin(in: tree) }
        return .skip
      }
      // 2I, once it is known that nothing inside gives text.
      open[open.count - 1].hasTooltip = true
    }
    // 2F and 2H.
    let isNamedFromContent = isRoot ? Self.isNamedFromContent(name, role) : isTop || role?.isComposite != true
    open[open.count - 1].givesContent = isNamedFromContent && !Self.isReplaced(name)
    guard open[open.count - 1].givesContent else { return .skip }
    add(document.generated[node]?.before, of: node)
    open[open.count - 1].contentStart = text.count
    return .children
  }

  /// Returns the visibility of a node for a walk; of an element that is hidden and named all the same, what it holds
  /// counts unless it is hidden by itself.
  private func showing(of node: MarkupNode, _ walk: Walk) -> HiddenNodes.Showing {
    guard walk.includesHidden else { return document.hidden[node] }
    return walk.reason == .content && node != walk.top && HiddenNodes.hidesItself(node, in: document.tree)
      ? .gone : .shown
  }

  /// Closes a node: its `title` stands for it where it gave nothing, and what follows a block does not touch it.
  mutating func leave(_ node: MarkupNode, _ walk: Walk) {
    guard let last = open.last, last.node == node else { return }
    open.removeLast()
    let generated = last.givesContent ? document.generated[node] : nil
    if last.givesContent { addOwned(by: node, from: walk) }
    if let generated {
      // The root has no other name then, but what is inside another stands between the texts that styles put there.
      if node != root, text.count == last.contentStart { addTooltip(last, isBetween: true) }
      add(generated.after, of: node)
    }
    if text.count == last.count { addTooltip(last) }
    if last.isApart { text.divide() }
  }

  private mutating func addTooltip(_ last: Open, isBetween: Bool = false) {
    guard last.hasTooltip, document.tree.attributeBytes("title", of: last.node) != nil else { return }
    if isBetween { text.divide() }
    if add(.attribute("title"), of: last.node), last.node == root { origin = .title }
    if isBetween { text.divide() }
  }

  /// Returns a Boolean value that indicates whether an element that is to be named is what it holds.
  ///
  /// Elements that name others, and the summary of `details`, have no role that says so.
  private static func isNamedFromContent(_ name: String, _ role: ARIARole?) -> Bool {
    switch name {
    case "caption", "figcaption", "label", "legend", "summary": true
    default: role?.isNamedFromContent == true
    }
  }

  /// Returns a Boolean value that indicates whether the text of an element is never shown, not even by a reference.
  static func isNeverText(_ name: String) -> Bool {
    switch name {
    case "annotation", "annotation-xml", "desc", "metadata", "noembed", "noframes", "rp", "script", "style",
      "template":
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether something else is shown in place of an element.
  private static func isReplaced(_ name: String) -> Bool {
    switch name {
    case "audio", "canvas", "iframe", "input", "object", "select", "textarea", "video": true
    default: false
    }
  }
}
