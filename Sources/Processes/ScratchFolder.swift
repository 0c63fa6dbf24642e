import FileNames
import Glibc

/// A folder of its own for the files of a program, which is removed with them.
package final class ScratchFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates a folder in another, or returns nil if that cannot be done; `errno` then says why.
  package init?(in parent: String) {
    var name = FileName.bytes("\(parent)/lectern-XXXXXX")
    guard mkdtemp(&name) != nil else { return nil }
    path = FileName.text(name.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// Creates a folder where temporary files belong: in `$TMPDIR`, else in `/tmp`.
  package convenience init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    self.init(in: parent.hasPrefix("/") ? parent : "/tmp")
  }

  /// Returns the contents of the file in the folder, or nil if there is no file, or another beside it, or more than so
  /// many bytes in it.
  package func onlyFile(upTo limit: Int) -> [UInt8]? {
    let names = names
    guard names.count == 1 else { return nil }
    let file = Descriptor(
      open(FileName.bytes(path).dropLast() + [0x2F] + names[0], O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
    guard file.number >= 0 else { return nil }
    var bytes: [UInt8] = []
    while let more = file.read(upTo: 64 << 10), !more.isEmpty, bytes.count <= limit { bytes += more }
    return bytes.count <= limit ? bytes : nil
  }

  /// The names in the folder, each with the zero that ends it in C.
  private var names: [[CChar]] {
    guard let stream = opendir(FileName.bytes(path)) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name + [0]) }
    }
    return names
  }

  /// Removes the folder with its files; a program that creates folders in it leaves them behind.
  deinit {
    let folder = FileName.bytes(path).dropLast() + [0x2F]
    for name in names { unlink(folder + name) }
    rmdir(FileName.bytes(path))
  }
}
