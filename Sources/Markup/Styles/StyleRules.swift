/// The style of elements by the style sheets of a document, the last and weightiest word on each matter (CSS Cascade 4,
/// 6.4).
package struct StyleRules {
  /// A rule, shared by all that is found for an element: its style is large, and copied for each it would cost more
  /// than to match it.
  private final class Rule {
    let selector: StyleSelector
    /// Its number: of rules of one weight the last one counts.
    let number: Int
    let style: InlineStyle

    init(_ rule: StyleSheet.Rule, number: Int) {
      selector = rule.selector
      self.number = number
      style = rule.style
    }
  }

  /// The key that rules are looked up by: the most telling part of their selector.
  private enum Key: Hashable {
    case id(String)
    case ofClass(String)
    case element(String)
    /// Any element.
    case any
  }

  /// The properties of elements that the same rules may be about.
  private struct Likeness: Hashable {
    let name: Int
    let classes: String
    let id: String
  }

  /// The rules for elements that are alike, the weightiest last.
  private struct Found {
    var rules: [Rule] = []
    /// Their common style, if it does not matter what stands around the element.
    var style: InlineStyle?
  }

  /// The matters that any rule is about.
  package struct Matters: Sendable {
    /// Text on lines, or in a place, of its own.
    package var places = false
    /// Text that keeps its lines.
    package var lines = false
    /// The markers of the items of lists.
    package var markers = false
    /// Rows in the middle or at the right.
    package var alignments = false
    /// Text in italics or bold, above or below the line.
    package var letters = false
  }

  private static let most = 2_000
  private static let mostFound = 4_000

  private var rules: [Key: [Rule]] = [:]
  private var found: [Likeness: Found] = [:]
  private var classNumber: Int?
  private var idNumber: Int?
  /// The number of rules and elements around others that may still be looked at; in a document made to take longer, the
  /// rest has no style.
  private var steps = 0
  /// The matters that the rules are about.
  package private(set) var matters = Matters()

  /// A Boolean value that indicates whether nothing is spoken of any element.
  package var isEmpty: Bool { rules.isEmpty }

  /// No rules.
  package init() {}

  /// Reads the sheets of a document; `linked` gives those that stand beside it by the references in it.
  ///
  /// - Complexity: O(n) in the size of the document and its sheets.
  package init(
    _ tree: MarkupTree, for scope: StyleScope = .layout, linked: (String) -> StyleSheet? = { _ in nil }
  ) {
    self.init(tree, tree.sheets(for: scope, linked))
  }

  /// Takes the rules of sheets for elements as a whole, or for one part of them.
  init(_ tree: MarkupTree, _ sheets: [StyleSheet], for part: StyleSelector.Part? = nil) {
    steps = 200_000 + tree.count * 8
    classNumber = tree.number(of: "class")
    idNumber = tree.number(of: "id")
    var count = 0
    for rule in sheets.lazy.flatMap(\.rules).prefix(Self.most) {
      if rule.selector.part == part { add(rule, number: count) }
      count += 1
    }
  }

  private mutating func add(_ rule: StyleSheet.Rule, number: Int) {
    let subject = rule.selector.subject
    let key: Key
    if let id = subject.ids.min() {
      key = .id(id)
    } else if let name = subject.classes.min() {
      key = .ofClass(name)
    } else {
      key = subject.element.map(Key.element) ?? .any
    }
    rules[key, default: []].append(Rule(rule, number: number))
    let style = rule.style
    if style.isOnRowsOfItsOwn || style.isCell || style.isPlaced || style.isFloating { matters.places = true }
    if style.listStyle != nil { matters.markers = true }
    if style.isSetOff { matters.letters = true }
    if let alignment = style.alignment, alignment != .start, alignment != .left { matters.alignments = true }
    // These keep them anyway.
    if style.keepsRows == true, !["pre", "textarea"].contains(subject.element) { matters.lines = true }
  }

  /// Returns the style of an element, or nil if there is none.
  package mutating func style(of node: MarkupNode, in tree: MarkupTree) -> InlineStyle? {
    guard !rules.isEmpty, steps > 0, let name = tree.nameNumber(of: node) else { return nil }
    let likeness = Likeness(
      name: name, classes: tree.attribute(number: classNumber, of: node) ?? "",
      id: tree.attribute(number: idNumber, of: node).flatMap { rules[.id($0)] == nil ? nil : $0 } ?? "")
    let alike = found(for: likeness, in: tree)
    if let style = alike.style { return style }
    guard !alike.rules.isEmpty else { return nil }
    return Self.style(alike.rules.filter { $0.selector.suits(node, in: tree, steps: &steps) })
  }

  private mutating func found(for likeness: Likeness, in tree: MarkupTree) -> Found {
    if let known = found[likeness] { return known }
    let name = tree.names[likeness.name].lowercased()
    let classes = StyleSelector.Compound.classes(likeness.classes)
    let keys = [.any, .element(name)] + classes.map(Key.ofClass) + (likeness.id.isEmpty ? [] : [.id(likeness.id)])
    var result = Found()
    for key in keys {
      guard let rules = rules[key] else { continue }
      steps -= rules.count
      result.rules += rules.filter { $0.selector.subject.matches(name, id: likeness.id, classes: classes) }
    }
    result.rules.sort { ($0.selector.weight, $0.number) < ($1.selector.weight, $1.number) }
    if result.rules.allSatisfy(\.selector.isSimple) {
      result.style = Self.style(result.rules)
      result.rules = []
    }
    if found.count < Self.mostFound { found[likeness] = result }
    return result
  }

  private static func style(_ rules: [Rule]) -> InlineStyle? {
    rules.first.map { first in rules.dropFirst().reduce(first.style) { $0.overridden(by: $1.style) } }
  }
}
