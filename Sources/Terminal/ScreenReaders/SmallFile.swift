import CLinux
import Glibc

/// A file of at most 4096 bytes.
enum SmallFile {
  /// Returns the contents of a file, or nil if it cannot be read.
  static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return (try? FileBytes.read(upTo: 4096, from: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the first line of a file, or nil if it cannot be read.
  static func line(of path: String) -> String? {
    text(of: path).map { text in String(text[..<(text.utf8.firstIndex(of: 0x0A) ?? text.endIndex)]) }
  }
}
