import Markup

/// A code page of Windows or of an older system, which bytes of Rich Text are characters of.
struct CodePage {
  /// Code page 1252, which is the one where none is known.
  static let usual = 1252
  /// UTF-8 as a code page.
  static let utf8 = 65001

  let number: Int
  /// The name that its characters are read by.
  private let label: String
  /// The characters that were read before, by their bytes.
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

  /// Returns a Boolean value that indicates whether a byte can be a later one of a character.
  func isTrail(_ byte: UInt8) -> Bool { number == Self.utf8 ? byte & 0xC0 == 0x80 : byte >= 0x40 }

  /// A character in UTF-8; U+FFFD for what is none.
  mutating func character(_ bytes: [UInt8]) -> [UInt8] {
    let key = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    if let known = known[key] { return known }
    let text = SourceText(bytes, .text, encoding: label).bytes
    known[key] = text
    return text
  }

  /// The names of those that have others than "windows" and their number.
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

  /// The code page of a character set that a font is said to have (`\fcharset`); nil where it says nothing.
  static func number(ofCharacterSet set: Int) -> Int? { pages[set] }

  /// Rich Text Format 1.9.1, "Font Table".
  private static let pages: [Int: Int] = [
    0: 1252, 77: 10000, 78: 932, 79: 949, 80: 936, 81: 950, 85: 10006, 86: 10081, 88: 10029, 89: 10007, 128: 932,
    129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 179: 1256, 180: 1256,
    181: 1255, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
  ]
}
