import CLinux
import Glibc

/// A file in memory without a name in any folder, which is gone with its last reference, however this program ends.
package final class MemoryFile: Sendable {
  /// The descriptor of the file, at its start.
  package let descriptor: Descriptor

  /// Creates a file of some bytes, or returns nil if there is no space.
  package init?(_ bytes: [UInt8]) {
    let number = memory_file()
    guard number >= 0 else { return nil }
    descriptor = Descriptor(number)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = descriptor.write(rest)
      // A signal can interrupt a write before the first byte.
      guard let written else { return nil }
      rest = rest.dropFirst(written)
    }
    guard lseek(number, 0, SEEK_SET) == 0 else { return nil }
  }

  /// The path by which programs that this one starts can open the file.
  package var path: String { "/proc/\(getpid())/fd/\(descriptor.number)" }
}
