import Markup
import TextModel

/// The fields of a page, their labels and their surroundings, found once for all rules of forms.
struct FormIndex {
  /// The surroundings that tell a control from others of its name.
  struct Place: Hashable {
    var form: MarkupNode?
    /// The closest group around it that has a name.
    var group: MarkupNode?
    /// The last heading before it.
    var heading: MarkupNode?
    /// The closest row, item or section around it.
    var part: MarkupNode?
  }

  /// The last controls of a form.
  struct Last {
    var field: MarkupNode?
    var button: MarkupNode?
    var fieldCount = 0
  }

  /// The reason for which a label is the label of nothing.
  enum Stray: String {
    /// No element has the identifier that it names.
    case missing
    /// The element that it names takes no label.
    case unlabelable
    /// It names none and holds none.
    case alone
  }

  /// The fields that are exposed, in document order.
  let fields: [MarkupNode]
  /// The `label` elements of each control, in document order.
  private(set) var labels: [MarkupNode: [MarkupNode]] = [:]
  /// The control of each `label`.
  private(set) var controls: [MarkupNode: MarkupNode] = [:]
  private(set) var strays: [MarkupNode: Stray] = [:]
  /// The surroundings of fields and buttons.
  private(set) var places: [MarkupNode: Place] = [:]
  /// The first control of the same name in the same surroundings, which is the control itself where it is the first.
  private(set) var firsts: [MarkupNode: MarkupNode] = [:]
  /// The buttons that are exposed, in document order.
  let buttons: [MarkupNode]
  /// The forms that hold one field and a button, as for a search.
  private(set) var simpleForms: NodeSet = []
  /// The last controls of each form, and of what stands in none.
  private(set) var lasts: [MarkupNode?: Last] = [:]
  /// The elements that any other names as its label, description or error message.
  private(set) var referenced: NodeSet = []
  /// The names of the sets of radio buttons, any of which is required.
  let requiredNames: Set<String>

  init(_ page: AuditedPage) {
    fields = Self.fields(of: page)
    requiredNames = Set(page.elements(with: "required").compactMap { page.attribute("name", of: $0) })
    buttons = NodeSet(page.elements(named: ["button", "input"]) + page.elements(with: "role"))
      .filter { page.tree.role(of: $0) == .button && page.isExposed($0) }
    for label in page.elements(named: "label") { take(label, page) }
    for attribute in ["aria-labelledby", "aria-describedby", "aria-errormessage", "aria-details"] {
      for node in page.elements(with: attribute) { referenced.formUnion(page.references(attribute, of: node)) }
    }
    findPlaces(page)
    findAlike(page)
    findForms()
  }

  private static func fields(of page: AuditedPage) -> [MarkupNode] {
    let native = page.elements(named: ["input", "select", "textarea"])
    return NodeSet(native + page.elements(with: "role")).filter { page.isField($0) && page.isExposed($0) }
  }

  private mutating func take(_ label: MarkupNode, _ page: AuditedPage) {
    let control: MarkupNode?
    if let id = page.attribute("for", of: label) {
      control = page.element(id: id)
      guard let control else { return strays[label] = .missing }
      guard page.isLabelable(control) else { return strays[label] = .unlabelable }
    } else {
      control = page.firstLabelable(in: label)
    }
    guard let control else { return strays[label] = .alone }
    controls[label] = control
    labels[control, default: []].append(label)
  }

  /// Finds the surroundings of controls, in one pass over headings and controls in document order.
  private mutating func findPlaces(_ page: AuditedPage) {
    var known: [MarkupNode: Place] = [:]
    let headings = page.headings.filter { page.isInSight($0) }
    var next = 0
    for control in NodeSet(fields + buttons) {
      while next < headings.count, headings[next].index < control.index { next += 1 }
      var place = Self.surroundings(of: control, page, &known)
      place.heading = next == 0 ? nil : headings[next - 1]
      places[control] = place
    }
  }

  /// Returns the elements around another, all but the heading; those around elements that were met are known.
  private static func surroundings(of node: MarkupNode, _ page: AuditedPage, _ known: inout [MarkupNode: Place])
    -> Place
  {
    var path: [MarkupNode] = []
    var next = page.tree.parent(of: node)
    while let outer = next, known[outer] == nil {
      path.append(outer)
      next = page.tree.parent(of: outer)
    }
    var place = next.flatMap { known[$0] } ?? Place()
    for outer in path.reversed() {
      switch page.element(outer) {
      case "form": place.form = outer
      case "tr", "li", "article", "dd": place.part = outer
      default: break
      }
      if page.isNamedGroup(outer) { place.group = outer }
      known[outer] = place
    }
    return place
  }

  /// Returns the first field behind a node in document order; nil where there is none.
  func field(behind node: MarkupNode) -> MarkupNode? {
    let next = fields.partitioningIndex { $0.index > node.index }
    return next < fields.count ? fields[next] : nil
  }

