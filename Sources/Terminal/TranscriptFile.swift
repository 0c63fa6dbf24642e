import CLinux
import FileNames
import Glibc
import Synchronization
import TerminalUI

/// A file or a FIFO to which lines are appended without ever blocking.
///
/// A line that cannot be written at once is dropped. If a full pipe or disk has taken half of a line, the rest is
/// written before any other line. A FIFO without a reader is opened again for every line.
package final class TranscriptFile: LineLog {
  private struct State {
    var file: Int32?
    /// The rest of a line that is partly written.
    var rest: ArraySlice<UInt8> = []
  }

  private let path: String
  private let state: Mutex<State>

  /// Opens a file and creates it if it is missing, with its folders if requested, or returns nil if it cannot be
  /// written.
  package init?(_ path: String, makesFolders: Bool = false) {
    if makesFolders { PrivateFile.makeFolders(of: path) }
    let file = TranscriptFile.open(path)
    // A FIFO without a reader may have one later.
    guard file != nil || errno == ENXIO else { return nil }
    self.path = path
    state = Mutex(State(file: file))
  }

  deinit {
    state.withLock { state in
      if let file = state.file { close(file) }
    }
  }

  package func append(_ line: String) {
    state.withLock { state in
      state.file = state.file ?? TranscriptFile.open(path)
      guard let file = state.file else { return }
      BrokenPipe.ignored { take(Array((line + "\n").utf8)[...], to: file, &state) }
    }
  }

  private func take(_ line: ArraySlice<UInt8>, to file: Int32, _ state: inout State) {
    guard let taken = TranscriptFile.write(state.rest, to: file) else { return leave(file, &state) }
    state.rest = state.rest.dropFirst(taken)
    guard state.rest.isEmpty else { return }
    guard let taken = TranscriptFile.write(line, to: file) else { return leave(file, &state) }
    state.rest = taken == 0 ? [] : line.dropFirst(taken)
  }

  /// Closes the file because its reader is gone; the next reader begins with a whole line.
  private func leave(_ file: Int32, _ state: inout State) {
    close(file)
    state = State()
  }

  /// Writes as many bytes as possible without blocking and returns their number, or nil if the reader is gone.
  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int? {
    let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    return written < 0 && errno == EPIPE ? nil : max(0, written)
  }

  private static func open(_ path: String) -> Int32? {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = Glibc.open(FileName.bytes(path), flags, 0o600)
    return file < 0 ? nil : file
  }
}
