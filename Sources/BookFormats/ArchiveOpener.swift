import Archives

/// Opens the book that is packed in an archive, by what there is in it.
enum ArchiveOpener {
  /// Returns the book; `title` is its title where it gives none, `encoding` that of a document that is packed alone,
  /// and `recognition` that of pages that are images.
  static func open(
    _ archive: Archive, title: String, encoding: String? = nil, _ recognition: Recognition? = nil
  ) throws(BookError) -> Book {
    let files = PackedFiles(archive)
    if !files.contains(EPUBOpener.container), let book = try openOther(files, title: title, encoding) {
      return book
    }
    var opener = EPUBOpener(files, recognition)
    return try opener.open(title: title)
  }

  /// Returns a book that is no EPUB.
  private static func openOther(
    _ files: PackedFiles, title: String, _ encoding: String?
  ) throws(BookError) -> Book? {
    // macOS adds files to an archive that go by the names of those they belong to.
    let names = files.archive.names.filter { !$0.hasPrefix("__MACOSX/") }
    if names.contains("index.html"), names.contains("metadata.opf"),
      let book = try openDocument(files, "index.html", encoding)
    {
      return book
    }
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
    guard let name = books.first else {
      let found = names.filter { Self.documents.contains(FormatSniffer.suffix(of: $0)) }
      return found.count == 1 ? try openDocument(files, found[0], encoding) : nil
    }
    guard books.count == 1 else { throw .severalBooks(file: files.file, count: books.count) }
    return try FictionBookOpener.open(
      try files.contents(of: name), file: files.file, entry: name, title: FormatSniffer.title(of: name),
      encoding: encoding)
  }

  /// The endings of the names of documents that may be packed alone.
  static let documents: Set<String> = ["html", "htm", "xhtml", "md", "markdown", "txt", "text"]

  /// Returns a document that is packed alone, or with its pictures as in HTMLZ; nil for what is none, such as one more
  /// archive.
  private static func openDocument(
    _ files: PackedFiles, _ name: String, _ encoding: String?
  ) throws(BookError) -> Book? {
    let contents = try files.contents(of: name)
    switch FormatSniffer.find(contents.bytes.prefix(FormatSniffer.needed), name: name) {
    case .html, .markdown, .text: break
    default: return nil
    }
    let book = try Book.open(bytes: contents.bytes, name: files.file + "/" + name, encoding: encoding)
    book.add(contents.diagnostics)
    return book
  }
}
