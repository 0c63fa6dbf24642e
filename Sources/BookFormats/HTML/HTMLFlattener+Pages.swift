import Markup
import TextModel

/// Printed pages that begin at elements.
extension HTMLFlattener {
  mutating func pageBreak(
    _ attributes: ElementAttributes, _ node: MarkupNode, _ frame: inout Frame
  ) -> MarkupTree.Visit {
    let given = TextFilter.line(attributes.label ?? attributes.title ?? "")
    let label = given.isEmpty ? TextFilter.line(tree.textContent(of: node)) : given
    return pageBreak(PrintedPageNumber.withoutWord(label), node, &frame)
  }

  /// A printed page that begins with an element that is something else, too; its text is the label only where it is short
  /// and nothing else is.
  mutating func pageBreak(before attributes: ElementAttributes, _ node: MarkupNode) {
    let given = TextFilter.line(attributes.label ?? attributes.title ?? "")
    let label = given.isEmpty ? ShortText(node, in: tree).map { TextFilter.line($0.string) } ?? "" : given
    if !label.isEmpty { builder.pageBreak(PrintedPageNumber.withoutWord(label)) }
  }

  /// A printed page: the label is text only where the page shows it.
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
