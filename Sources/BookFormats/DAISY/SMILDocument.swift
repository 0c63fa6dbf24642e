import Markup

/// The texts that the parts of a presentation go with (SMIL 1.0, as DAISY 2.02 and ANSI/NISO Z39.86 use it).
struct SMILDocument {
  /// The text of each part that has an identifier, as the document refers to it.
  private(set) var texts: [String: String] = [:]
  /// Every text in order.
  private(set) var sources: [String] = []

  init() {}

  init(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    // A part with sound and no text goes with the next text.
    var waiting: [String] = []
    tree.walk(root) { node in
      guard let name = tree.name(of: node) else { return .skip }
      if let id = tree.attribute("id", of: node) { waiting.append(id) }
      if name == "text", let source = tree.attribute("src", of: node) {
        sources.append(source)
        for id in waiting where texts[id] == nil { texts[id] = source }
        waiting.removeAll()
      }
      return .children
    } leave: { _ in
    }
  }
}
