import Foundation
import Glibc

/// A program that a test has caused to be started, by the number it wrote down itself.
struct Child {
  let id: pid_t

  /// Whether the system knows the number no more: the program has ended, and its end has been asked after.
  var isGone: Bool { kill(id, 0) != 0 && errno == ESRCH }

  /// The programs whose numbers stand in a file, one a line.
  static func all(in path: String) -> [Child] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }.map(Child.init)
  }
}

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

/// The end of a named pipe that notices when nobody has it open for writing any more.
final class HolderWatch {
  private let file: Int32

  /// Opens a pipe before anybody has it open.
  init(_ path: String) {
    mkfifo(path, 0o600)
    file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(file) }

  /// Waits until every program that had the pipe open has ended; false when that takes a minute.
  func allHaveEnded() -> Bool {
    var polled = pollfd(fd: file, events: 0, revents: 0)
    return poll(&polled, 1, 60_000) == 1 && polled.revents & Int16(POLLHUP) != 0
  }
}
