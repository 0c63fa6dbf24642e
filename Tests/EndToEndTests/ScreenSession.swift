import Foundation
import Glibc
import TestSupport

/// Someone who reads a book on the screen of a terminal.
final class ScreenSession {
  let terminal: PseudoTerminal
  let process: ChildProcess
  /// The mode of the terminal before the program began.
  let modeBefore: String
  private(set) var screen: ScreenModel
  /// The bytes that have been written since the keys were pressed last.
  private(set) var written: [UInt8] = []

  /// Opens a book on a screen of a size, in a session of its own or as a job of a shell, `after` a command of the
  /// shell.
  init(
    _ book: String, home: TemporaryFolder, arguments: [String] = ["--speech", "print"],
    environment: [String: String] = [:],
    columns: Int = 80, lines: Int = 24, underShell: Bool = false, after limit: String = ":"
  ) throws {
    terminal = try PseudoTerminal()
    terminal.resize(columns: columns, lines: lines)
    screen = ScreenModel(columns: columns, lines: lines)
    modeBefore = terminal.mode
    let command = [ChildProcess.lectern, book] + arguments
    let given = ["XDG_DATA_HOME": home.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process = try ChildProcess(
      ["/bin/sh", "-c", underShell ? LiveSession.shell : limit + "; exec \"$@\"", "sh"] + command,
      environment: given.merging(environment) { $1 },
      streams: [.terminal(terminal), .terminal(terminal), .terminal(terminal)])
  }

  /// Presses keys, given as what a terminal sends for them.
  func press(_ keys: String) {
    written = []
    terminal.type(Array(keys.utf8))
  }

  /// Gives the terminal another size, which tells the program.
  func resize(columns: Int, lines: Int) {
    screen.resize(columns: columns, lines: lines)
    terminal.resize(columns: columns, lines: lines)
  }

  /// Waits until the screen is so.
  func wait(for what: String, until isSo: (ScreenModel) -> Bool) throws {
    let deadline = Deadline()
    while !isSo(screen) {
      try deadline.waitToRead(
        terminal.keyboard, for: "\(what); the screen shows, cursor at \(screen.row), \(screen.column):\n\(text)")
      guard take() else { throw Deadline.Missing(what: "\(what) before the end; the screen shows:\n\(text)") }
    }
  }

  /// Waits until a row holds a text; the last row is the status row.
  func wait(for text: String, in row: Int) throws {
    try wait(for: "\(text.debugDescription) in row \(row)") { $0.rows[row < 0 ? $0.lines + row : row].contains(text) }
  }

  /// Waits until some row holds a text.
  func wait(for text: String) throws {
    try wait(for: text.debugDescription) { $0.rows.contains { $0.contains(text) } }
  }

  /// Waits until the book is open and its pages are counted, or a newcomer is greeted.
  func opened() throws {
    try wait(for: "the book") { screen in
      screen.modes.contains(2004)
        && screen.rows.last.map { $0.contains(" of ") || $0.hasSuffix("helps.") } == true
    }
  }

  /// Presses keys, waits until the screen is so and the frame is at its end, and gives the number of bytes written.
  func bytes(for keys: String, _ what: String, until isSo: (ScreenModel) -> Bool) throws -> Int {
    press(keys)
    try wait(for: what) { isSo($0) && !$0.hasLook }
    return written.count
  }

  /// Waits for the end of the program, and takes what it has written last.
  func end() throws -> ChildWatch.Change {
    let change = try process.change()
    takeWhatIsThere()
    return change
  }

  /// Takes what is written already.
  func takeWhatIsThere() {
    var polled = pollfd(fd: terminal.keyboard, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, 0) > 0, take() {}
  }

  /// The whole screen as lines.
  var text: String { screen.rows.joined(separator: "\n") }

  private func take() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(terminal.keyboard, &buffer, buffer.count)
    guard count > 0 else { return false }
    written += buffer[..<count]
    screen.feed(buffer[..<count])
    return true
  }
}
