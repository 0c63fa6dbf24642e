import CXML

/// Turns bytes of a named encoding into UTF-8, with the decoders that libxml2 has.
enum EncodingDecoder {
  /// The bytes in UTF-8, nil when the encoding is not known.
  static func utf8(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    switch name.lowercased() {
    case "windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "latin-1": return windows1252(bytes)
    default: return library(bytes, from: name)
    }
  }

  /// Reads windows-1252, which is also what the web means by Latin-1 (Encoding standard, 4.2).
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    let high: [UInt16] = [
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
      0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
      0x0153, 0x9D, 0x017E, 0x0178,
    ]
    let units = bytes.lazy.map { byte in
      (0x80..<0xA0).contains(byte) ? high[Int(byte) - 0x80] : UInt16(byte)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func library(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
    defer { xmlCharEncCloseFunc(handler) }
    guard let input = xmlBufferCreateSize(bytes.count + 1), let output = xmlBufferCreateSize(bytes.count * 2 + 1)
    else { return nil }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    guard xmlBufferAdd(input, bytes, Int32(clamping: bytes.count)) == 0 else { return nil }
    // A stray byte stops the decoder; what stands after it is tried again, with a mark in its place.
    while xmlBufferLength(input) > 0 {
      let before = xmlBufferLength(input)
      if xmlCharEncInFunc(handler, output, input) == 0 && xmlBufferLength(input) == before { break }
      if xmlBufferLength(input) == before {
        xmlBufferCat(output, "\u{FFFD}")
        xmlBufferShrink(input, 1)
      }
    }
    guard let content = xmlBufferContent(output) else { return nil }
    return Array(UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(output))))
  }
}
