import Markup
import TextModel

/// Plain text that keeps every character of its blocks as it is, with the line ends inside them.
///
/// Line ends that cut a word are not spoken.
package struct ExactText {
  /// The text as blocks, which end at blank lines and before lines that begin with a list marker; blank lines belong to
  /// no block.
  package let section: Section
  /// A Boolean value that indicates whether the line end of the last block is in the text, as those of all others are.
  package let isLastLineEnded: Bool

  /// Reads a text in any encoding that a book can have.
  package init(_ bytes: [UInt8]) {
    let bytes = Self.decoded(bytes)
    var blocks: [Block] = []
    var text: [UInt8] = []
    var start = 0
    var isEnded = false
    var hyphens = LineHyphens(bytes, in: bytes.indices, isHyphenated: false)
    var cuts: [Span] = []
    var line: Lines.Line?
    func endBlock() {
      guard text.count > start else { return }
      let end = text.count
      while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
      isEnded = text.count < end
      text.append(0x0A)
      blocks.append(Block(.paragraph, range: start..<text.count))
      start = text.count
    }
    text.reserveCapacity(bytes.count + 1)
    for next in Lines(bytes) {
      let isBlank = Lines.isBlank(next.content)
      if isBlank || ListMarker.begins(next.content) { endBlock() }
      if let line, text.count > start, hyphens.cutsWord(line.content, next.content) {
        let lineEnd = line.range.upperBound - line.content.endIndex
        let indent = next.content.prefix { $0 == 0x20 || $0 == 0x09 }.count
        cuts.append(Span(.unspoken, range: text.count - lineEnd..<text.count + indent))
      }
      if !isBlank { text += bytes[next.range] }
      line = next
    }
    endBlock()
    section = Section(text: WellFormed.string(&text), blocks: blocks, spans: cuts)
    isLastLineEnded = isEnded
  }

  /// Returns the text in UTF-8, with no change to valid bytes.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let source = SourceText(bytes, .text)
    return String(validating: source.bytes, as: UTF8.self) == nil ? source.repaired().bytes : source.bytes
  }
}
