import Foundation
import Glibc
import TestSupport

/// A terminal that tmux shows, in a server of its own.
final class Multiplexer {
  /// The path of tmux, or nil if it is not installed.
  static let path: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first { (path: String) in
    access(path, X_OK) == 0
  }

  private let socket: String
  private let environment: [String: String]

  /// Runs a program in a window of a size.
  init(_ command: [String], home: TemporaryFolder, columns: Int, lines: Int) throws {
    socket = home.path + "/socket"
    environment = ["XDG_DATA_HOME": home.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]
    let size = ["-x", String(columns), "-y", String(lines)]
    _ = try tell(["-f", "/dev/null", "new-session", "-d"] + size + command)
  }

  deinit { _ = try? tell(["kill-server"]) }

  /// Presses keys, by the names tmux has for them.
  func press(_ keys: String...) throws { _ = try tell(["send-keys"] + keys) }

  /// Gives the window another size.
  func resize(columns: Int, lines: Int) throws {
    _ = try tell(["resize-window", "-x", String(columns), "-y", String(lines)])
  }

  /// Waits until the window is so.
  func wait(for what: String, until isSo: (View) -> Bool) throws {
    var view = try view()
    do {
      try Deadline().wait(for: what) {
        view = (try? self.view()) ?? view
        return isSo(view)
      }
    } catch {
      throw Deadline.Missing(what: "\(what); tmux shows \(view)")
    }
  }

  /// The contents of the window.
  struct View {
    let rows: [String]
    /// Column, row and whether the cursor is seen, as tmux tells them.
    let cursor: String
    /// The flags of tmux, each 0 or 1, for another screen, for the mouse, and for its positions in digits (SGR).
    let modes: String
  }

  private func view() throws -> View {
    let state = "#{cursor_x},#{cursor_y} #{cursor_flag}\n#{alternate_on}#{mouse_button_flag}#{mouse_sgr_flag}"
    let lines = try tell(["display", "-p", state, ";", "capture-pane", "-p"])
    guard lines.count > 2 else { throw Deadline.Missing(what: "what tmux shows") }
    return View(rows: Array(lines[2...]), cursor: lines[0], modes: lines[1])
  }

  /// Runs a command of tmux and gives what it prints.
  private func tell(_ words: [String]) throws -> [String] {
    let output = try Pipe()
    let process = try ChildProcess(
      [Multiplexer.path ?? "tmux", "-S", socket] + words, environment: environment,
      streams: [.file("/dev/null"), .descriptor(output.writing), .file("/dev/null")])
    output.closeWriting()
    var lines = HeardLines(from: output.reading)
    let text = try lines.rest()
    guard try process.change() == .exited(0) else { throw Deadline.Missing(what: "tmux \(words)") }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
