import Archives
import Markup
import TextModel

/// Opens a word processor's document as a book of one section, through the HTML that pandoc makes of it.
enum OfficeOpener {
  private static let tool = "pandoc"
  static func open(
    _ format: OfficeFormat, _ place: ToolDocument.Place, name: String, archive: Archive? = nil,
    _ tools: (any DocumentTools)?
  ) throws(BookError) -> Book {
    let html = try page(of: place, format, name: name, archive, tools)
    let metadata = archive.map { OfficeMetadata($0, format) } ?? OfficeMetadata()
    let made = MarkupParser.parseHTML(html).tree
    // Rich Text has metadata in control words, which pandoc reads.
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

  /// Returns the document with the parts rewritten that pandoc does not read, or nil if nothing is to be rewritten, or
  /// the document cannot be read.
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

  /// Returns the page that pandoc makes of a document: of the rewritten one if it can, or else of the document as it
  /// is.
  private static func page(
    of place: ToolDocument.Place, _ format: OfficeFormat, name: String, _ archive: Archive?,
    _ tools: (any DocumentTools)?
  ) throws(BookError) -> [UInt8] {
    func document(_ place: ToolDocument.Place) throws(BookError) -> ToolDocument {
      try ToolDocument(place, name: name, kind: format.kind, package: "pandoc", tools: tools)
    }
    let original = try document(place)
    let weight =
      try archive.map { archive throws(BookError) in try OfficeWeight(archive, format, packed: place.size) }
      ?? OfficeWeight(bytes: place.size, packed: place.size)
    do throws(ToolFailure) {
      if let rewritten = rewritten(place, format, archive), let document = try? document(.memory(rewritten)) {
        do throws(ToolFailure) {
          return try page(of: document, format, OfficeWeight(bytes: rewritten.count, packed: place.size))
        } catch  where !error.isOfLimits {}
      }
      return try page(of: original, format, weight)
    } catch {
      throw original.error(error, of: tool)
    }
  }

  /// Returns the page that pandoc writes of a document.
  ///
  /// In its sandbox pandoc opens nothing but the document. Only a standalone page has the title and the authors that
  /// the document gives.
  private static func page(
    of document: ToolDocument, _ format: OfficeFormat, _ weight: OfficeWeight
  ) throws(ToolFailure) -> [UInt8] {
    // The options of pandoc's run-time system make it end in good order, and early.
    let memory = ["+RTS", "-M\(weight.megabytes)m", "-RTS"]
    let format = ["-f", format.rawValue, "-t", "html5"]
    return try document.output(
      of: [tool] + memory + ["--sandbox", "--standalone", "--quiet", "--mathml"] + format, limits: weight.limits)
  }
}
