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
      if depth > 0 || Self.isNote(attributes(of: node)) {
        depth += 1
        notes.formUnion(self.names(of: node))
      } else {
        names += self.names(of: node)
      }
      return .children
    } leave: { node in
      if depth > 0, tree.nameNumber(of: node) != nil { depth -= 1 }
    }
    for name in names where !notes.contains(name) { builder.anchor(name) }
    builder.hiddenNotes.formUnion(notes)
  }

  /// Gives what follows the names of an element that no text comes of, and of all it holds.
  mutating func markAll(in top: MarkupNode) {
    tree.walk(top) { node in
      for name in names(of: node) { builder.anchor(name) }
      return .children
    } leave: { _ in
    }
  }

  /// What an element can be linked to by; of elements with a `name` only links are named for that.
  private func names(of node: MarkupNode) -> [String] {
    guard tree.hasAttributes(node) else { return [] }
    let attributes = tree.name(of: node) == "a" ? ["id", "xml:id", "name"] : ["id", "xml:id"]
    return attributes.compactMap { tree.attribute($0, of: node) }.filter { !$0.isEmpty }
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
