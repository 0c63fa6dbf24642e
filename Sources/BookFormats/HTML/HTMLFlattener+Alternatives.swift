import Markup
import TextModel

extension HTMLFlattener {
  /// Chooses among alternatives: the cases of `epub:switch`, or the elements of `switch` of SVG.
  mutating func choose(_ node: MarkupNode) {
    let children = tree.children(of: node)
    if children.contains(where: { tree.name(of: $0) == "case" }) {
      chooseCase(children)
    } else {
      chooseElement(children)
    }
  }

  /// Chooses the first case of `epub:switch` that can be read here, else its default (EPUB Content Documents 3.0.1,
  /// 2.1.3.4).
  private mutating func chooseCase(_ children: [MarkupNode]) {
    var isChosen = false
    for child in children {
      switch tree.name(of: child) {
      case "case":
        let name = attributes(of: child).requiredNamespace
        if !isChosen, name.map(Alternative.vocabularies.contains) ?? false {
          isChosen = true
        } else {
          unchosen.insert(child)
        }
      case "default":
        if isChosen { unchosen.insert(child) }
      default: break
      }
    }
  }

  /// Chooses the first element that suits this reader and the language of the text around it; where none is in that
  /// language, the first that could be read in another: no text of the book is lost (SVG 1.1, 5.8.2).
  private mutating func chooseElement(_ children: [MarkupNode]) {
    let shown = children.filter { child in
      guard let name = tree.nameNumber(of: child) else { return false }
      switch kinds[name] {
      case .absent, .absentInGraphic: return false
      default: return true
      }
    }
    let readable = shown.filter { Alternative($0, in: tree).isReadable }
    let chosen = readable.first { Alternative($0, in: tree).suits(context.language) } ?? readable.first
    unchosen.formUnion(shown.filter { $0 != chosen })
  }

  /// Skips the parts that a drawing defines and uses nowhere.
  ///
  /// A part that is used is read at its definition, which is near enough to its use (SVG 1.1, 5.3 to 5.6).
  mutating func leaveOutUnused(in drawing: MarkupNode) {
    let definitions = tree.outermostElements(named: ["defs", "symbol"], in: drawing)
    guard !definitions.isEmpty else { return }
    let uses = usedNames ?? Self.usedNames(in: tree)
    usedNames = uses
    for element in definitions {
      for part in tree.name(of: element) == "symbol" ? [element] : tree.children(of: element) {
        if !isUsed(part, uses) { unchosen.insert(part) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether an element, or anything in it, has one of the names.
  private func isUsed(_ element: MarkupNode, _ names: Set<String>) -> Bool {
    var isUsed = false
    tree.walk(element) { node in
      if !isUsed, let id = tree.attribute("id", of: node), names.contains(id) { isUsed = true }
      return isUsed ? .skip : .children
    } leave: { _ in
    }
    return isUsed
  }

  /// Returns the names of what is used in drawings.
  private static func usedNames(in tree: MarkupTree) -> Set<String> {
    guard let root = tree.root else { return [] }
    let names = tree.elements(named: ["use"], in: root).compactMap { use -> String? in
      let href = (tree.attribute("href", of: use) ?? tree.attribute("xlink:href", of: use))?.trimmed
      return href.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
    }
    return Set(names)
  }
}

/// One of the elements that a `switch` of SVG chooses from, by what it asks of its reader (SVG 1.1, 5.8).
private struct Alternative {
  /// Markup that can be read inside of other markup.
  static let vocabularies: Set<String> = [
    "http://www.w3.org/1998/Math/MathML", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg",
  ]

  /// The namespace that stands for XHTML in the drawings of a publication (EPUB Content Documents 3.0.1, 2.2.3).
  private static let publication = "http://www.idpf.org/2007/ops"

  private static let features = [
    "http://www.w3.org/TR/SVG11/feature#", "http://www.w3.org/TR/SVG/feature#",
    "http://www.w3.org/Graphics/SVG/feature", "org.w3c.",
  ]

  private let node: MarkupNode
  private let tree: MarkupTree

  init(_ node: MarkupNode, in tree: MarkupTree) {
    self.node = node
    self.tree = tree
  }

  /// A Boolean value that indicates whether nothing is asked for that is not there; an attribute without a value asks
  /// for what nobody has.
  var isReadable: Bool {
    (words("requiredExtensions").map { !$0.isEmpty && $0.allSatisfy(Self.isKnown) } ?? true)
      && (words("requiredFeatures").map { !$0.isEmpty && $0.allSatisfy(Self.isFeature) } ?? true)
  }

  /// Returns a Boolean value that indicates whether it is for readers of a language; of text in no language that is
  /// known it always is.
  func suits(_ language: String?) -> Bool {
    guard let language, let list = value("systemLanguage") else { return true }
    let wanted = language.lowercased()
    return list.split(separator: ",").contains { tag in
      let tag = tag.filter { !$0.isWhitespace }.lowercased()
      // A language is there for all its regions, and text in a region is read by all who know the language.
      return tag == wanted || tag.hasPrefix(wanted + "-") || wanted.hasPrefix(tag + "-")
    }
  }

  private func words(_ name: String) -> [String]? {
    value(name)?.tokens.map(String.init)
  }

  /// Returns the value of an attribute, whose name has no capitals where the document was read as HTML.
  private func value(_ name: String) -> String? {
    tree.attribute(name, of: node) ?? tree.attribute(name.lowercased(), of: node)
  }

  private static func isKnown(_ name: String) -> Bool { vocabularies.contains(name) || name == publication }

  /// Returns a Boolean value that indicates whether a feature is one of SVG that a reader without scripts and motion
  /// has.
  private static func isFeature(_ name: String) -> Bool {
    features.contains(where: name.hasPrefix)
      && !["Script", "Animation", "animation", "dynamic", "all"].contains(where: name.hasSuffix)
  }
}
