import Markup
import TextModel

extension HTMLFlattener {
  /// Leaves out an element that the page hides: the names in it are those of what follows, but for those of notes.
  ///
  /// A reference to a note that is not shown must not be followed to something else, wherever in the note it points.
  mutating func hide(_ top: MarkupNode) {
    var notes: Set<String> = []
    var names: [String] = []
    // How many elements are open since the outermost note.
    var depth = 0
    tree.walk(top) { node in
      guard tree.nameNumber(of: node) != nil else { return .skip }
      let attributes = self.attributes(of: node)
      if depth > 0 || Self.isNote(attributes) {
        depth += 1
        if let anchor = attributes.anchor { notes.insert(anchor) }
      } else if let anchor = attributes.anchor {
        names.append(anchor)
      }
      return .children
    } leave: { node in
      if depth > 0, tree.nameNumber(of: node) != nil { depth -= 1 }
    }
    for name in names where !name.isEmpty && !notes.contains(name) { builder.anchor(name) }
    builder.hiddenNotes.formUnion(notes)
  }

  /// Gives what follows the names of an element that no text comes of, and of all it holds.
  mutating func markAll(in top: MarkupNode) {
    tree.walk(top) { node in
      if tree.hasAttributes(node) { mark(attributes(of: node)) }
      return .children
    } leave: { _ in
    }
  }

  private static func isNote(_ attributes: ElementAttributes) -> Bool {
    switch DocumentRoles.role(attributes.types) {
    case .footnote, .endnotes: true
    default: false
    }
  }
}

extension MarkupTree {
  /// Whether any element is seen wherever it stands: then nothing is left out for what only an element around it says.
  var hasVisibleParts: Bool {
    guard let root else { return false }
    let (style, visibility) = (number(of: "style"), number(of: "visibility"))
    guard style != nil || visibility != nil else { return false }
    var hasVisible = false
    walk(root) { node in
      if !hasVisible, hasAttributes(node) {
        let styled = attribute(number: style, of: node).flatMap { InlineStyle($0).visibility }
        hasVisible = (styled ?? attribute(number: visibility, of: node)?.trimmed) == "visible"
      }
      return .children
    } leave: { _ in
    }
    return hasVisible
  }
}
