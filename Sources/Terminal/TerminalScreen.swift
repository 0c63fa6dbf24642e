import CFaults
import CLinux
import CNcurses
import Glibc
import PageLayout
import TerminalUI
import TextModel

/// The screen of the terminal: shows frames, and writes only the cells that have changed.
///
/// The hardware cursor is placed last in every frame and never hidden, so that braille displays and other screen
/// readers follow it.
package final class TerminalScreen: FrameScreen {
  private let screen: OpaquePointer
  private let output: FrameOutput
  private let cells: ScreenCells
  private var shown: Frame?
  private var theme: Theme?
  /// A Boolean value that indicates whether the terminal is ours, from the first frame until it is left.
  private var isTaken = false
  /// A Boolean value that indicates whether the terminal has been told to leave the cells of a row where they are.
  private var keepsOrder = false

  /// Takes the terminal over; nil where it is none, or none that ncurses knows well enough to place the cursor.
  package init?() {
    setlocale(LC_CTYPE, "")
    cells = ScreenCells()
    // A size in the environment is that of whoever set it.
    use_env(false)
    use_tioctl(true)
    // Its handlers would end or stop us in the middle of a frame, and give the terminal back as we have set it.
    let handlers = SignalHandlers(SIGINT, SIGTERM, SIGTSTP, SIGWINCH)
    let output = FrameOutput()
    let screen = output.flatMap { output in
      lectern_newterm(nil, output.file)
        ?? TerminalKind.alike(getenv("TERM").map { String(cString: $0) } ?? "").lazy.compactMap {
          lectern_newterm($0, output.file)
        }.first
    }
    handlers.restore()
    guard let output, let screen else { return nil }
    guard lectern_has_sequence("cup") else {
      delscreen(screen)
      return nil
    }
    self.screen = screen
    self.output = output
    nonl()
    if abilities.contains(.colours) { lectern_begin_colours() }
    leaveok(lectern_window(), false)
    // A frame is written to its end though keys are waiting: only then the cursor is where it belongs.
    typeahead(-1)
    takeSize()
  }

  deinit {
    leave()
    delscreen(screen)
  }

  /// The abilities of the terminal to make text stand out.
  package var abilities: ReaderView.Abilities {
    var abilities: ReaderView.Abilities = []
    if lectern_attributes() & lectern_reverse() != 0 { abilities.insert(.reverse) }
    if lectern_attributes() & lectern_underline() != 0 { abilities.insert(.underline) }
    if lectern_attributes() & lectern_italic() != 0 { abilities.insert(.italic) }
    // No description tells of links. What crosses text out is a terminal of today, which ignores what it does not know.
    if Overprint.isKnown { abilities.formUnion([.struck, .links]) }
    // A user who sets NO_COLOR wants none, whatever the terminal has (no-color.org).
    if lectern_colours() > 0, getenv("NO_COLOR").map({ $0.pointee == 0 }) ?? true { abilities.insert(.colours) }
    return abilities
  }

  /// Takes the colours of a theme as pairs, and its ground as that of the screen.
  private func take(_ theme: Theme) {
    guard self.theme != theme, abilities.contains(.colours) else { return }
    self.theme = theme
    let count = Int(lectern_colours())
    for role in Theme.Role.allCases {
      let pair = theme.pair(role)
      lectern_define_pair(
        Int32(role.rawValue + 1), Int32(pair.text.number(in: count)), Int32(pair.ground.number(in: count)))
    }
    lectern_set_ground(number(of: .text))
    clearok(lectern_window(), true)
    shown = nil
  }

  /// The number of the pair of colours of a kind of text, 0 for the terminal's own.
  private func number(of role: Theme.Role) -> Int32 {
    let isOwn = theme.map { $0.pair(role).text == .own && $0.pair(role).ground == .own } ?? true
    return isOwn ? 0 : Int32(role.rawValue + 1)
  }

  /// The size in cells that was taken last, at least one of each.
  package var size: (columns: Int, lines: Int) {
    (max(1, Int(getmaxx(lectern_window()))), max(1, Int(getmaxy(lectern_window()))))
  }

  /// Takes the size that the terminal has now; the next frame is drawn whole.
  package func takeSize() {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      resizeterm(Int32(size.ws_row), Int32(size.ws_col))
    }
    // Whoever had the terminal meanwhile may have left it in another mode.
    if isTaken { reset_prog_mode() }
    clearok(lectern_window(), true)
    shown = nil
  }

  /// Shows a frame.
  package func show(_ frame: Frame) {
    guard frame != shown else { return }
    take(frame.theme)
    // Before the screen is cleared, for it is cleared rows that take it on.
    if shown == nil, frame.isInVisualOrder {
      CellOrder.keep()
      keepsOrder = true
    }
    let before = shown.flatMap { $0.lines == frame.lines ? $0.rows : nil }
    for (line, row) in frame.rows.enumerated() where before?[line] != row {
      show(row, line: line)
      // ncurses would leave the cells as they are that have the same text and attributes.
      if before?[line].contains(where: Overprint.isNeeded) ?? false { wredrawln(lectern_window(), Int32(line), 1) }
    }
    move(Int32(frame.cursor.row), Int32(frame.cursor.column))
    // The first frame takes the terminal on, and sets its mode where it is written to.
    if isTaken { output.whole { draw(frame, after: before) } } else { draw(frame, after: before) }
    // Programs that had the terminal meanwhile may have ended these.
    if shown == nil {
      InputModes.begin()
      keepFarewell()
    }
    isTaken = true
    shown = frame
  }

  /// Has the terminal draw a frame where it differs from the rows it shows, nil for none.
  private func draw(_ frame: Frame, after before: [[Frame.Run]]?) {
    refresh()
    guard Overprint.isKnown else { return }
    var overprint = Overprint()
    for (line, row) in frame.rows.enumerated() where before?[line] != row {
      for run in row where Overprint.isNeeded(run) {
        let text = cells.text(of: run.text, in: size.columns - run.column)
        overprint.add(text, of: run, line: line, attributes(of: run.style), colours: colours(of: run.style))
      }
    }
    overprint.write(to: output, leavingAt: (frame.cursor.row, frame.cursor.column))
  }

  /// Rings the bell.
  package func ring() { beep() }

  /// Keeps what gives the terminal back where a fault ends the program and nothing else of it runs.
  private func keepFarewell() {
    let names = ["sgr0", "cnorm", "rmcup"]
    let leaving = names.compactMap { name in lectern_sequence(name).map { String(cString: $0) } }
    let farewell = InputModes.ending + leaving.joined() + (keepsOrder ? CellOrder.releasing : "")
    lectern_fault_farewell(farewell, farewell.utf8.count)
  }

  /// Gives the terminal back until the next frame.
  package func leave() {
    guard isTaken else { return }
    isTaken = false
    shown = nil
    lectern_fault_farewell(nil, 0)
    InputModes.end()
    if !lectern_has_sequence("rmcup") {
      // The page stays where the shell goes on: its prompt is not to stand in the status row.
      move(Int32(size.lines - 1), 0)
      clrtoeol()
      refresh()
    }
    endwin()
    // The shell goes on in a row of its own screen.
    if keepsOrder { CellOrder.release() }
    keepsOrder = false
  }

  private func show(_ row: [Frame.Run], line: Int) {
    move(Int32(line), 0)
    clrtoeol()
    for run in row {
      attrset(Int32(bitPattern: attributes(of: run.style)))
      let text = cells.text(of: run.text, in: size.columns - run.column)
      mvaddnwstr(Int32(line), Int32(run.column), text, Int32(text.count))
    }
    attrset(0)
  }

  /// The numbers of the colours of a look, below 0 for the terminal's own; nil where none are set.
  private func colours(of style: Frame.Style) -> (text: Int32, ground: Int32)? {
    guard let theme, theme != .mono else { return nil }
    let (pair, count) = (theme.pair(style.role), Int(lectern_colours()))
    return (Int32(pair.text.number(in: count)), Int32(pair.ground.number(in: count)))
  }

  private func attributes(of style: Frame.Style) -> attr_t {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= lectern_bold() }
    if style.contains(.underline) { attributes |= lectern_underline() }
    if style.contains(.reverse) { attributes |= lectern_reverse() }
    if style.contains(.italic) { attributes |= lectern_italic() }
    if style.contains(.dim) { attributes |= lectern_dim() }
    guard let theme, theme != .mono else { return attributes }
    // A theme has a colour for it: dim letters would be dimmed twice.
    if theme != .terminal { attributes &= ~lectern_dim() }
    return attributes | lectern_pair(number(of: style.role))
  }
}