  /// Finds the forms that hold one field and a button, and the last controls of each form.
  private mutating func findForms() {
    let filled = Dictionary(grouping: fields.compactMap { places[$0]?.form }) { $0 }
    let pressed = NodeSet(buttons.compactMap { places[$0]?.form })
    for field in fields {
      lasts[places[field]?.form, default: Last()].field = field
      lasts[places[field]?.form]?.fieldCount += 1
    }
    for button in buttons { lasts[places[button]?.form, default: Last()].button = button }
    simpleForms = NodeSet(filled.filter { $0.value.count == 1 && pressed.contains($0.key) }.keys)
  }

  private mutating func findAlike(_ page: AuditedPage) {
    struct Key: Hashable {
      let name: String
      let place: Place?
      let set: String?
      let isButton: Bool
    }
    var known: [Key: MarkupNode] = [:]
    var last = (name: "", words: "")
    for control in fields + buttons {
      let role = page.tree.role(of: control)
      let isChoice = role == .radio || role == .checkbox
      let name = page.name(of: control)
      if name != last.name { last = (name, name.plainWords) }
      let key = Key(
        name: last.words, place: places[control],
        set: isChoice ? page.attribute("name", of: control) ?? "" : nil, isButton: role == .button)
      // Controls that a description tells apart are not alike.
      guard !key.name.isEmpty, page.attribute("aria-describedby", of: control) == nil else { continue }
      firsts[control] = known[key] ?? control
      if known[key] == nil { known[key] = control }
    }
  }
}

extension AuditedPage {
  /// The exposed headings of the page, in document order.
  var headings: [MarkupNode] {
    let native = elements(named: ["h1", "h2", "h3", "h4", "h5", "h6"])
    return NodeSet(native + elements(with: "role")).filter { tree.role(of: $0) == .heading && isExposed($0) }
  }

  /// Returns a Boolean value that indicates whether an element is something to fill in or to choose: one of the roles of
  /// fields, or an `input` without a role.
  func isField(_ node: MarkupNode) -> Bool {
    guard let role = tree.role(of: node) else {
      return element(node) == "input" && Self.typesWithoutRole.contains(tree.inputType(of: node))
    }
    return Self.fieldRoles.contains(role)
  }

  private static let fieldRoles: Set<ARIARole> = [
    .checkbox, .combobox, .listbox, .menuitemcheckbox, .menuitemradio, .radio, .searchbox, .slider, .spinbutton,
    .switch, .textbox,
  ]

  private static let typesWithoutRole: Set<String> = [
    "color", "date", "datetime-local", "file", "month", "password", "time", "week",
  ]

  /// Returns a Boolean value that indicates whether an element takes a `label` (HTML standard, 4.10.2).
  func isLabelable(_ node: MarkupNode) -> Bool {
    switch element(node) {
    case "button", "meter", "output", "progress", "select", "textarea": true
    case "input": tree.inputType(of: node) != "hidden"
    default: false
    }
  }

  /// Returns the first element in another that takes a label.
  func firstLabelable(in top: MarkupNode) -> MarkupNode? {
    labelables(in: top, atMost: 1).first
  }

  /// Returns the first elements in another, the element itself included, that take a label.
  ///
  /// Of a large element they are looked for in its first nodes alone.
  func labelables(in top: MarkupNode, atMost count: Int) -> [MarkupNode] {
    let first = labelables.partitioningIndex { $0.index >= top.index }
    return Array(
      labelables[first...].prefix(count).prefix { node in
        guard node.index - top.index <= 300 else { return false }
        var outer = node
        while outer.index > top.index, let parent = tree.parent(of: outer) { outer = parent }
        return outer == top
      })
  }

  /// Returns the elements of the page that take a label, in document order.
  func makeLabelables() -> [MarkupNode] {
    elements(named: ["button", "input", "meter", "output", "progress", "select", "textarea"]).filter(isLabelable)
  }

  /// Returns a Boolean value that indicates whether an element is a group of controls with a name.
  func isNamedGroup(_ node: MarkupNode) -> Bool {
    guard element(node) == "fieldset" || attribute("role", of: node) != nil else { return false }
    switch tree.role(of: node) {
    case .group, .radiogroup: return !name(of: node).isEmpty
    default: return false
    }
  }

  /// Returns the text of the labels of a field that can be seen: its `label` elements, or what `aria-labelledby` refers
  /// to.
  func visibleLabel(of field: MarkupNode) -> String {
    if let known = knownLabels[field] { return known }
    let texts = visibleLabels(of: field).map { visibleText(ofLabel: $0) }
    let label = texts.count == 1 ? texts[0] : texts.joined(separator: " ").inOneLine
    knownLabels[field] = label
    return label
  }

  /// Returns the text of a label that can be seen, in one line; one may be the label of thousands.
  private func visibleText(ofLabel label: MarkupNode) -> String {
    if let known = knownLabelTexts[label] { return known }
    let text = visibleInnerText(of: label).inOneLine
    knownLabelTexts[label] = text
    return text
  }

  /// Returns the elements that label a field and can be seen.
  func visibleLabels(of field: MarkupNode) -> [MarkupNode] {
    let references = references("aria-labelledby", of: field)
    return (references.isEmpty ? forms.labels[field] ?? [] : references).filter { isInSight($0) }
  }
}
