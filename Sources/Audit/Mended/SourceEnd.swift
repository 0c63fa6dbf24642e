import Markup

/// The end of an element in a source: the name in its end tag, or the place at which it is closed without one.
struct SourceEnd {
  /// The bytes of the local name in the end tag; nil where it has none.
  let tag: Range<Int>?
  /// The place at which the element ends.
  let place: Int

  /// Looks for the end of an element whose content begins at a place.
  init(of node: MarkupNode, _ page: AuditedPage, isXML: Bool, from start: Int) {
    let around = Set(page.ancestors(of: node).map { page.element($0) })
    let next = Self.next(after: node, in: page)
    let end = next.flatMap { page.ownStartTagRange(of: $0)?.lowerBound } ?? page.source.count
    var open = [page.element(node)]
    for tag in SourceTokens(page.source, start..<max(start, end), isXML: isXML) {
      guard tag.isEnd else {
        if !tag.isClosed || !isXML, isXML || !SourceTokens.void.contains(tag.name) { open.append(tag.name) }
        continue
      }
      if let index = open.lastIndex(of: tag.name) {
        guard index == 0 else {
          open.removeSubrange(index...)
          continue
        }
        let name = page.source[tag.range].dropFirst(2)
        let last = name.firstIndex { SourceTokens.endsName($0) } ?? name.endIndex
        let first = name[..<last].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex
        self.tag = first..<last
        place = tag.range.lowerBound
        return
      }
      if around.contains(tag.name) {
        self.tag = nil
        place = tag.range.lowerBound
        return
      }
    }
    tag = nil
    place = max(start, end)
  }

  /// Returns the first element behind an element and all that it holds.
  private static func next(after node: MarkupNode, in page: AuditedPage) -> MarkupNode? {
    for element in [node] + page.ancestors(of: node) {
      var next = page.tree.nextSibling(of: element)
      while let sibling = next {
        if page.tree.name(of: sibling) != nil { return sibling }
        next = page.tree.nextSibling(of: sibling)
      }
    }
    return nil
  }
}
