import Markup
import TextModel

/// Lists, and their items.
extension HTMLFlattener {
  mutating func beginList(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) {
    switch kind {
    case .orderedList:
      let node = frame.node
      lists.append(ListNumbering(attributes, items: tree.children(of: node).count { tree.name(of: $0) == "li" }))
    case .unorderedList: lists.append(ListNumbering(bullets: attributes.style?.listStyle))
    default: lists.append(ListNumbering())
    }
    context.kind = .paragraph
    context.isInPlainList = false
    builder.openContainer(.list(items: 0, isOrdered: false))
    frame.isList = true
  }

  mutating func beginItem(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) {
    context.kind = .paragraph
    // The renderer of Markdown makes a list of the notes, and names its items so.
    if dialect == .markdown, attributes.anchor?.hasPrefix("fn-") ?? false, !noteShapes.notes.contains(frame.node) {
      builder.openContainer(.region(.footnote))
      frame.containers += 1
    }
    frame.leadStart = builder.blocks.count
    var marker = Block.Marker.bullet
    if !lists.isEmpty {
      if case .description = kind {
        marker = lists[lists.count - 1].description()
      } else {
        marker = lists[lists.count - 1].marker(value: attributes.value, attributes.style?.listStyle)
        if case .term = kind, marker == .bullet { marker = .term }
        frame.isCounted = true
      }
    }
    builder.beginItem(marker)
  }

  /// Begins an item of a list that Word writes as paragraphs.
  ///
  /// The first of them begins the list.
  mutating func beginParagraphItem(_ frame: inout Frame) {
    if paragraphList == nil, frame.containers == 0, let list = ParagraphList(from: frame.node, in: tree) {
      builder.openContainer(.list(items: list.items, isOrdered: list.isOrdered))
      paragraphList = list
    }
    guard paragraphList != nil, let mark = ParagraphListMarker(frame.node, in: tree) else { return }
    builder.beginItem(.written)
    frame.leadStart = builder.blocks.count
    if !mark.isNumber { signsOfItems.formUnion(mark.texts) }
  }

  mutating func endParagraphList() {
    paragraphList = nil
    builder.closeContainer()
  }
}
