import Bookshelf
import FoundationEssentials
import TerminalUI

extension Library {
  /// The endings of the names of files that may be books.
  private static let endings: Set<String> = [
    "epub", "html", "htm", "xhtml", "md", "markdown", "txt", "fb2", "zip", "opf", "xml", "pdf", "docx", "odt", "rtf",
  ]

  /// The books on the shelf, and the folders of the disk, beginning beside the book at hand.
  init(shelf: ShelfKeeper, beside path: String) {
    let known = shelf.exists ? (try? shelf.knownBooks()) ?? [] : []
    let books = known.map {
      KnownBook(title: $0.book.title, creators: $0.book.creators, path: $0.path, percentage: $0.percentage)
    }
    let folder = path == "-" ? FileManager.default.currentDirectoryPath : Library.folder(of: path)
    let current = path == "-" ? nil : URL(fileURLWithPath: path).path
    self.init(folder: folder, current: current, books: { books }, entries: Library.entries)
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func entries(of folder: String) -> [Entry]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    let base = folder == "/" ? "" : folder
    let found = names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name -> Entry? in
      var isFolder = false
      let path = base + "/" + name
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard isFolder || endings.contains(ending) else { return nil }
      return Entry(name: SafeText.line(name), path: path, isFolder: isFolder)
    }
    let around = folder == "/" ? [] : [Entry(name: "..", path: Library.folder(of: folder), isFolder: true)]
    return around + found.filter(\.isFolder) + found.filter { !$0.isFolder }
  }
}
