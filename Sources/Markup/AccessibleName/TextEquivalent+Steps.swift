extension TextEquivalent {
  /// Takes what a node gives, by the steps of accname 1.2, 4.3.2.
  mutating func enter(_ node: MarkupNode, _ walk: Walk) -> MarkupTree.Visit {
    let tree = document.tree
    let showing = walk.includesHidden ? .shown : document.hidden[node]
    guard let name = tree.name(of: node) else {
      if showing == .shown { add(tree.text(of: node)) }
      return .skip
    }
    let isTop = node == walk.top && walk.reason != .ownership
    if !isTop, Self.isNeverText(name) { return .skip }
    // 2A: what is hidden gives nothing; where it is only not visible, what it holds may be.
    if showing != .shown { return showing == .gone ? .skip : .children }
    guard consulted.insert(node).inserted else { return .skip }
    open.append(Open(node: node, isApart: TextSpacing.isApart(node, name, in: tree), count: text.count))
    if open[open.count - 1].isApart { text.divide() }
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
    if add(.attribute("aria-label"), of: node) { return .skip }
    // 2E.
    if role != .presentation {
      for source in document.sources.sources(of: node) where add(source, of: node, from: walk) { return .skip }
      // 2I, once it is known that nothing inside gives text.
      open[open.count - 1].hasTooltip = true
    }
    // 2F and 2H.
    let isNamedFromContent = isRoot ? Self.isNamedFromContent(name, role) : isTop || role?.isComposite != true
    open[open.count - 1].givesContent = isNamedFromContent && !Self.isReplaced(name)
    return open[open.count - 1].givesContent ? .children : .skip
  }

  /// Closes a node: its `title` stands for it where it gave nothing, and what follows a block does not touch it.
  mutating func leave(_ node: MarkupNode, _ walk: Walk) {
    guard let last = open.last, last.node == node else { return }
    open.removeLast()
    if last.givesContent { addOwned(by: node, from: walk) }
    if last.hasTooltip, text.count == last.count { _ = add(.attribute("title"), of: node) }
    if last.isApart { text.divide() }
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
