import Markup
import TextModel

/// Reads the presentation elements of MathML (MathML Core, 3), and those for columns of numbers (MathML 3, 3.6).
struct FormulaReader {
  /// The greatest number of parts of a formula that is spoken by its structure: a larger one is spoken symbol by
  /// symbol, as nobody could follow it by ear.
  private static let mostParts = 2000
  /// The greatest depth of elements that are spoken by their structure; deeper ones are spoken symbol by symbol.
  static let deepest = 32

  let tree: MarkupTree
  private let hidden: Set<MarkupNode>
  private var parts = 0

  /// Takes a document, and those of its elements that the page hides.
  init(_ tree: MarkupTree, hidden: Set<MarkupNode> = []) {
    self.tree = tree
    self.hidden = hidden
  }

  /// Returns the structure of a `math` element, or nil if it has none that can be spoken.
  ///
  /// An element with words beside its elements, as behind a forgotten end tag, has no structure: the words are none
  /// of its parts.
  func formula(_ math: MarkupNode) -> Formula? {
    guard !holdsLooseText(math) else { return nil }
    var reader = self
    let read = reader.content(of: math, depth: 0)
    return reader.parts <= Self.mostParts ? read : nil
  }

  /// The elements whose text is part of a formula, or of no concern to it.
  private static let tokens: Set<String> = [
    "annotation", "annotation-xml", "mi", "mn", "mo", "mphantom", "ms", "mtext",
  ]

  /// Returns a Boolean value that indicates whether text stands beside elements and in none that is made for it.
  func holdsLooseText(_ math: MarkupNode) -> Bool {
    var isLoose = false
    tree.walk(math) { node in
      if isLoose { return .skip }
      guard let name = tree.name(of: node) else {
        isLoose = !TextFilter.line(tree.text(of: node)).isEmpty
        return .skip
      }
      return Self.tokens.contains(name) || tree.children(of: node).isEmpty ? .skip : .children
    } leave: { _ in
    }
    return isLoose
  }

  /// Returns the parts inside an element, one after the other.
  mutating func content(of node: MarkupNode, depth: Int) -> Formula? {
    let children = tree.children(of: node)
    guard !children.isEmpty, depth < Self.deepest else { return token(node).map { .text($0) } }
    var row = FormulaRow()
    for child in children {
      if let formula = read(child, depth: depth + 1) { row.append(formula, form: form(of: child)) }
    }
    return row.formula
  }

  /// Returns the form of an operator (prefix, infix, postfix), or nil if its author gives none.
  private func form(of node: MarkupNode) -> FormulaRow.Form? {
    tree.attribute("form", of: node).flatMap { FormulaRow.Form(rawValue: $0.trimmed.lowercased()) }
  }

  mutating func read(_ node: MarkupNode, depth: Int) -> Formula? {
    parts += 1
    guard parts <= Self.mostParts, !hidden.contains(node) else { return nil }
    guard depth < Self.deepest else { return token(node).map { .text($0) } }

    let children = tree.children(of: node)
    func child(_ index: Int) -> Formula? {
      index < children.count ? read(children[index], depth: depth + 1) : nil
    }
    func part(_ index: Int) -> Formula { child(index) ?? .row([]) }

    switch tree.name(of: node) {
    case "mi", "mn", "mtext", "ms": return token(node).map { .text($0) }
    case "mo": return token(node).map { .symbol($0) }
    case "mfrac": return hasLine(node) ? .fraction(part(0), over: part(1)) : .stacked(part(0), over: part(1))
    case "msqrt": return content(of: node, depth: depth).map { .root($0, degree: nil) }
    case "mroot": return .root(part(0), degree: child(1))
    case "msup": return .scripts(part(0), lower: nil, upper: child(1))
    case "msub": return .scripts(part(0), lower: child(1), upper: nil)
    case "msubsup": return .scripts(part(0), lower: child(1), upper: child(2))
    case "mmultiscripts": return indices(children, depth: depth)
    case "mover": return .limits(part(0), under: nil, over: child(1))
    case "munder": return .limits(part(0), under: child(1), over: nil)
    case "munderover": return .limits(part(0), under: child(1), over: child(2))
    case "mfenced": return fenced(node, children, depth: depth)
    case "menclose": return enclosed(node, depth: depth)
    case "mtable": return matrix(children, depth: depth)
    case "maction": return child(selection(of: node, among: children.count))
    case "mstack": return column(of: node, depth: depth)
    case "mlongdiv": return longDivision(children, depth: depth)
    case "msrow": return digits(of: node, depth: depth)
    case "semantics": return child(0)
    case "annotation", "annotation-xml", "mphantom", "mspace", "none", "mprescripts", "msline": return nil
    case nil: return nil
    default: return content(of: node, depth: depth)
    }
  }

