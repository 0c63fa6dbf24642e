import Archives

/// Opens the book that is packed in an archive, by what there is in it.
enum ArchiveOpener {
  /// The book; `title` is its title where it gives none.
  static func open(_ archive: Archive, title: String) throws(BookError) -> Book {
    if !archive.contains("META-INF/container.xml"), let book = try openOther(archive, title: title) { return book }
    var opener = EPUBOpener(archive)
    return try opener.open(title: title)
  }

  /// A book that is no EPUB.
  private static func openOther(_ archive: Archive, title: String) throws(BookError) -> Book? {
    // What macOS adds to an archive goes by the names of what it belongs to.
    let names = archive.names.filter { !$0.hasPrefix("__MACOSX/") }
    if let package = names.first(where: { FormatSniffer.suffix(of: $0) == "opf" }) {
      var opener = DAISYOpener(archive, package: package)
      return try opener.open(title: title)
    }
    if let center = names.first(where: TalkingBookOpener.isControlCenter),
      let book = try TalkingBookOpener.open(archive, at: center, title: title)
    {
      return book
    }
    let books = names.filter { FormatSniffer.suffix(of: $0) == "fb2" }
    guard let name = books.first else { return nil }
    guard books.count == 1 else { throw .severalBooks(file: archive.file, count: books.count) }
    return try FictionBookOpener.open(
      try archive.bytes(of: name), file: archive.file, entry: name, title: FormatSniffer.title(of: name))
  }
}
