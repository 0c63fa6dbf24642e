/// Elements of HTML in which nothing is a tag (HTML standard, 13.2.5.2 to 13.2.5.5), as far as the parser does not know it.
enum RawText {
  /// What stands in such an element.
  private enum Content {
    /// Text in which characters go by their names.
    case escapable
    /// Text as it stands.
    case raw
    /// Text as it stands to the end of the document.
    case endless
  }

  private static let elements: [(name: StaticString, content: Content)] = [
    ("textarea", .escapable), ("xmp", .raw), ("plaintext", .endless),
  ]

  /// The document with the signs of such text written so that they are read as text; nil where there are none.
  static func escaped(_ source: UnsafeRawBufferPointer) -> [UInt8]? {
    var scan = TagScan(source)
    var result: [UInt8] = []
    var copied = 0
    while let tag = scan.nextTag() {
      guard let content = content(of: source[tag.name]) else { continue }
      let text = tag.end..<(content == .endless ? source.count : scan.end(of: source[tag.name], from: tag.end))
      scan.index = text.upperBound
      // A field that nothing ends has the rest of the page in it.
      guard text.upperBound < source.count || content != .escapable,
        source[text].contains(where: { $0 == 0x3C || content != .escapable && $0 == 0x26 })
      else { continue }
      result += source[copied..<text.lowerBound]
      for byte in source[text] {
        switch byte {
        case 0x3C: result += "&lt;".utf8
        case 0x26 where content != .escapable: result += "&amp;".utf8
        default: result.append(byte)
        }
      }
      copied = text.upperBound
    }
    return copied == 0 ? nil : result + source[copied...]
  }

  private static func content(of name: Slice<UnsafeRawBufferPointer>) -> Content? {
    elements.first { element in
      element.name.utf8CodeUnitCount == name.count
        && element.name.withUTF8Buffer { name.elementsEqual($0) { $0 | 0x20 == $1 } }
    }?.content
  }
}
