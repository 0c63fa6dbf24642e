import Markup
import TextModel

/// A document that is read once and divided into sections of the book, each of them made when it is asked for.
struct DividedDocument: Sendable {
  /// Titles inside one another beyond this stand beside one another.
  private static let deepest = 32

  /// The name of the document among the files of the book.
  let path: String
  let tree: MarkupTree
  let translation: any MarkupTranslation
  /// The elements that are divided.
  let tops: [MarkupNode]
  /// The run of each section, in document order.
  let runs: [HTMLTranslator.Run]
  /// The elements that can be linked to, by their identifiers; of two the first.
  private let targets: [String: MarkupNode]

  /// Divides what stands in some elements of a document, which do not stand in one another.
  init(_ tree: MarkupTree, path: String, tops: [MarkupNode], _ translation: any MarkupTranslation) {
    self.path = path
    self.tree = tree
    self.translation = translation
    self.tops = tops
    var divider = MarkupDivider(tree, translation)
    for top in tops { divider.divide(top) }
    runs = divider.runs
    var targets: [String: MarkupNode] = [:]
    for top in tops {
      tree.walk(top) { node in
        if let id = tree.attribute("id", of: node), targets[id] == nil { targets[id] = node }
        return .children
      } leave: { _ in
      }
    }
    self.targets = targets
  }

  /// Returns a section in HTML; `language` is that of a book whose document gives none.
  func html(of index: Int, language: String?) -> MarkupTree {
    HTMLTranslator.html(runs[index], of: tree, translation, language: language)
  }

  /// Returns the number of bytes of the document that a section is made of.
  func bulk(of index: Int) -> Int {
    var next: MarkupNode? = runs[index].last
    while let node = next, tree.nextSibling(of: node) == nil { next = tree.parent(of: node) }
    let end = next.flatMap { tree.nextSibling(of: $0) }.map { tree.sourceOffset(of: $0) } ?? tree.sourceEnd
    return max(1, end - tree.sourceOffset(of: runs[index].first))
  }

  /// Returns the section and the anchor that an identifier stands for.
  func place(of identifier: String) -> (index: Int, anchor: String?)? {
    targets[identifier].map { place(of: $0) }
  }

  /// Returns the section that an element stands in, and its anchor there; none where the section begins with it.
  func place(of node: MarkupNode) -> (index: Int, anchor: String?) {
    let index = max(0, runs.partitioningIndex { $0.start.index > node.index } - 1)
    if !runs.isEmpty, node.index >= runs[index].start.index, node.index <= runs[index].first.index {
      return (index, nil)
    }
    let id = tree.attribute("id", of: node).flatMap { targets[$0] == node ? $0 : nil }
    return (index, id ?? HTMLTranslator.identifier(of: node))
  }

  /// The titles of what divides the document, each with how deep it stands and what it is the title of.
  var titles: [(depth: Int, label: String, node: MarkupNode)] {
    var result: [(depth: Int, label: String, node: MarkupNode)] = []
    var titled: [MarkupNode] = []
    for top in tops {
      tree.walk(top) { node in
        let division = translation.division(of: node, in: tree)
        guard division == .chapter || division == .whole || division == .group else { return .skip }
        let name = division == .group ? translation.name(ofGroup: node, in: tree) : nil
        let title = division != .group || name != nil ? translation.title(of: node, in: tree) : nil
        if let label = title.map(label) ?? name, title != nil || !label.isEmpty {
          titled.append(node)
          result.append((min(titled.count, Self.deepest), label, node))
        }
        return division == .whole ? .skip : .children
      } leave: { node in
        if titled.last == node { titled.removeLast() }
      }
    }
    return result
  }

  /// Returns the text of an element on one line, without the marks of notes and print pages in it.
  func label(of top: MarkupNode) -> String {
    var label = MarkupLabel()
    tree.walk(top) { node in
      guard let name = tree.name(of: node) else {
        label.append(tree.text(of: node))
        return .skip
      }
      guard !label.isFull, let rendition = translation.rendition(of: node, named: name, in: tree, depth: 0),
        !rendition.isMark || node == top
      else { return .skip }
      if rendition.isLine || name == "br" { label.append([0x20]) }
      if let alt = tree.attribute("alt", of: node) { label.append(Array(alt.utf8)[...]) }
      return .children
    } leave: { _ in
    }
    return label.text
  }
}
