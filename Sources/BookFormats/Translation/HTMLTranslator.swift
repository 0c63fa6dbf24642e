import Markup

/// Writes a run of siblings of a document as a document of HTML, in constant stack space.
struct HTMLTranslator {
  /// A run of siblings to write.
  struct Run {
    /// The first and the last of the siblings.
    let first: MarkupNode
    let last: MarkupNode
    /// The outermost element that begins with the run: its first node, or one around it.
    let start: MarkupNode
  }

  private struct Frame {
    let node: MarkupNode
    let rendition: HTMLRendition
    let depth: Int
  }

  /// The greatest distance of an element around a run that is still considered: only a hostile document nests deeper.
  private static let farthest = 64

  private let tree: MarkupTree
  private let translation: any MarkupTranslation
  private var writer = MarkupWriter()
  private var frames: [Frame] = []
  private var depth = 0
  /// A Boolean value that indicates whether a line has ended since the last text.
  private var isAfterLine = false

  init(_ tree: MarkupTree, _ translation: any MarkupTranslation) {
    self.tree = tree
    self.translation = translation
  }

  /// Returns the identifier of an element that has none of its own; no identifier of a document holds a blank.
  static func identifier(of node: MarkupNode) -> String { "element \(node.index)" }

  /// Writes a run; `language` is that of a document that gives none.
  static func html(
    _ run: Run, of tree: MarkupTree, _ translation: any MarkupTranslation, language: String? = nil
  ) -> MarkupTree {
    var translator = HTMLTranslator(tree, translation)
    translator.write(run, language: language)
    return translator.writer.finish()
  }

  /// Writes what stands in an element.
  static func html(contentOf top: MarkupNode, of tree: MarkupTree, _ translation: any MarkupTranslation) -> MarkupTree
  {
    guard let first = tree.firstChild(of: top) else { return MarkupWriter().finish() }
    var last = first
    while let next = tree.nextSibling(of: last) { last = next }
    return html(Run(first: first, last: last, start: first), of: tree, translation)
  }

  private mutating func write(_ run: Run, language: String?) {
    let around = Array(sequence(first: run.first) { [tree] in tree.parent(of: $0) }.prefix(Self.farthest)).dropFirst()
    let given = around.compactMap { self.language(of: $0) }.first ?? language
    depth = around.count { translation.division(of: $0, in: tree) == .chapter }
    writer.open("html")
    if let given { writer.attribute("xml:lang", given.utf8) }
    writer.open("body")
    for node in around.reversed() where node.index >= run.start.index {
      guard let id = tree.attribute("id", of: node) else { continue }
      writer.open("div")
      writer.attribute("id", id.utf8)
      writer.close()
    }
    var next: MarkupNode? = run.first
    while let node = next {
      tree.walk(node) {
        enter($0)
      } leave: {
        leave($0)
      }
      next = node == run.last ? nil : tree.nextSibling(of: node)
    }
  }

  private func language(of node: MarkupNode) -> String? {
    tree.attribute("xml:lang", of: node) ?? tree.attribute("lang", of: node)
  }

  private mutating func enter(_ node: MarkupNode) -> MarkupTree.Visit {
    guard let name = tree.name(of: node) else {
      let text = tree.text(of: node)
      if isAfterLine, !text.allSatisfy({ $0 <= 0x20 }) { isAfterLine = false }
      writer.text(text)
      return .skip
    }
    guard let rendition = translation.rendition(of: node, named: name, in: tree, depth: depth) else { return .skip }
    if rendition.isLine, !isAfterLine { lineBreak() }
    for (index, element) in rendition.elements.enumerated() {
      writer.open(element.name)
      for (name, value) in element.attributes { writer.attribute(name, value.utf8) }
      if index == 0 { copyAttributes(of: node, rendition) }
    }
    frames.append(Frame(node: node, rendition: rendition, depth: depth))
    if translation.division(of: node, in: tree) == .chapter { depth += 1 }
    return .children
  }

  private mutating func copyAttributes(of node: MarkupNode, _ rendition: HTMLRendition) {
    if rendition.keepsAttributes {
      tree.forEachAttribute(of: node) { writer.attribute(tree.names[$0], $1) }
      return
    }
    if let id = tree.attribute("id", of: node), !id.isEmpty {
      writer.attribute("id", id.utf8)
    } else if rendition.isTarget {
      writer.attribute("id", Self.identifier(of: node).utf8)
    }
    if let language = language(of: node) { writer.attribute("xml:lang", language.utf8) }
  }

  private mutating func leave(_ node: MarkupNode) {
    guard let frame = frames.last, frame.node == node else { return }
    frames.removeLast()
    depth = frame.depth
    for _ in frame.rendition.elements { writer.close() }
    if frame.rendition.isLine {
      lineBreak()
      isAfterLine = true
    }
    if frame.rendition.isSpaced { writer.text([0x20]) }
  }

  private mutating func lineBreak() {
    writer.open("br")
    writer.close()
  }
}
