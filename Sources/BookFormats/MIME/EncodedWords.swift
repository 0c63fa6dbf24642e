import Markup

/// The encoded words of a header, which stand for text beyond ASCII: `=?utf-8?Q?Caf=C3=A9?=` (RFC 2047).
enum EncodedWords {
  /// Returns a field with its encoded words decoded.
  static func decode(_ field: String) -> String {
    var result = ""
    var pending: [UInt8] = []
    var charset = ""
    func finish() {
      guard !pending.isEmpty else { return }
      result += String(decoding: SourceText(pending, .text, encoding: charset).repaired().bytes, as: UTF8.self)
      pending = []
    }
    var rest = field[...]
    while let start = rest.firstRange(of: "=?") {
      let before = rest[..<start.lowerBound]
      guard let word = Word(rest[start.upperBound...]) else {
        finish()
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      // White space between encoded words does not belong to the text. One character may be split between two words.
      if pending.isEmpty || !before.allSatisfy(\.isWhitespace) || word.charset != charset {
        let isBetween = !pending.isEmpty && before.allSatisfy(\.isWhitespace)
        finish()
        if !isBetween { result += before }
      }
      charset = word.charset
      pending += word.bytes
      rest = rest[word.end...]
    }
    finish()
    return result + rest
  }

  private struct Word {
    let charset: String
    let bytes: [UInt8]
    let end: Substring.Index

    /// Parses a word from behind its `=?`, or returns nil if there is none.
    init?(_ text: Substring) {
      let parts = text.split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[3].first == "=", !parts[0].isEmpty, parts[0].utf8.count <= 64 else { return nil }
      // The language of the word may follow its encoding (RFC 2231, 5).
      charset = String(parts[0].prefix { $0 != "*" }).lowercased()
      let encoded = Array(parts[2].utf8)
      switch parts[1] {
      case "Q", "q": bytes = TransferEncoding.quoted(encoded.map { $0 == 0x5F ? 0x20 : $0 }[...])
      case "B", "b": bytes = TransferEncoding.base64(encoded[...]) ?? encoded
      default: return nil
      }
      end = text.index(after: parts[3].startIndex)
    }
  }
}
