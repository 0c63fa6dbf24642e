/// The bytes of a document in UTF-8, whatever encoding they came in.
///
/// The order of proof is that of XML 1.0 appendix F and of the HTML standard: byte order mark, then declaration,
/// then UTF-8; what is not UTF-8 and declares nothing is windows-1252.
package struct SourceText: Sendable {
  /// The document in UTF-8, without a byte order mark; it may still hold ill-formed bytes.
  package private(set) var bytes: [UInt8]
  /// What was wrong with the encoding.
  package private(set) var faults: [MarkupFault] = []
  private var declared: String?

  /// Decodes a document.
  package init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.bytes = Array(bytes.dropFirst(3))
      declared = "utf-8"
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C, 0, 0x3F]) {
      self.bytes = Self.decodeUTF16(bytes, isBigEndian: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0, 0x3F, 0]) {
      self.bytes = Self.decodeUTF16(bytes, isBigEndian: false)
    } else {
      declared = EncodingDeclaration.find(in: bytes.prefix(1024))
      self.bytes = bytes
      guard let declared, !Self.isUTF8Name(declared) else { return }
      if let decoded = EncodingDecoder.utf8(bytes, from: declared) {
        self.bytes = decoded
      } else {
        faults.append(MarkupFault(line: 1, message: "the encoding \(declared) is not known"))
        self.declared = nil
      }
    }
  }

  /// The document as well-formed UTF-8 without NUL bytes, for a parser that stops at neither.
  package func repaired() -> SourceText {
    var result = self
    if String(validating: bytes, as: UTF8.self) == nil {
      let isUTF8 = declared.map(Self.isUTF8Name) ?? false
      let decoded = isUTF8 ? nil : EncodingDecoder.utf8(bytes, from: "windows-1252")
      result.bytes = decoded ?? Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    for index in result.bytes.indices where result.bytes[index] == 0 { result.bytes[index] = 0x20 }
    return result
  }

  /// The document with the rest of the attributes blanked out in a tag that has more than anyone writes.
  func withBoundedTags() -> SourceText {
    var result = self
    for cut in TagBounds.cuts(in: bytes) {
      for place in cut { result.bytes[place] = 0x20 }
      let line = bytes[..<cut.lowerBound].count { $0 == 0x0A } + 1
      result.faults.append(MarkupFault(line: line, message: "an element has too many attributes"))
    }
    return result
  }

  private static func isUTF8Name(_ name: String) -> Bool {
    // A document that says UTF-16 in bytes that can be read here is not in UTF-16 (HTML standard, 13.2.3.3).
    ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii", "ascii"].contains(name.lowercased())
  }

  private static func decodeUTF16(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    let units = (0..<bytes.count / 2).lazy.map { index -> UInt16 in
      let (one, two) = (UInt16(bytes[index * 2]), UInt16(bytes[index * 2 + 1]))
      return isBigEndian ? one << 8 | two : two << 8 | one
    }
    let text = String(decoding: units, as: UTF16.self).utf8
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : Array(text)
  }
}
