import Accessibility
import PageLayout
import Reading
import TextModel

/// The reader as a frame: header, page and status row.
///
/// It decides nothing of what is said or where the cursor stands; it shows what the session has decided.
package struct ReaderView {
  /// What the terminal can do to make text stand out.
  package struct Abilities: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let reverse = Abilities(rawValue: 1)
    package static let underline = Abilities(rawValue: 2)
  }

  let reader: Reader
  let pages: PaginatedBook
  let fitting: Fitting
  let abilities: Abilities

  /// Creates a view of a reader whose book is laid out in `pages`.
  package init(
    _ reader: Reader, pages: PaginatedBook, cells: CellWidth, abilities: Abilities = [.reverse, .underline]
  ) {
    self.reader = reader
    self.pages = pages
    fitting = Fitting(cells: cells)
    self.abilities = abilities
  }

  /// The frame; a caption stands in the status row instead of the chapter.
  package func frame(caption: String? = nil) -> Frame {
    var frame = Frame(columns: pages.size.columns, lines: pages.size.lines)
    if pages.size.headerRows > 0 {
      frame.rows[0] = [Frame.Run(fitting.cut(reader.world.text.metadata.title, to: frame.columns), at: 0, .bold)]
    }
    if let page = reader.page { show(page, in: &frame) }
    if frame.lines > 1 { frame.rows[frame.lines - 1] = statusRow(caption: caption, width: frame.columns) }
    return frame
  }

  private func show(_ page: Page, in frame: inout Frame) {
    let top = pages.size.headerRows
    let marks = PageMarks(reader: reader, abilities: abilities)
    for (index, row) in pages.rows(of: page).enumerated() where top + index < frame.lines {
      guard case .text(let row) = row else { continue }
      frame.rows[top + index] = RowView(row, in: reader.world.text.section(page.section), marks, fitting).runs
    }
    // While a word is spoken it is where the reader is.
    let word = reader.session.spokenWord(in: reader.world)?.lower
    let place = word.flatMap { pages.point(of: $0, on: page) == nil ? nil : $0 } ?? reader.session.cursor
    guard let point = pages.point(of: place, on: page) else {
      frame.cursor = CellPoint(row: min(top, frame.lines - 1), column: pages.size.margin)
      return
    }
    let shift = marks.brackets(before: place, inRowOf: point, of: page, pages)
    frame.cursor = CellPoint(
      row: min(top + point.row, frame.lines - 1), column: min(point.column + shift, frame.columns - 1))
  }

  /// Chapter or caption on the left; page and rotor option on the right, as far as there is room for both.
  private func statusRow(caption: String?, width: Int) -> [Frame.Run] {
    let world = reader.world
    let page = reader.page.flatMap { world.pageText($0) }
    let option = Announcement.open(reader.session.rotor.name(in: world))
    let right = [page, option].compactMap { $0 }.joined(separator: "  ")
    let left = caption ?? world.chapterPath(at: reader.session.cursor).last ?? ""
    let rightWidth = fitting.width(of: right)
    guard rightWidth + 2 < width else {
      return [Frame.Run(fitting.cut(caption ?? right, to: width), at: 0, .reverse)]
    }
    let room = width - rightWidth - 2
    let shown = fitting.cut(left, to: room)
    let gap = String(repeating: " ", count: width - rightWidth - fitting.width(of: shown))
    return [Frame.Run(shown + gap + right, at: 0, .reverse)]
  }
}
