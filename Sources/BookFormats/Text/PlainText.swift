import Markup
import TextModel

/// Opens plain text as a book: of one section, or in a long text of one for each chapter.
enum PlainText {
  /// Returns a text as one section, with its number in the book and the faults of the text.
  static func section(
    _ bytes: [UInt8], number: Int, file: String, entry: String, encoding: String? = nil
  ) -> (section: Section, diagnostics: [Diagnostic]) {
    let source = SourceText(bytes, .text, encoding: encoding).repaired()
    let text = Overstrikes.resolved(TerminalSequences.removed(source.bytes))
    var flow = TextFlow(text, TextPlan(text, in: text.indices), in: text.indices) { _ in number }
    let section = flow.section(role: nil, language: nil)
    return (section, Diagnostic.list(source.faults, file: file, entry: entry))
  }

  static func open(_ bytes: [UInt8], name: String, encoding: String? = nil) -> Book {
    let source = SourceText(bytes, .text, encoding: encoding).repaired()
    let text = Overstrikes.resolved(TerminalSequences.removed(source.bytes))
    let wrapping = GutenbergWrapping(text)
    let document = TextDocument(text, wrapping: wrapping)
    var metadata = wrapping?.metadata ?? BookMetadata(title: "")
    if metadata.title.isEmpty { metadata.title = document.title ?? FormatSniffer.title(of: name) }
    return Book(
      format: .text, metadata: metadata, outline: document.outline, printPages: document.printPages,
      source: document,
      diagnostics: Diagnostic.list(source.faults, file: name, entry: nil))
  }
}
