import TextModel

/// The markup of a section whose text is spoken: an element for each block, and in it a span for each part that is
/// spoken at once.
struct TalkingMarkup {
  /// A span, and the time of its sound.
  struct Span: Hashable {
    /// The number of the span, from 1.
    let number: Int
    /// The beginning and the end, in milliseconds.
    let time: Range<Int>
  }

  /// The elements, each on a line of its own.
  private(set) var text = ""
  /// A Boolean value that indicates whether every letter and digit of the section is in a span.
  private(set) var isWhole = true
  /// The spans, in order.
  private(set) var spans: [Span] = []

  /// The address of the place that a reference to a note leads to; nil if it is not in the book.
  private let address: (Destination) -> String?
  /// The footnote and the list that are open.
  private var (footnote, isInList): (Int?, Bool) = (nil, false)

  /// Writes a section; parts are in order, and do not overlap.
  ///
  /// Each block has an identifier by its index: `b0`, `b1`.
  init(_ section: Section, parts: [TalkingEPUB.Part], address: @escaping (Destination) -> String?) {
    self.address = address
    var parts = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    for (index, block) in section.blocks.enumerated() where Self.isWritten(block) {
      let note = section.containers(around: block).first { section.containers[$0].kind == .region(.footnote) }
      let isItem = if case .item = block.kind { true } else { false }
      enter(footnote: note, isItem: isItem)
      let words = spanned(block.content, of: section, &parts)
      let language = block.language.map { " lang=\"\($0.xmlEscaped)\" xml:lang=\"\($0.xmlEscaped)\"" } ?? ""
      let attributes = " id=\"b\(index)\"" + language
      switch block.kind {
      case .heading(let level):
        let name = "h\(min(max(level ?? 2, 1), 6))"
        text += "<\(name)\(attributes)>\(words)</\(name)>\n"
      case .item(let marker):
        let number = marker.number.map { "\($0.xmlEscaped) " } ?? ""
        text += "<li\(attributes)>\(number)\(words)</li>\n"
      case .code: text += "<pre\(attributes)>\(words)</pre>\n"
      case .separator: text += "<hr id=\"b\(index)\"/>\n"
      default: text += "<p\(attributes)>\(words)</p>\n"
      }
    }
    enter(footnote: nil, isItem: false)
    // A document has to have something in it.
    if text.isEmpty { text = "<p></p>\n" }
  }

  /// Returns the identifier of the block at an offset of a section, or of the next that is written; nil for none.
  static func identifier(at offset: Int, in section: Section) -> String? {
    guard let first = section.blockIndex(at: offset) else { return nil }
    return section.blocks[first...].firstIndex(where: isWritten).map { "b\($0)" }
  }

  private static func isWritten(_ block: Block) -> Bool { block.kind == .separator || !block.content.isEmpty }

  /// Closes the footnote and the list before a block that is not in them, and opens its own.
  private mutating func enter(footnote note: Int?, isItem: Bool) {
    if isInList, !isItem || note != footnote { text += "</ul>\n" }
    isInList = isInList && note == footnote
    if note != footnote {
      if footnote != nil { text += "</aside>\n" }
      if note != nil { text += "<aside epub:type=\"footnote\" role=\"doc-footnote\">\n" }
      footnote = note
    }
    if isItem, !isInList { text += "<ul>\n" }
    isInList = isItem
  }

  /// Returns a text with a span around each part that begins in it.
  private mutating func spanned(
    _ content: Range<Int>, of section: Section, _ parts: inout ArraySlice<TalkingEPUB.Part>
  ) -> String {
    var markup = ""
    var next = content.lowerBound
    while let part = parts.first, part.range.lowerBound < content.upperBound {
      parts.removeFirst()
      let inside = part.range.clamped(to: next..<max(next, content.upperBound))
      guard !inside.isEmpty, part.time.lowerBound < part.time.upperBound else { continue }
      markup += unspoken(next..<inside.lowerBound, of: section)
      spans.append(Span(number: spans.count + 1, time: part.time))
      markup += "<span id=\"s\(spans.count)\">\(words(inside, of: section))</span>"
      next = inside.upperBound
    }
    return markup + unspoken(next..<max(next, content.upperBound), of: section)
  }

  private mutating func unspoken(_ range: Range<Int>, of section: Section) -> String {
    if section.substring(in: range).contains(where: { $0.isLetter || $0.isNumber }) { isWhole = false }
    return words(range, of: section)
  }

  /// Returns words with their references to notes as such.
  private func words(_ range: Range<Int>, of section: Section) -> String {
    var markup = ""
    var next = range.lowerBound
    for span in section.spans(touching: range) {
      guard case .noteReference(let destination) = span.kind, let address = address(destination),
        case let inside = span.range.clamped(to: next..<max(next, range.upperBound)), !inside.isEmpty
      else { continue }
      markup += section.text(in: next..<inside.lowerBound).xmlEscaped
      let number = section.text(in: inside).xmlEscaped
      markup += "<a epub:type=\"noteref\" role=\"doc-noteref\" href=\"\(address)\">\(number)</a>"
      next = inside.upperBound
    }
    return markup + section.text(in: next..<range.upperBound).xmlEscaped
  }
}
