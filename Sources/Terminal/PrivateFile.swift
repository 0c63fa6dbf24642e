import CLinux
import Glibc

/// Files that nobody but their owner may read.
package enum PrivateFile {
  /// Puts bytes into a file in place of what it held, its folders made where they are missing, and gives the
  /// system's number for why it could not; nil when it has, and the disk has them.
  ///
  /// The new file takes the place of the old one whole, so that no other program sees half of it, nor anybody after a
  /// crash.
  package static func write(_ bytes: [UInt8], to path: String) -> Int32? {
    let folderFault = makeFolders(of: path)
    let draft = "\(path).\(getpid())"
    // A draft that a program of this number has left behind would be somebody's, with their rights.
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno == ENOENT ? folderFault ?? errno : errno }
    var fault = FileBytes.write(bytes[...], to: file) ? nil : errno
    if fault == nil, fsync(file) != 0 { fault = errno }
    if close(file) != 0 { fault = fault ?? errno }
    if fault == nil, rename(draft, path) != 0 { fault = errno }
    guard fault == nil else {
      unlink(draft)
      return fault
    }
    keepName(of: path)
    return nil
  }

  /// Sees to it that the disk has the name of a file too; a file system that cannot do that for folders keeps order by
  /// itself.
  private static func keepName(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let folder = open(parts.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parts, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Makes the folders that are missing, and says why the last that could not be made could not; whether it is there all
  /// the same shows when the file is opened.
  @discardableResult
  package static func makeFolders(of path: String) -> Int32? {
    let parts = path.split(separator: "/").dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    var fault: Int32?
    for part in parts {
      folder += "/" + part
      fault = mkdir(folder, 0o700) == 0 || errno == EEXIST ? nil : errno
      // A file in a folder that cannot be made is missing for that reason.
      if fault != nil, access(folder, F_OK) != 0 { return fault }
    }
    return fault
  }
}
