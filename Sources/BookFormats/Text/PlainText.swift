import Markup
import TextModel

/// Opens plain text as a book: of one section, or in a long text of one for each chapter.
enum PlainText {
  static func open(_ bytes: [UInt8], name: String) -> Book {
    let source = SourceText(bytes, .text).repaired()
    let wrapping = GutenbergWrapping(source.bytes)
    let document = TextDocument(source.bytes, wrapping: wrapping)
    var metadata = wrapping?.metadata ?? BookMetadata(title: "")
    if metadata.title.isEmpty { metadata.title = document.title ?? FormatSniffer.title(of: name) }
    return Book(
      format: .text, metadata: metadata, outline: document.outline, source: document,
      diagnostics: Diagnostic.list(source.faults, file: name, entry: nil))
  }
}
