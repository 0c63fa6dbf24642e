/// Finds the form controls of a document, in document order.
package struct FormControlList {
  /// What holds for everything in an element that is open.
  private struct Surroundings {
    var group = ""
    var isDisabled = false
    /// The fieldset that disables what is in it, but for its first legend (HTML standard, 4.10.15).
    var disabledFieldset: MarkupNode?
    var form: MarkupNode?
    var radioGroup: MarkupNode?
  }

  private let tree: MarkupTree
  private var names: AccessibleNames
  private var lists: ChoiceLists
  private var around = [Surroundings()]
  private var controls: [FormControl] = []
  private var sets = RadioSets()

  private init(_ tree: MarkupTree) {
    self.tree = tree
    names = AccessibleNames(tree)
    lists = ChoiceLists(names.document)
  }

  /// The controls of a document that are not hidden: `button`, `input`, `select` and `textarea`, and elements whose
  /// author gave them the role of one.
  ///
  /// - Complexity: O(n) in the number of nodes; see `AccessibleNames` for how that is kept.
  package static func controls(of tree: MarkupTree) -> [FormControl] {
    guard let root = tree.root else { return [] }
    var list = FormControlList(tree)
    tree.walk(root) { node in
      list.enter(node)
    } leave: { node in
      list.leave(node)
    }
    list.sets.number(&list.controls)
    return list.controls
  }

  private mutating func enter(_ node: MarkupNode) -> MarkupTree.Visit {
    guard let name = tree.name(of: node), names.document.hidden[node] != .gone else { return .skip }
    var inner = around[around.count - 1]
    inner.isDisabled = inner.isDisabled || tree.attribute("aria-disabled", of: node) == "true"
    let outer = inner
    open(node, name, &inner)
    around.append(inner)
    if let role = role(of: node, name), names.document.hidden[node] == .shown { add(node, role, outer) }
    return .children
  }

  private mutating func leave(_ node: MarkupNode) {
    if tree.nameNumber(of: node) != nil, names.document.hidden[node] != .gone { around.removeLast() }
  }

  /// Takes note of what an element means for the controls in it.
  private mutating func open(_ node: MarkupNode, _ name: String, _ inner: inout Surroundings) {
    let role = tree.role(of: node)
    if name == "form" { inner.form = node }
    if role == .radiogroup { inner.radioGroup = node }
    if name == "fieldset", tree.attribute("disabled", of: node) != nil, !inner.isDisabled {
      inner.isDisabled = true
      inner.disabledFieldset = node
    }
    if name == "legend", let fieldset = inner.disabledFieldset, tree.parent(of: node) == fieldset {
      inner.isDisabled = false
      inner.disabledFieldset = nil
      around[around.count - 1].disabledFieldset = nil
    }
    if name == "fieldset" || role == .radiogroup || role == .group && tree.attribute("role", of: node) != nil {
      let own = names.name(of: node)
      if !own.isEmpty { inner.group = own }
    }
  }

  /// The role of a control, nil for what is none.
  private func role(of node: MarkupNode, _ name: String) -> ARIARole? {
    let role = tree.role(of: node)
    switch name {
    case "input":
      // HTML-AAM gives these no role; browsers show them as boxes to type in and as buttons that open something.
      let opens = ["color", "file"].contains(tree.inputType(of: node))
      return role ?? (opens ? .button : .textbox)
    case "button", "select", "textarea": return role
    case "option", "optgroup": return nil
    default: return role?.isControl == true ? role : nil
    }
  }

  private mutating func add(_ node: MarkupNode, _ role: ARIARole, _ outer: Surroundings) {
    var control = ControlReader(node, role, isDisabled: outer.isDisabled).control(&names, &lists)
    control.group = outer.group
    if role == .radio, control.element == "input" {
      let form = tree.attribute("form", of: node).map { names.document[$0] } ?? outer.form
      sets.add(controls.count, named: tree.attribute("name", of: node), form: form)
    } else if role == .radio {
      sets.add(controls.count, in: outer.radioGroup)
    }
    controls.append(control)
  }
}
