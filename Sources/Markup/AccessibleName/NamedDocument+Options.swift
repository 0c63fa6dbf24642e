/// An option of a list, as it stands in the markup.
struct ListOption {
  let node: MarkupNode
  /// The `optgroup` around it.
  let group: MarkupNode?
  let isDisabled: Bool
  var isChosen: Bool
}

extension NamedDocument {
  /// Returns the options of a `select`, of a `datalist` or of a list of the author's own, in order.
  func listOptions(of list: MarkupNode, followsOwned: Bool = true, steps: inout Int) -> [ListOption] {
    switch tree.name(of: list) {
    case "select", "datalist": nativeOptions(of: list, steps: &steps)
    default: ownOptions(of: list, followsOwned: followsOwned, steps: &steps)
    }
  }

  /// Returns the words of an option.
  func optionText(of option: MarkupNode, steps: inout Int) -> String {
    for attribute in ["aria-label", "label"] {
      let label = flat(attribute, of: option)
      if !label.isEmpty { return label }
    }
    // A `datalist` is never shown itself, but its options are.
    return text(in: option, steps: &steps)
  }

  private func nativeOptions(of list: MarkupNode, steps: inout Int) -> [ListOption] {
    var options: [ListOption] = []
    var group: MarkupNode?
    visit(list, steps: &steps) { node in
      switch tree.name(of: node) {
      case "optgroup" where tree.attribute("hidden", of: node) != nil: return .skip
      case "optgroup": group = node
      case "option":
        if let open = group, tree.parent(of: node) != open { group = nil }
        let isDisabled = [node, group].compactMap { $0 }.contains { tree.attribute("disabled", of: $0) != nil }
        let isChosen = tree.attribute("selected", of: node) != nil
        if isChosen || tree.attribute("hidden", of: node) == nil {
          options.append(ListOption(node: node, group: group, isDisabled: isDisabled, isChosen: isChosen))
        }
        return .skip
      default: break
      }
      return .children
    }
    return tree.role(of: list) == .listbox ? options : withOneChosen(options)
  }

  /// Returns the options of a drop-down list with exactly one chosen: the last that is selected, else the first that
  /// can be (HTML standard, 4.10.7).
  private func withOneChosen(_ options: [ListOption]) -> [ListOption] {
    let chosen = options.lastIndex { $0.isChosen } ?? options.firstIndex { !$0.isDisabled }
    var result = options
    for index in result.indices { result[index].isChosen = index == chosen }
    return result
  }

  /// Returns the options inside a list of the author's own, and then those in what `aria-owns` gives it, through however
  /// many elements (WAI-ARIA 1.2, aria-owns).
  private func ownOptions(of list: MarkupNode, followsOwned: Bool, steps: inout Int) -> [ListOption] {
    var options: [ListOption] = []
    var tops = [list]
    var known: Set<MarkupNode> = [list]
    var next = 0
    while next < tops.count, steps > 0 {
      var owners: [MarkupNode] = []
      visit(tops[next], steps: &steps) { node in
        if hidden[node] == .gone { return .skip }
        if followsOwned, tree.attributeBytes("aria-owns", of: node) != nil { owners.append(node) }
        guard node != list, tree.role(of: node) == .option else { return .children }
        options.append(
          ListOption(
            node: node, group: nil, isDisabled: tree.attribute("aria-disabled", of: node) == "true",
            isChosen: tree.attribute("aria-selected", of: node) == "true"))
        return .skip
      }
      for owner in owners {
        tops += references("aria-owns", of: owner, steps: &steps).filter { known.insert($0).inserted }
      }
      next += 1
    }
    return options
  }
}
