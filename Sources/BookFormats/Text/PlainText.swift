import Markup
import TextModel

/// Plain text, read as a book.
enum PlainText {
  /// Opens a text as a book of one section.
  static func open(_ bytes: [UInt8], name: String) -> Book {
    let section = reading(SourceText(bytes).repaired().bytes)
    return Book(
      format: .text, metadata: BookMetadata(title: FormatSniffer.title(of: name)), outline: [],
      source: SingleDocument(section), diagnostics: [])
  }

  /// The section that a reader wants: blocks end at blank lines and form feeds, the lines of a block are joined.
  static func reading(_ bytes: [UInt8]) -> Section {
    var builder = SectionBuilder()
    builder.text.reserveCapacity(bytes.count)
    for line in Lines(bytes) {
      let content = line.content
      if content.first == 0x0C || Lines.isBlank(content) { builder.closeBlock() }
      if isOrnament(content) {
        builder.closeBlock()
        builder.append(content)
        builder.closeBlock()
      } else {
        builder.append(bytes[line.range])
      }
    }
    return builder.finish(language: nil)
  }

  private static func isOrnament(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= 200 && Ornament.isOrnament(Array(TextFilter.line(line).utf8)[...])
  }
}
