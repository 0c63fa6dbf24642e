/// A small EPUB made of values; the same values always give the same bytes.
package struct EPUBFixture {
  /// A document of the reading order.
  package struct Chapter {
    /// The entry, beside the package document.
    package var name: String
    /// A whole document, or what stands in its `body`.
    package var markup: String
    package var isLinear = true
    package var mediaType = "application/xhtml+xml"
    /// The resource that plays a recording of the document, by its name.
    package var overlay: String?

    /// Creates a document; markup that does not begin a document of its own is put into a `body`.
    package init(_ name: String, _ markup: String) {
      self.name = name
      self.markup = markup
    }
  }

  /// A line of the table of contents.
  package struct Entry {
    package var label: String
    package var href: String?
    package var children: [Entry]

    /// Creates a line; one without `href` only groups others.
    package init(_ label: String, _ href: String?, _ children: [Entry] = []) {
      self.label = label
      self.href = href
      self.children = children
    }
  }

  package var title = "Fixture"
  package var creators = ["A. Writer"]
  package var language = "en"
  package var identifier = "urn:uuid:00000000-0000-0000-0000-000000000000"
  package var modified = "2000-01-01T00:00:00Z"
  package var chapters: [Chapter] = []
  /// The table of contents; the `nav` of EPUB 3 and the NCX of EPUB 2 are both made of it.
  package var contents: [Entry] = []
  package var hasNav = true
  package var hasNCX = false
  /// Lines of the page list, by label and target.
  package var pages: [Entry] = []
  /// Elements to add to the metadata.
  package var extraMetadata = ""
  /// More entries of the archive, such as pictures, with the media type that the manifest lists them by (nil for
  /// those that it does not list).
  package var resources: [(name: String, mediaType: String?, bytes: [UInt8])] = []

  /// Creates a book of the given documents; names are `c1.xhtml`, `c2.xhtml`, ...
  package init(_ bodies: String...) {
    chapters = bodies.enumerated().map { Chapter("c\($0.offset + 1).xhtml", $0.element) }
  }

  /// The entries of the archive in order, `mimetype` first (EPUB 3.3, 4.2.6.1).
  package var entries: [(name: String, bytes: [UInt8])] {
    var result: [(name: String, bytes: [UInt8])] = [
      ("mimetype", Array("application/epub+zip".utf8)),
      ("META-INF/container.xml", Array(EPUBMarkup.container.utf8)),
      ("EPUB/package.opf", Array(EPUBMarkup.package(self).utf8)),
    ]
    if hasNav { result.append(("EPUB/nav.xhtml", Array(EPUBMarkup.nav(self).utf8))) }
    if hasNCX { result.append(("EPUB/toc.ncx", Array(EPUBMarkup.ncx(self).utf8))) }
    for chapter in chapters {
      result.append(("EPUB/" + chapter.name, Array(EPUBMarkup.document(chapter, language: language).utf8)))
    }
    for resource in resources { result.append((resource.name, resource.bytes)) }
    return result
  }

  /// Writes the book to a file and gives its path.
  package func write(to folder: TemporaryFolder, _ name: String = "book.epub") throws -> String {
    let path = folder.path + "/" + name
    try ZipWriter.write(entries, to: path)
    return path
  }
}
