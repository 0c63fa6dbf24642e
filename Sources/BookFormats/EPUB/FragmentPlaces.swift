import Markup

/// The places of fragment identifiers in a document.
struct FragmentPlaces {
  /// A place before an element, or in a text so many bytes after its beginning.
  typealias Place = (node: MarkupNode, bytes: Int)

  private let tree: MarkupTree
  private let identifiers: [String: MarkupNode]

  /// Makes ready for some fragments: the elements are looked for whose identifiers they name.
  init(_ tree: MarkupTree, for fragments: [ContentFragment]) {
    self.tree = tree
    let wanted = Set(fragments.flatMap { $0.inner.compactMap(\.identifier) })
    var found: [String: MarkupNode] = [:]
    if !wanted.isEmpty, let root = tree.root {
      tree.walk(root) { node in
        if let id = tree.attribute("id", of: node), wanted.contains(id), found[id] == nil { found[id] = node }
        return .children
      } leave: { _ in
      }
    }
    identifiers = found
  }

  /// Returns the place of a fragment; where the document has changed, as far as the steps still lead.
  ///
  /// An identifier that is still there is believed more than the number of its step (EPUB CFI 1.1, 2.2).
  func place(of fragment: ContentFragment) -> Place? {
    guard var node = tree.root else { return nil }
    for step in fragment.inner {
      if let id = step.identifier, let named = identifiers[id] {
        node = named
      } else if step.number % 2 == 0 {
        guard let child = child(step.number / 2, of: node) else { break }
        node = child
      } else {
        return text(step.number / 2, of: node, at: fragment.offset ?? 0) ?? (node, 0)
      }
    }
    return (node, 0)
  }

  private func child(_ number: Int, of node: MarkupNode) -> MarkupNode? {
    let children = tree.children(of: node)
    return children.indices.contains(number - 1) ? children[number - 1] : nil
  }

  /// Returns a place in the text after so many elements; one that is past its end is at the end.
  private func text(_ elements: Int, of parent: MarkupNode, at offset: Int) -> Place? {
    var before = 0
    var rest = offset
    var last: Place?
    var next = tree.firstChild(of: parent)
    while let node = next, before <= elements {
      next = tree.nextSibling(of: node)
      guard tree.nameNumber(of: node) == nil else {
        before += 1
        // The text is empty: its place is that of the element after it.
        if before == elements + 1, last == nil { return (node, 0) }
        continue
      }
      guard before == elements else { continue }
      let bytes = tree.text(of: node)
      if let place = Self.bytes(of: rest, in: bytes) { return (node, place) }
      rest -= String(decoding: bytes, as: UTF8.self).utf16.count
      last = (node, bytes.count)
    }
    return last
  }

  /// Returns the number of bytes of some UTF-16 code units, or nil if the text is shorter.
  private static func bytes(of units: Int, in text: ArraySlice<UInt8>) -> Int? {
    var units = units
    var index = text.startIndex
    while index < text.endIndex {
      if units <= 0 { return index - text.startIndex }
      units -= text[index] >= 0xF0 ? 2 : 1
      index += 1
      while index < text.endIndex, text[index] & 0xC0 == 0x80 { index += 1 }
    }
    return units <= 0 ? text.count : nil
  }
}
