extension ControlReader {
  /// Returns the states of the control, in the order that `FormControl.State` lists them.
  ///
  /// What the markup says natively counts where the element has it, else what ARIA says (HTML-AAM 1.0, 3.6).
  func states(_ tree: MarkupTree, isInvalid: Bool) -> [FormControl.State] {
    var states: Set<FormControl.State> = isInvalid ? [.invalid] : []
    if isNative(tree) && has("required", tree) || isTrue("aria-required", tree) { states.insert(.required) }
    if isDisabled || isNative(tree) && has("disabled", tree) { states.insert(.disabled) }
    if isNative(tree) && has("readonly", tree) || isTrue("aria-readonly", tree) { states.insert(.readonly) }
    if let checked = checked(tree) { states.insert(checked) }
    if isTrue("aria-selected", tree) { states.insert(.selected) }
    if isTrue("aria-pressed", tree) { states.insert(.pressed) }
    if word("aria-pressed", tree) == "mixed" { states.insert(.mixed) }
    switch word("aria-expanded", tree) {
    case "true": states.insert(.expanded)
    case "false": states.insert(.collapsed)
    default: break
    }
    if tree.name(of: node) == "textarea" || isTrue("aria-multiline", tree) { states.insert(.multiline) }
    if isNative(tree) && has("multiple", tree) || isTrue("aria-multiselectable", tree) {
      states.insert(.multiselectable)
    }
    if tree.name(of: node) == "input", tree.inputType(of: node) == "password" { states.insert(.protected) }
    return FormControl.State.allCases.filter(states.contains)
  }

  /// Returns the constraints of a value.
  func constraints(_ tree: MarkupTree) -> FormControl.Constraints {
    FormControl.Constraints(
      minimum: tree.attribute("min", of: node) ?? tree.attribute("aria-valuemin", of: node),
      maximum: tree.attribute("max", of: node) ?? tree.attribute("aria-valuemax", of: node),
      step: tree.attribute("step", of: node), minimumLength: number("minlength", tree),
      maximumLength: number("maxlength", tree), pattern: tree.attribute("pattern", of: node))
  }

  /// Returns the position among other controls that the author gives.
  func position(_ tree: MarkupTree) -> FormControl.SetPosition? {
    guard let index = number("aria-posinset", tree), let count = number("aria-setsize", tree), index >= 1,
      index <= count
    else { return nil }
    return FormControl.SetPosition(index: index, count: count)
  }

  /// Returns the checked state: of a checkbox or radio button of HTML by its own attribute, as ARIA in HTML allows no
  /// `aria-checked` there; no markup can say that it is indeterminate (HTML, 4.10.5.1.15).
  private func checked(_ tree: MarkupTree) -> FormControl.State? {
    if tree.name(of: node) == "input", ["checkbox", "radio"].contains(tree.inputType(of: node)) {
      return has("checked", tree) ? .checked : nil
    }
    switch word("aria-checked", tree) {
    case "true": return .checked
    case "mixed": return .mixed
    default: return nil
    }
  }

  private func isNative(_ tree: MarkupTree) -> Bool {
    switch tree.name(of: node) {
    case "button", "input", "select", "textarea": true
    default: false
    }
  }

  private func has(_ attribute: String, _ tree: MarkupTree) -> Bool { tree.attribute(attribute, of: node) != nil }

  private func word(_ attribute: String, _ tree: MarkupTree) -> String? {
    tree.attribute(attribute, of: node)?.lowercased()
  }

  private func isTrue(_ attribute: String, _ tree: MarkupTree) -> Bool { word(attribute, tree) == "true" }

  private func number(_ attribute: String, _ tree: MarkupTree) -> Int? {
    tree.attribute(attribute, of: node).flatMap { Int($0.filter { !$0.isWhitespace }) }.flatMap { $0 < 0 ? nil : $0 }
  }
}
