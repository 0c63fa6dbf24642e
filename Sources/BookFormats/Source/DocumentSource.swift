import Archives
import Markup
import Words

/// The documents of a file as its author wrote them, with their bytes, for those who judge the markup itself.
package enum DocumentSource {
  /// A document of HTML or XHTML that is a file.
  case page(SourceDocument)
  /// A document of Markdown, as the HTML that it becomes.
  case markdown(SourceDocument, MarkdownPlaces)
  /// An EPUB.
  case publication(PublicationFiles)

  /// Opens a file; nil for a kind of file whose markup is not looked at.
  package static func open(path: String) throws(BookError) -> DocumentSource? {
    switch try FileReader.kind(of: path) {
    case .folder: throw .isDirectory(file: path)
    case .file:
      let head = try FileReader.prefix(of: path, limit: FormatSniffer.needed)
      if FormatSniffer.find(head[...], name: path) == .archive {
        return try publication { () throws(ArchiveError) in try Archive(path: path) }
      }
    case .stream: break
    }
    return try open(
      bytes: try FileReader.contents(of: path, limit: Book.documentLimit), name: path, FolderFiles(beside: path))
  }

  /// Opens a file held in memory; nil for a kind of file whose markup is not looked at.
  package static func open(bytes: [UInt8], name: String) throws(BookError) -> DocumentSource? {
    try open(bytes: bytes, name: name, nil)
  }

  private static func open(
    bytes: [UInt8], name: String, _ files: FolderFiles?
  ) throws(BookError) -> DocumentSource? {
    switch FormatSniffer.find(bytes.prefix(FormatSniffer.needed), name: name) {
    case .archive: return try publication { () throws(ArchiveError) in try Archive(bytes: bytes, name: name) }
    case .foreign(let kind): throw .unknownFormat(file: name, kind: kind)
    case .mime, .fictionBook, .dtbook, .package, .pdf, .rtf, .djvu, .picture, .mobipocket: return nil
    case .markdown: return markdown(bytes, name, files)
    case .text
    where !["htm", "html", "xht", "xhtml"].contains(FormatSniffer.suffix(of: name))
      && bytes.first(where: { $0 > 0x20 }) != 0x3C:
      // Text that begins with no element and has no suffix that says what it is, is most often Markdown.
      return FormatSniffer.suffix(of: name).isEmpty ? markdown(bytes, name, files) : nil
    // A form may begin with any element, which is not enough to tell a page from a text.
    case .html, .text: return .page(SourceDocument(path: name, bytes: bytes, files: files))
    }
  }

  private static func markdown(_ bytes: [UInt8], _ name: String, _ files: FolderFiles?) -> DocumentSource {
    let (html, places) = MarkdownPlaces.render(bytes)
    let holdsTags = bytes.contains(UInt8(ascii: "<"))
    return .markdown(SourceDocument(path: name, bytes: html, holdsTags: holdsTags, files: files), places)
  }

  private static func publication(_ archive: () throws(ArchiveError) -> Archive) throws(BookError) -> DocumentSource?
  {
    let opened: Archive
    do { opened = try archive() } catch { throw BookError(error) }
    guard PresentationParts(opened) == nil, try OfficeFormat(opened) == nil,
      try ArchiveOpener.open(opened, title: "").format == .epub
    else { return nil }
    return .publication(try PublicationFiles(PackedFiles(opened)))
  }
}

/// A document with its bytes and the files beside it.
package struct SourceDocument {
  /// The name of the file, or of the entry of a publication.
  package let path: String
  package let bytes: [UInt8]
  /// A Boolean value that indicates whether tags of an author may stand in it: none do in what was made of a source
  /// without them.
  package let holdsTags: Bool
  /// The files beside it; nil where it stands alone.
  let files: FolderFiles?
  private let sheets: SheetsBeside

  init(path: String, bytes: [UInt8], holdsTags: Bool = true, files: FolderFiles?) {
    self.path = path
    self.bytes = bytes
    self.holdsTags = holdsTags
    self.files = files
    // A sheet is read from beside the document, never from outside of its folder.
    sheets = SheetsBeside { reference in
      files.flatMap { $0.name(of: reference, from: $0.name) }
    } read: { name in
      try? files?.contents(of: name).bytes
    }
  }

  /// Returns the style sheet that a reference in the document leads to; nil where there is none.
  package func sheet(_ reference: String) -> StyleSheet? { sheets.sheet(reference) }
}
