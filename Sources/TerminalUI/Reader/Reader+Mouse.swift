import Accessibility
import PageLayout
import Reading
import Speech
import TextModel
import Words

extension Reader {
  /// The time after a click in which another one in the same cell makes a double click of both, in milliseconds.
  private static let doubleClickTime = 500

  /// Takes an action of the first mouse button on a cell of the screen.
  ///
  /// A click speaks what it touches, a double click activates it or selects the word, a triple click selects the
  /// paragraph, and in a text a drag selects. A cell of a picture stands for the text that `onPicture` returns for it.
  package mutating func mouse(
    _ action: MouseAction, at point: CellPoint, _ now: Instant,
    onPicture: (CellPoint) -> TextPosition? = { _ in nil }
  ) -> [Effect] {
    held = nil
    func place(_ point: CellPoint) -> TextPosition? { onPicture(point) ?? position(at: point) }
    switch action {
    case .pressed:
      let clicks = mouse.press(point, at: now, within: Reader.doubleClickTime, atMost: selectsWords ? 3 : 2)
      if clicks == 3, let position = place(point) { return apply(.selectAt(position, .paragraph), at: now) }
      return dialog.map { click(point, isDouble: clicks == 2, in: $0, at: now) }
        ?? click(point, on: place(point), isDouble: clicks == 2, at: now)
    case .dragged, .released:
      guard dialog == nil, let start = mouse.drag(to: point, action).flatMap(place), let end = place(point)
      else { return [] }
      return apply(.drag(from: start, to: end, isDone: action == .released), at: now)
    }
  }

  /// A Boolean value that indicates whether a double click may have selected a word, and a third click selects more.
  private var selectsWords: Bool { dialog == nil && layers.count == 1 && session.selection != nil }

  private mutating func click(_ point: CellPoint, isDouble: Bool, in dialog: Dialog, at now: Instant) -> [Effect] {
    guard let part = part(of: dialog, at: point) else {
      // A line has no button to leave it by: the page behind it is one.
      return isDouble && dialog.title == nil
        ? leave(dialog, at: now) : say([Announcement([], earcon: .boundary)], at: now)
    }
    var dialog = dialog
    let answer = isDouble ? dialog.activate(part, words) : dialog.touch(part, words)
    return take(answer, of: dialog, Key(.enter), at: now)
  }

  private mutating func click(
    _ point: CellPoint, on position: TextPosition?, isDouble: Bool, at now: Instant
  ) -> [Effect] {
    guard let position else {
      // The parts beside the text are the title above it and the place below it.
      let isTitle = point.row < shape.size.headerRows
      if isDouble { return perform(isTitle ? .dialog(.contents) : .actions, at: now) }
      return isTitle
        ? tell([Announcement([world.text.metadata.title], language: world.text.metadata.language)], at: now)
        : apply(.whereAmI, at: now)
    }
    if !isDouble, let place = place(inFieldAt: point) { return apply(.placeCaret(place), at: now) }
    guard isDouble else { return apply(.touch(position), at: now) }
    return layers.count > 1 ? press(Key(.enter), at: now) : apply(.activateAt(position), at: now)
  }

  /// Returns the part of a dialog that a cell shows, or nil for any other cell.
  private func part(of dialog: Dialog, at point: CellPoint) -> Dialog.Part? {
    let size = shape.size
    let fitting = Fitting(cells: shape.cells, order: shape.order)
    guard dialog.title != nil else {
      let isTouched =
        size.measure == .braille
        || DialogView(dialog, isPlain: true, fitting, in: world.catalogue).shows(
          point.row, ofLineInRow: size.lines - 1, columns: size.columns, lines: size.lines)
      return isTouched ? .control(0) : nil
    }
    let layout = DialogLayout(
      dialog, columns: size.columns, lines: size.lines, isPlain: size.measure == .braille, fitting,
      in: world.catalogue)
    return layout.part(at: point)
  }

  /// Returns the number of characters of the field being written in that stand before a cell, or nil for a cell outside
  /// of it.
  private func place(inFieldAt point: CellPoint) -> Int? {
    session.form.isWriting ? shown?.place(inFieldAt: point) : nil
  }

  /// The book as it is shown; nil while something else lies over it.
  private var shown: ReaderView? {
    guard layers.count == 1, let pages = world.geometry as? PaginatedBook else { return nil }
    return ReaderView(self, pages: pages, cells: shape.cells, abilities: shape.abilities)
  }

  /// Returns the position in the text of what stands in a cell; nil outside of the page.
  private func position(at point: CellPoint) -> TextPosition? {
    if let pages = pagesInView {
      return ReaderView(self, pages: pages, cells: shape.cells, abilities: shape.abilities).position(at: point)
    }
    let row = point.row - shape.size.headerRows
    guard let page, row >= 0, row < shape.size.rows, let pages = world.geometry as? PaginatedBook else { return nil }
    return pages.position(closestTo: CellPoint(row: row, column: point.column), on: page)
  }
}

/// The earlier actions of the mouse.
struct MouseState: Hashable, Sendable {
  private struct Press: Hashable {
    let point: CellPoint
    let at: Instant
    /// The number of clicks in the same cell that it is the last of.
    let clicks: Int
  }

  private var last: Press?
  /// The cell that the button went down on; nil while it is up.
  private var down: CellPoint?
  /// A Boolean value that indicates whether it has been moved to another cell since.
  private var isDragged = false

  /// Takes a press of the button.
  ///
  /// Returns the number of clicks in one place, 1 for a click of its own.
  mutating func press(_ point: CellPoint, at now: Instant, within time: Int, atMost most: Int) -> Int {
    let before = last.flatMap { $0.point == point && now.milliseconds - $0.at.milliseconds <= time ? $0.clicks : nil }
    let clicks = before.map { $0 < most ? $0 + 1 : 1 } ?? 1
    last = Press(point: point, at: now, clicks: clicks)
    down = point
    isDragged = false
    return clicks
  }

  /// Takes a move or release of the button.
  ///
  /// Returns where it went down, once it has left that cell.
  mutating func drag(to point: CellPoint, _ action: MouseAction) -> CellPoint? {
    guard let start = down else { return nil }
    if point != start { isDragged = true }
    if isDragged { last = nil }
    if action == .released { down = nil }
    return isDragged ? start : nil
  }
}
