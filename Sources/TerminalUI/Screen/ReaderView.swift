import Accessibility
import PageLayout
import Reading
import TextModel
import Words

/// The reader as a frame: header, page and status row, or on a braille display the page alone.
///
/// It decides nothing of what is spoken or where the cursor stands; it shows what the session has decided.
package struct ReaderView {
  /// The abilities of a terminal to make text stand out.
  package struct Abilities: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let reverse = Abilities(rawValue: 1)
    package static let underline = Abilities(rawValue: 2)
    package static let colours = Abilities(rawValue: 4)
    package static let italic = Abilities(rawValue: 8)
    package static let struck = Abilities(rawValue: 16)
    /// Links that the terminal itself opens.
    package static let links = Abilities(rawValue: 32)
    /// Pictures, in whatever way.
    package static let pictures = Abilities(rawValue: 64)

    /// The abilities of most terminals to make text stand out.
    package static let all: Abilities = [.reverse, .underline, .colours, .italic, .struck, .links]
  }

  let reader: Reader
  let pages: PaginatedBook
  let fitting: Fitting
  let abilities: Abilities

  /// Creates a view of a reader whose book is laid out in `pages`.
  package init(
    _ reader: Reader, pages: PaginatedBook, cells: CellWidth, abilities: Abilities = .all
  ) {
    self.reader = reader
    self.pages = pages
    fitting = Fitting(cells: cells, order: pages.order)
    self.abilities = reader.screenStyle.theme == .mono ? abilities.subtracting(.colours) : abilities
  }

  /// Returns the frame; a caption stands in the status row instead of the chapter, a notice over as many of the last
  /// rows of text as it takes.
  ///
  /// A caption that is an answer is not cut for want of room: it stands over rows of text, too.
  ///
  /// On a braille display both stand at the cursor, where the fingers are. A greeting has the status row for itself,
  /// and covers no text.
  package func frame(
    caption: String? = nil, isAnswer: Bool = false, hasTurned: Bool = false, notice: String? = nil,
    greeting: String? = nil, picture: DrawnPicture? = nil, support: PictureSupport? = nil
  ) -> Frame {
    var frame = Frame(
      columns: pages.size.columns, lines: pages.size.lines, isInVisualOrder: pages.order == .visual)
    frame.theme = reader.screenStyle.theme
    if pages.size.headerRows > 0 {
      frame.rows[0] = HeaderRow(reader, over: pages.size.textColumns, fitting).runs
    }
    if pages.size.headerRows > 1, reader.screenStyle.showsProgress, let percent = reader.progress {
      frame.rows[1] = ProgressRow(percent, over: pages.size.textColumns).runs
    }
    if let viewport { show(viewport, in: &frame) }
    let inView = isBraille ? nil : reader.pictureInView
    if let inView { show(inView, picture, support, in: &frame) }
    if pages.size.statusRows > 0 {
      let status =
        greeting.map { StatusRow(greeting: $0, over: pages.size.textColumns, fitting) }
        ?? StatusRow(
          reader, caption: caption, isAnswer: isAnswer, hasTurned: hasTurned, over: pages.size.textColumns, fitting)
      frame.rows[frame.lines - 1] = status.runs
      if isAnswer, inView == nil, let caption = status.caption, !status.holdsAll {
        let below = frame.lines - pages.size.statusRows - 1 - frame.cursor.row
        put(caption, in: &frame, atMost: max(1, frame.lines / Self.share, below))
      }
    }
    if notice == nil, !isBraille, reader.dialog == nil { showStep(in: &frame) }
    if isBraille {
      if let message = notice ?? caption { put(message, atCursorOf: &frame) }
    } else if let notice {
      frame.picture = nil
      put(notice, in: &frame, atMost: frame.lines)
    }
    if let dialog = reader.dialog { show(dialog, in: &frame) }
    // The cursor stays where it would be: what follows it goes on.
    if reader.isCurtained { frame.rows = frame.rows.map { _ in [] } }
    return frame
  }

  /// An answer takes one row of so many, and as many as there are below the cursor.
  private static let share = 3

  /// Shows what is asked of the reader: a line where the status row is, or at the cursor of a braille display; anything
  /// more over the whole frame.
  private func show(_ dialog: Dialog, in frame: inout Frame) {
    let view = DialogView(dialog, isPlain: isBraille, fitting, in: reader.world.catalogue)
    if dialog.title == nil {
      view.put(inRow: isBraille ? frame.cursor.row : frame.lines - 1, of: &frame)
    } else {
      view.put(over: &frame)
    }
  }

  /// Shows the step of a lesson over rows that the cursor is not in: the last ones, else the first; as much of it as
  /// there is room for, and then the key that tells all of it.
  private func showStep(in frame: inout Frame) {
    guard let (step, hints) = reader.stepPanel else { return }
    let (top, bottom) = (pages.size.headerRows, frame.lines - pages.size.statusRows)
    let panel = StepPanel(
      step: step, hints: hints, key: reader.stepKey, above: frame.cursor.row - top,
      below: bottom - frame.cursor.row - 1, width: frame.columns, fitting)
    let first = panel.isBelow ? bottom - panel.rows.count : top
    for (row, text) in zip(first..., panel.rows) { frame.rows[row] = [Frame.Run(text, at: 0, .reverse)] }
  }

  /// Puts a message over the last rows of the text, or from the first row on where it needs so many.
  ///
  /// The status row stays, unless there is no other room. A line parts the message from the text, where that hides
  /// neither the cursor nor much of a page.
  private func put(_ message: String, in frame: inout Frame, atMost most: Int) {
    let cells = pages.size.textColumns
    let rows = Notice(message, width: cells.count, rows: most, fitting).rows
    let first = max(0, frame.lines - pages.size.statusRows - rows.count)
    for (row, text) in zip(first..., rows) { frame.rows[row] = [Frame.Run(text, at: cells.lowerBound, .bold)] }
    guard first - 1 > max(frame.cursor.row, frame.lines / 2) else { return }
    frame.rows[first - 1] = [Frame.Run(String(repeating: "─", count: cells.count), at: cells.lowerBound, .dim)]
  }

  /// Puts a message over the rows from that of the cursor on, or as many before it as the message needs.
  private func put(_ message: String, atCursorOf frame: inout Frame) {
    let rows = Notice(message, width: frame.columns, rows: frame.lines, fitting).rows
    let first = max(0, min(frame.cursor.row, frame.lines - pages.size.statusRows - rows.count))
    for (row, text) in zip(first..., rows) { frame.rows[row] = [Frame.Run(text, at: 0)] }
    frame.cursor = CellPoint(row: first, column: 0)
  }

  private var isBraille: Bool { pages.size.measure == .braille }

  /// The position that the hardware cursor stands at.
  ///
  /// Under the fingers a cursor that follows every word makes dots come and go in the row being felt.
  private var followed: TextPosition {
    let position = reader.session.followed
    guard isBraille, reader.session.isReading else { return position }
    return pages.line(containing: position).range.lower
  }

  /// Returns the control in a row, as it is shown.
  private func control(in row: PageRow.ShownLine, _ marks: PageMarks) -> ControlView? {
    guard let placed = reader.world.forms.control(at: row.line.range.lower) else { return nil }
    let isNamed = reader.world.text.section(placed.section).showsName(ofControlAt: placed.block)
    return ControlView(
      placed, name: isNamed ? "" : placed.control.name(in: reader.world.catalogue), hasBrackets: marks.hasBrackets,
      in: ControlView.Room(row),
      reader.session.form, fitting)
  }

  /// Returns the number of characters of the field being written in that stand before a cell, or nil for a cell outside
  /// of it.
  func place(inFieldAt point: CellPoint) -> Int? {
    guard let row = row(at: point),
      reader.world.forms.control(at: row.line.range.lower)?.range.contains(reader.session.cursor) == true
    else { return nil }
    return control(in: row, marks)?.place(atColumn: point.column)
  }

  /// Returns the column that what is seen in a cell has in its row without the brackets around what is selected.
  func textColumn(at point: CellPoint) -> Int {
    row(at: point).map { marks.brackets(in: $0).column(ofSeen: point.column) } ?? point.column
  }

  private func row(at point: CellPoint) -> PageRow.ShownLine? {
    guard let rows = viewport?.rows else { return nil }
    let index = point.row - pages.size.headerRows
    return rows.indices.contains(index) ? rows[index].shown.text(at: point.column) : nil
  }

  /// Returns the position of what stands nearest to a cell of the text; nil for a cell outside of it.
  func position(at point: CellPoint) -> TextPosition? {
    let row = point.row - pages.size.headerRows
    guard row >= 0, row < pages.size.rows else { return nil }
    return viewport?.position(closestTo: CellPoint(row: row, column: textColumn(at: point)))
  }

  /// The rows in view; nil until a page has been shown.
  private var viewport: Viewport? {
    if let top = reader.top.scrolled { return Viewport(from: top, of: pages) }
    return reader.page.map { Viewport($0, of: pages) }
  }

  private var marks: PageMarks { marks(in: viewport?.range ?? TextRange(.start, .start)) }

  private func marks(in range: TextRange) -> PageMarks {
    PageMarks(
      reader: reader, in: range, abilities: abilities, isFelt: isBraille, hasMargin: pages.size.margin > 1)
  }

  /// Dims the rows of the page but those around the cursor, where its reader wants that.
  private func dim(_ frame: inout Frame, around point: CellPoint?) {
    guard let rows = reader.screenStyle.focusedRows, !isBraille, let point else { return }
    let top = pages.size.headerRows
    // Rows of text, with the blank ones between them.
    let reach = rows / 2 * max(1, pages.size.style.lineSpacing)
    let focus = top + point.row - reach...top + point.row + reach
    for row in top..<max(top, frame.lines - pages.size.statusRows) where !focus.contains(row) {
      for run in frame.rows[row].indices { frame.rows[row][run].style.insert(.dim) }
    }
  }

  /// The section of a page and the spans on it.
  private struct PageText {
    let page: Page
    let section: Section
    let spans: [Span]

    init(_ page: Page, in text: some ReadableText) {
      self.page = page
      section = text.section(page.section)
      spans = page.range.offsets.map(section.spans(touching:)) ?? []
    }
  }

  /// Returns the runs of a row of the screen that is so many columns wide, with its rules.
  private func runs(of row: PageRow, of page: PageText, _ marks: PageMarks, in columns: Int) -> [Frame.Run] {
    var runs = row.rules.map { Frame.Run(String(repeating: "─", count: $0.count), at: $0.lowerBound, .dim) }
    let hasControls = !page.section.controls.isEmpty
    for (number, text) in row.texts.enumerated() {
      if hasControls, reader.world.forms.isClosed(text.line.range.lower, in: reader.session.form) { continue }
      let looks = TextLooks(text, in: page.section, page.spans, abilities)
      let view = RowView(text, in: page.section, looks, marks, control: hasControls ? control(in: text, marks) : nil)
      let end = number + 1 < row.texts.count ? row.texts[number + 1].room.lowerBound : columns
      runs += view.fits(in: end) ? view.runs : view.runs.cut(to: end, fitting.cells)
    }
    if !row.rules.isEmpty { runs.sort { $0.column < $1.column } }
    return runs
  }

  /// Returns a Boolean value that indicates whether no run of a row stands in a column.
  private func hasRoom(at column: Int, beside runs: [Frame.Run]) -> Bool {
    !runs.contains { ($0.column..<$0.column + fitting.width(of: $0.text)).contains(column) }
  }

  private func show(_ viewport: Viewport, in frame: inout Frame) {
    let top = pages.size.headerRows
    let marks = marks(in: viewport.range)
    let rows = viewport.rows.map(\.shown)
    var text: PageText?
    for (index, row) in rows.enumerated() where top + index < frame.lines {
      let page = viewport.rows[index].page
      if text?.page != page { text = PageText(page, in: reader.world.text) }
      guard let text else { continue }
      let runs = runs(of: row, of: text, marks, in: frame.columns)
      frame.rows[top + index] = runs
      // Brackets push a row that is read from the right into the margin.
      let isFree = runs.first.map { $0.column >= pages.size.margin } ?? false
      guard pages.size.margin > 1, isFree else { continue }
      // The text that was spoken is marked beside its column or cell, and what is kept in the margin of the page.
      let spoken = row.texts.filter { marks.isSpoken($0.line.range) }.map { $0.room.lowerBound - 1 }
      if !spoken.isEmpty {
        // Brackets push a cell that is read from the right into the space before it, too.
        frame.rows[top + index] += spoken.filter { hasRoom(at: $0, beside: runs) }.map {
          Frame.Run("▎", at: $0, .dim)
        }
        frame.rows[top + index].sort { $0.column < $1.column }
      }
      if let symbol = row.texts.lazy.compactMap({ marks.symbol(beside: $0.line.range) }).max() {
        frame.rows[top + index].insert(Frame.Run(symbol, at: pages.size.margin - 2, .dim), at: 0)
      }
    }
    let followed = viewport.point(of: followed)
    dim(&frame, around: followed)
    guard let point = followed ?? viewport.point(of: reader.session.cursor) else {
      frame.cursor = CellPoint(row: min(top, frame.lines - 1), column: pages.size.margin)
      return
    }
    var column = point.column
    if rows.indices.contains(point.row), let row = rows[point.row].text(at: column) {
      column = marks.brackets(in: row).column(of: column)
      if let control = control(in: row, marks), let caret = control.caret { column = control.column + caret }
    }
    frame.cursor = CellPoint(
      row: min(top + point.row, frame.lines - 1), column: min(max(0, column), frame.columns - 1))
  }
}
