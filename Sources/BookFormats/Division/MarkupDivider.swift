import Markup

/// Divides a document into runs of siblings, each of which becomes a section of the book.
struct MarkupDivider {
  /// A chapter of more text than this is divided into the chapters in it; in bytes.
  private static let longest = 64 << 10
  /// Chapters inside one another beyond this are not divided.
  private static let deepest = 8

  private let tree: MarkupTree
  private let translation: any MarkupTranslation
  private(set) var runs: [HTMLTranslator.Run] = []
  /// The outermost element that begins with the next run.
  private var start: MarkupNode?
  private var depth = 0

  init(_ tree: MarkupTree, _ translation: any MarkupTranslation) {
    self.tree = tree
    self.translation = translation
  }

  /// Divides an element.
  mutating func divide(_ node: MarkupNode) {
    switch translation.division(of: node, in: tree) {
    case .nothing: return
    case .group where depth < Self.deepest: divideContent(of: node)
    case .chapter where depth < Self.deepest && hasChapters(node) && isLong(node): divideContent(of: node)
    default: add(node, node)
    }
  }

  private mutating func divideContent(of node: MarkupNode) {
    start = start ?? node
    depth += 1
    var beside: (first: MarkupNode, last: MarkupNode)?
    var next = tree.firstChild(of: node)
    while let child = next {
      next = tree.nextSibling(of: child)
      if isContent(child) {
        if let run = beside { beside = (run.first, child) } else if !isBlank(child) { beside = (child, child) }
      } else {
        if let run = beside { add(run.first, run.last) }
        beside = nil
        divide(child)
      }
    }
    if let run = beside { add(run.first, run.last) }
    depth -= 1
  }

  private mutating func add(_ first: MarkupNode, _ last: MarkupNode) {
    runs.append(HTMLTranslator.Run(first: first, last: last, start: start ?? first))
    start = nil
  }

  private func isContent(_ node: MarkupNode) -> Bool {
    tree.nameNumber(of: node) == nil || translation.division(of: node, in: tree) == .content
  }

  /// Whether a node is white space between elements.
  private func isBlank(_ node: MarkupNode) -> Bool {
    tree.nameNumber(of: node) == nil && tree.text(of: node).allSatisfy { $0 <= 0x20 }
  }

  private func hasChapters(_ node: MarkupNode) -> Bool {
    tree.children(of: node).contains { translation.division(of: $0, in: tree) == .chapter }
  }

  private func isLong(_ top: MarkupNode) -> Bool {
    var count = 0
    tree.walk(top) { node in
      count += tree.text(of: node).count
      return count > Self.longest ? .skip : .children
    } leave: { _ in
    }
    return count > Self.longest
  }
}
