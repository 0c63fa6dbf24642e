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

  private let includesHidden: Bool

  private init(includesHidden: Bool) { self.includesHidden = includesHidden }

  /// Reads the controls of a file, those that are hidden only if they are asked for; nil for a kind of file whose
  /// controls are not looked for.
  package static func read(path: String, includesHidden: Bool = false) throws(BookError) -> BookControls? {
    switch try FileReader.kind(of: path) {
    case .folder: throw .isDirectory(file: path)
    case .file:
      let head = try FileReader.prefix(of: path, limit: FormatSniffer.needed)
      if FormatSniffer.find(head[...], name: path) == .archive {
        return try read(includesHidden) { () throws(ArchiveError) in try Archive(path: path) }
      }
    case .stream: break
    }
    let bytes = try FileReader.contents(of: path, limit: Book.documentLimit)
    return try read(bytes: bytes, name: path, includesHidden: includesHidden)
  }

  /// Reads the controls of a file held in memory; nil for a kind of file whose controls are not looked for.
  package static func read(
    bytes: [UInt8], name: String, includesHidden: Bool = false
  ) throws(BookError) -> BookControls? {
    switch FormatSniffer.find(bytes.prefix(FormatSniffer.needed), name: name) {
    case .archive:
      return try read(includesHidden) { () throws(ArchiveError) in try Archive(bytes: bytes, name: name) }
    case .foreign(let kind): throw .unknownFormat(file: name, kind: kind)
    case .mime, .markdown, .fictionBook, .dtbook, .package, .pdf, .rtf, .djvu, .picture, .mobipocket: return nil
    case .text where ["txt", "text"].contains(FormatSniffer.suffix(of: name)): return nil
    case .html, .text:
      // A form may begin with any element, which is not enough to tell a page from a text.
      var result = BookControls(includesHidden: includesHidden)
      result.add(bytes, document: nil)
      return result
    }
  }

  private static func read(
    _ includesHidden: Bool, _ archive: () throws(ArchiveError) -> Archive
  ) throws(BookError) -> BookControls? {
    let opened: Archive
    do { opened = try archive() } catch { throw BookError(error) }
    guard PresentationParts(opened) == nil, try OfficeFormat(opened) == nil,
      try ArchiveOpener.open(opened, title: "").format == .epub
    else {
      return nil
    }
    let files = PackedFiles(opened)
    let sheets = PublicationSheets(files, for: .names)
    var opener = EPUBOpener(files)
    var result = BookControls(includesHidden: includesHidden)
    for item in try opener.readablePackage().spine where item.content == .document || item.content == .drawing {
      guard !item.isLocked else {
        result.diagnostics.append(Diagnostic(file: opened.file, entry: item.path, Complaint(.entryEncrypted)))
        continue
      }
      do {
        let linked = LinkedSheets(document: item.path, sheets: sheets)
        result.add(try opened.read(item.path), document: item.path, linked)
      } catch {
        result.diagnostics.append(Diagnostic(file: opened.file, entry: item.path, error.complaint))
      }
    }
    return result
  }

  private mutating func add(_ bytes: [UInt8], document: String?, _ sheets: any SheetSource = NoSheets()) {
    let tree = MarkupParser.parse(bytes).tree
    let controls = FormControlList(tree, includesHidden: includesHidden, linked: sheets.sheet).controls
    guard !controls.isEmpty else { return }
    let lines = SourceLines(SourceText(bytes).repaired().bytes)
    entries += controls.map { control in
      Entry(
        control: control, document: document,
        place: lines.place(of: control.element, endingAt: control.sourceOffset))
    }
  }
}
