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

  /// Writes a section; parts are in order, and do not overlap.
  init(_ section: Section, parts: [TalkingEPUB.Part]) {
    var parts = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var isInList = false
    for block in section.blocks {
      let isItem = if case .item = block.kind { true } else { false }
      if isItem != isInList { text += isItem ? "<ul>\n" : "</ul>\n" }
      isInList = isItem
      let words = spanned(block.content, of: section, &parts)
      let language = block.language.map { " lang=\"\($0.xmlEscaped)\" xml:lang=\"\($0.xmlEscaped)\"" } ?? ""
      switch block.kind {
      case .heading(let level):
        let name = "h\(min(max(level ?? 2, 1), 6))"
        text += "<\(name)\(language)>\(words)</\(name)>\n"
      case .item(let marker):
        let number = marker.number.map { "\($0.xmlEscaped) " } ?? ""
        text += "<li\(language)>\(number)\(words)</li>\n"
      case .code: text += "<pre\(language)>\(words)</pre>\n"
      case .separator: text += "<hr/>\n"
      default: text += words.isEmpty ? "" : "<p\(language)>\(words)</p>\n"
      }
    }
    if isInList { text += "</ul>\n" }
    // A document has to have something in it.
    if text.isEmpty { text = "<p></p>\n" }
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
      markup += unspoken(section.text(in: next..<inside.lowerBound))
      spans.append(Span(number: spans.count + 1, time: part.time))
      markup += "<span id=\"s\(spans.count)\">\(section.text(in: inside).xmlEscaped)</span>"
      next = inside.upperBound
    }
    return markup + unspoken(section.text(in: next..<max(next, content.upperBound)))
  }

  private mutating func unspoken(_ text: String) -> String {
    if text.contains(where: { $0.isLetter || $0.isNumber }) { isWhole = false }
    return text.xmlEscaped
  }
}
