import Glibc

/// A named pipe between a test and the programs of a voice.
final class NamedPipe {
  let path: String
  private let file: Int32

  /// Makes a pipe and opens it for reading and writing, so that neither side has to be there first.
  init(_ path: String) {
    self.path = path
    mkfifo(path, 0o600)
    file = open(path, O_RDWR | O_CLOEXEC)
  }

  deinit { close(file) }

  /// Waits for a line that somebody writes; nil when none comes for a minute.
  func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while isReadable(), read(file, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Writes a line that one reader of the pipe gets.
  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(file, bytes, bytes.count)
  }

  private func isReadable() -> Bool {
    var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 60_000) == 1
  }
}
