import CLinux
import Glibc
import Synchronization

/// A program that shows pictures in a window, which are handed to it in files that only their owner can read.
package final class PictureViewer: Sendable {
  /// The time that a viewer may stay open, in milliseconds: a day.
  private static let longest = 86_400_000

  /// The folder of the files, which is nil until there is one, and the number of files in it.
  private let folder = Mutex<(path: String?, count: Int)>((nil, 0))
  private let parent: String

  /// Creates a viewer whose files are in a folder of their own inside of another.
  package init(inFolder parent: String) { self.parent = parent }

  /// Shows a picture in the format PNG, waits for the end of the program, and returns a Boolean value that indicates whether it ended
  /// well.
  ///
  /// The file stays until ``removeFiles()``, since a program such as xdg-open ends before the picture is read.
  package func show(_ picture: [UInt8], by words: [String]) -> Bool {
    guard let path = newFile() else { return false }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
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

  /// Returns the path of the next file: one that is shown already stays as it is.
  private func newFile() -> String? {
    folder.withLock { folder in
      if folder.path == nil {
        var template = Array("\(parent)/lectern-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        folder.path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      folder.count += 1
      return folder.path.map { "\($0)/picture-\(folder.count).png" }
    }
  }

  /// Removes all files that were handed to viewers.
  package func removeFiles() {
    folder.withLock { folder in
      guard let path = folder.path else { return }
      folder = (nil, 0)
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
