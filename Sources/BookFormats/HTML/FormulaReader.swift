import Markup
import TextModel

/// Reads the presentation elements of MathML (MathML Core, 3).
struct FormulaReader {
  /// Formulas of more parts than anyone could follow by ear are heard as their signs.
  private static let mostParts = 2000
  /// Elements inside one another beyond this are heard as their signs.
  private static let deepest = 32

  private let tree: MarkupTree
  private var parts = 0

  init(_ tree: MarkupTree) {
    self.tree = tree
  }

  /// The formula of a `math` element, nil where there is nothing to say.
  ///
  /// `name` is what its author calls it, which counts unless it is written for a typesetter ("\frac{a}{b}"). Words
  /// beside its elements, as behind an end tag that its author forgot, are none of its parts: it is heard as its signs.
  func formula(_ math: MarkupNode, named name: String) -> Formula? {
    guard !holdsLooseText(math) else { return nil }
    let isWords = !name.isEmpty && !name.contains { "\\{}^_".contains($0) }
    if isWords { return .text(name) }
    var reader = self
    if let read = reader.content(of: math, depth: 0), reader.parts <= Self.mostParts { return read }
    return name.isEmpty ? nil : .text(name)
  }

  /// The elements whose text is part of a formula, or of no concern to it.
  private static let tokens: Set<String> = [
    "annotation", "annotation-xml", "mi", "mn", "mo", "mphantom", "ms", "mtext",
  ]

  /// Whether text stands beside elements and in none that is made for it.
  private func holdsLooseText(_ math: MarkupNode) -> Bool {
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

  /// What stands inside an element, one after the other.
  private mutating func content(of node: MarkupNode, depth: Int) -> Formula? {
    let children = tree.children(of: node)
    guard !children.isEmpty, depth < Self.deepest else { return token(node).map { .text($0) } }
    var formulas: [Formula] = []
    for child in children {
      if let formula = read(child, depth: depth + 1) { formulas.append(formula) }
    }
    return formulas.count > 1 ? .row(formulas) : formulas.first
  }

  private mutating func read(_ node: MarkupNode, depth: Int) -> Formula? {
    parts += 1
    guard parts <= Self.mostParts else { return nil }
    guard depth < Self.deepest else { return token(node).map { .text($0) } }

    let children = tree.children(of: node)
    func child(_ index: Int) -> Formula? {
      index < children.count ? read(children[index], depth: depth + 1) : nil
    }
    func part(_ index: Int) -> Formula { child(index) ?? .row([]) }

    switch tree.name(of: node) {
    case "mi", "mn", "mtext", "ms": return token(node).map { .text($0) }
    case "mo": return token(node).map { .sign($0) }
    case "mfrac": return .fraction(part(0), over: part(1))
    case "msqrt": return content(of: node, depth: depth).map { .root($0, degree: nil) }
    case "mroot": return .root(part(0), degree: child(1))
    case "msup": return .scripts(part(0), lower: nil, upper: child(1))
    case "msub": return .scripts(part(0), lower: child(1), upper: nil)
    case "msubsup": return .scripts(part(0), lower: child(1), upper: child(2))
    case "mover": return .limits(part(0), under: nil, over: child(1))
    case "munder": return .limits(part(0), under: child(1), over: nil)
    case "munderover": return .limits(part(0), under: child(1), over: child(2))
    case "mfenced": return fenced(node, children, depth: depth)
    case "mtable": return matrix(children, depth: depth)
    case "semantics": return child(0)
    case "annotation", "annotation-xml", "mphantom", "mspace", "none", "mprescripts": return nil
    case nil: return nil
    default: return content(of: node, depth: depth)
    }
  }

  private func token(_ node: MarkupNode) -> String? {
    let text = TextFilter.line(tree.textContent(of: node))
    return text.isEmpty ? nil : text
  }

  /// `mfenced` stands for its signs: parentheses and commas where it names no others (MathML 3, 3.3.8).
  private mutating func fenced(_ node: MarkupNode, _ children: [MarkupNode], depth: Int) -> Formula {
    let separators = (tree.attribute("separators", of: node) ?? ",").filter { !$0.isWhitespace }.map { String($0) }
    var formulas: [Formula] = [.sign(tree.attribute("open", of: node) ?? "(")]
    for (index, child) in children.enumerated() {
      if index > 0, !separators.isEmpty { formulas.append(.sign(separators[min(index - 1, separators.count - 1)])) }
      if let formula = read(child, depth: depth + 1) { formulas.append(formula) }
    }
    return .row(formulas + [.sign(tree.attribute("close", of: node) ?? ")")])
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
