import Glibc
import TestSupport
import Testing

/// Someone who reads a book by ear in a terminal.
final class LiveSession {
  let terminal: PseudoTerminal
  let process: ChildProcess
  /// The mode of the terminal before the program began.
  let modeBefore: String
  private(set) var lines: HeardLines

  /// Opens a book in line mode, in a session of its own or as a job of a shell.
  init(
    _ book: String, _ options: [String] = [], home: TemporaryFolder, environment: [String: String]? = nil,
    underShell: Bool = false
  ) throws {
    terminal = try PseudoTerminal()
    modeBefore = terminal.mode
    lines = HeardLines(from: terminal.keyboard)
    let command = [ChildProcess.lectern, book, "--line"] + options
    process = try ChildProcess(
      underShell ? ["/bin/sh", "-c", LiveSession.shell, "sh"] + command : command,
      environment: environment ?? ["XDG_DATA_HOME": home.path],
      streams: [.terminal(terminal), .terminal(terminal), .terminal(terminal)])
  }

  /// A shell that tells when the job has been stopped, continues it after a line, and tells how it ended.
  static let shell = """
    set -m; "$@"; echo "The shell has it."; read word; echo "It goes on."; fg >/dev/null; echo "It has ended: $?."
    """

  /// Presses keys, given as what a terminal sends for them.
  func press(_ keys: String) { terminal.type(Array(keys.utf8)) }

  /// The next line that is heard.
  func hear(_ what: String = "a line") throws -> String { try lines.next(for: what) }

  /// Presses keys and gives the line that answers.
  func answer(to keys: String) throws -> String {
    press(keys)
    return try hear("the answer to \(keys.debugDescription)")
  }

  /// Hears the opening of the book: its title with the place, and the text there.
  func opening() throws -> [String] { [try hear("the title"), try hear("the first unit")] }

  /// Asks where the reader is until the pages are counted, and gives the last answer.
  func whereOncePagesAreKnown() throws -> String {
    while true {
      let place = try answer(to: "w")
      if place.hasPrefix("Page ") { return place }
    }
  }

  /// Waits for the end, and gives how it ended and what came before it beside the lines already heard.
  func end() throws -> (change: ChildWatch.Change, rest: String) {
    let change = try process.change()
    return (change, lines.whatIsThere())
  }
}
