import CNcurses
import Glibc
import TerminalUI
import TextModel

/// The screen of the terminal: shows frames, and writes only the cells that have changed.
///
/// The hardware cursor is placed last in every frame and never hidden, so that braille displays and other screen
/// readers follow it.
package final class TerminalScreen: FrameScreen {
  private let screen: OpaquePointer
  private var shown: Frame?

  /// Takes the terminal over; nil where it is none, or none that ncurses knows.
  package init?() {
    setlocale(LC_CTYPE, "")
    guard let screen = lectern_newterm() else { return nil }
    self.screen = screen
    nonl()
    leaveok(lectern_window(), false)
    // Without its own idea of the cursor ncurses never hides it.
    curs_set(1)
  }

  deinit {
    endwin()
    delscreen(screen)
  }

  /// What the terminal can do to make text stand out.
  package var abilities: ReaderView.Abilities {
    var abilities: ReaderView.Abilities = []
    if lectern_attributes() & lectern_reverse() != 0 { abilities.insert(.reverse) }
    if lectern_attributes() & lectern_underline() != 0 { abilities.insert(.underline) }
    return abilities
  }

  /// The size of the terminal in cells, at least one of each.
  package var size: (columns: Int, lines: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    let window = lectern_window()
    return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (Int(getmaxx(window)), Int(getmaxy(window)))
  }

  /// Takes the size that the terminal has now.
  package func takeSize() {
    let size = size
    resizeterm(Int32(size.lines), Int32(size.columns))
    clearok(lectern_window(), true)
    shown = nil
  }

  /// Shows a frame.
  package func show(_ frame: Frame) {
    guard frame != shown else { return }
    for (line, row) in frame.rows.enumerated() where shown?.rows[line] != row { show(row, line: line) }
    move(Int32(frame.cursor.row), Int32(frame.cursor.column))
    refresh()
    shown = frame
  }

  /// Draws everything again, whatever another program has written.
  package func redraw() {
    clearok(lectern_window(), true)
    refresh()
  }

  /// Rings the bell.
  package func ring() { beep() }

  /// Gives the terminal back for a while.
  package func leave() { endwin() }

  private func show(_ row: [Frame.Run], line: Int) {
    move(Int32(line), 0)
    clrtoeol()
    for run in row {
      attrset(Int32(bitPattern: attributes(of: run.style)))
      mvaddstr(Int32(line), Int32(run.column), run.text)
    }
    attrset(0)
  }

  private func attributes(of style: Frame.Style) -> attr_t {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= lectern_bold() }
    if style.contains(.underline) { attributes |= lectern_underline() }
    if style.contains(.reverse) { attributes |= lectern_reverse() }
    return attributes
  }
}
