import Markup
import TextModel

/// Opens a Markdown document as a book of one section.
enum MarkdownOpener {
  /// How large a document may be: some of what it can hold takes quadratic time.
  private static let limit = 20 << 20

  static func open(_ bytes: [UInt8], name: String) throws(BookError) -> Book {
    guard bytes.count <= limit else { throw .tooLarge(file: name, limit: limit) }
    let html = MarkdownRenderer.html(SourceText(bytes).repaired().bytes)
    let tree = MarkupParser.parseHTML(html).tree
    let content = SingleDocument(
      HTMLFlattener.section(of: tree, links: SingleDocumentLinks(), .markdown), counts: MarkupCounts(tree))
    return Book(
      format: .markdown, metadata: BookMetadata(title: content.title ?? FormatSniffer.title(of: name)),
      outline: content.outline, source: content, diagnostics: [])
  }
}
