import Markup

/// A code page of Windows or of an older system, in which bytes of Rich Text are characters.
struct CodePage {
  /// Code page 1252, which applies if none is known.
  static let usual = 1252
  /// UTF-8 as a code page.
  static let utf8 = 65001

  let number: Int
  /// The name of the encoding that decodes its characters.
  private let label: String
  /// The characters that were decoded before, by their bytes.
  private var known: [UInt32: [UInt8]] = [:]

  init(_ number: Int) {
    let label = Self.label(number)
    let isKnown = SourceText.knows(encoding: label)
    self.number = isKnown ? number : Self.usual
    self.label = isKnown ? label : Self.label(Self.usual)
  }

  /// Returns the number of bytes of the character that begins with a byte.
  func length(of lead: UInt8) -> Int {
    switch (number, lead) {
    case (_, ..<0x80): 1
    case (932, 0x81...0x9F), (932, 0xE0...0xFC), (936, 0x81...0xFE), (949, 0x81...0xFE), (950, 0x81...0xFE): 2
    case (Self.utf8, 0xC2...0xDF): 2
    case (Self.utf8, 0xE0...0xEF): 3
    case (Self.utf8, 0xF0...0xF4): 4
    default: 1
    }
  }

  /// Returns a Boolean value that indicates whether a byte can follow the first byte of a character.
  func isTrail(_ byte: UInt8) -> Bool { number == Self.utf8 ? byte & 0xC0 == 0x80 : byte >= 0x40 }

  /// Returns a character in UTF-8, or U+FFFD for bytes that are none.
  mutating func character(_ bytes: [UInt8]) -> [UInt8] {
    let key = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    if let known = known[key] { return known }
    let text = SourceText(bytes, .text, encoding: label).bytes
    known[key] = text
    return text
  }

  /// Returns the name of the encoding of a code page.
  private static func label(_ number: Int) -> String {
    switch number {
    case 437, 720, 737, 775, 850...869: "IBM\(number)"
    case 936: "GB18030"
    case 10000: "macintosh"
    case 10006: "x-mac-greek"
    case 10007: "x-mac-cyrillic"
    case 10029: "x-mac-centraleurroman"
    case 10081: "x-mac-turkish"
    case utf8: "UTF-8"
    default: "windows-\(number)"
    }
  }

  /// Returns the code page of the character set of a font (`\fcharset`), or nil if the set gives none.
  static func number(ofCharacterSet set: Int) -> Int? { pages[set] }

  /// The code pages of character sets (Rich Text Format 1.9.1, "Font Table").
  private static let pages: [Int: Int] = [
    0: 1252, 77: 10000, 78: 932, 79: 949, 80: 936, 81: 950, 85: 10006, 86: 10081, 88: 10029, 89: 10007, 128: 932,
    129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 179: 1256, 180: 1256,
    181: 1255, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
  ]
}
