import Archives
import Markup
import TextModel

extension Book {
  /// What standard input is called.
  public static let standardInput = "Standard input"

  /// How large a document may be that is not packed, in bytes.
  static let documentLimit = 64 << 20

  /// Opens the book in a file, whatever its name says it is.
  ///
  /// `tools` runs the programs that read PDF (of poppler-utils) and DOCX, ODT and RTF (pandoc); without it such documents
  /// are refused.
  /// - Throws: `BookError`, whose message names the file and says what to do.
  public static func open(path: String, tools: (any DocumentTools)? = nil) throws(BookError) -> Book {
    if try FileReader.kind(of: path) == .stream {
      return try open(bytes: try FileReader.contents(of: path, limit: documentLimit), name: path, tools: tools)
    }
    let head = try FileReader.prefix(of: path, limit: FormatSniffer.needed)
    switch FormatSniffer.find(head[...], name: path) {
    case .archive:
      return try open(.file(path), name: path, tools) { () throws(ArchiveError) in try Archive(path: path) }
    case .pdf: return try PDFOpener.open(.file(path), name: path, tools)
    case .rtf: return try OfficeOpener.open(.rtf, .file(path), name: path, tools)
    default:
      return try open(bytes: try FileReader.contents(of: path, limit: documentLimit), name: path, tools: tools)
    }
  }

  /// Opens a book held in memory; `name` stands for it in messages, and gives its title where it has none.
  ///
  /// `tools` runs the programs that read what is not read here, as for a file.
  /// - Throws: `BookError`, whose message names the book and says what to do.
  public static func open(
    bytes: [UInt8], name: String, tools: (any DocumentTools)? = nil
  ) throws(BookError) -> Book {
    switch FormatSniffer.find(bytes.prefix(FormatSniffer.needed), name: name) {
    case .archive:
      return try open(.memory(bytes), name: name, tools) { () throws(ArchiveError) in
        try Archive(bytes: bytes, name: name)
      }
    case .html: return HTMLOpener.open(bytes, name: name)
    case .markdown: return try MarkdownOpener.open(bytes, name: name)
    case .text: return PlainText.open(bytes, name: name)
    case .pdf: return try PDFOpener.open(.memory(bytes), name: name, tools)
    case .rtf: return try OfficeOpener.open(.rtf, .memory(bytes), name: name, tools)
    case .foreign(let kind): throw .unknownFormat(file: name, kind: kind)
    }
  }

  private static func open(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?,
    archive: () throws(ArchiveError) -> Archive
  ) throws(BookError) -> Book {
    let opened: Archive
    do { opened = try archive() } catch { throw BookError(error) }
    if let format = try OfficeFormat(opened) {
      return try OfficeOpener.open(format, place, name: name, metadata: OfficeMetadata(opened, format), tools)
    }
    var opener = EPUBOpener(opened)
    return try opener.open(title: FormatSniffer.title(of: name))
  }
}
