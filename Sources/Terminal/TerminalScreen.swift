import CFaults
import CLinux
import CNcurses
import Glibc
import PageLayout
import TerminalUI
import TextModel

/// The screen of the terminal, which shows frames and writes only the cells that have changed.
///
/// The hardware cursor is placed last in every frame and never hidden, so that braille displays and other screen
/// readers follow it.
package final class TerminalScreen: FrameScreen {
  private let screen: OpaquePointer
  private let output: FrameOutput
  private let cells: ScreenCells
  /// A Boolean value that indicates whether the terminal crosses text out and opens links.
  private let isOverprinted: Bool
  /// The choice of a way to show pictures.
  private let pictures: PictureChoice
  private var shown: Frame?
  private var theme: Theme?
  /// A Boolean value that indicates whether the terminal is in the mode of the program, from the first frame until it
  /// is left.
  private var isTaken = false
  /// A Boolean value that indicates whether the terminal keeps the characters of a row in visual order.
  private var keepsOrder = false

  /// Takes over the terminal, or returns nil if it is none, or if ncurses cannot place its cursor.
  package init?() {
    setlocale(LC_CTYPE, "")
    cells = ScreenCells()
    // The size in the environment may be outdated, so that of the terminal is used.
    use_env(false)
    use_tioctl(true)
    // The handlers of ncurses would end or stop the program in the middle of a frame, and restore a wrong mode.
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
    isOverprinted = Overprint.isKnown
    pictures = PictureChoice(environment: ProcessEnvironment.all(), colours: Int(lectern_colours()))
    nonl()
    if abilities.contains(.colours) { lectern_begin_colours() }
    leaveok(lectern_window(), false)
    // Input does not interrupt the output of a frame, since the cursor is only in its place at the end.
    typeahead(-1)
    takeSize()
  }

  deinit {
    leave()
    delscreen(screen)
  }

  /// The abilities of the terminal to highlight text.
  package var abilities: ReaderView.Abilities {
    var abilities: ReaderView.Abilities = []
    if lectern_attributes() & lectern_reverse() != 0 { abilities.insert(.reverse) }
    if lectern_attributes() & lectern_underline() != 0 { abilities.insert(.underline) }
    if lectern_attributes() & lectern_italic() != 0 { abilities.insert(.italic) }
    // No description covers links. Terminals that cross out text are modern ones, which ignore unknown sequences.
    if isOverprinted { abilities.formUnion([.struck, .links]) }
    if pictures.isPossible { abilities.insert(.pictures) }
    // NO_COLOR turns colours off, whatever the terminal supports (no-color.org).
    if lectern_colours() > 0, getenv("NO_COLOR").map({ $0.pointee == 0 }) ?? true { abilities.insert(.colours) }
    return abilities
  }

  /// Defines the colours of a theme as pairs, and uses its background for the screen.
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

  /// Returns the number of the colour pair of a kind of text, or 0 for the colours of the terminal itself.
  private func number(of role: Theme.Role) -> Int32 {
    let isOwn = theme.map { $0.pair(role).text == .own && $0.pair(role).ground == .own } ?? true
    return isOwn ? 0 : Int32(role.rawValue + 1)
  }

  /// The size in cells that was taken last, at least one column and one row.
  package var size: (columns: Int, lines: Int) {
    (max(1, Int(getmaxx(lectern_window()))), max(1, Int(getmaxy(lectern_window()))))
  }

  /// Takes the current size of the terminal; the next frame is drawn completely.
  package func takeSize() {
    if let picture = shown?.picture { write(PictureLayer.removing(picture)) }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      resizeterm(Int32(size.ws_row), Int32(size.ws_col))
    }
    // The program that had the terminal in the meantime may have changed its mode.
    if isTaken { reset_prog_mode() }
    clearok(lectern_window(), true)
    shown = nil
  }

  /// Shows a frame.
  package func show(_ frame: Frame) {
    guard frame != shown else { return }
    take(frame.theme)
    // The mode applies to rows that are cleared after it is set, so it is set before the screen is cleared.
    if shown == nil, frame.isInVisualOrder {
      CellOrder.keep()
      keepsOrder = true
    }
    let before = shown.flatMap { $0.lines == frame.lines ? $0.rows : nil }
    for (line, row) in frame.rows.enumerated() where before?[line] != row {
      show(row, line: line)
      // ncurses would not write cells again whose text and attributes are the same.
      if before?[line].contains(where: Overprint.isNeeded) ?? false { wredrawln(lectern_window(), Int32(line), 1) }
    }
    move(Int32(frame.cursor.row), Int32(frame.cursor.column))
    let kept = shown?.picture.flatMap { old in frame.picture.flatMap { $0.coversSame(as: old) ? old : nil } }
    let picture = kept == nil ? shown?.picture : nil
    for row in picture?.coveredRows ?? 0..<0 where row < frame.lines {
      // The cells of the picture are blank for ncurses, which would leave what is there.
      wredrawln(lectern_window(), Int32(row), 1)
    }
    // The first frame is not collected, because ncurses sets the mode of the terminal when it writes it.
    if isTaken {
      output.whole {
        if let picture { write(PictureLayer.removing(picture)) }
        draw(frame, after: before, over: kept)
      }
    } else {
      draw(frame, after: before, over: kept)
    }
    // Programs that had the terminal in the meantime may have ended these modes.
    if shown == nil {
      InputModes.begin()
      keepFarewell()
    }
    isTaken = true
    shown = frame
  }

  /// Draws the rows of a frame that differ from those on the screen, or all rows if these are nil, and its picture in
  /// place of one in the same cells, if there is one.
  private func draw(_ frame: Frame, after before: [[Frame.Run]]?, over old: PlacedPicture?) {
    refresh()
    if let picture = frame.picture, picture != old {
      write(old.map { PictureLayer.showing(picture, inPlaceOf: $0) } ?? PictureLayer.showing(picture))
    }
    guard isOverprinted else { return }
    var overprint = Overprint()
    for (line, row) in frame.rows.enumerated() where before?[line] != row {
      for run in row where Overprint.isNeeded(run) {
        let text = cells.text(of: run.text, in: size.columns - run.column)
        overprint.add(text, of: run, line: line, attributes(of: run.style), colours: colours(of: run.style))
      }
    }
    overprint.write(to: output, leavingAt: (frame.cursor.row, frame.cursor.column))
  }

  private func write(_ bytes: [UInt8]) { _ = FileBytes.write(bytes[...], to: fileno(output.file)) }

  /// Rings the bell.
  package func ring() { beep() }

  /// Keeps the sequences that restore the terminal if a fault ends the program.
  private func keepFarewell() {
    let names = ["sgr0", "cnorm", "rmcup"]
    let leaving = names.compactMap { name in lectern_sequence(name).map { String(cString: $0) } }
    let farewell = InputModes.ending + leaving.joined() + (keepsOrder ? CellOrder.releasing : "")
    lectern_fault_farewell(farewell, farewell.utf8.count)
  }

  /// Restores the terminal until the next frame.
  package func leave() {
    guard isTaken else { return }
    isTaken = false
    if let picture = shown?.picture { write(PictureLayer.removing(picture)) }
    shown = nil
    lectern_fault_farewell(nil, 0)
    InputModes.end()
    if !lectern_has_sequence("rmcup") {
      // The page stays on the screen, where the prompt of the shell would appear in the status row.
      move(Int32(size.lines - 1), 0)
      clrtoeol()
      refresh()
    }
    endwin()
    // The shell has a row on its own screen.
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

  /// Returns the numbers of the colours of a style, negative for those of the terminal itself, or nil if no theme
  /// sets any.
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
    // The theme has a colour for dim text, which would be dimmed twice.
    if theme != .terminal { attributes &= ~lectern_dim() }
    return attributes | lectern_pair(number(of: style.role))
  }
}

extension TerminalScreen {
  package var isBusy: Bool {
    var room = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&room, 1, 0) == 0
  }

  package func askForPictures() {
    guard pictures.isPossible else { return }
    let bytes = PictureQuery.bytes(isInTmux: pictures.isInTmux)
    _ = FileBytes.write(bytes[...], to: STDOUT_FILENO)
  }

  package func pictureSupport(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport? {
    var pictures = pictures
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
    {
      pictures.cell = (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
    }
    return pictures.support(setting, answers)
  }
}
