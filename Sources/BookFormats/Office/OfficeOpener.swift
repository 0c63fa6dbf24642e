import Archives
import Markup
import TextModel

/// Opens a word processor's document as a book of one section, by way of the HTML that pandoc makes of it.
enum OfficeOpener {
  private static let tool = "pandoc"
  private static let limits = ToolLimits(seconds: 30, bytes: Book.documentLimit)
  /// For the run-time system that pandoc was built with: a document that unfolds to more than that ends it.
  private static let memory = ["+RTS", "-M1G", "-RTS"]

  static func open(
    _ format: OfficeFormat, _ place: ToolDocument.Place, name: String, archive: Archive? = nil,
    _ tools: (any DocumentTools)?
  ) throws(BookError) -> Book {
    let rewritten = tools == nil ? nil : rewritten(place, format, archive)
    let metadata = archive.map { OfficeMetadata($0, format) } ?? OfficeMetadata()
    // What pandoc does not come to an end with when it is rewritten may be read as it is.
    let html: [UInt8]
    if let rewritten, let read = try? page(of: .memory(rewritten), format, name: name, tools) {
      html = read
    } else {
      html = try page(of: place, format, name: name, tools)
    }
    let made = MarkupParser.parseHTML(html).tree
    // Rich Text says of itself what it does in its own words, which pandoc knows.
    let creators = format == .rtf ? MetaElements(made).metadata(title: "").creators : metadata.creators
    let tree = OfficeTranslation.html(made)
    let content = SingleDocument(
      HTMLFlattener.section(of: tree, links: SingleDocumentLinks(), .office), counts: MarkupCounts(tree))
    return Book(
      format: format.format,
      metadata: BookMetadata(
        title: metadata.title ?? content.title ?? FormatSniffer.title(of: name), creators: creators,
        language: metadata.language, year: metadata.year),
      outline: content.outline, source: content,
      diagnostics: archive.map { OfficeLosses.diagnostics($0, format, in: made) } ?? [])
  }

  /// The document as pandoc reads all of it; nil where it does as it is, or the document cannot be read.
  private static func rewritten(_ place: ToolDocument.Place, _ format: OfficeFormat, _ archive: Archive?) -> [UInt8]?
  {
    if let archive { return OfficeRewriting.rewritten(archive, format) }
    switch place {
    case .file(let path):
      let contents = try? FileReader.contents(of: path, limit: Book.documentLimit)
      return contents.map(RichTextRewriting.rewritten)
    case .memory(let bytes): return RichTextRewriting.rewritten(bytes)
    }
  }

  /// What pandoc makes of a document.
  private static func page(
    of place: ToolDocument.Place, _ format: OfficeFormat, name: String, _ tools: (any DocumentTools)?
  ) throws(BookError) -> [UInt8] {
    let document = try ToolDocument(place, name: name, kind: format.kind, package: "pandoc", tools: tools)
    do throws(ToolFailure) {
      // In its sandbox pandoc opens nothing but the document. Only a standalone page has what the document gives as its
      // title and its authors.
      return try document.output(
        of: [tool] + memory + [
          "--sandbox", "--standalone", "--quiet", "--mathml", "-f", format.rawValue, "-t", "html5",
        ],
        limits: limits)
    } catch {
      throw document.error(error, of: tool)
    }
  }
}
