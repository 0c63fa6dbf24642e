/// The documents that a fixture is made of.
enum EPUBMarkup {
  static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles>
        <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
      </rootfiles>
    </container>

    """

  static func package(_ book: EPUBFixture) -> String {
    var manifest: [String] = []
    if book.hasNav { manifest.append(item("nav", "nav.xhtml", "application/xhtml+xml", " properties=\"nav\"")) }
    if book.hasNCX { manifest.append(item("ncx", "toc.ncx", "application/x-dtbncx+xml", "")) }
    for (index, chapter) in book.chapters.enumerated() {
      let overlay = chapter.overlay.flatMap { name in book.resources.firstIndex { $0.name == name } }
      manifest.append(
        item(
          "c\(index + 1)", chapter.name, chapter.mediaType, overlay.map { " media-overlay=\"r\($0 + 1)\"" } ?? ""))
    }
    for (index, resource) in book.resources.enumerated() {
      guard let type = resource.mediaType else { continue }
      let name = resource.name.hasPrefix("EPUB/") ? String(resource.name.dropFirst(5)) : "../\(resource.name)"
      manifest.append(item("r\(index + 1)", name, type, ""))
    }
    let spine = book.chapters.enumerated().map { index, chapter in
      "    <itemref idref=\"c\(index + 1)\"\(chapter.isLinear ? "" : " linear=\"no\"")/>"
    }
    let creators = book.creators.map { "    <dc:creator>\(escaped($0))</dc:creator>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
          <dc:identifier id="id">\(escaped(book.identifier))</dc:identifier>
          <dc:title>\(escaped(book.title))</dc:title>
      \(creators.joined(separator: "\n"))
          <dc:language>\(book.language)</dc:language>
          <meta property="dcterms:modified">\(book.modified)</meta>\(book.extraMetadata)
        </metadata>
        <manifest>
      \(manifest.joined(separator: "\n"))
        </manifest>
        <spine\(book.hasNCX ? " toc=\"ncx\"" : "")>
      \(spine.joined(separator: "\n"))
        </spine>
      </package>

      """
  }

  static func nav(_ book: EPUBFixture) -> String {
    var body = "<nav epub:type=\"toc\"><h1>Contents</h1>\(list(book.contents))</nav>"
    if !book.pages.isEmpty { body += "\n<nav epub:type=\"page-list\" hidden=\"\">\(list(book.pages))</nav>" }
    return document(EPUBFixture.Chapter("nav.xhtml", body), language: book.language)
  }

  private static func list(_ entries: [EPUBFixture.Entry]) -> String {
    guard !entries.isEmpty else { return "" }
    let items = entries.map { entry in
      let label = escaped(entry.label)
      let head = entry.href.map { "<a href=\"\($0)\">\(label)</a>" } ?? "<span>\(label)</span>"
      return "<li>\(head)\(list(entry.children))</li>"
    }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
  }

  static func ncx(_ book: EPUBFixture) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
    <docTitle><text>\(escaped(book.title))</text></docTitle>
    <navMap>\(points(book.contents))</navMap>
    </ncx>

    """
  }

  private static func points(_ entries: [EPUBFixture.Entry]) -> String {
    entries.map { entry in
      let label = "<navLabel><text>\(escaped(entry.label))</text></navLabel>"
      return "\n<navPoint>\(label)<content src=\"\(entry.href ?? "")\"/>\(points(entry.children))</navPoint>"
    }.joined()
  }

  static func document(_ chapter: EPUBFixture.Chapter, language: String) -> String {
    if chapter.markup.hasPrefix("<?xml") || chapter.markup.hasPrefix("<!DOCTYPE") { return chapter.markup }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="\(language)">
      <head><title>\(chapter.name)</title></head>
      <body>
      \(chapter.markup)
      </body>
      </html>

      """
  }

  private static func item(_ id: String, _ href: String, _ type: String, _ more: String) -> String {
    "    <item id=\"\(id)\" href=\"\(href)\" media-type=\"\(type)\"\(more)/>"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      default: String(character)
      }
    }.joined()
  }
}
