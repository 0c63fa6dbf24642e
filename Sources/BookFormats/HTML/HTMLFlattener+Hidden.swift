import Markup
import TextModel

extension HTMLFlattener {
  /// Leaves out an element that the page hides: its name is that of what follows, unless it is a note.
  ///
  /// A reference to a note that is not shown must not be followed to something else, wherever in the note it points.
  mutating func hide(_ top: MarkupNode, _ attributes: ElementAttributes) {
    var notes: Set<String> = []
    // How many elements are open since the outermost note.
    var depth = 0
    tree.walk(top) { node in
      guard tree.nameNumber(of: node) != nil else { return .skip }
      let attributes = self.attributes(of: node)
      if depth > 0 || Self.isNote(attributes) {
        depth += 1
        if let anchor = attributes.anchor { notes.insert(anchor) }
      }
      return .children
    } leave: { node in
      if depth > 0, tree.nameNumber(of: node) != nil { depth -= 1 }
    }
    if let anchor = attributes.anchor, !notes.contains(anchor) { mark(attributes) }
    builder.hiddenNotes.formUnion(notes)
  }

  private static func isNote(_ attributes: ElementAttributes) -> Bool {
    switch DocumentRoles.role(attributes.types) {
    case .footnote, .endnotes: true
    default: false
    }
  }
}
