import CLinux
import Glibc

/// Standard input.
package enum StandardInput {
  /// Returns all bytes up to the end.
  package static func bytes() throws -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let piece = try FileBytes.read(upTo: 64 << 10, from: STDIN_FILENO)
      if piece.isEmpty { return all }
      all += piece
    }
  }
}
