/// The tags of a source in order, past comments, declarations and the text of scripts.
///
/// It finds the end tag of an element, of which a tree of markup keeps no place.
struct SourceTokens: Sequence, IteratorProtocol {
  /// A start tag or an end tag.
  struct Tag: Hashable {
    let range: Range<Int>
    /// The local name, in small letters where the source is HTML.
    let name: String
    let isEnd: Bool
    /// A Boolean value that indicates whether it ends in `/>`.
    let isClosed: Bool
  }

  private let source: [UInt8]
  private let isXML: Bool
  private let end: Int
  private var index: Int

  init(_ source: [UInt8], _ range: Range<Int>, isXML: Bool) {
    self.source = source
    self.isXML = isXML
    end = Swift.min(range.upperBound, source.count)
    index = Swift.min(range.lowerBound, end)
  }

  mutating func next() -> Tag? {
    while let start = source[index..<end].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if skipped("<!--", to: "-->", at: start) || skipped("<![CDATA[", to: "]]>", at: start) { continue }
      let isEnd = byte(at: index) == UInt8(ascii: "/")
      let first = isEnd ? index + 1 : index
      guard Self.isNameStart(byte(at: first)) else { continue }
      let last = source[first..<end].firstIndex { Self.endsName($0) } ?? end
      let tagEnd = Self.tagEnd(from: last, to: end, in: source)
      index = tagEnd
      let isClosed = byte(at: tagEnd - 2) == UInt8(ascii: "/")
      let tag = Tag(
        range: start..<tagEnd, name: Self.localName(source[first..<last], isXML: isXML), isEnd: isEnd,
        isClosed: isClosed)
      if !isXML, !isEnd, Self.rawText.contains(tag.name) { skipText(of: tag.name) }
      return tag
    }
    index = end
    return nil
  }

  /// Returns the local name of an element as it stands in a tag.
  ///
  /// `H2` -> `h2`, `html:p` -> `p`
  static func localName(_ bytes: ArraySlice<UInt8>, isXML: Bool) -> String {
    let written = bytes.lastIndex(of: UInt8(ascii: ":")).map { bytes[($0 + 1)...] } ?? bytes
    let name = String(decoding: written, as: UTF8.self)
    return isXML ? name : name.lowercased()
  }

  /// Returns a Boolean value that indicates whether a byte ends the name of a tag.
  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || isBlank(byte)
  }

  /// Returns a Boolean value that indicates whether a byte is white space.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The elements of HTML that have no content.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  private static let rawText: Set<String> = ["script", "style", "textarea", "title", "xmp", "iframe", "noembed"]

  private static func isNameStart(_ byte: UInt8?) -> Bool {
    byte.map { (0x41...0x5A).contains($0 & ~0x20) || $0 >= 0x80 || $0 == UInt8(ascii: "_") } ?? false
  }

  private func byte(at index: Int) -> UInt8? { (0..<end).contains(index) ? source[index] : nil }

  private mutating func skipped(_ opening: StaticString, to closing: StaticString, at start: Int) -> Bool {
    let opening = Self.bytes(opening)
    guard source[start..<end].starts(with: opening) else { return false }
    index = place(behind: Self.bytes(closing), from: start + opening.count)
    return true
  }

  private mutating func skipText(of name: String) {
    let closing = Array("</\(name)".utf8)
    var next = index
    while let start = source[next..<end].firstIndex(of: UInt8(ascii: "<")) {
      if source[start..<end].prefix(closing.count).elementsEqual(closing, by: { $0 == $1 || $0 | 0x20 == $1 }) {
        return index = start
      }
      next = start + 1
    }
    index = end
  }

  private func place(behind bytes: [UInt8], from start: Int) -> Int {
    var next = Swift.min(start, end)
    while let found = source[next..<end].firstIndex(of: bytes[0]) {
      if source[found..<end].starts(with: bytes) { return found + bytes.count }
      next = found + 1
    }
    return end
  }

  private static func bytes(_ text: StaticString) -> [UInt8] { Array(text.description.utf8) }

  private static func tagEnd(from start: Int, to end: Int, in source: [UInt8]) -> Int {
    var quote: UInt8?
    for index in start..<end {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return end
  }
}
