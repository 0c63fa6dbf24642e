/// The choices in the lists of a document; a list that several controls share is read once.
///
/// All of it together may look at a few times as many nodes as there are; in a document made to take longer, the lists
/// that are asked for last are cut or empty.
struct ChoiceLists {
  /// The choices of a list.
  struct List {
    var choices: [FormControl.Choice] = []
    /// The names of what is chosen, in one line.
    var chosen = ""
  }

  private let document: NamedDocument
  private var known: [MarkupNode: List] = [:]
  /// The number of nodes that may still be looked at for choices and values; names have their own.
  var steps: Int

  init(_ document: NamedDocument) {
    self.document = document
    steps = document.steps
  }

  /// Returns the options of a list; of an input, the suggestions of its `datalist`; of a combo box of the author's own,
  /// those of the list box that it controls, where it holds none.
  mutating func list(for control: MarkupNode) -> List {
    let own = list(of: control)
    guard own.choices.isEmpty else { return own }
    for attribute in ["list", "aria-controls", "aria-owns"] {
      guard let list = document.references(attribute, of: control, steps: &steps).first else { continue }
      return self.list(of: list)
    }
    return own
  }

  private mutating func list(of node: MarkupNode) -> List {
    if let list = known[node] {
      // Choices are shared, but the chosen ones are listed for each control.
      steps -= list.chosen.utf8.count / 16
      return steps < 0 ? List() : list
    }
    var list = List()
    var group: (node: MarkupNode?, label: String) = (nil, "")
    for option in document.listOptions(of: node, steps: &steps) {
      if option.group != group.node {
        group = (option.group, option.group.map { document.flat("label", of: $0) } ?? "")
      }
      let name = document.optionText(of: option.node, steps: &steps)
      list.choices.append(
        FormControl.Choice(
          name: name, group: group.label, isSelected: option.isChosen, isDisabled: option.isDisabled,
          isEmpty: document.tree.attribute("value", of: option.node).map(\.isEmpty) ?? name.isEmpty))
    }
    list.chosen = list.choices.filter(\.isSelected).map(\.name).joined(separator: ", ")
    known[node] = list
    return list
  }
}
