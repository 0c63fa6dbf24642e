/// What the `style` elements of a document say of how its elements are shown.
///
/// Only simple selectors count, of a name, classes and identifiers of one element. Any other is left out, and so is what
/// depends on where a page is shown (`@media`).
struct StyleRules {
  /// What a rule applies to.
  struct Selector: Hashable {
    var element: String?
    var ids: Set<String> = []
    var classes: Set<String> = []

    /// How much it weighs against others (Selectors 4, 17).
    var weight: Int { ids.count << 16 + classes.count << 8 + (element == nil ? 0 : 1) }

    func matches(_ name: String, id: String?, classes own: Set<String>) -> Bool {
      (element ?? name) == name && ids.allSatisfy { $0 == id } && classes.isSubset(of: own)
    }
  }

  private struct Rule {
    let selector: Selector
    /// Its number: of rules of one weight the last one counts.
    let number: Int
    let style: InlineStyle
  }

  /// What rules are looked up by: the most telling part of their selector.
  private enum Key: Hashable {
    case id(String)
    case ofClass(String)
    case element(String)
  }

  private static let most = 2_000

  private var rules: [Key: [Rule]] = [:]
  private var count = 0
  /// How many more rules may be compared with elements; in a document made to take longer, the rest has no style.
  private var steps: Int

  /// Whether nothing is said of any element.
  var isEmpty: Bool { rules.isEmpty }

  /// Reads the `style` elements of a document.
  ///
  /// - Complexity: O(n) in the size of the document.
  init(_ tree: MarkupTree) {
    steps = 100_000 + tree.count * 4
    guard let root = tree.root else { return }
    for sheet in tree.elements(named: ["style"], in: root) where Self.isForAll(sheet, in: tree) {
      for block in StyleSheetBlocks(tree.textContent(of: sheet)).blocks { add(block) }
    }
  }

  /// What is said of an element, the last and weightiest word on each matter.
  mutating func style(of node: MarkupNode, named given: String, in tree: MarkupTree) -> InlineStyle? {
    guard !isEmpty, steps > 0 else { return nil }
    let name = given.lowercased()
    var keys = [Key.element(name)]
    let id = tree.hasAttributes(node) ? tree.attribute("id", of: node) : nil
    var classes: Set<String> = []
    if tree.hasAttributes(node), let list = tree.attribute("class", of: node) {
      classes = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    keys += classes.map(Key.ofClass)
    if let id { keys.append(.id(id)) }
    var found: [Rule] = []
    for key in keys {
      guard let rules = rules[key] else { continue }
      steps -= rules.count
      guard steps > 0 else { return nil }
      found += rules.filter { $0.selector.matches(name, id: id, classes: classes) }
    }
    guard !found.isEmpty else { return nil }
    found.sort { ($0.selector.weight, $0.number) < ($1.selector.weight, $1.number) }
    return found.dropFirst().reduce(found[0].style) { $0.overridden(by: $1.style) }
  }

  private mutating func add(_ block: StyleSheetBlocks.Block) {
    let style = InlineStyle(block.declarations)
    guard style.display != nil || style.visibility != nil else { return }
    for selector in block.selectors.split(separator: ",").compactMap({ Selector($0) }) where count < Self.most {
      let key: Key
      if let id = selector.ids.min() {
        key = .id(id)
      } else if let name = selector.classes.min() {
        key = .ofClass(name)
      } else {
        key = .element(selector.element ?? "")
      }
      rules[key, default: []].append(Rule(selector: selector, number: count, style: style))
      count += 1
    }
  }

  /// Whether a sheet is one of CSS that holds wherever the page is shown.
  private static func isForAll(_ sheet: MarkupNode, in tree: MarkupTree) -> Bool {
    let type = tree.attribute("type", of: sheet)?.lowercased() ?? ""
    let media = tree.attribute("media", of: sheet)?.lowercased().filter { !$0.isWhitespace } ?? ""
    return ["", "text/css"].contains(type) && ["", "all", "screen"].contains(media)
  }
}

extension StyleRules.Selector {
  /// Reads a selector of one element without combinators, pseudo-classes and attributes; nil for any other.
  fileprivate init?(_ text: Substring) {
    var rest = Substring(String(text)).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    func word() -> String? {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest.dropFirst(word.count)
      return word.isEmpty || word.first?.isNumber == true ? nil : String(word)
    }
    guard let first = rest.first else { return nil }
    if first != ".", first != "#" {
      guard let name = word() else { return nil }
      element = name.lowercased()
    }
    while let mark = rest.popFirst() {
      guard let name = word() else { return nil }
      switch mark {
      case ".": classes.insert(name)
      case "#": ids.insert(name)
      default: return nil
      }
    }
  }
}
