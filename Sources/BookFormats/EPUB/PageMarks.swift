import Markup
import TextModel

/// The printed pages that a page list says begin in a document.
struct PageMarks {
  /// Each page, and the anchor that it begins at; none for the start of the document.
  let pages: [(label: String, anchor: String?)]

  init(_ pages: [(label: String, anchor: String?)] = []) {
    self.pages = pages
  }

  /// Returns the places in the text that fragment identifiers lead to, by node, each with its name, in order.
  func places(in tree: MarkupTree) -> [MarkupNode: [(bytes: Int, name: String)]] {
    let named = pages.compactMap { page in
      page.anchor.flatMap { name in ContentFragment(name).map { (name: name, fragment: $0) } }
    }
    guard !named.isEmpty else { return [:] }
    let places = FragmentPlaces(tree, for: named.map(\.fragment))
    var result: [MarkupNode: [(bytes: Int, name: String)]] = [:]
    for entry in named {
      if let place = places.place(of: entry.fragment) {
        result[place.node, default: []].append((place.bytes, entry.name))
      }
    }
    return result.mapValues { $0.sorted { $0.bytes < $1.bytes } }
  }
}
