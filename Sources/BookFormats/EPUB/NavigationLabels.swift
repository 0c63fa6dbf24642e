import Markup

/// The labels of the entries of a document that leads into a book: the words that a reader would hear of them
/// (Accessible Name and Description Computation 1.2), without readings of ruby bases.
///
/// A list that its author hides all of is one all the same: books hide it from those who read on, not from those who
/// look something up (EPUB 3.3, 7.4.2).
struct NavigationLabels {
  /// More than any label has, in bytes.
  private static let longest = 1 << 16

  private let tree: MarkupTree
  /// The names that other elements give, once one does.
  private var names: AccessibleNames?

  init(_ tree: MarkupTree) {
    self.tree = tree
  }

  /// Returns the text of an element without that of the lists in it, else its tooltip; `kept` is part of it, hidden or
  /// not.
  mutating func label(of top: MarkupNode, keeping kept: MarkupNode? = nil) -> String {
    var bytes: [UInt8] = []
    tree.walk(top) { node in
      guard bytes.count < Self.longest else { return .skip }
      bytes += tree.text(of: node)
      guard let name = tree.name(of: node) else { return .skip }
      let isMeant = node == top || node == kept
      if !isMeant, isLeftOut(node, name) { return .skip }
      let given = givenName(of: node, name)
      let isApart = ElementKind(name).isBlock || name == "br"
      if isApart { bytes.append(0x20) }
      bytes += given.utf8
      return given.isEmpty ? .children : .skip
    } leave: { node in
      if let name = tree.name(of: node), ElementKind(name).isBlock { bytes.append(0x20) }
    }
    let text = TextFilter.label(bytes)
    return text.isEmpty ? TextFilter.label((tree.attribute("title", of: kept ?? top) ?? "").utf8) : text
  }

  /// Returns a Boolean value that indicates whether an element inside of a label is no part of it.
  private func isLeftOut(_ node: MarkupNode, _ name: String) -> Bool {
    switch ElementKind(name) {
    case .orderedList, .unorderedList, .item, .rubyText, .absentInGraphic: return true
    default: break
    }
    return tree.isLeftOut(node) || tree.attribute("aria-hidden", of: node) == "true"
  }

  /// Returns the name of an element whose text is not asked for; empty if it is.
  private mutating func givenName(of node: MarkupNode, _ name: String) -> String {
    guard tree.hasAttributes(node) || name == "svg" else { return "" }
    if tree.attribute("aria-labelledby", of: node) != nil {
      var names = self.names ?? AccessibleNames(tree, .inline)
      let given = names.name(of: node)
      self.names = names
      if !given.isEmpty { return given }
    }
    if let given = tree.attribute("aria-label", of: node), !TextFilter.line(given).isEmpty { return given }
    switch name {
    case "img", "image", "area": return tree.attribute("alt", of: node) ?? ""
    case "math": return tree.attribute("alttext", of: node) ?? ""
    case "svg":
      let title = tree.children(of: node).first { tree.name(of: $0) == "title" }
      return title.map { tree.textContent(of: $0) } ?? ""
    default: return ""
    }
  }
}
