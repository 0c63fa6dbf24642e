/// The characters of Rich Text in all their forms: in UTF-8, as bytes of a code page, or by their numbers (Rich Text
/// Format 1.9.1, "Unicode RTF").
struct RichTextCharacters {
  var fonts = RichTextFonts()
  /// A Boolean value that indicates whether the file is valid UTF-8, so that its bytes beyond ASCII are read as such.
  private let isUTF8: Bool
  /// The number of bytes to come that older programs read in place of a character.
  private var skipped = 0
  /// The bytes so far of a character that is not complete.
  private var bytes: [UInt8] = []
  private var length = 0
  private var page = CodePage.usual
  /// The first half of a surrogate pair.
  private var high: UInt32?

  private static let unknown = Array("\u{FFFD}".utf8)

  init(_ source: [UInt8]) {
    isUTF8 = (try? UTF8Span(validating: source.span)) != nil
  }

  /// Takes bytes of text as they are.
  mutating func take(_ text: ArraySlice<UInt8>, in group: RichTextGroup?, _ output: inout RichTextOutput) {
    var text = text
    if skipped > 0 {
      let count = min(skipped, text.count)
      skipped -= count
      text = text.dropFirst(count)
      if isUTF8 { text = text.drop { $0 & 0xC0 == 0x80 } }
    }
    if !text.isEmpty { endPair(&output) }
    while let first = text.first {
      if bytes.isEmpty {
        let plain = text.prefix { $0 < 0x80 || isUTF8 }
        output.text(plain)
        text = text[plain.endIndex...]
        guard let byte = text.first else { return }
        take(byte: byte, in: group, &output)
      } else if !goOn(with: first, &output) {
        continue
      }
      text = text.dropFirst()
    }
  }

  /// Takes a byte that is written in hexadecimal digits.
  mutating func take(hex byte: UInt8, in group: RichTextGroup?, _ output: inout RichTextOutput) {
    guard !isSkipped() else { return }
    endPair(&output)
    if !bytes.isEmpty, goOn(with: byte, &output) { return }
    if byte < 0x80 { output.hex(byte) } else { take(byte: byte, in: group, &output) }
  }

  /// Takes a control symbol, and returns true if it belongs to a character of several bytes, or is skipped.
  mutating func take(symbol: UInt8, _ output: inout RichTextOutput) -> Bool {
    let isSymbol = [0x5C, 0x7B, 0x7D].contains(symbol)
    if symbol > 0x20, symbol != 0x2A, isSkipped() { return true }
    if isSymbol, !bytes.isEmpty, goOn(with: symbol, &output) { return true }
    end(&output)
    endPair(&output)
    return false
  }

  /// Takes a character by its number, which may be a half of a surrogate pair, or negative.
  mutating func take(number: Int, in group: RichTextGroup?, _ output: inout RichTextOutput) {
    end(&output)
    skipped = group?.skipped ?? 1
    let value = UInt32(exactly: number < 0 ? number + 0x10000 : number) ?? 0xFFFD
    if (0xDC00...0xDFFF).contains(value), let first = high {
      high = nil
      return show(0x10000 + (first - 0xD800) << 10 + (value - 0xDC00), &output)
    }
    endPair(&output)
    if (0xD800...0xDBFF).contains(value) { high = value } else { show(value, &output) }
  }

  /// Takes bytes that are no text.
  ///
  /// Those of a picture are written in digits, which are valid in UTF-8.
  mutating func take(binary bytes: ArraySlice<UInt8>, in group: RichTextGroup?, _ output: inout RichTextOutput) {
    guard !isSkipped() else { return }
    end(&output)
    if group?.isInPicture == true { output.digits(of: bytes) }
  }

  /// Ends an incomplete character, and the bytes that older programs read in place of one: neither continues behind a
  /// control word or the end of a group.
  mutating func end(_ output: inout RichTextOutput) {
    skipped = 0
    guard !bytes.isEmpty else { return }
    output.escaped(fonts.character(bytes, of: page))
    bytes = []
  }

  private mutating func isSkipped() -> Bool {
    guard skipped > 0 else { return false }
    skipped -= 1
    return true
  }

  private mutating func endPair(_ output: inout RichTextOutput) {
    guard high != nil else { return }
    high = nil
    output.text(Self.unknown)
  }

  private mutating func show(_ value: UInt32, _ output: inout RichTextOutput) {
    switch value {
    case 0x09: output.word("tab".utf8)
    case 0x0A, 0x0B, 0x0D: output.word("line".utf8)
    case ..<0x20: output.text(CollectionOfOne(0x20))
    default: output.escaped(Unicode.Scalar(value).map { Array(String($0).utf8) } ?? Self.unknown)
    }
  }

  /// Takes the first byte of a character, beyond ASCII.
  private mutating func take(byte: UInt8, in group: RichTextGroup?, _ output: inout RichTextOutput) {
    guard let number = fonts.page(of: group?.font) else { return output.hex(byte) }
    page = number
    length = fonts.codePage(number).length(of: byte)
    bytes = [byte]
    if length == 1 { end(&output) }
  }

  /// Takes a later byte of a character, and returns false if it is none, so that the character ends before it.
  private mutating func goOn(with byte: UInt8, _ output: inout RichTextOutput) -> Bool {
    guard fonts.codePage(page).isTrail(byte) else {
      end(&output)
      return false
    }
    bytes.append(byte)
    if bytes.count == length { end(&output) }
    return true
  }
}
