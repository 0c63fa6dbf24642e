import Archives

/// The book that documents are, with other sources in the place of some of them.
package struct SourceBook {
  package let book: Book
  /// The sections of its documents, by their paths.
  private let sections: [String: Int]

  /// Opens the book; `replaced` are the other sources, in UTF-8, by the paths of their documents.
  package init(_ source: DocumentSource, replacing replaced: [String: [UInt8]]) throws(BookError) {
    switch source {
    case .page(let document), .markdown(let document, _):
      book = HTMLOpener.open(
        replaced[document.path] ?? document.bytes, name: document.path,
        encoding: replaced[document.path] == nil ? nil : "UTF-8", files: document.files)
      sections = [document.path: 0]
    case .publication(let files): (book, sections) = try files.book(replacing: replaced)
    }
  }

  /// Returns the section that a document is; nil for one that is not read.
  package func section(of path: String) -> Int? { sections[path] }
}

extension PublicationFiles {
  /// Returns the book with other sources in the place of some documents, and its sections by the paths of these.
  fileprivate func book(replacing replaced: [String: [UInt8]]) throws(BookError) -> (Book, [String: Int]) {
    // The mark says that a document is in UTF-8, whatever it declares.
    let files = PackedFiles(archive, replacing: replaced.mapValues { [0xEF, 0xBB, 0xBF] + $0 })
    var opener = EPUBOpener(files)
    let publication = Publication(files: files, package: try opener.readablePackage())
    let sections = (0..<publication.sectionCount).map { (publication.entry(of: $0), $0) }
    return (try opener.open(title: FormatSniffer.title(of: file)), Dictionary(sections) { first, _ in first })
  }
}
