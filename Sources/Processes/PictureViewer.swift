import CLinux
import Glibc
import Synchronization

/// A program that shows pictures in a window, which are handed to it in files that only their owner can read.
package final class PictureViewer: Sendable {
  /// The time that a viewer may stay open, in milliseconds: a day.
  private static let longest = 86_400_000

  /// The folder of the files; nil until there is one.
  private let folder = Mutex<String?>(nil)
  private let parent: String

  /// Creates a viewer whose files are in a folder of their own inside of another.
  package init(inFolder parent: String) { self.parent = parent }

  /// Shows a picture, waits for the end of the program, and returns a Boolean value that indicates whether it ended
  /// well.
  ///
  /// The file stays until ``removeFiles()``, since a program such as xdg-open ends before the picture is read.
  package func show(_ picture: [UInt8], named name: String, by words: [String]) -> Bool {
    guard let path = file(named: name) else { return false }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return false }
    var rest = picture[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0, rest.isEmpty else { return false }
    return (try? ProgramRun(words + [path], milliseconds: Self.longest).finish()) != nil
  }

  private func file(named name: String) -> String? {
    folder.withLock { folder in
      if folder == nil {
        var template = Array("\(parent)/lectern-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      return folder.map { $0 + "/" + name }
    }
  }

  /// Removes all files that were handed to viewers.
  package func removeFiles() {
    folder.withLock { folder in
      guard let path = folder else { return }
      folder = nil
      if let stream = opendir(path) {
        let descriptor = dirfd(stream)
        while let entry = readdir(stream) {
          _ = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { unlinkat(descriptor, $0, 0) }
          }
        }
        closedir(stream)
      }
      rmdir(path)
    }
  }
}
