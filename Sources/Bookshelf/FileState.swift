import FileNames
import Glibc

/// The state of a file at a moment; as long as it is the same, the file has not been written to.
package struct FileState: Hashable, Sendable {
  /// The inode number, the size, and the times of the last changes of the contents and of the inode.
  let text: String

  /// Reads the state of the file at a path, or returns nil if there is none.
  package init?(ofFileAt path: String) {
    var status = stat()
    guard unsafe stat(FileName.bytes(path), &status) == 0 else { return nil }
    let (changed, entry) = (status.st_mtim, status.st_ctim)
    text =
      "\(status.st_ino) \(status.st_size) \(changed.tv_sec).\(changed.tv_nsec) \(entry.tv_sec).\(entry.tv_nsec)\n"
  }
}
