import Markup

/// Divides a document into runs of siblings, each of which becomes a section of the book.
struct MarkupDivider {
  /// A chapter of more text than this is divided into the chapters in it; in bytes.
  private static let longest = 64 << 10
  /// Chapters inside one another beyond this are not divided.
  private static let deepest = 8
  /// After so many sections, more than books have, one of less text than this takes in what follows it; in bytes.
  private static let most = 2000
  private static let shortest = 1 << 10

  private let tree: MarkupTree
  private let translation: any MarkupTranslation
  private(set) var runs: [HTMLTranslator.Run] = []
  /// The outermost element that begins with the next run.
  private var start: MarkupNode?
  private var depth = 0
  /// The length of the text of the last run, if that matters.
  private var length = 0

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
    if let run = runs.last, goesOn(run, with: first) {
      runs[runs.count - 1] = HTMLTranslator.Run(first: run.first, last: last, start: run.start)
    } else {
      runs.append(HTMLTranslator.Run(first: first, last: last, start: start ?? first))
      length = 0
    }
    if runs.count >= Self.most { length += self.length(from: first, to: last) }
    start = nil
  }

  /// Returns a Boolean value that indicates whether a run is too short to end before a sibling.
  private func goesOn(_ run: HTMLTranslator.Run, with next: MarkupNode) -> Bool {
    runs.count >= Self.most && length < Self.shortest && start == nil
      && tree.parent(of: run.last) == tree.parent(of: next)
  }

  private func length(from first: MarkupNode, to last: MarkupNode) -> Int {
    var length = 0
    var next: MarkupNode? = first
    while let node = next, length < Self.shortest {
      length += self.length(of: node, upTo: Self.shortest)
      next = node == last ? nil : tree.nextSibling(of: node)
    }
    return length
  }

  private func isContent(_ node: MarkupNode) -> Bool {
    tree.nameNumber(of: node) == nil || translation.division(of: node, in: tree) == .content
  }

  /// Returns a Boolean value that indicates whether a node is white space between elements.
  private func isBlank(_ node: MarkupNode) -> Bool {
    tree.nameNumber(of: node) == nil && tree.text(of: node).allSatisfy { $0 <= 0x20 }
  }

  private func hasChapters(_ node: MarkupNode) -> Bool {
    tree.children(of: node).contains { translation.division(of: $0, in: tree) == .chapter }
  }

  private func isLong(_ node: MarkupNode) -> Bool { length(of: node, upTo: Self.longest) > Self.longest }

  /// Returns the length of the text of an element, in bytes; text past the limit may not be counted.
  private func length(of top: MarkupNode, upTo limit: Int) -> Int {
    var length = 0
    tree.walk(top) { node in
      length += tree.text(of: node).count
      return length > limit ? .skip : .children
    } leave: { _ in
    }
    return length
  }
}
