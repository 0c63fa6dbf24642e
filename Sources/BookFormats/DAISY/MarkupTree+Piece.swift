import Markup

extension MarkupTree {
  /// Returns the part of a document that a piece is, inside the elements that stand around it.
  func piece(_ piece: TalkingOrder.Piece) -> MarkupTree {
    guard let root, piece.start != nil || piece.end != nil else { return self }
    let start = piece.start ?? 0
    let end = piece.end ?? .max
    var writer = MarkupWriter()
    var open: [MarkupNode] = []
    var written = 0
    func write(_ node: MarkupNode) {
      guard let name = name(of: node) else { return writer.text(text(of: node)) }
      writer.open(name)
      // An element around several pieces goes by its name in the first of them.
      forEachAttribute(of: node) { name, value in
        if node.index >= start || names[name] != "id" { writer.attribute(names[name], value) }
      }
    }
    walk(root) { node in
      guard node.index < end else { return .skip }
      if nameNumber(of: node) != nil { open.append(node) }
      guard node.index >= start else { return .children }
      while written < open.count {
        write(open[written])
        written += 1
      }
      if nameNumber(of: node) == nil { write(node) }
      return .children
    } leave: { node in
      guard open.last == node else { return }
      open.removeLast()
      guard written > open.count else { return }
      written -= 1
      writer.close()
    }
    return writer.finish()
  }
}
