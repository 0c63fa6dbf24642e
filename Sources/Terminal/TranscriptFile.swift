import CLinux
import FileNames
import Glibc
import Synchronization
import TerminalUI

/// A file or a FIFO that lines are appended to without ever waiting for it.
///
/// What cannot be written at once is dropped, a line at a time: what a full pipe or a full disk has taken half of is
/// made whole before anything follows. A FIFO that nobody reads is looked at again with every line.
package final class TranscriptFile: LineLog {
  private struct State {
    var file: Int32?
    /// The rest of a line that has been begun.
    var rest: ArraySlice<UInt8> = []
  }

  private let path: String
  private let state: Mutex<State>

  /// Opens a file, made where it is missing, and its folders too where that is wanted; nil for one that cannot be
  /// written.
  package init?(_ path: String, makesFolders: Bool = false) {
    if makesFolders { PrivateFile.makeFolders(of: path) }
    let file = TranscriptFile.open(path)
    // A FIFO without a reader: one may come.
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

  /// Nobody reads any more; whoever comes next begins with a whole line.
  private func leave(_ file: Int32, _ state: inout State) {
    close(file)
    state = State()
  }

  /// Writes what can be written at once, and gives the number of bytes; nil when nobody reads any more.
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
