extension NamedDocument {
  /// Returns the value of a control that can be adjusted, as it is read among other words (accname 1.2, step 2C); empty
  /// where it has none or keeps it secret, nil for what is no such control.
  func adjustableValue(of node: MarkupNode, _ role: ARIARole?, steps: inout Int) -> String? {
    switch role {
    case .textbox, .searchbox: return typedText(of: node, steps: &steps)
    case .combobox, .listbox: return chosenText(of: node, role, steps: &steps)
    case .some(let role) where role.isRange: return rangeValue(of: node)
    case nil where tree.name(of: node) == "input":
      switch tree.inputType(of: node) {
      case "color", "file", "password": return ""
      default: return flat("value", of: node)
      }
    default: return nil
    }
  }

  /// Returns the text in one line of what an element holds; of one that is hidden itself all counts that is text.
  func text(in top: MarkupNode, steps: inout Int) -> String {
    var text = FlatText()
    visitText(in: top, steps: &steps) {
      text.append($0)
    } until: {
      text.isFull
    }
    return text.text
  }

  /// Returns the text of what an element holds, as it stands.
  func lines(in top: MarkupNode, steps: inout Int) -> String {
    var bytes: [UInt8] = []
    visitText(in: top, steps: &steps) {
      bytes += $0
    } until: {
      false
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func visitText(
    in top: MarkupNode, steps: inout Int, _ take: (ArraySlice<UInt8>) -> Void, until isEnough: () -> Bool
  ) {
    let isHidden = hidden[top] != .shown
    visit(top, steps: &steps) { node in
      let showing = isHidden ? .shown : hidden[node]
      if showing == .gone || isEnough() { return .skip }
      if node != top, let name = tree.name(of: node), TextEquivalent.isNeverText(name) || Self.isMedia(name) {
        return .skip
      }
      if showing == .shown { take(tree.text(of: node)) }
      return .children
    }
  }

  /// Returns a Boolean value that indicates whether what an element holds is only for programs that cannot show the
  /// element itself.
  private static func isMedia(_ name: String) -> Bool { name == "audio" || name == "iframe" || name == "video" }

  /// Walks an element until the steps are used up.
  func visit(_ top: MarkupNode, steps: inout Int, _ enter: (MarkupNode) -> MarkupTree.Visit) {
    struct Stop: Error {}
    try? tree.walk(top) { node in
      steps -= 1 + tree.text(of: node).count / 16
      if steps < 0 { throw Stop() }
      return enter(node)
    } leave: { _ in
    }
  }

  /// Returns the value of an attribute in one line.
  func flat(_ attribute: String, of node: MarkupNode) -> String {
    FlatText(tree.attributeBytes(attribute, of: node) ?? []).text
  }

  private func typedText(of node: MarkupNode, steps: inout Int) -> String {
    tree.name(of: node) == "input" ? flat("value", of: node) : text(in: node, steps: &steps)
  }

  /// Returns the chosen text of a list; of a combo box of the author's own that holds no list the text it shows, else
  /// what is chosen in the list that it owns or controls (WAI-ARIA 1.2, combobox).
  private func chosenText(of node: MarkupNode, _ role: ARIARole?, steps: inout Int) -> String {
    if tree.name(of: node) == "input" { return flat("value", of: node) }
    var options = listOptions(of: node, followsOwned: role != .combobox, steps: &steps)
    if options.isEmpty, role == .combobox {
      let text = text(in: node, steps: &steps)
      if !text.isEmpty { return text }
      options = listOptions(of: node, steps: &steps)
      if options.isEmpty, let list = references("aria-controls", of: node, steps: &steps).first {
        options = listOptions(of: list, steps: &steps)
      }
    }
    var text = FlatText()
    for option in options where option.isChosen {
      text.append(optionText(of: option.node, steps: &steps).utf8)
      text.divide()
    }
    return text.text
  }

  /// Returns the value in words where the author gives them, else the number.
  private func rangeValue(of node: MarkupNode) -> String {
    for attribute in ["aria-valuetext", "aria-valuenow", "value"] {
      let value = flat(attribute, of: node)
      if !value.isEmpty { return value }
    }
    return ""
  }
}
