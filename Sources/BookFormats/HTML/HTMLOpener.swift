import Markup
import TextModel

/// Opens an HTML, XHTML or SVG document as a book of one section.
enum HTMLOpener {
  /// Opens a document; `files` are those beside it, in which its images are.
  static func open(_ bytes: [UInt8], name: String, encoding: String? = nil, files: FolderFiles? = nil) -> Book {
    let document = MarkupParser.parse(bytes, encoding: encoding)
    let tree = document.tree
    let content = SingleDocument(
      HTMLFlattener.section(of: tree, links: SingleDocumentLinks(of: tree, files)), counts: MarkupCounts(tree),
      files: files)
    var metadata = metadata(of: tree, language: content.section.language)
    if metadata.title.isEmpty { metadata.title = content.title ?? FormatSniffer.title(of: name) }
    // A document outside of an EPUB is HTML, so that it is not well-formed XML is no fault.
    return Book(
      format: .html, metadata: metadata,
      outline: content.outline, source: content,
      diagnostics: Diagnostic.list(document.sourceFaults, file: name, entry: nil))
  }

  /// Returns the title of a page, which is not that of a drawing on it.
  private static func title(of tree: MarkupTree) -> MarkupNode? {
    guard let root = tree.root else { return nil }
    return tree.elements(named: ["title"], in: root).first { title in
      sequence(first: title) { tree.parent(of: $0) }.allSatisfy { tree.name(of: $0) != "svg" || $0 == root }
    }
  }

  /// Returns the metadata of a page; its title is empty if it has none.
  static func metadata(of tree: MarkupTree, language: String?) -> BookMetadata {
    let title = title(of: tree).map { TextFilter.line(tree.textContent(of: $0)) }
    var metadata = MetaElements(tree).metadata(title: "")
    metadata.title = title ?? ""
    metadata.language = language
    // Pages of one work on the web share its identifier; a profile on a network is no name.
    metadata.identifier = nil
    metadata.creators.removeAll { $0.contains("://") }
    return metadata
  }
}
