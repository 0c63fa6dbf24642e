/// A source of the name of an element of HTML, SVG or MathML whose author uses no ARIA (HTML-AAM 1.0, 4.1).
enum NameSource {
  /// An attribute.
  case attribute(String)
  /// Elements whose text it is, in order.
  case elements([MarkupNode])
  /// A word that the program gives.
  case word(String)
}

/// The native sources of names in a document.
struct NameSources {
  private let tree: MarkupTree
  let labels: LabelIndex

  init(_ tree: MarkupTree, labels: LabelIndex) {
    self.tree = tree
    self.labels = labels
  }

  /// Returns the sources before the content of an element and its `title`, the first to be asked first.
  func sources(of node: MarkupNode) -> [NameSource] {
    switch tree.name(of: node) {
    case "input": inputSources(of: node)
    case "button", "meter", "output", "progress", "select", "textarea": [.elements(labels[node])]
    case "img", "area": [.attribute("alt")]
    case "fieldset": [.elements(first("legend", in: node))]
    case "table": [.elements(first("caption", in: node))]
    case "figure": [.elements(first("figcaption", in: node))]
    case "svg": [.elements(first("title", in: node))]
    case .some(let name) where Self.shapes.contains(name) && tree.attribute("role", of: node) != nil:
      [.elements(first("title", in: node))]
    case "optgroup", "option": [.attribute("label")]
    case "math": [.attribute("alttext")]
    default: []
    }
  }

  /// The parts of drawings that are exposed by themselves where their author gives them a role (SVG-AAM 1.0, 5.1).
  private static let shapes: Set<String> = [
    "circle", "ellipse", "g", "image", "line", "path", "polygon", "polyline", "rect", "symbol", "text", "use",
  ]

  /// Returns the sources that are left when nothing else gives a name.
  func lastSources(of node: MarkupNode) -> [NameSource] {
    switch tree.name(of: node) {
    case "input" where tree.inputType(of: node) == "image": [.word(Self.usualNames["image"] ?? "")]
    case "input", "textarea": [.attribute("placeholder"), .attribute("aria-placeholder")]
    default: tree.attribute("aria-placeholder", of: node) == nil ? [] : ownSources(of: node)
    }
  }

  /// Returns the sources that are left for a field that its author has made of another element.
  private func ownSources(of node: MarkupNode) -> [NameSource] {
    switch tree.role(of: node) {
    case .combobox, .searchbox, .textbox: [.attribute("aria-placeholder")]
    default: []
    }
  }

  /// Returns the sources of a description beside ARIA, if they are not the name (HTML-AAM 1.0, 4.2).
  func descriptions(of node: MarkupNode) -> [NameSource] {
    switch tree.name(of: node) {
    case "table": [.elements(first("caption", in: node)), .attribute("summary")]
    case "input":
      switch tree.inputType(of: node) {
      case "button", "reset", "submit": [.attribute("value")]
      default: []
      }
    default: []
    }
  }

  /// The names of buttons that their author gives no name.
  private static let usualNames = ["submit": "Submit", "reset": "Reset", "image": "Submit Query"]

  /// Returns a Boolean value that indicates whether a name is the word that the program gives, and none of its
  /// author's.
  func isUsual(_ name: String, of node: MarkupNode) -> Bool {
    guard tree.name(of: node) == "input", name == Self.usualNames[tree.inputType(of: node)], labels[node].isEmpty
    else {
      return false
    }
    let own = tree.inputType(of: node) == "image" ? ["alt", "title"] : ["value"]
    return (own + ["aria-label", "aria-labelledby"]).allSatisfy { tree.attribute($0, of: node) ?? "" == "" }
  }

  private func inputSources(of node: MarkupNode) -> [NameSource] {
    let labels = NameSource.elements(labels[node])
    let hasValue = tree.attribute("value", of: node) != nil
    switch tree.inputType(of: node) {
    case "image": return [labels, .attribute("alt")]
    case "button": return [labels, .attribute("value")]
    case "submit", "reset":
      return [labels, hasValue ? .attribute("value") : .word(Self.usualNames[tree.inputType(of: node)] ?? "")]
    default: return [labels]
    }
  }

  /// Returns the first child of that name: a second `legend` or `caption` is none.
  private func first(_ name: String, in node: MarkupNode) -> [MarkupNode] {
    var next = tree.firstChild(of: node)
    while let child = next {
      if tree.name(of: child) == name { return [child] }
      next = tree.nextSibling(of: child)
    }
    return []
  }
}
