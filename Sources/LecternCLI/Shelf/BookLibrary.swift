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

  /// The books on the shelf, and the folders of the disk, beginning beside the book at hand; the files at some paths
  /// are known to be gone.
  init(shelf: ShelfStore, beside path: String, missing: Set<String> = [], _ edges: Edges) {
    let known = shelf.exists ? (try? shelf.knownBooks()) ?? [] : []
    let current = path == "-" ? nil : URL(fileURLWithPath: path).path
    let books = known.map { KnownBook($0, isMissing: missing.contains($0.path)) }
    let folders = shelf.exists ? (try? shelf.folders()) ?? [] : []
    let lessons = { @Sendable [language = shelf.catalogue.language] in
      PracticeProgress(edges).records(of: Lesson.all(in: language))
    }
    let own = Library.folder(of: path)
    // Beside the sample are the program's own files.
    let folder = path == "-" || own == shelf.folder ? FileManager.default.currentDirectoryPath : own
    let search = ShelfSearch(known, on: shelf, edges)
    self.init(
      folder: folder, current: current, lessons: lessons, folders: folders, books: { books },
      day: ShelfCalendar(edges).day,
      entries: Library.entries,
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

  /// Returns the names of what is in a folder; nil for what cannot be looked into.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(FileName.bytes(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { FileName.text($0.prefix { $0 != 0 }) })
    }
    return names
  }
}

extension Library.KnownBook {
  /// The book as a list shows it.
  init(_ known: KnownBook, isMissing: Bool) {
    self.init(title: known.title, creators: known.creators, path: known.path, percentage: known.percentage)
    self.isMissing = isMissing
    opened = known.opened > 0 ? known.opened : nil
    added = known.details.added
    let catalogued = known.details.catalogued
    series = catalogued.series.map { Library.Series(name: $0, number: catalogued.number) }
    ownTags = known.details.tags
    let tags = ownTags + catalogued.tags
    self.tags = tags.count < 2 ? tags : Set(tags).sorted()
    next = known.details.next
  }
}

/// The days of the reader's own clock.
struct ShelfCalendar: Sendable {
  private let now: Int
  private let secondsFromUTC: Int

  /// Takes the moment from the edges.
  init(_ edges: Edges) {
    now = edges.date()
    secondsFromUTC = edges.secondsFromUTC()
  }

  /// The day of a moment, in seconds since 1970, as it is seen today.
  @Sendable func day(of moment: Int) -> Library.Day {
    let (day, today) = ((moment + secondsFromUTC) / 86_400, (now + secondsFromUTC) / 86_400)
    switch today - day {
    case 0: return .today
    case 1: return .yesterday
    default: return .date(CivilDate(secondsSince1970: moment + secondsFromUTC).day)
    }
  }
}
