import Foundation

/// A small DAISY book made of values: its files by their names, to be packed or put into a folder.
package struct DAISYFixture {
  package var files: [(name: String, text: String)]

  /// A DAISY 3 book of one document of DTBook, `text.xml`; `points` are the identifiers that the table of contents
  /// leads to, each with its label.
  package init(book: String, points: [(label: String, id: String)] = []) {
    let navPoints = points.enumerated().map { index, point in
      """
      <navPoint id="n\(index)" playOrder="\(index)"><navLabel><text>\(point.label)</text></navLabel>
      <content src="part.smil#par-\(point.id)"/></navPoint>
      """
    }
    let parts = points.map { point in
      "<par id=\"par-\(point.id)\"><text src=\"text.xml#\(point.id)\"/><audio src=\"a.mp3\"/></par>"
    }
    files = [
      ("book.opf", Self.package),
      ("text.xml", Self.dtbook(book)),
      (
        "toc.ncx",
        "<?xml version=\"1.0\"?><ncx xmlns=\"http://www.daisy.org/z3986/2005/ncx/\"><navMap>\(navPoints.joined())</navMap></ncx>"
      ),
      (
        "part.smil",
        "<?xml version=\"1.0\"?><smil><body><seq id=\"all\">\(parts.joined())</seq></body></smil>"
      ),
    ]
  }

  /// A DAISY 2.02 book; `ncc` stands in the body of `ncc.html`.
  ///
  /// Each text is a document `1.html`, `2.html`, ... whose identifiers `ids` a presentation `1.smil`, `2.smil`, ...
  /// plays.
  package init(ncc: String, texts: [(body: String, ids: [String])]) {
    files = [
      (
        "ncc.html",
        """
        <?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Old</title>
        <meta name="dc:title" content="A Talking Book"/><meta name="dc:creator" content="Ann Writer"/>
        <meta name="dc:language" content="en"/><meta name="dc:identifier" content="dtb-1"/></head>
        <body>\(ncc)</body></html>
        """
      )
    ]
    for (index, text) in texts.enumerated() {
      let number = index + 1
      let parts = text.ids.map { "<par id=\"p-\($0)\"><text src=\"\(number).html#\($0)\"/></par>" }
      files.append(
        (
          "\(number).smil", "<?xml version=\"1.0\"?><smil><body><seq>\(parts.joined())</seq></body></smil>"
        ))
      files.append(
        (
          "\(number).html",
          "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang=\"en\"><body>\(text.body)</body></html>"
        ))
    }
  }

  /// A document of DTBook around what stands in its `book`.
  package static func dtbook(_ book: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE dtbook PUBLIC "-//NISO//DTD dtbook 2005-3//EN" "http://www.daisy.org/z3986/2005/dtbook-2005-3.dtd">
    <dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" version="2005-3" xml:lang="en">
    <head><meta name="dc:Title" content="A DTBook"/><meta name="dc:Creator" content="Ann Writer"/>
    <meta name="dtb:uid" content="uid-1"/></head><book>\(book)</book></dtbook>
    """
  }

  private static let package = """
    <?xml version="1.0"?><package xmlns="http://openebook.org/namespaces/oeb-package/1.0/" unique-identifier="uid">
    <metadata><dc-metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:Title>A DAISY Book</dc:Title>
    <dc:Creator>Ann Writer</dc:Creator><dc:Language>en</dc:Language><dc:Identifier id="uid">uid-1</dc:Identifier>
    <dc:Format>ANSI/NISO Z39.86-2005</dc:Format></dc-metadata></metadata>
    <manifest><item id="opf" href="book.opf" media-type="text/xml"/>
    <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
    <item id="text" href="text.xml" media-type="application/x-dtbook+xml"/>
    <item id="part" href="part.smil" media-type="application/smil"/></manifest>
    <spine><itemref idref="part"/></spine></package>
    """

  /// Replaces a file, or takes it away.
  package mutating func set(_ name: String, _ text: String?) {
    files.removeAll { $0.name == name }
    if let text { files.append((name, text)) }
  }

  /// Packs the book, and gives the path of the archive.
  package func pack(to folder: TemporaryFolder, _ name: String = "book.zip") throws -> String {
    let path = folder.path + "/" + name
    try ZipWriter.write(files.map { ($0.name, Array($0.text.utf8)) }, to: path)
    return path
  }

  /// Puts the files into a folder, and gives the path of the one to open.
  package func unpack(to folder: TemporaryFolder, opening name: String) throws -> String {
    for file in files { _ = try folder.write(file.text, to: file.name) }
    return folder.path + "/" + name
  }
}
