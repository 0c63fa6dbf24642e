import FileNames
import Glibc

/// A file as it is at a moment: as long as its state is the same, nobody has written in it.
package struct FileState: Hashable, Sendable {
  /// The file by its number, its size and when it and its entry were last changed.
  let text: String

  /// Reads the state of the file at a path; nil where there is none.
  package init?(ofFileAt path: String) {
    var status = stat()
    guard unsafe stat(FileName.bytes(path), &status) == 0 else { return nil }
    let (changed, entry) = (status.st_mtim, status.st_ctim)
    text =
      "\(status.st_ino) \(status.st_size) \(changed.tv_sec).\(changed.tv_nsec) \(entry.tv_sec).\(entry.tv_nsec)\n"
  }
}
