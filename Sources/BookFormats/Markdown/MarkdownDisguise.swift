import Markup

/// The characters of a Markdown document that its parser is not to take for markup, each replaced by two characters
/// without a meaning in Markdown, or with two such characters before it.
///
/// A backslash before them would have the same effect, but be shown in code, and code is only known after parsing. The
/// two characters are punctuation, as the replaced ones are, so that emphasis begins and ends at the same places
/// (CommonMark 0.31, 6.2).
struct MarkdownDisguise {
  /// The bytes of the two characters: the mark, and one for each replaced character (U+12474, U+115C1 to U+115C6).
  private static let mark: [UInt8] = [0xF0, 0x92, 0x91, 0xB4]
  private static let names: [UInt8] = [0xF0, 0x91, 0x97]
  private static let firstName: UInt8 = 0x81
  /// The meanings of the second characters, in order: the mark itself, a replaced character, or nothing before one
  /// that is kept.
  private static let symbols: [[UInt8]] = [mark] + "^<-@".utf8.map { [$0] } + [[]]

  /// The document with the characters replaced, for the parser.
  let source: [UInt8]
  /// A Boolean value that indicates whether any character is replaced.
  private let isWorn: Bool

  /// Replaces the characters that would be wrongly taken for markup, or whose end the parser would look for again and
  /// again.
  init(_ source: [UInt8]) {
    let places =
      MarkdownStrayFootnotes.places(in: source) + MarkdownStrayTags.places(in: source)
      + MarkdownStrayRows.places(in: source) + MarkdownStrayAddresses.places(in: source)
      + MarkdownEndlessAddresses.places(in: source) + MarkdownStrayMarkers.places(in: source)
    isWorn = !places.isEmpty
    self.source = isWorn ? Self.put(on: source, places.sorted()) : source
  }

  private static func put(on source: [UInt8], _ places: [Int]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 7 * places.count)
    var from = 0
    func add(until end: Int) {
      var rest = source[from..<end]
      while let found = rest.firstRange(ofBytes: mark) {
        result += rest[..<found.upperBound] + names + [firstName]
        rest = rest[found.upperBound...]
      }
      result += rest
    }
    for place in places where place >= from {
      let symbol = symbols.firstIndex { $0.count == 1 && $0[0] == source[place] }
      add(until: place)
      result += mark + names + [firstName + UInt8(symbol ?? symbols.count - 1)]
      from = symbol == nil ? place : place + 1
    }
    add(until: source.count)
    return result
  }

  /// Returns the HTML that the parser made of the document, with the characters restored in its text and in its
  /// addresses.
  func html(_ html: UnsafeRawBufferPointer) -> [UInt8] {
    guard isWorn else { return Array(html) }
    return shown(html) { $0 == 0x3C ? Array("&lt;".utf8) : [$0] }
  }

  /// Returns a text of the document with the characters restored.
  func text(_ text: String) -> String {
    guard isWorn else { return text }
    return String(decoding: Array(text.utf8).withUnsafeBytes { shown($0) { [$0] } }, as: UTF8.self)
  }

  private func shown(_ text: UnsafeRawBufferPointer, _ write: (UInt8) -> [UInt8]) -> [UInt8] {
    let disguise = Self.mark + Self.names
    let escaped = Self.escaped(disguise)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let rest = text[index...]
      if text[index] == disguise[0], rest.starts(with: disguise),
        let name = Self.name(rest.dropFirst(disguise.count).first, from: Self.firstName)
      {
        result += Self.symbols[name].flatMap(write)
        index += disguise.count + 1
      } else if text[index] == escaped[0], rest.starts(with: escaped),
        // The last byte is "%81" to "%86".
        let name = Self.name(rest.dropFirst(escaped.count + 2).first, from: 0x31)
      {
        result += Self.escaped(Self.symbols[name])
        index += escaped.count + 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Returns the number of the second character of a pair by its last byte, or nil for any other character, which may
  /// follow the mark in a document itself.
  private static func name(_ byte: UInt8?, from first: UInt8) -> Int? {
    guard let byte, byte >= first, byte - first < symbols.count else { return nil }
    return Int(byte - first)
  }

  /// Returns bytes with percent-encoding.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { Array("%".utf8) + Array(String($0, radix: 16, uppercase: true).utf8) }
  }
}
