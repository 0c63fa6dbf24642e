import Markup

/// The links in a note that lead back to its reference, and are symbols for the eye: a key comes back for all.
///
/// They are arrows. If several places refer to one note, they are a letter for each of them behind an arrow, as in
/// wikis: "^ a b Census of 2020."
struct FootnoteBackLinks {
  /// The links, and the text of an arrow before them that is none.
  private(set) var symbols: NodeSet = []

  private let bodies: FootnoteBodies
  private let references: NodeSet
  private var scan: FootnoteScan { bodies.scan }

  /// Looks at the links in notes, given the links that refer to notes.
  ///
  /// - Complexity: O(n log n) in the number of links.
  init(in bodies: FootnoteBodies, notes: NodeSet, references: NodeSet) {
    self.bodies = bodies
    self.references = references
    for link in scan.links where link.symbol == .back(isArrow: true) && bodies.isInNote(link.node, notes) {
      symbols.insert(link.node)
    }
    for note in notes {
      let letters = scan.links(in: note).filter { isOneOfMany($0, from: note) }
      guard letters.count > 1 else { continue }
      symbols.formUnion(letters.map(\.node))
      if let arrow = arrow(in: note, before: letters[0].node) { symbols.insert(arrow) }
    }
  }

  /// Returns a Boolean value that indicates whether a link leads to what refers to a note, and is not called as the
  /// note is there.
  private func isOneOfMany(_ link: FootnoteScan.Link, from note: MarkupNode) -> Bool {
    guard let mark = link.symbol.mark, mark.count == 1, let place = scan.places[link.destination.anchor],
      place.node != place.block
    else { return false }
    return scan.links(in: place.node).prefix(2).contains {
      references.contains($0.node) && bodies.note(at: $0.destination.anchor) == note && $0.symbol.mark != mark
    }
  }

  /// Returns the text that a note begins with, where it is an arrow and nothing else.
  private func arrow(in note: MarkupNode, before link: MarkupNode) -> MarkupNode? {
    var found: MarkupNode?
    scan.tree.walk(note) { node in
      guard found == nil, node.index < link.index else { return .skip }
      if FootnoteSymbol(String(decoding: scan.tree.text(of: node).prefix(FootnoteSymbol.longest), as: UTF8.self))
        == .back(isArrow: true)
      {
        found = node
      }
      return .children
    } leave: { _ in
    }
    return found
  }
}
