import TextModel

/// The parts of an EPUB of a recognised book that are not its text.
enum EPUBParts {
  static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  static let style = """
    img { max-width: 100%; }
    a[title]::before { content: "[" attr(title) "] "; font-size: 0.75em; }

    """

  /// Returns the name of the picture of a page.
  static func picture(_ page: Int, _ ending: String) -> String { "page-\(page).\(ending)" }

  /// Returns the name of the document that shows the picture of a page.
  static func pictureDocument(_ page: Int) -> String { "page-\(page).xhtml" }

  /// Returns an item of the manifest.
  static func item(_ id: String, _ name: String, _ mediaType: String, properties: String? = nil) -> String {
    let properties = properties.map { " properties=\"\($0)\"" } ?? ""
    return "<item id=\"\(id)\" href=\"\(name)\" media-type=\"\(mediaType)\"\(properties)/>\n"
  }

  /// Returns a document of a body in a language.
  static func document(_ body: String, _ title: String, _ language: String) -> String {
    let language = language.xmlEscaped
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="\(language)" \
      xml:lang="\(language)">
      <head><title>\(title.xmlEscaped)</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
      \(body)
      </html>

      """
  }

  /// Returns the package document.
  static func package(_ book: ScanDescription, items: String, spine: String) -> String {
    let creators = book.metadata.creators.map { "<dc:creator>\($0.xmlEscaped)</dc:creator>\n" }.joined()
    let date = book.metadata.year.map { "<dc:date>\(String($0).xmlEscaped)</dc:date>\n" } ?? ""
    let claims = [
      ("accessMode", "textual"), ("accessMode", "visual"), ("accessModeSufficient", "textual"),
      ("accessibilityFeature", "pageBreakMarkers"), ("accessibilityFeature", "pageNavigation"),
      ("accessibilityFeature", "tableOfContents"), ("accessibilityHazard", "none"),
    ].map { "<meta property=\"schema:\($0.0)\">\($0.1)</meta>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" \
      xml:lang="\(book.language.xmlEscaped)">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="id">urn:uuid:\(book.identifier.xmlEscaped)</dc:identifier>
      <dc:title>\(book.metadata.title.xmlEscaped)</dc:title>
      \(creators)\(date)<dc:language>\(book.language.xmlEscaped)</dc:language>
      <meta property="dcterms:modified">\(book.moment.xmlEscaped)</meta>
      \(claims)<meta property="schema:accessibilitySummary" xml:lang="en">The text was recognised by a program from \
      pictures of the pages, and may have errors.</meta>
      </metadata>
      <manifest>
      \(item("nav", "nav.xhtml", "application/xhtml+xml", properties: "nav"))\(item("css", "style.css", "text/css"))\
      \(items)</manifest>
      <spine>
      \(spine)</spine>
      </package>

      """
  }
}

/// The navigation document of an EPUB of a recognised book: its contents and its pages.
struct EPUBNavigation {
  /// The body of the document.
  let text: String

  /// Writes entries of the contents, or one for the whole book if there are none; places are the documents of the pages.
  init(_ contents: [OutlineEntry], title: String, places: [String]) {
    let first = OutlineEntry(depth: 1, label: title, destination: .place(section: 0, anchor: nil))
    let pages = places.enumerated().map { index, name in
      "<li><a href=\"\(name)#page\(index + 1)\">\(index + 1)</a></li>\n"
    }
    func place(of entry: OutlineEntry) -> String? {
      guard case .place(let page, _)? = entry.destination, places.indices.contains(page) else { return nil }
      return "\(places[page])#page\(page + 1)"
    }
    text = """
      <body>
      <nav epub:type="toc" role="doc-toc">
      \(EPUBContents.list(contents.isEmpty ? [first] : contents, start: places.first.map { $0 + "#page1" }, place: place))</nav>
      <nav epub:type="page-list" role="doc-pagelist" hidden="hidden">
      <ol>
      \(pages.joined())</ol>
      </nav>
      </body>
      """
  }
}
