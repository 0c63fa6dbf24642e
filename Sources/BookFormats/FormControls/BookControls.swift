import Archives
import Markup
import Words

/// The form controls of a file: of an HTML document, or of every document in the reading order of an EPUB.
package struct BookControls: Sendable {
  /// A control and where its element begins.
  package struct Entry: Sendable {
    package let control: FormControl
    /// The document inside an EPUB; nil where the file is the document.
    package let document: String?
    package let place: SourceLines.Place
  }

  /// The controls, in reading order.
  package private(set) var entries: [Entry] = []
  /// Documents that could not be read.
  package private(set) var diagnostics: [Diagnostic] = []

  private init() {}

  /// Reads the controls of a file; nil for a kind of file whose controls are not looked for.
  package static func read(path: String) throws(BookError) -> BookControls? {
    switch try FileReader.kind(of: path) {
    case .folder: throw .isDirectory(file: path)
    case .file:
      let head = try FileReader.prefix(of: path, limit: FormatSniffer.needed)
      if FormatSniffer.find(head[...], name: path) == .archive {
        return try read { () throws(ArchiveError) in try Archive(path: path) }
      }
    case .stream: break
    }
    return try read(bytes: try FileReader.contents(of: path, limit: Book.documentLimit), name: path)
  }

  /// Reads the controls of a file held in memory; nil for a kind of file whose controls are not looked for.
  package static func read(bytes: [UInt8], name: String) throws(BookError) -> BookControls? {
    switch FormatSniffer.find(bytes.prefix(FormatSniffer.needed), name: name) {
    case .archive: return try read { () throws(ArchiveError) in try Archive(bytes: bytes, name: name) }
    case .foreign(let kind): throw .unknownFormat(file: name, kind: kind)
    case .mime, .markdown, .fictionBook, .dtbook, .package, .pdf, .rtf, .djvu, .picture, .mobipocket: return nil
    case .text where ["txt", "text"].contains(FormatSniffer.suffix(of: name)): return nil
    case .html, .text:
      // A form may begin with any element, which is not enough to tell a page from a text.
      var result = BookControls()
      result.add(bytes, document: nil)
      return result
    }
  }

  private static func read(_ archive: () throws(ArchiveError) -> Archive) throws(BookError) -> BookControls? {
    let opened: Archive
    do { opened = try archive() } catch { throw BookError(error) }
    guard PresentationParts(opened) == nil, try OfficeFormat(opened) == nil,
      try ArchiveOpener.open(opened, title: "").format == .epub
    else {
      return nil
    }
    var opener = EPUBOpener(PackedFiles(opened))
    var result = BookControls()
    for item in try opener.readablePackage().spine where item.content == .document || item.content == .drawing {
      guard !item.isLocked else {
        result.diagnostics.append(Diagnostic(file: opened.file, entry: item.path, Complaint(.entryEncrypted)))
        continue
      }
      do {
        result.add(try opened.read(item.path), document: item.path)
      } catch {
        result.diagnostics.append(Diagnostic(file: opened.file, entry: item.path, error.complaint))
      }
    }
    return result
  }

  private mutating func add(_ bytes: [UInt8], document: String?) {
    let controls = FormControlList.controls(of: MarkupParser.parse(bytes).tree)
    guard !controls.isEmpty else { return }
    var lines = SourceLines(SourceText(bytes).repaired().bytes)
    entries += controls.map { control in
      Entry(
        control: control, document: document,
        place: lines.place(of: control.element, endingAt: control.sourceOffset))
    }
  }
}
