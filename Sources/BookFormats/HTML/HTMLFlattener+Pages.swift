import Markup
import TextModel

/// Printed pages that begin at elements.
extension HTMLFlattener {
  /// Begins the printed page that an element marks.
  ///
  /// - Returns: nil where the element holds words, which are text: then the page begins before them.
  mutating func pageBreak(
    _ attributes: ElementAttributes, _ node: MarkupNode, _ frame: inout Frame
  ) -> MarkupTree.Visit? {
    let given = TextFilter.line(attributes.label ?? attributes.title ?? "")
    let shown = TextFilter.line(tree.textContent(of: node))
    guard shown.isEmpty || shown == given || PrintedPageNumber.isLabel(shown) else {
      let label = given.isEmpty ? attributes.anchor.flatMap(PrintedPageNumber.number) : given
      if let label { builder.pageBreak(PrintedPageNumber.withoutWord(label)) }
      return nil
    }
    return pageBreak(PrintedPageNumber.withoutWord(given.isEmpty ? shown : given), node, &frame)
  }

  /// Begins a printed page at an element that is something else, too.
  ///
  /// The text of the element is the label only if it is short and no label is given.
  mutating func pageBreak(before attributes: ElementAttributes, _ node: MarkupNode) {
    let given = TextFilter.line(attributes.label ?? attributes.title ?? "")
    let label = given.isEmpty ? ShortText(node, in: tree).map { TextFilter.line($0.string) } ?? "" : given
    if !label.isEmpty { builder.pageBreak(PrintedPageNumber.withoutWord(label)) }
  }

  /// Begins a printed page: its label is text only if the page shows it.
  mutating func pageBreak(_ label: String, _ node: MarkupNode, _ frame: inout Frame) -> MarkupTree.Visit {
    if TextFilter.line(tree.textContent(of: node)).isEmpty {
      markAll(in: node)
      builder.pageBreak(label)
      return .skip
    }
    context.isInPageBreak = true
    builder.openSpan(.pageBreak(label: label))
    frame.spans += 1
    return .children
  }
}
