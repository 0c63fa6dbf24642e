import Accessibility
import TextModel

extension Block {
  /// The block as an element, with the given text of it as its label.
  ///
  /// What is said of a block as a whole is said on its first row or sentence alone, never again on those after it. Where
  /// nothing is said of it, a row that is not its last is text that goes on, and no sentence.
  func element(label: String, isFirst: Bool, isLast: Bool, language: String?, _ verbosity: Verbosity)
    -> AccessibilityElement
  {
    var element = AccessibilityElement(label: label, traits: .selectable, language: language)
    switch kind {
    case .heading(let level): element.role = isFirst && (isLast || verbosity > .low) ? .heading(level: level) : .text
    case .image: element.role = .image
    case .separator:
      element.role = .separator
      element.label = ""
    case .cell(let row, let column, _):
      if isFirst { element.cellPosition = CellPosition(row: row, column: column) }
    case .paragraph, .item, .caption, .code, .control: break
    }
    return element
  }

  /// What is said before the block's text: the number of an item, or the headers of a cell, which are not
  /// repeated after an `old` block under the same headers, and at low verbosity are not said.
  func prefix(
    after old: Block?, isEntering: Bool = false, in section: Section, _ world: ReadingWorld
  ) -> String? {
    let header = headerPrefix(after: old, isEntering: isEntering, in: section, world)
    guard let number = marker?.number else { return header }
    return (header ?? "") + number + " "
  }

  /// The headers of a cell as they are said before what is in it.
  func headerPrefix(
    after old: Block?, isEntering: Bool = false, in section: Section, _ world: ReadingWorld
  ) -> String? {
    // A header is said by itself.
    if case .cell(_, _, true) = kind { return nil }
    return headerLine(after: old, isEntering: isEntering, in: section, world).map { $0 + ": " }
  }

  /// The headers of the block's cell in one line; nil where there are none, and where they are not said again.
  ///
  /// Whoever comes into the table from outside has heard none of them.
  func headerLine(
    after old: Block?, isEntering: Bool = false, in section: Section, _ world: ReadingWorld
  ) -> String? {
    guard world.settings.verbosity > .low, let place else { return nil }
    var headers = headers(of: place, in: section)
    if let before = old?.place, section.isSameTable(old, self) {
      // Whoever goes along a row has heard what heads it, and under a header that spans others what that is.
      if before.row != place.row { headers = rowHeaders(of: place, in: section) + headers }
      // A header was said without what heads it.
      let heard = rowHeaders(of: before, in: section) + self.headers(of: before, in: section)
      if old?.isHeaderCell == false { headers.removeAll(where: heard.contains) }
    } else if isEntering {
      headers = rowHeaders(of: place, in: section) + headers
    }
    return headers.isEmpty ? nil : headers.map { world.name(of: $0, in: section) }.joined(separator: ", ")
  }

  /// What heads the row of a cell, but for a cell that names its headers itself.
  private func rowHeaders(of place: TableHeaders.Place, in section: Section) -> [Range<Int>] {
    guard let table = container.flatMap({ section.tableAround($0) }) else { return [] }
    return section.tableHeaders[table]?.headers(ofRow: place) ?? []
  }

  /// What heads a cell of the table around the block, as UTF-8 offsets in the section.
  private func headers(of place: TableHeaders.Place, in section: Section) -> [Range<Int>] {
    guard let table = container.flatMap({ section.tableAround($0) }) else { return [] }
    return section.tableHeaders[table]?.headers(of: place) ?? []
  }
}

extension Section {
  /// Whether two blocks stand in the same table.
  func isSameTable(_ one: Block?, _ other: Block) -> Bool {
    guard let table = other.container.flatMap({ tableAround($0) }) else { return false }
    return one?.container.flatMap { tableAround($0) } == table
  }

  /// The innermost table at or around a container.
  fileprivate func tableAround(_ index: Int) -> Int? {
    var next: Int? = index
    while let at = next {
      if case .table = containers[at].kind { return at }
      next = containers[at].parent
    }
    return nil
  }
}
