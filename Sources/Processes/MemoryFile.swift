import CLinux
import Glibc

/// Bytes in a file that has no name in any folder and is gone with the last use of it, however this program ends.
package final class MemoryFile: Sendable {
  /// The open file, its next byte the first.
  package let descriptor: Descriptor

  /// Keeps bytes; nil when there is no room for them.
  package init?(_ bytes: [UInt8]) {
    let number = memory_file()
    guard number >= 0 else { return nil }
    descriptor = Descriptor(number)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = descriptor.write(rest)
      // Nothing is written when a signal came between.
      guard let written else { return nil }
      rest = rest.dropFirst(written)
    }
    guard lseek(number, 0, SEEK_SET) == 0 else { return nil }
  }

  /// The path at which programs that this one starts can open it.
  package var path: String { "/proc/\(getpid())/fd/\(descriptor.number)" }
}
