import Foundation
import Glibc
import TestSupport

/// A FIFO in a folder of a test.
struct Fifo {
  let path: String

  init(in folder: TemporaryFolder) throws {
    path = folder.path + "/fifo"
    guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Someone who reads it, until the value is gone.
  func reader() throws -> Reader {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw CocoaError(.fileReadUnknown) }
    return Reader(file)
  }

  /// The reading end.
  final class Reader {
    private let file: Int32

    init(_ file: Int32) { self.file = file }

    deinit { close(file) }

    /// Everything that has been written by now.
    func whatIsThere() -> String {
      var all: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 64 << 10)
      while case let count = read(file, &piece, piece.count), count > 0 { all += piece.prefix(count) }
      return String(decoding: all, as: UTF8.self)
    }
  }
}
