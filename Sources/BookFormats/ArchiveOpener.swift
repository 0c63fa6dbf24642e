import Archives

/// Opens the book that is packed in an archive, by what there is in it.
enum ArchiveOpener {
  /// The book; `title` is its title where it gives none, `encoding` that of a document that is packed alone.
  static func open(_ archive: Archive, title: String, encoding: String? = nil) throws(BookError) -> Book {
    let files = PackedFiles(archive)
    if !files.contains("META-INF/container.xml"), let book = try openOther(files, title: title, encoding) {
      return book
    }
    var opener = EPUBOpener(files)
    return try opener.open(title: title)
  }

  /// A book that is no EPUB.
  private static func openOther(
    _ files: PackedFiles, title: String, _ encoding: String?
  ) throws(BookError) -> Book? {
    // What macOS adds to an archive goes by the names of what it belongs to.
    let names = files.archive.names.filter { !$0.hasPrefix("__MACOSX/") }
    if let package = names.first(where: { FormatSniffer.suffix(of: $0) == "opf" }) {
      var opener = DAISYOpener(files, package: package)
      return try opener.open(title: title)
    }
    if let center = names.first(where: TalkingBookOpener.isControlCenter),
      let book = try TalkingBookOpener.open(files, at: center, title: title)
    {
      return book
    }
    let books = names.filter { FormatSniffer.suffix(of: $0) == "fb2" }
    guard let name = books.first else { return nil }
    guard books.count == 1 else { throw .severalBooks(file: files.file, count: books.count) }
    return try FictionBookOpener.open(
      try files.contents(of: name), file: files.file, entry: name, title: FormatSniffer.title(of: name),
      encoding: encoding)
  }
}
