/// The form controls of a document, in document order.
package struct FormControlList {
  /// The name and the explanation of controls that belong together.
  package struct Group: Hashable, Sendable {
    package let name: String
    package let description: String
  }

  /// The state of everything in an element that is open.
  private struct Surroundings {
    var group = ""
    var isDisabled = false
    /// The fieldset that disables what is in it, but for its first legend (HTML standard, 4.10.15).
    var disabledFieldset: MarkupNode?
    var form: MarkupNode?
    var radioGroup: MarkupNode?
  }

  private let tree: MarkupTree
  private let includesHidden: Bool
  private var names: AccessibleNames
  private var lists: ChoiceLists
  private var around = [Surroundings()]
  /// The controls.
  package private(set) var controls: [FormControl] = []
  /// The element of each control.
  package private(set) var nodes: [MarkupNode] = []
  /// The elements around controls that belong together, as far as they have a name.
  package private(set) var groups: [MarkupNode: Group] = [:]
  private var sets = RadioSets()

  /// Finds the controls of a document, those that are hidden only if they are asked for: `button`, `input`, `select` and
  /// `textarea`, what shows a result or how far something is, and elements whose author gave them the role of one.
  ///
  /// - Complexity: O(n) in the number of nodes; see `AccessibleNames` for how that is kept, and for `linked`.
  package init(
    _ tree: MarkupTree, _ styles: NameStyles = .ofPage, includesHidden: Bool = false,
    linked: (String) -> StyleSheet? = { _ in nil }
  ) {
    self.tree = tree
    self.includesHidden = includesHidden
    names = AccessibleNames(tree, styles, linked: linked)
    lists = ChoiceLists(names.document)
    guard let root = tree.root else { return }
    tree.walk(root) { node in
      enter(node)
    } leave: { node in
      leave(node)
    }
    sets.number(&controls)
  }

  /// Returns the controls of a document; see `init`.
  package static func controls(of tree: MarkupTree) -> [FormControl] { FormControlList(tree).controls }

  /// Returns the labels of a control, in document order.
  package func labels(of control: MarkupNode) -> [MarkupNode] { names.document.sources.labels[control] }

  /// Returns the name of an element, without the parts that some other elements give; empty if nothing gives one.
  package mutating func name(of node: MarkupNode, without others: [MarkupNode] = []) -> String {
    names.name(of: node, without: others)
  }

  /// Returns a Boolean value that indicates whether an element is there for a reader.
  package func isShown(_ node: MarkupNode) -> Bool { names.document.hidden[node] == .shown }

  /// Returns a Boolean value that indicates whether there may be controls in an element; a `template` is none of the
  /// page (HTML standard, 4.12.3).
  private func isLookedInto(_ node: MarkupNode, _ name: String) -> Bool {
    includesHidden ? name != "template" : names.document.hidden[node] != .gone
  }

  private mutating func enter(_ node: MarkupNode) -> MarkupTree.Visit {
    guard let name = tree.name(of: node), isLookedInto(node, name) else { return .skip }
    var inner = around[around.count - 1]
    inner.isDisabled = inner.isDisabled || tree.attribute("aria-disabled", of: node) == "true"
    let outer = inner
    open(node, name, &inner)
    around.append(inner)
    if let role = role(of: node, name), includesHidden || isShown(node) { add(node, role, outer) }
    return .children
  }

  private mutating func leave(_ node: MarkupNode) {
    if let name = tree.name(of: node), isLookedInto(node, name) { around.removeLast() }
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
      let own = names.name(of: node, evenHidden: includesHidden)
      guard !own.isEmpty else { return }
      inner.group = own
      groups[node] = Group(name: own, description: names.description(of: node, named: own))
    }
  }

  /// Returns the role of a control, nil for what is none.
  private func role(of node: MarkupNode, _ name: String) -> ARIARole? {
    let role = tree.role(of: node)
    switch name {
    case "input" where tree.inputType(of: node) == "hidden": return nil
    case "input":
      // HTML-AAM gives these no role; browsers show them as boxes to type in and as buttons that open something.
      let opens = ["color", "file"].contains(tree.inputType(of: node))
      return role ?? (opens ? .button : .textbox)
    case "button", "select", "textarea", "meter", "output", "progress": return role
    case "option", "optgroup": return nil
    default: return role.flatMap { $0.isControl || $0 == .meter || $0 == .progressbar ? $0 : nil }
    }
  }

  private mutating func add(_ node: MarkupNode, _ role: ARIARole, _ outer: Surroundings) {
    var control = ControlReader(node, role, isDisabled: outer.isDisabled).control(&names, &lists)
    control.group = outer.group
    let form = tree.attribute("form", of: node).map { names.document[$0] } ?? outer.form
    control.form = form.map { Int($0.index) }
    control.skipsChecks =
      tree.attribute("formnovalidate", of: node) != nil
      || form.map { tree.attribute("novalidate", of: $0) != nil } ?? false
    if role == .radio, control.element == "input" {
      sets.add(controls.count, named: tree.attribute("name", of: node), form: form)
    } else if role == .radio {
      sets.add(controls.count, in: outer.radioGroup)
    }
    if !isShown(node) { control.states.append(.hidden) }
    controls.append(control)
    nodes.append(node)
  }
}
