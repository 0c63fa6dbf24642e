import Markup
import TextModel

/// Opens a Markdown document as a book: of one section, or in a long document of one for each chapter.
enum MarkdownOpener {
  /// The greatest size of a document, in bytes: some constructs take quadratic time.
  private static let limit = 20 << 20

  /// Opens a document; `files` are those beside it, in which its images are.
  static func open(
    _ bytes: [UInt8], name: String, encoding: String? = nil, files: FolderFiles? = nil
  ) throws(BookError) -> Book {
    guard bytes.count <= limit else { throw .tooLarge(file: name, limit: limit) }
    // Zero bytes are replaced (CommonMark 0.31, 2.3).
    let source = SourceText(bytes, .text, encoding: encoding).repaired(zero: "\u{FFFD}")
    let front = FrontMatter(source.bytes)
    let title = front == nil ? PandocTitle(source.bytes) : nil
    let start = front?.end ?? title?.end ?? 0
    var metadata = front?.metadata ?? title?.metadata ?? BookMetadata(title: "")
    let content: any SectionSource
    let outline: [OutlineEntry]
    let heading: String?
    if source.bytes.count - start > SectionCuts.wholeLimit {
      let document = MarkdownDocument(source.bytes, from: start, files: files)
      (content, outline, heading) = (document, document.outline, document.title)
    } else {
      let document = whole(Array(source.bytes[start...]), files)
      (content, outline, heading) = (document, document.outline, document.title)
    }
    if metadata.title.isEmpty { metadata.title = heading ?? FormatSniffer.title(of: name) }
    return Book(
      format: .markdown, metadata: metadata, outline: outline, source: content,
      diagnostics: Diagnostic.list(source.faults, file: name, entry: nil))
  }

  static func whole(_ source: [UInt8], _ files: FolderFiles? = nil) -> SingleDocument {
    var slugs = HeadingSlugs()
    let html = MarkdownUnreferencedFootnotes.html(source) { _, text in slugs.name(of: text) }
    let tree = MarkupParser.parseHTML(html).tree
    return SingleDocument(
      HTMLFlattener.section(of: tree, links: SingleDocumentLinks(files), .markdown), counts: MarkupCounts(tree),
      files: files)
  }
}
