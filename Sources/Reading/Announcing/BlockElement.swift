import Accessibility
import TextModel

extension Block {
  /// The block as an element, with the given text of it as its label.
  ///
  /// What is said of a block as a whole is said on its first row or sentence alone, never again on those after it.
  func element(label: String, isFirst: Bool, language: String?) -> AccessibilityElement {
    var element = AccessibilityElement(label: label, traits: .selectable, language: language)
    switch kind {
    case .heading(let level): element.role = isFirst ? .heading(level: level) : .text
    case .image: element.role = .image
    case .separator:
      element.role = .separator
      element.label = ""
    case .paragraph, .item, .cell, .caption, .code: break
    }
    return element
  }

  /// What is said before the block's text: the number of an item, or the header of a cell's column, which is not
  /// repeated after an `old` block under the same header, and at low verbosity is not said.
  func prefix(after old: Block?, in section: Section, _ verbosity: Verbosity) -> String? {
    switch kind {
    case .item(.ordinal(let marker)): return marker + " "
    case .cell(_, let column, false) where verbosity > .low:
      if case .cell(_, column, _)? = old?.kind, old?.container == container { return nil }
      return header(ofColumn: column, in: section).map { $0 + ": " }
    default: return nil
    }
  }

  /// The text of the header cell over a column, which stands in the first row of the table.
  private func header(ofColumn column: Int, in section: Section) -> String? {
    guard let table = container.flatMap({ section.tableAround($0) }),
      let first = section.blockIndex(at: table.range.lowerBound)
    else { return nil }
    for block in section.blocks[first...] {
      guard case .cell(let row, let at, let isHeader) = block.kind else { continue }
      guard row == 1, block.range.lowerBound < table.range.upperBound else { return nil }
      if at == column { return isHeader ? section.text(in: block.content) : nil }
    }
    return nil
  }
}

extension Section {
  /// The innermost table at or around a container.
  fileprivate func tableAround(_ index: Int) -> Container? {
    var next: Int? = index
    while let at = next {
      if case .table = containers[at].kind { return containers[at] }
      next = containers[at].parent
    }
    return nil
  }
}
