/// The bytes of a document in UTF-8, whatever encoding they came in.
///
/// The order of proof is that of XML 1.0 appendix F and of the HTML standard, 13.2.3: byte order mark, then
/// declaration, then UTF-8; what is not UTF-8 and declares nothing is read as what it most likely is.
package struct SourceText: Sendable {
  /// The kind of the document, which says where it could name its encoding.
  package enum Kind: Hashable, Sendable {
    /// XML or HTML, with a declaration in its first bytes.
    case markup
    /// Text, where only a byte order mark counts.
    case text
  }

  /// The document in UTF-8, without a byte order mark; it may still hold ill-formed bytes.
  package private(set) var bytes: [UInt8]
  /// The faults of the encoding.
  package private(set) var faults: [MarkupFault] = []
  private let kind: Kind
  /// The label of UTF-8 that it declares.
  private var declared: String?

  /// Decodes a document; from the encoding that somebody has named, whatever it says itself.
  package init(_ bytes: [UInt8], _ kind: Kind = .markup, encoding: String? = nil) {
    self.bytes = bytes
    self.kind = kind
    if let encoding, let decoded = EncodingDecoder.decode(bytes, from: encoding) {
      take(decoded, encoding)
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.bytes.removeFirst(3)
    } else if let wide = WideEncoding.find(in: bytes.prefix(4096)) {
      if let decoded = EncodingDecoder.decode(bytes, from: wide) { take(decoded, wide) }
    } else if let escaped = EscapedEncoding.find(in: bytes),
      let decoded = EncodingDecoder.decode(bytes, from: escaped), decoded.replaced == 0
    {
      take(decoded, escaped)
    } else if kind == .markup, let label = EncodingDeclaration.find(in: bytes.prefix(1024)) {
      decode(as: label)
    }
  }

  private mutating func decode(as label: String) {
    // A document that says UTF-16 in bytes that can be read here is not in UTF-16 (HTML standard, 13.2.3.3).
    if label.lowercased().hasPrefix("utf") {
      declared = label
      return
    }
    guard EncodingDecoder.holdsASCII(label), let decoded = EncodingDecoder.decode(bytes, from: label) else {
      return report(.unknownEncoding(label))
    }
    guard decoded.fits, !(isSurelyUTF8 && decoded.isSingleByte(bytes.count)) else { return reportUntrue(label) }
    take(decoded, label)
  }

  /// A Boolean value that indicates whether the document is UTF-8 and holds so much of it that no text of one byte a
  /// character is so by chance.
  private var isSurelyUTF8: Bool {
    // All bytes of a character after its first are of this kind.
    bytes.lazy.filter { $0 & 0xC0 == 0x80 }.prefix(3).count == 3 && isWellFormed
  }

  private mutating func take(_ decoded: EncodingDecoder.Decoded, _ label: String) {
    if decoded.replaced > 0 { report(.otherBytes(than: label)) }
    bytes = decoded.bytes
  }

  /// Returns a Boolean value that indicates whether there is an encoding of that name.
  package static func knows(encoding: String) -> Bool {
    // ICU takes no name for the one of the system.
    !encoding.isEmpty && EncodingDecoder.decode(Array("text".utf8), from: encoding) != nil
  }

  /// Returns the document as well-formed UTF-8 without NUL bytes, for a parser that stops at neither.
  ///
  /// `zero` is what stands for NUL. Other control characters of markup, which the parser would drop, are blanks, and
  /// part words as they did.
  package func repaired(zero: Unicode.Scalar = " ") -> SourceText {
    var result = self
    if !isWellFormed { result.decodeUndeclared() }
    let isMarkup = kind == .markup
    // Escape sequences are left to those who know them.
    let isBad: (UInt8) -> Bool = { byte in
      byte == 0 || isMarkup && byte < 0x20 && ![0x09, 0x0A, 0x0D, 0x1B].contains(byte)
    }
    if let first = result.bytes.firstIndex(where: isBad) {
      let mark = Array(String(zero).utf8)
      var bytes = Array(result.bytes[..<first])
      bytes.reserveCapacity(result.bytes.count)
      for byte in result.bytes[first...] {
        if byte == 0 { bytes += mark } else { bytes.append(isBad(byte) ? 0x20 : byte) }
      }
      result.bytes = bytes
    }
    return result
  }

  /// A Boolean value that indicates whether the bytes are UTF-8.
  var isWellFormed: Bool { (try? UTF8Span(validating: bytes.span)) != nil }

  /// The line of the first byte that is not UTF-8, from 1.
  private var firstIllFormedLine: Int {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return 1
    } catch {
      return bytes[..<error.byteOffsets.lowerBound].count { $0 == 0x0A } + 1
    }
  }

  /// The encoding that is assumed if nothing tells it.
  private static let usual = "windows-1252"

  /// The length of a page that is looked through for the encoding that it names, in bytes: browsers put their styles
  /// first.
  private static let longestHead = 1 << 18

  private mutating func decodeUndeclared() {
    if kind == .markup, declared == nil, faults.isEmpty,
      let label = EncodingDeclaration.find(in: bytes.prefix(Self.longestHead))
    {
      // Only the search before parsing ends after 1024 bytes (HTML standard, 13.2.6.4.4).
      decode(as: label)
      if isWellFormed { return }
    }
    if let utf8 = EncodingDecoder.decode(bytes, from: "utf-8"), declared == nil ? utf8.fits : utf8.holds {
      report(.otherBytes(than: "UTF-8"), line: firstIllFormedLine)
      bytes = utf8.bytes
      return
    }
    if let declared { reportUntrue(declared) }
    let guess = EncodingDetector.guess(bytes, isMarkup: kind == .markup)
    let decoded = EncodingDecoder.decode(bytes, from: guess).flatMap { $0.fits ? $0 : nil }
    report(.guessedEncoding(decoded == nil ? Self.usual : guess))
    bytes = (decoded ?? EncodingDecoder.decode(bytes, from: Self.usual))?.bytes ?? []
  }

  private mutating func reportUntrue(_ label: String) {
    report(.untrueEncoding(label))
  }

  private mutating func report(_ problem: MarkupFault.Problem, line: Int = 1) {
    faults.append(MarkupFault(line: line, problem))
  }

  /// Returns the document with the rest of the attributes blanked out in each tag that has too many; the first is
  /// reported.
  func withBoundedTags() -> SourceText {
    let cuts = TagBounds.cuts(in: bytes)
    guard let first = cuts.first else { return self }
    var result = self
    for cut in cuts {
      for place in cut { result.bytes[place] = 0x20 }
    }
    let line = bytes[..<first.lowerBound].count { $0 == 0x0A } + 1
    result.faults.append(MarkupFault(line: line, .tooManyAttributes))
    return result
  }

  /// Returns the document with blanks for everything at some places but the ends of lines.
  func blanking(_ places: Range<Int>) -> SourceText {
    var result = self
    for place in places where bytes[place] != 0x0A { result.bytes[place] = 0x20 }
    return result
  }
}
