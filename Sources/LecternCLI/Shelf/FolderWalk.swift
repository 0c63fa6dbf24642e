import Bookshelf
import FileNames
import Glibc
import TerminalUI
import TextModel

/// A walk through a folder and the folders in it, for the files that may be books.
///
/// Links to folders are not followed. Where a folder is a book itself, unpacked, its pages are no books: of one with a
/// package file or a navigation file of DAISY that is taken alone, and one of an EPUB is passed by. A library of
/// Calibre is gone through by its catalogue.
struct FolderWalk: Sendable {
  /// A file that may be a book.
  struct File: Sendable {
    let path: String
    let size: Int
    let state: FileState
    /// The words of a catalogue on it; nil where none has any.
    var catalogued: CataloguedBook?
  }

  /// The most files that are taken of one folder, and the most folders that lie in each other.
  private static let (mostFiles, deepest) = (20_000, 12)
  /// The endings of the names of files that may be books, the format that reads best first.
  private static let endings = [
    "epub", "fb2", "docx", "odt", "html", "htm", "xhtml", "md", "markdown", "txt", "rtf", "azw3", "mobi", "azw",
    "prc", "pdf", "djvu", "pptx", "cbz", "zip",
    "xml",
  ]

  /// The path of the folder.
  let folder: String
  /// A Boolean value that indicates whether the folders in it are gone through too.
  var isDeep = true

  /// Returns the files in the order of their paths; nil where there is no such folder.
  func files(isCancelled: () -> Bool) -> [File]? {
    guard Library.names(in: folder) != nil else { return nil }
    var files: [File] = []
    collect(folder, depth: 0, &files, isCancelled)
    return files
  }

  private func collect(_ folder: String, depth: Int, _ files: inout [File], _ isCancelled: () -> Bool) {
    guard !isCancelled(), files.count < Self.mostFiles, let all = Library.names(in: folder) else { return }
    let names = all.filter { !$0.hasPrefix(".") }.sorted()
    let base = folder == "/" ? "/" : folder + "/"
    if names.contains(CalibreLibrary.name), let library = try? CalibreLibrary(folder: folder) {
      for entry in library.entries where files.count < Self.mostFiles { take(entry, of: base, &files) }
      return
    }
    if names.contains("META-INF") { return }
    if let alone = names.first(where: { $0.lowercased() == "ncc.html" }) ?? names.first(where: Self.isPackage) {
      if let file = Self.file(base + alone) { files.append(file) }
      return
    }
    for name in names where files.count < Self.mostFiles {
      if isCancelled() { return }
      if Self.rank(name) != nil, let file = Self.file(base + name) {
        files.append(file)
      } else if isDeep, depth < Self.deepest, Self.isFolder(base + name) {
        collect(base + name, depth: depth + 1, &files, isCancelled)
      }
    }
  }

  /// Takes the file of a book in a catalogue whose format reads best, of those that are there.
  private func take(_ entry: CalibreLibrary.Entry, of base: String, _ files: inout [File]) {
    let readable = entry.files.compactMap { path in Self.rank(path).map { (path: path, rank: $0) } }
    for candidate in readable.sorted(by: { $0.rank < $1.rank }) {
      guard var file = Self.file(base + candidate.path) else { continue }
      file.catalogued = entry.book
      return files.append(file)
    }
  }

  /// Returns the place of a name's ending among those of books; nil for others.
  private static func rank(_ name: String) -> Int? {
    guard let ending = name.split(separator: ".").last, ending.count < name.count else { return nil }
    return endings.firstIndex(of: ending.lowercased())
  }

  /// Returns a Boolean value that indicates whether a name is that of a package file, which lists the other files of a
  /// book.
  private static func isPackage(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".opf") && name.lowercased() != "metadata.opf"
  }

  /// Returns the file at a path; nil for what is none.
  private static func file(_ path: String) -> File? {
    var status = stat()
    guard stat(FileName.bytes(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let state = FileState(ofFileAt: path)
    else { return nil }
    return File(path: path, size: Int(status.st_size), state: state)
  }

  /// Returns a Boolean value that indicates whether there is a folder at a path, and not a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(FileName.bytes(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
