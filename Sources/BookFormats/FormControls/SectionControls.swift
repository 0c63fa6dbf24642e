import Markup
import TextModel

/// The form controls of a document as its section holds them, by the elements they are made of.
///
/// They are the controls of HTML itself, and elements that a role makes buttons, check boxes or radio buttons, and a
/// state or a place in the order of the Tab key confirms. Any other control that is made by a role alone stays text: it
/// works by a program of the page, which does not run in a book.
struct SectionControls {
  /// The controls, in document order.
  private(set) var controls: [Control] = []
  private var numbers: [MarkupNode: Int] = [:]
  private var labels: [MarkupNode: [MarkupNode]] = [:]
  private var labelled: [MarkupNode: Int] = [:]
  private var groups: [MarkupNode: Container.Kind] = [:]
  private var usual: [MarkupNode: Int] = [:]
  /// The name of a disclosure to which its author gives none (HTML standard, 15.5.4).
  private static let usualName = "Details"

  /// No controls.
  init() {}

  /// Reads the controls of a document, or of them only the disclosures; most have none, which is known without a look
  /// at any element.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ tree: MarkupTree, onlyDisclosures: Bool = false) {
    let native: Set<String> = onlyDisclosures ? [] : ["button", "input", "select", "textarea"]
    let readouts = onlyDisclosures ? [] : ControlReadouts.names
    guard let root = tree.root,
      tree.names.contains(where: {
        native.contains($0) || readouts.contains($0) || $0 == "details"
          || !onlyDisclosures && ($0 == "aria-checked" || $0 == "tabindex")
      })
    else { return }
    var list = FormControlList(tree, .ofNames)
    // An element that is not closed stands around all like it that follow, and shows them.
    let shown = NodeSet(tree.outermostElements(named: ["select", "textarea"], in: root))
    let shownReadouts = NodeSet(tree.outermostElements(named: ["meter", "progress"], in: root))
    var made: [Control] = []
    made.reserveCapacity(list.nodes.count)
    var found: [(node: MarkupNode, number: Int, set: Int?)] = []
    func add(_ control: Control, at node: MarkupNode, set: Int? = nil) {
      found.append((node, made.count, set))
      made.append(control)
    }
    var lists = SuggestionLists()
    for (node, source) in zip(list.nodes, list.controls)
    where native.contains(source.element) || !onlyDisclosures && Self.isMadeByRole(node, source, in: tree) {
      guard var control = Control(source, key: source.id, sharing: &lists) else { continue }
      if shown.contains(node) { control.shownText = Self.shownText(of: node, in: tree) }
      if source.element == "button" { control.name = WrittenNames(tree).name(ofButton: node, control.name, &list) }
      add(control, at: node, set: source.set)
      labels[node] = list.labels(of: node)
    }
    for summary in Self.summaries(in: root, of: tree) where list.isShown(summary) {
      var control = Control(.disclosure, name: WrittenNames(tree).name(ofSummary: summary, &list), key: "")
      control.key = tree.attribute("id", of: summary) ?? ""
      control.isOn = tree.parent(of: summary).map { tree.attribute("open", of: $0) != nil } ?? true
      add(control, at: summary)
    }
    for details in Self.untitled(in: root, of: tree) where list.isShown(details) {
      var control = Control(.disclosure, name: Self.usualName, key: tree.attribute("id", of: details) ?? "")
      control.isOn = tree.attribute("open", of: details) != nil
      add(control, at: details)
    }
    for node in tree.elements(named: readouts, in: root) where list.isShown(node) {
      let readouts = ControlReadouts(tree)
      guard let control = readouts.control(node, named: list.name(of: node), isShown: shownReadouts.contains(node))
      else {
        continue
      }
      add(control, at: node)
      labels[node] = list.labels(of: node)
    }
    found.sort { $0.node.index < $1.node.index }
    // Most stand in order, and are not copied.
    controls = found.enumerated().allSatisfy { $0 == $1.number } ? made : found.map { made[$0.number] }
    made = []
    for (number, entry) in found.enumerated() {
      numbers[entry.node] = number
      for label in labels[entry.node] ?? [] where labelled[label] == nil { labelled[label] = number }
    }
    nameKeys()
    nameSets(found.map(\.set))
    if !onlyDisclosures {
      groups = list.groups.mapValues {
        .group(name: TextFilter.line($0.name), explanation: TextFilter.line($0.description))
      }
    }
    for (number, entry) in found.enumerated() where controls[number].kind == .disclosure {
      let isTitled = tree.name(of: entry.node) == "summary"
      guard let details = isTitled ? tree.parent(of: entry.node) : entry.node else { continue }
      if !isTitled {
        numbers[details] = nil
        usual[details] = number
      }
      groups[details] = .disclosed(by: controls[number].key, isOpen: controls[number].isOn)
    }
  }

  /// Returns a Boolean value that indicates whether a role makes a control of an element that is none: the Tab key stops
  /// at it, or it has the state that marks must have (WAI-ARIA 1.2, 5.3).
  private static func isMadeByRole(_ node: MarkupNode, _ control: FormControl, in tree: MarkupTree) -> Bool {
    guard ["div", "li", "p", "span"].contains(control.element) else { return false }
    let isStop = tree.attribute("tabindex", of: node) != nil
    return switch control.role {
    case .checkbox, .radio, .switch: isStop || tree.attribute("aria-checked", of: node) != nil
    case .button: isStop
    default: false
    }
  }

  /// The number of the control that an element is; nil for any other element.
  subscript(node: MarkupNode) -> Int? { numbers[node] }

  /// Returns a Boolean value that indicates whether anything labels a control.
  func hasLabel(_ control: MarkupNode) -> Bool { labels[control]?.isEmpty == false }

  /// Returns a Boolean value that indicates whether an element labels a control.
  func isLabel(_ label: MarkupNode, of control: MarkupNode) -> Bool { labels[control]?.contains(label) ?? false }

  /// Returns the number of the control that an element labels; nil for any other element.
  func control(labelledBy label: MarkupNode) -> Int? { labelled[label] }

  /// Returns the container of an element: a group, or the content that a disclosure opens and closes.
  func group(_ node: MarkupNode) -> Container.Kind? { groups[node] }

  /// Returns the number of the disclosure that an element is of itself, and the name that it goes by.
  func disclosure(_ node: MarkupNode) -> (number: Int, name: String)? { usual[node].map { ($0, Self.usualName) } }

  /// Gives each control a key of its own: its identifier, else its name, with a number where others have the same.
  ///
  /// In another edition of the book, in which fields were added, a key still belongs to what was asked.
  private mutating func nameKeys() {
    var used: Set<String> = [""]
    var count: [String: Int] = [:]
    for index in controls.indices where !used.insert(controls[index].key).inserted {
      let name = "#" + controls[index].name
      repeat {
        count[name, default: 0] += 1
        controls[index].key = count[name] == 1 ? name : "\(name) \(count[name] ?? 0)"
      } while !used.insert(controls[index].key).inserted
    }
  }

  /// Names the sets of radio buttons by the first of each.
  private mutating func nameSets(_ sets: [Int?]) {
    var first: [Int: String] = [:]
    var chosen: [Int: Int] = [:]
    for (index, set) in sets.enumerated() {
      guard let set else { continue }
      controls[index].set = first[set, default: controls[index].key]
      first[set] = controls[index].set
      guard controls[index].isOn else { continue }
      // Of several that are chosen the last one is (HTML standard, 4.10.5.1.16).
      if let before = chosen.updateValue(index, forKey: set) { controls[before].isOn = false }
    }
    for (index, set) in sets.enumerated() { controls[index].isSetAnswered = set.map { chosen[$0] != nil } ?? false }
  }

  /// Returns the first `summary` of every `details` (HTML standard, 4.11.2).
  private static func summaries(in root: MarkupNode, of tree: MarkupTree) -> [MarkupNode] {
    tree.elements(named: ["details"], in: root).compactMap { details in
      tree.children(of: details).first { tree.name(of: $0) == "summary" }
    }
  }

  /// Returns every `details` without a `summary`, as far as there is anything in it.
  private static func untitled(in root: MarkupNode, of tree: MarkupTree) -> [MarkupNode] {
    let untitled = tree.elements(named: ["details"], in: root).filter { details in
      !tree.children(of: details).contains { tree.name(of: $0) == "summary" }
    }
    guard !untitled.isEmpty else { return [] }
    // In one pass: each of them may hold the others.
    var shown: NodeSet = []
    var isShown: [Bool] = []
    tree.walk(root) { _ in
      isShown.append(false)
      return .children
    } leave: { node in
      let holds = isShown.removeLast()
      let isText = tree.name(of: node) == nil
      guard isText ? !tree.text(of: node).allSatisfy({ $0 <= 0x20 }) : holds && !tree.isLeftOut(node) else { return }
      if !isShown.isEmpty { isShown[isShown.count - 1] = true }
      if !isText { shown.insert(node) }
    }
    return untitled.filter(shown.contains)
  }

  /// Returns the text that a page shows inside a list or a text area, a line each.
  private static func shownText(of node: MarkupNode, in tree: MarkupTree) -> String {
    switch tree.name(of: node) {
    case "select": return optionLines(of: node, in: tree).filter { !$0.isEmpty }.joined(separator: "\n")
    case "textarea":
      let lines = tree.shownContent(of: node).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
      return lines.map { TextFilter.line(Array($0)) }.filter { !$0.isEmpty }.joined(separator: "\n")
    default: return ""
    }
  }

  /// Returns the text of each option of a list, whatever options and lists that were not closed stand around it.
  private static func optionLines(of list: MarkupNode, in tree: MarkupTree) -> [String] {
    var lines: [[UInt8]] = []
    var open: [(option: MarkupNode, line: Int)] = []
    tree.walk(list) { node in
      if node != list, tree.isLeftOut(node) { return .skip }
      switch tree.name(of: node) {
      case nil:
        if let line = open.last?.line { lines[line] += tree.text(of: node) }
      case "option":
        open.append((node, lines.count))
        lines.append([])
      default: break
      }
      return .children
    } leave: { node in
      if open.last?.option == node { open.removeLast() }
    }
    return lines.map { TextFilter.line($0) }
  }
}
