import Markup

/// The places that headings of a control center lead to in one document.
struct DocumentPoints {
  /// The nodes that pieces of the document may begin with, in order; the first piece has all that stands before it too.
  private(set) var starts: [Int32] = []
  private var identifiers: [String: Int32] = [:]

  /// Finds the places of identifiers; nil stands for the beginning of the document.
  init(_ tree: MarkupTree, _ fragments: [String?]) {
    guard let root = tree.root else { return }
    var shown: [Int32] = []
    tree.walk(root) { node in
      if let id = tree.attribute("id", of: node), identifiers[id] == nil { identifiers[id] = node.index }
      if tree.name(of: node) == "img" || tree.text(of: node).contains(where: { $0 > 0x20 }) {
        shown.append(node.index)
      }
      return tree.name(of: node) == "head" ? .skip : .children
    } leave: { _ in
    }
    let places = Set(fragments.compactMap { $0 == nil ? root.index : identifiers[$0 ?? ""] }).sorted()
    // Between two places where nothing is shown, only the second begins a piece.
    var rest = shown[...]
    for (index, place) in places.enumerated() {
      let next = index + 1 < places.count ? places[index + 1] : .max
      rest = rest.drop { $0 < place }
      if let first = rest.first, first < next { starts.append(place) }
    }
  }

  /// The place of an identifier.
  subscript(fragment: String) -> Int32? { identifiers[fragment] }

  /// Returns the node that the piece begins with which an identifier leads to; nil where there is none such.
  func place(_ fragment: String?) -> Int32? {
    let place = fragment.map { identifiers[$0] } ?? 0
    return place.flatMap { place in starts.first { $0 >= place } ?? starts.last }
  }

  /// Returns the piece that begins with a node.
  func piece(_ document: String, at place: Int32) -> TalkingOrder.Piece {
    let next = starts.first { $0 > place }
    return TalkingOrder.Piece(document: document, start: place == starts.first ? nil : place, end: next)
  }
}
