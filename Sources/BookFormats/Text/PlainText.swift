import Markup
import TextModel

/// Plain text, read in one of two ways: as a book, or exactly as it stands.
package enum PlainText {
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
      if content.first == 0x0C || isBlank(content) { builder.closeBlock() }
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

  /// The section for taking a text to pieces: every character of a block is kept as it is, line ends inside it too.
  ///
  /// Blocks end at blank lines, which belong to none, and before lines that begin with a list marker.
  package static func exact(_ bytes: [UInt8]) -> Section {
    var blocks: [Block] = []
    var text: [UInt8] = []
    var start = 0
    func endBlock() {
      while let last = text.last, text.count > start, last == 0x0A || last == 0x0D { text.removeLast() }
      guard text.count > start else { return }
      text.append(0x0A)
      blocks.append(Block(.paragraph, range: start..<text.count))
      start = text.count
    }
    text.reserveCapacity(bytes.count + 1)
    for line in Lines(bytes) {
      if isBlank(line.content) || ListMarker.begins(line.content) { endBlock() }
      if !isBlank(line.content) { text += bytes[line.range] }
    }
    endBlock()
    return Section(text: WellFormed.string(&text), blocks: blocks)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  private static func isOrnament(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= 200 && Ornament.isOrnament(Array(TextFilter.line(line).utf8)[...])
  }
}
