import Markup
import TextModel

/// Opens a document of DTBook that stands alone.
enum DTBookOpener {
  /// Opens a document; `files` are those beside it, in which its images are.
  static func open(
    _ bytes: [UInt8], name: String, encoding: String? = nil, files: FolderFiles? = nil
  ) throws(BookError) -> Book {
    let document = MarkupParser.parse(bytes, encoding: encoding)
    let tree = document.tree
    guard let root = DTBookTranslation.root(of: tree) else { throw .noText(file: name, entry: nil) }
    let divided = DividedDocument(tree, path: files?.name ?? "", tops: [root], DTBookTranslation())
    guard !divided.runs.isEmpty else { throw .noText(file: name, entry: nil) }
    var metadata = MetaElements(tree).metadata(title: FormatSniffer.title(of: name))
    metadata.language = tree.attribute("xml:lang", of: root).flatMap(LanguageTag.clean) ?? metadata.language
    let source = DividedSource([divided], language: metadata.language, files: files)
    return Book(
      format: .dtbook, metadata: metadata, outline: source.outline, printPages: source.printPages, source: source,
      diagnostics: Diagnostic.list(document.faults, file: name, entry: nil))
  }
}

extension DividedSource {
  /// The printed pages that the text marks (`pagenum`), in order.
  var printPages: [OutlineEntry] {
    documents.flatMap { document in
      document.tops.flatMap { document.tree.outermostElements(named: ["pagenum"], in: $0) }
        .filter { DTBookTranslation.isPageNumber($0, in: document.tree) }.map { page in
          OutlineEntry(
            depth: 1, label: MarkupLabel.of(document.tree.textContent(of: page)),
            destination: destination(document, page))
        }
    }
  }
}
