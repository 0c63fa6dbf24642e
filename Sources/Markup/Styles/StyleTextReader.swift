/// A reader of the names and strings in the text of a style sheet (CSS Syntax 3, 4).
struct StyleTextReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The next byte; nil at the end.
  var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// Skips a byte.
  mutating func skip() { at += 1 }

  /// Skips white space; returns a Boolean value that indicates whether there was any.
  @discardableResult mutating func skipBlanks() -> Bool {
    let start = at
    while let byte = peek, byte <= 0x20 { at += 1 }
    return at > start
  }

  /// Skips the rest of a function up to its closing parenthesis, and it too.
  mutating func skipArguments() {
    var depth = 1
    while let byte = peek, depth > 0 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = string()
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      at += 1
    }
  }

  /// Skips to the next comma outside brackets; returns its place, or that of the end.
  mutating func skipToComma() -> Int {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = string()
        continue
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth <= 0: return at
      default: break
      }
      at += 1
    }
    return bytes.count
  }

  /// Reads the name of the next declaration in lower case up to its value; nil if there is none.
  mutating func nextProperty() -> String? {
    while true {
      while let byte = peek, byte <= 0x20 || byte == UInt8(ascii: ";") { at += 1 }
      guard peek != nil else { return nil }
      if let name = word() {
        skipBlanks()
        if peek == UInt8(ascii: ":") {
          at += 1
          return name
        }
      }
      skipDeclaration()
    }
  }

  /// Skips the rest of a declaration.
  mutating func skipDeclaration() {
    while let byte = peek, byte != UInt8(ascii: ";") {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
      case UInt8(ascii: "("):
        at += 1
        skipArguments()
      default: at += 1
      }
    }
  }

  /// Reads a name in lower case; nil where none stands.
  mutating func word() -> String? { name()?.lowercased() }

  /// Reads a name as it is written; nil where none stands.
  mutating func name() -> String? {
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), 0x80...:
        result.append(byte)
        at += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !result.isEmpty:
        result.append(byte)
        at += 1
      case UInt8(ascii: "\\"):
        at += 1
        result += escape()
      default: return result.isEmpty ? nil : String(decoding: result, as: UTF8.self)
      }
    }
    return result.isEmpty ? nil : String(decoding: result, as: UTF8.self)
  }

  /// Reads a string from its first quotation mark to the one that closes it.
  mutating func string() -> [UInt8] {
    let quote = peek
    at += 1
    var result: [UInt8] = []
    while let byte = peek {
      at += 1
      if byte == quote { break }
      if byte == UInt8(ascii: "\\") { result += escape() } else { result.append(byte) }
    }
    return result
  }

  /// Reads what stands behind a backslash: the number of a character in hexadecimal digits, an end of a line that does
  /// not count, or any other character as it is.
  ///
  /// `\201C ` → `“`.
  private mutating func escape() -> [UInt8] {
    let digits = bytes[min(at, bytes.count)...].prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.isEmpty else {
      at += digits.count
      if peek == 0x0D { at += 1 }
      if let byte = peek, byte <= 0x20 { at += 1 }
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      return Array(String(scalar.flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}").utf8)
    }
    guard let byte = peek else { return [] }
    at += 1
    if byte == 0x0D, peek == 0x0A { at += 1 }
    return byte == 0x0A || byte == 0x0C || byte == 0x0D ? [] : [byte]
  }
}
