/// Reads one element as a form control.
struct ControlReader {
  let node: MarkupNode
  let role: ARIARole
  /// A Boolean value that indicates whether something around it disables it.
  let isDisabled: Bool

  init(_ node: MarkupNode, _ role: ARIARole, isDisabled: Bool) {
    self.node = node
    self.role = role
    self.isDisabled = isDisabled
  }

  /// Returns the control with all but its group.
  func control(_ names: inout AccessibleNames, _ lists: inout ChoiceLists) -> FormControl {
    let document = names.document
    let tree = document.tree
    var control = FormControl(element: tree.name(of: node) ?? "", role: role)
    control.id = tree.attribute("id", of: node) ?? ""
    control.type = type(control.element, tree)
    control.name = names.name(of: node, evenHidden: true)
    control.hasUsualName = document.sources.isUsual(control.name, of: node)
    control.description = names.description(of: node, named: control.name)
    control.error = names.error(of: node)
    control.errorText = names.errorText(of: node)
    control.title = document.flat("title", of: node)
    control.placeholder = placeholder(document)
    control.states = states(tree, isInvalid: names.isInvalid(node))
    control.isPressable = ["false", "mixed", "true"].contains(tree.attribute("aria-pressed", of: node)?.lowercased())
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
    case (.textbox, "textarea"), (.searchbox, "textarea"), (.combobox, "textarea"):
      return typedLines(document, steps: &steps)
    case (.textbox, "input"), (.searchbox, "input"), (.combobox, "input"):
      return tree.attribute("value", of: node) ?? ""
    case (.slider, "input"): return sliderValue(document, steps: &steps)
    case (.button, "input"): return control.type == "color" ? Self.colour(tree.attribute("value", of: node)) : ""
    case (.status, _): return document.text(in: node, steps: &steps)
    case (.combobox, _), (.listbox, _):
      guard list.choices.isEmpty else { return list.chosen }
      return document.adjustableValue(of: node, role, steps: &steps) ?? ""
    default: return document.adjustableValue(of: node, role, steps: &steps) ?? ""
    }
  }

  /// Returns a colour as HTML writes it, black for what is none (HTML standard, 4.10.5.1.14).
  private static func colour(_ value: String?) -> String {
    let value = value?.lowercased() ?? ""
    let isColour = value.utf8.count == 7 && value.first == "#" && value.dropFirst().allSatisfy(\.isHexDigit)
    return isColour ? value : "#000000"
  }

  /// Returns the text of a `textarea` with its lines; the parser of HTML drops a line end right after its start tag.
  private func typedLines(_ document: NamedDocument, steps: inout Int) -> String {
    let text = document.lines(in: node, steps: &steps)
    return text.first?.isNewline == true ? String(text.dropFirst()) : text
  }

  /// Returns the value of a slider: in its range and on a step of it, and without a value in the middle (HTML standard,
  /// 4.10.5.1.13).
  private func sliderValue(_ document: NamedDocument, steps: inout Int) -> String {
    let told = document.flat("aria-valuetext", of: node)
    guard told.isEmpty else { return told }
    func number(_ attribute: String) -> Double? {
      Double(document.flat(attribute, of: node)).flatMap { $0.isFinite ? $0 : nil }
    }
    let low = number("min") ?? 0
    let high = max(low, number("max") ?? 100)
    let given = number("value")
    var value = given.map { min(max($0, low), high) } ?? low + (high - low) / 2
    if document.flat("step", of: node).lowercased() != "any" {
      let step = number("step").flatMap { $0 > 0 ? $0 : nil } ?? 1
      value = Self.onStep(value, of: step, from: number("min") ?? given ?? 0, in: low...high)
    }
    // A number is given as it is written where nothing had to be changed.
    if value == given { return document.flat("value", of: node) }
    return Int(exactly: value).map { String($0) } ?? String(value)
  }

  /// Returns the nearest value that is a whole number of steps away, the greater of two.
  private static func onStep(_ value: Double, of step: Double, from base: Double, in range: ClosedRange<Double>)
    -> Double
  {
    let steps = (value - base) / step
    if abs(steps - steps.rounded()) < 1e-6 { return value }
    let nearest = base + (steps + 0.5).rounded(.down) * step
    if range.contains(nearest) { return nearest }
    let other = nearest > range.upperBound ? nearest - step : nearest + step
    return range.contains(other) ? other : value
  }
}
