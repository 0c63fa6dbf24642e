import CLinux
import Glibc

/// A file that only its owner can read.
package enum PrivateFile {
  /// Replaces the contents of a file, creating missing folders, and returns nil when the bytes are on the disk, or
  /// else the error number of the system.
  ///
  /// The new file replaces the old one as a whole, so that neither another program nor a later run after a crash
  /// finds half of it.
  package static func write(_ bytes: [UInt8], to path: String) -> Int32? {
    let folderFault = makeFolders(of: path)
    let draft = "\(path).\(getpid())"
    // A draft that an earlier process with this identifier has left behind may have another owner or other
    // permissions.
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

  /// Writes the name of a file to the disk, too.
  ///
  /// A file system that cannot do that for folders keeps the order of writes itself.
  private static func keepName(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let folder = open(parts.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parts, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Creates the missing folders of a path, and returns the error number of the last one that could not be created.
  ///
  /// The folder may exist all the same, which opening the file shows.
  @discardableResult
  package static func makeFolders(of path: String) -> Int32? {
    let parts = path.split(separator: "/").dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    var fault: Int32?
    for part in parts {
      folder += "/" + part
      fault = mkdir(folder, 0o700) == 0 || errno == EEXIST ? nil : errno
      // This error is the reason why a file in the folder cannot be created.
      if fault != nil, access(folder, F_OK) != 0 { return fault }
    }
    return fault
  }
}
