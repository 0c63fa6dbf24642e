import Archives
import Markup
import TextModel
import Words

extension Book {
  /// The greatest size of a document that is not packed, in bytes.
  static let documentLimit = 64 << 20

  /// Opens the book in a file, whatever its name says it is, or the pictures of pages in a folder.
  ///
  /// `tools` runs the programs that read PDF (of poppler-utils), Mobipocket books (libmobi-tools) and DOCX, ODT and RTF
  /// (pandoc); without it such documents are refused. `encoding` is that of a text, whatever it says itself, by a name that
  /// ``knowsEncoding(_:)`` knows. `ocrLanguage` is that of pages whose text is recognised, by BCP 47 tags or the names
  /// of Tesseract's data, with `+` between several; without it, it is that of the book or of `words`. `words` are the
  /// words that stand in the book in place of parts that cannot be read.
  /// - Throws: `BookError`, whose message names the file and says what to do.
  public static func open(
    path: String, tools: (any DocumentTools)? = nil, encoding: String? = nil, ocrLanguage: String? = nil,
    words: Catalogue = .english
  ) throws(BookError) -> Book {
    switch try FileReader.kind(of: path) {
    case .file: break
    case .folder:
      guard let book = try ScanOpener.openFolder(at: path, tools, words, ocrLanguage) else {
        throw .isDirectory(file: path)
      }
      return book
    case .stream:
      let bytes = try FileReader.contents(of: path, limit: documentLimit)
      return try open(
        bytes: bytes, name: path, tools: tools, encoding: encoding, ocrLanguage: ocrLanguage, words: words)
    }
    let head = try FileReader.prefix(of: path, limit: FormatSniffer.needed)
    let finding = FormatSniffer.find(head[...], name: path)
    let archive = { () throws(ArchiveError) in try Archive(path: path) }
    switch finding {
    case .archive:
      return try open(.file(path), name: path, tools, encoding, words, ocrLanguage, head: head[...], archive: archive)
    case .foreign(let kind) where kind.mayUnpackItself:
      guard
        let book = try? open(
          .file(path), name: path, tools, encoding, words, ocrLanguage, head: head[...], archive: archive)
      else {
        throw .unknownFormat(file: path, kind: kind)
      }
      return book
    case .pdf: return try PDFOpener.open(.file(path), name: path, tools, words, ocrLanguage)
    case .rtf: return try OfficeOpener.open(.rtf, .file(path), name: path, tools)
    case .picture: return try ScanOpener.open(.file(path), name: path, tools, words, ocrLanguage)
    case .djvu: return try ScanOpener.openDjVu(.file(path), name: path, tools, words, ocrLanguage)
    case .mobipocket: return try MobipocketOpener.open(.file(path), name: path, tools, words, ocrLanguage)
    default:
      if let book = try openFolder(finding, path: path) { return book }
      let bytes = try FileReader.contents(of: path, limit: documentLimit)
      let files = FolderFiles(beside: path)
      switch finding {
      case .html: return HTMLOpener.open(bytes, name: path, encoding: encoding, files: files)
      case .markdown: return try MarkdownOpener.open(bytes, name: path, encoding: encoding, files: files)
      case .dtbook: return try DTBookOpener.open(bytes, name: path, encoding: encoding, files: files)
      default:
        return try open(
          bytes: bytes, name: path, tools: tools, encoding: encoding, ocrLanguage: ocrLanguage, words: words)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a book may be read with the files beside it, as HTML is with its
  /// pictures.
  ///
  /// That is told by its name and the first characters alone.
  package static func mayHaveFilesBeside(_ path: String) -> Bool {
    guard (try? FileReader.kind(of: path)) == .file, let head = try? FileReader.prefix(of: path, limit: 64) else {
      return false
    }
    // An FB2 has its pictures in it.
    guard FormatSniffer.suffix(of: path) != "fb2" else { return false }
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D]
    return head.first { !marks.contains($0) } == UInt8(ascii: "<")
      || ["md", "markdown", "mkd", "mdown", "html", "htm", "xhtml", "xht", "xml"].contains(
        FormatSniffer.suffix(of: path))
  }

  /// Returns a Boolean value that indicates whether there is an encoding of that name.
  public static func knowsEncoding(_ name: String) -> Bool { SourceText.knows(encoding: name) }

  /// Opens a book held in memory; `name` stands for it in messages, and gives its title where it has none.
  ///
  /// `tools` runs the programs that read what is not read here, as for a file.
  /// - Throws: `BookError`, whose message names the book and says what to do.
  public static func open(
    bytes: [UInt8], name: String, tools: (any DocumentTools)? = nil, encoding: String? = nil,
    ocrLanguage: String? = nil, words: Catalogue = .english
  ) throws(BookError) -> Book {
    let head = bytes.prefix(FormatSniffer.needed)
    let archive = { () throws(ArchiveError) in try Archive(bytes: bytes, name: name) }
    switch FormatSniffer.find(head, name: name) {
    case .archive:
      return try open(.memory(bytes), name: name, tools, encoding, words, ocrLanguage, head: head, archive: archive)
    case .html: return HTMLOpener.open(bytes, name: name, encoding: encoding)
    case .mime: return try MIMEOpener.open(bytes, name: name, encoding: encoding)
    case .markdown: return try MarkdownOpener.open(bytes, name: name, encoding: encoding)
    case .text: return PlainText.open(bytes, name: name, encoding: encoding)
    case .fictionBook:
      return try FictionBookOpener.open(
        FileContents(bytes: bytes), file: name, title: FormatSniffer.title(of: name), encoding: encoding)
    case .dtbook: return try DTBookOpener.open(bytes, name: name, encoding: encoding)
    case .package: throw .unknownFormat(file: name, kind: Complaint(.kindPackage))
    case .pdf: return try PDFOpener.open(.memory(bytes), name: name, tools, words, ocrLanguage)
    case .rtf: return try OfficeOpener.open(.rtf, .memory(bytes), name: name, tools)
    case .picture: return try ScanOpener.open(.memory(bytes), name: name, tools, words, ocrLanguage)
    case .djvu: return try ScanOpener.openDjVu(.memory(bytes), name: name, tools, words, ocrLanguage)
    case .mobipocket: return try MobipocketOpener.open(.memory(bytes), name: name, tools, words, ocrLanguage)
    case .foreign(let kind):
      if kind.mayUnpackItself,
        let book = try? open(
          .memory(bytes), name: name, tools, encoding, words, ocrLanguage, head: head, archive: archive)
      {
        return book
      }
      throw .unknownFormat(file: name, kind: kind)
    }
  }

  /// Opens a packed book, and adds a diagnostic if other bytes stand before its archive.
  private static func open(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ encoding: String?,
    _ words: Catalogue, _ ocrLanguage: String?, head: ArraySlice<UInt8>, archive: () throws(ArchiveError) -> Archive
  ) throws(BookError) -> Book {
    let opened: Archive
    do { opened = try archive() } catch { throw BookError(error) }
    if let parts = PresentationParts(opened) { return try PresentationBook.open(parts, name: name, words) }
    if let format = try OfficeFormat(opened) {
      return try OfficeOpener.open(format, place, name: name, archive: opened, tools)
    }
    let files = PackedFiles(opened)
    let names = PictureNames(opened.names)
    if !files.contains(EPUBOpener.container), names.areAlone(in: files) {
      let title = FormatSniffer.title(of: name)
      return try ScanOpener.open(
        names, of: files, name: name, title: title, tools, words, ocrLanguage, isArchive: true)
    }
    let book = try ArchiveOpener.open(
      opened, title: FormatSniffer.title(of: name), encoding: encoding, Recognition(tools, words, ocrLanguage))
    if !FormatSniffer.beginsArchive(head) { book.add([Diagnostic(file: name, Complaint(.archiveLate))]) }
    return book
  }

  /// Opens a book of many files by the one that lists the others, or returns nil if it lists none.
  private static func openFolder(_ finding: FormatSniffer.Finding, path: String) throws(BookError) -> Book? {
    let files = FolderFiles(beside: path)
    let title = FormatSniffer.title(of: path)
    switch finding {
    case .package:
      var opener = DAISYOpener(files, package: files.name)
      return try opener.open(title: title)
    case .html where TalkingBookOpener.isControlCenter(path):
      return try TalkingBookOpener.open(files, at: files.name, title: title)
    default: return nil
    }
  }
}

extension Complaint {
  /// A Boolean value that indicates whether what a file is may be a program that unpacks an archive behind itself.
  fileprivate var mayUnpackItself: Bool { self == Complaint(.kindBinary) || self == Complaint(.kindProgram) }
}