  private func token(_ node: MarkupNode) -> String? {
    let text = TextFilter.line(tree.textContent(of: node))
    return text.isEmpty ? nil : text
  }

  /// Returns a Boolean value that indicates whether a fraction has a line: one of no width is none (MathML Core,
  /// 3.3.2).
  private func hasLine(_ fraction: MarkupNode) -> Bool {
    guard let width = tree.attribute("linethickness", of: fraction)?.trimmed else { return true }
    return Double(width.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }) != 0
  }

  /// Returns the part of a formula with several states that is shown first (MathML 3, 3.7.1).
  private func selection(of action: MarkupNode, among count: Int) -> Int {
    let number = tree.attribute("selection", of: action).flatMap { Int($0.trimmed) } ?? 1
    return (1...max(1, count)).contains(number) ? number - 1 : 0
  }

  /// Returns a base, the pairs of scripts behind it, and the pairs before it (MathML Core, 3.4.3).
  private mutating func indices(_ children: [MarkupNode], depth: Int) -> Formula? {
    guard let first = children.first else { return nil }
    let base = read(first, depth: depth + 1) ?? .row([])
    let parts = children.dropFirst().split(maxSplits: 1, omittingEmptySubsequences: false) {
      tree.name(of: $0) == "mprescripts"
    }
    let behind = parts.first.map { pairs($0, depth: depth) } ?? []
    let before = parts.dropFirst().first.map { pairs($0, depth: depth) } ?? []
    return before.isEmpty && behind.isEmpty ? base : .indices(base, before: before, behind: behind)
  }

  private mutating func pairs(_ nodes: ArraySlice<MarkupNode>, depth: Int) -> [Formula.Scripts] {
    var pairs: [Formula.Scripts] = []
    var rest = nodes
    while let lower = rest.popFirst() {
      let below = read(lower, depth: depth + 1)
      let above = rest.popFirst().flatMap { read($0, depth: depth + 1) }
      if below != nil || above != nil { pairs.append(Formula.Scripts(lower: below, upper: above)) }
    }
    return pairs
  }

  /// Returns the row that an `mfenced` stands for, with its fences and separators: parentheses and commas if it names
  /// no others (MathML 3, 3.3.8).
  private mutating func fenced(_ node: MarkupNode, _ children: [MarkupNode], depth: Int) -> Formula? {
    let separators = (tree.attribute("separators", of: node) ?? ",").filter { !$0.isWhitespace }.map { String($0) }
    var row = FormulaRow()
    func fence(_ name: String, _ usual: String) -> Formula {
      .symbol(tree.attribute(name, of: node)?.trimmed ?? usual)
    }
    row.append(fence("open", "("), form: .prefix)
    for (index, child) in children.enumerated() {
      if index > 0, !separators.isEmpty { row.append(.symbol(separators[min(index - 1, separators.count - 1)])) }
      if let formula = read(child, depth: depth + 1) { row.append(formula, form: form(of: child)) }
    }
    row.append(fence("close", ")"), form: .postfix)
    return row.formula
  }

  /// Returns the contents of an enclosure that is drawn around them (MathML 3, 3.3.9); an enclosure without a meaning
  /// is not spoken.
  private mutating func enclosed(_ node: MarkupNode, depth: Int) -> Formula? {
    guard let inside = content(of: node, depth: depth) else { return nil }
    let notation = tree.attribute("notation", of: node) ?? "longdiv"
    let symbols = Set(notation.split { $0.isWhitespace }.map { $0.lowercased() })
    if symbols.contains("longdiv") { return .division(inside, by: nil) }
    if symbols.contains("radical") { return .root(inside, degree: nil) }
    if symbols.contains("actuarial") { return .enclosed(inside, .actuarial) }
    if symbols.contains(where: { $0.hasSuffix("strike") }) { return .enclosed(inside, .strike) }
    if symbols.contains("circle") { return .enclosed(inside, .circle) }
    if symbols.contains("box") || symbols.contains("roundedbox") { return .enclosed(inside, .box) }
    if symbols == ["left", "right"] { return .absolute(inside) }
    return symbols == ["top"] ? .limits(inside, under: nil, over: .symbol("\u{AF}")) : inside
  }

  private mutating func matrix(_ rows: [MarkupNode], depth: Int) -> Formula {
    var cells: [[Formula]] = []
    for row in rows where tree.name(of: row) == "mtr" || tree.name(of: row) == "mlabeledtr" {
      var formulas: [Formula] = []
      for cell in tree.children(of: row) { formulas.append(content(of: cell, depth: depth + 1) ?? .row([])) }
      cells.append(formulas)
    }
    return .matrix(cells)
  }
}
