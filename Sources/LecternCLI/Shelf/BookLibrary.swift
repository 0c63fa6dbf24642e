import Bookshelf
import FileNames
import FoundationEssentials
import Glibc
import TerminalUI
import Words

extension Library {
  /// The endings of the names of files that may be books.
  private static let endings: Set<String> = [
    "epub", "html", "htm", "xhtml", "md", "markdown", "txt", "fb2", "zip", "opf", "xml", "pdf", "docx", "odt", "rtf",
  ]

  /// The books on the shelf, and the folders of the disk, beginning beside the book at hand.
  init(shelf: ShelfKeeper, beside path: String, _ edges: Edges) {
    let known = shelf.exists ? (try? shelf.knownBooks()) ?? [] : []
    let books = known.map {
      KnownBook(title: $0.book.title, creators: $0.book.creators, path: $0.path, percentage: $0.percentage)
    }
    let lessons = { @Sendable [language = shelf.catalogue.language] in
      PracticeProgress(edges).records(of: Lesson.all(in: language))
    }
    let folder = path == "-" ? FileManager.default.currentDirectoryPath : Library.folder(of: path)
    let current = path == "-" ? nil : URL(fileURLWithPath: path).path
    let search = ShelfSearch(known, on: shelf, edges)
    self.init(
      folder: folder, current: current, lessons: lessons, books: { books }, entries: Library.entries,
      search: { words in
        search?.found(words, waits: true) { false } ?? .matches([], isCut: false, unindexed: 0)
      })
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func entries(of folder: String) -> [Entry]? {
    guard let names = names(in: folder) else { return nil }
    let base = folder == "/" ? "" : folder
    let found = names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name -> Entry? in
      let path = base + "/" + name
      var status = stat()
      guard stat(FileName.bytes(path), &status) == 0 else { return nil }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard isFolder || endings.contains(ending) else { return nil }
      return Entry(name: SafeText.line(FileName.shown(name)), path: path, isFolder: isFolder)
    }
    let around = folder == "/" ? [] : [Entry(name: "..", path: Library.folder(of: folder), isFolder: true)]
    return around + found.filter(\.isFolder) + found.filter { !$0.isFolder }
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(FileName.bytes(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { FileName.text($0.prefix { $0 != 0 }) })
    }
    return names
  }
}
