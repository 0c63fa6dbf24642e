/// Reads one element as a form control.
struct ControlReader {
  let node: MarkupNode
  let role: ARIARole
  /// Whether something around it disables it.
  let isDisabled: Bool

  init(_ node: MarkupNode, _ role: ARIARole, isDisabled: Bool) {
    self.node = node
    self.role = role
    self.isDisabled = isDisabled
  }

  /// The control with all but its group.
  func control(_ names: inout AccessibleNames) -> FormControl {
    let document = names.document
    let tree = document.tree
    var control = FormControl(element: tree.name(of: node) ?? "", role: role)
    control.id = tree.attribute("id", of: node) ?? ""
    control.type = control.element == "input" ? tree.inputType(of: node) : ""
    control.name = names.name(of: node)
    control.description = names.description(of: node, named: control.name)
    control.error = names.error(of: node)
    control.placeholder = placeholder(document)
    control.states = states(tree, isInvalid: names.isInvalid(node))
    control.constraints = constraints(tree)
    control.position = position(tree)
    control.sourceOffset = tree.sourceOffset(of: node)
    let options = options(document, steps: &names.steps)
    control.choices = options.map { option in
      FormControl.Choice(
        name: document.optionText(of: option.node, steps: &names.steps),
        group: option.group.map { document.flat("label", of: $0) } ?? "", isSelected: option.isChosen,
        isDisabled: option.isDisabled)
    }
    control.value = value(document, control, steps: &names.steps)
    return control
  }

  private func placeholder(_ document: NamedDocument) -> String {
    let own = document.flat("placeholder", of: node)
    return own.isEmpty ? document.flat("aria-placeholder", of: node) : own
  }

  /// The options of a list; of an input, the suggestions of its `datalist`; of a combo box of the author's own, those
  /// of the list box that it controls, where it holds none.
  private func options(_ document: NamedDocument, steps: inout Int) -> [ListOption] {
    guard role == .combobox || role == .listbox else { return [] }
    let own = document.listOptions(of: node, steps: &steps)
    guard own.isEmpty else { return own }
    for attribute in ["list", "aria-controls", "aria-owns"] {
      guard let list = document.references(attribute, of: node, steps: &steps).first else { continue }
      return document.listOptions(of: list, steps: &steps)
    }
    return []
  }

  private func value(_ document: NamedDocument, _ control: FormControl, steps: inout Int) -> String {
    let tree = document.tree
    switch (role, control.element) {
    case (.textbox, "textarea"), (.searchbox, "textarea"), (.combobox, "textarea"): return typedLines(tree)
    case (.textbox, "input"), (.searchbox, "input"), (.combobox, "input"):
      return tree.attribute("value", of: node) ?? ""
    case (.slider, "input"): return sliderValue(document, steps: &steps)
    case (.combobox, _), (.listbox, _):
      let chosen = control.choices.filter(\.isSelected).map(\.name)
      guard chosen.isEmpty, control.choices.isEmpty else { return chosen.joined(separator: ", ") }
      return document.adjustableValue(of: node, role, steps: &steps) ?? ""
    default: return document.adjustableValue(of: node, role, steps: &steps) ?? ""
    }
  }

  /// The text of a `textarea` with its lines; the parser of HTML drops a line end right after its start tag.
  private func typedLines(_ tree: MarkupTree) -> String {
    let text = tree.textContent(of: node)
    return text.first?.isNewline == true ? String(text.dropFirst()) : text
  }

  /// Where a slider stands; without a value that is the middle of its range (HTML standard, 4.10.5.1.13).
  private func sliderValue(_ document: NamedDocument, steps: inout Int) -> String {
    let given = document.adjustableValue(of: node, role, steps: &steps) ?? ""
    guard given.isEmpty else { return given }
    let low = Double(document.flat("min", of: node)) ?? 0
    let high = Double(document.flat("max", of: node)) ?? 100
    let middle = high < low ? low : low + (high - low) / 2
    return Int(exactly: middle).map { String($0) } ?? String(middle)
  }
}
