import Glibc
import TextModel

/// Finds the emphasis that plain text marks by underscores: `_so_`.
enum EmphasisMarks {
  /// Returns the spans of a text's emphasis, and of the underscores around it, which are shown and not spoken, in
  /// order.
  ///
  /// An underscore inside a word is part of a name.
  ///
  /// - Complexity: O(n).
  static func spans(in text: String, _ blocks: [Block]) -> [Span] {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, memchr(base, 0x5F, bytes.count) != nil else { return [] }
      var spans: [Span] = []
      for block in blocks where block.kind != .separator && block.kind != .code {
        append(bytes, block.content, to: &spans)
      }
      return spans
    }
  }

  private static func append(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>, to spans: inout [Span]) {
    var open: Int?
    for index in content where bytes[index] == 0x5F {
      let before = index > content.lowerBound ? bytes[index - 1] : 0x20
      let after = index + 1 < content.upperBound ? bytes[index + 1] : 0x20
      if before == 0x5F || after == 0x5F { continue }
      if let start = open, !isBlank(before), !isWord(bytes, after: index, in: content) {
        spans.append(Span(.unspoken, range: start..<start + 1))
        spans.append(Span(.emphasis, range: start + 1..<index))
        spans.append(Span(.unspoken, range: index..<index + 1))
        open = nil
      } else if !isBlank(after), !isWord(bytes, before: index, in: content) {
        open = index
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0B }

  private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int, in content: Range<Int>) -> Bool {
    var start = index - 1
    while start > content.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= content.lowerBound && isWord(bytes, at: start)
  }

  private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, after index: Int, in content: Range<Int>) -> Bool {
    index + 1 < content.upperBound && isWord(bytes, at: index + 1)
  }

  /// Returns a Boolean value that indicates whether a letter or a digit begins at an index; beyond ASCII, all
  /// characters but dashes, quotes and the like count as letters.
  private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    case 0xC2: false
    case 0xE2: bytes[index + 1] > 0x81
    case 0x80...: true
    default: false
    }
  }

  /// Returns a short text without the underscores of its emphasis.
  static func stripped(_ line: String) -> String {
    let block = Block(.paragraph, range: 0..<line.utf8.count + 1)
    let marks = Set(spans(in: line, [block]).filter { $0.kind == .unspoken }.map(\.range.lowerBound))
    guard !marks.isEmpty else { return line }
    return String(
      decoding: line.utf8.enumerated().filter { !marks.contains($0.offset) }.map(\.element), as: UTF8.self)
  }
}
