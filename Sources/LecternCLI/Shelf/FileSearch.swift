import Bookshelf
import FileNames
import Glibc
import TextModel

/// The search for the file of a book that is where it was no more, by its content.
struct FileSearch: Sendable {
  /// The book, in the edition that was opened last.
  private let book: BookIdentity

  /// Prepares to look for the file of a book.
  init(for book: BookIdentity) {
    self.book = book
  }

  /// Returns the path of the first of some files that has the same content; only those of the same size are read.
  func path(among files: [FolderWalk.File]) -> String? {
    files.first { file in
      guard file.size == book.size, let found = try? FileFingerprint(ofFileAt: file.path) else { return false }
      return found.hash == book.hash
    }?.path
  }

  /// Looks in the folders of the shelf, then beside the other books on it, and where the file was.
  func path(onShelfOf shelf: Shelf, from old: String, isCancelled: () -> Bool) throws(ShelfError) -> String? {
    for folder in try shelf.folders() {
      if let path = path(in: FolderWalk(folder: folder), isCancelled) { return path }
    }
    let folder = Self.folder(of: old)
    var others = [folder, Self.folder(of: folder)]
    for book in try shelf.knownBooks() where !others.contains(Self.folder(of: book.path)) {
      others.append(Self.folder(of: book.path))
    }
    for folder in others {
      if let path = path(in: FolderWalk(folder: folder, isDeep: false), isCancelled) { return path }
    }
    return nil
  }

  private func path(in walk: FolderWalk, _ isCancelled: () -> Bool) -> String? {
    walk.files(isCancelled: isCancelled).flatMap { path(among: $0) }
  }

  /// Returns the folder that a path leads into.
  private static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Returns a Boolean value that indicates whether there is anything at a path.
  static func isThere(_ path: String) -> Bool { access(FileName.bytes(path), F_OK) == 0 }
}
