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
  func control(_ names: inout AccessibleNames, _ lists: inout ChoiceLists) -> FormControl {
    let document = names.document
    let tree = document.tree
    var control = FormControl(element: tree.name(of: node) ?? "", role: role)
    control.id = tree.attribute("id", of: node) ?? ""
    control.type = type(control.element, tree)
    control.name = names.name(of: node)
    control.description = names.description(of: node, named: control.name)
    control.error = names.error(of: node)
    control.errorText = names.errorText(of: node)
    control.title = document.flat("title", of: node)
    control.placeholder = placeholder(document)
    control.states = states(tree, isInvalid: names.isInvalid(node))
    control.constraints = constraints(tree)
    control.position = position(tree)
    control.sourceOffset = tree.sourceOffset(of: node)
    let list = role == .combobox || role == .listbox ? lists.list(for: node) : ChoiceLists.List()
    control.choices = list.choices
    control.value = value(document, control, list, steps: &lists.steps)
    return control
  }

  private func type(_ element: String, _ tree: MarkupTree) -> String {
    switch element {
    case "input": return tree.inputType(of: node)
    case "button":
      let given = tree.attribute("type", of: node)?.lowercased() ?? ""
      return ["button", "reset"].contains(given) ? given : "submit"
    default: return ""
    }
  }

  private func placeholder(_ document: NamedDocument) -> String {
    let own = document.flat("placeholder", of: node)
    return own.isEmpty ? document.flat("aria-placeholder", of: node) : own
  }

  private func value(
    _ document: NamedDocument, _ control: FormControl, _ list: ChoiceLists.List, steps: inout Int
  ) -> String {
    let tree = document.tree
    switch (role, control.element) {
    case (.textbox, "textarea"), (.searchbox, "textarea"), (.combobox, "textarea"): return typedLines(tree)
    case (.textbox, "input"), (.searchbox, "input"), (.combobox, "input"):
      return tree.attribute("value", of: node) ?? ""
    case (.slider, "input"): return sliderValue(document, steps: &steps)
    case (.combobox, _), (.listbox, _):
      guard list.choices.isEmpty else { return list.chosen }
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
