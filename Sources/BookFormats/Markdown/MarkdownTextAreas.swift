import Markup

/// Text areas among HTML in Markdown, in which nothing is Markdown up to their end tags (CommonMark 0.31, 4.6, kind 1).
///
/// The parser knows this rule for `pre` elements only. So each text area is put into a `pre`, which is removed from the
/// output of the parser, code or HTML.
enum MarkdownTextAreas {
  // The character is in use for nothing else, as in the disguise of characters.
  private static let mark = "\u{12474}"
  private static let opening = "<pre \(mark)>"
  private static let closing = "<!--\(mark)</pre>-->"
  private static let tag = Array("<textarea".utf8)
  private static let endTag = Array("</textarea>".utf8)

  /// Returns the document with each text area that begins a line in such an element.
  ///
  /// - Complexity: O(n).
  static func framed(_ source: [UInt8]) -> [UInt8] {
    guard source.firstRange(ofBytes: tag) != nil || source.firstRange(ofBytes: "<TEXTAREA".utf8) != nil else {
      return source
    }
    var result: [UInt8] = []
    // The bytes from the beginning of the open area on.
    var area: [UInt8]?
    for line in Lines(source) {
      let start = line.content.prefix(4).prefix { $0 == 0x20 }.count
      let text = line.content.dropFirst(start)
      if area == nil, start < 4, begins(text) {
        result += source[line.range.lowerBound..<text.startIndex]
        area = Array(source[text.startIndex..<line.range.upperBound])
      } else if area != nil {
        area? += source[line.range]
      } else {
        result += source[line.range]
      }
      guard let begun = area, let end = end(in: line.content) else { continue }
      let behind = line.range.upperBound - end
      result +=
        Array(opening.utf8) + Array(begun.dropLast(behind)) + Array(closing.utf8) + Array(begun.suffix(behind))
      area = nil
    }
    // A text area without an end goes on to the end of the document.
    return area.map { result + Array(opening.utf8) + $0 } ?? result
  }

  /// Returns the output of the parser without these elements.
  static func unframed(_ html: [UInt8]) -> [UInt8] {
    var html = html
    guard html.firstRange(ofBytes: mark.utf8) != nil else { return html }
    for frame in [opening, closing] {
      for text in [frame, frame.replacing("<", with: "&lt;").replacing(">", with: "&gt;")] {
        html = html.replacing(bytes: text.utf8, with: [])
      }
    }
    return html
  }

  private static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    guard isEqual(text.prefix(tag.count), tag) else { return false }
    let next = text.dropFirst(tag.count).first
    return next == nil || next == 0x3E || next == 0x20 || next == 0x09
  }

  /// Returns the place behind the first end tag of a line, or nil if there is none.
  private static func end(in line: ArraySlice<UInt8>) -> Int? {
    var rest = line
    while let symbol = rest.firstIndex(of: 0x3C) {
      rest = rest[symbol...]
      if isEqual(rest.prefix(endTag.count), endTag) { return symbol + endTag.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isEqual(_ text: ArraySlice<UInt8>, _ wanted: [UInt8]) -> Bool {
    text.elementsEqual(wanted) { (0x41...0x5A).contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
  }
}
