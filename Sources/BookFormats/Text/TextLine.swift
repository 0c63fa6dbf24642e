/// A line of plain text and its measures, in columns of a typewriter.
struct TextLine {
  /// The line without white space at its ends.
  let content: ArraySlice<UInt8>
  /// The line with its white space and its end, as a range of the text.
  let range: Range<Int>
  /// The indent.
  let indent: Int
  /// The column at which it ends.
  let end: Int
  /// A Boolean value that indicates whether it is indented by one or two ideographic spaces, as paragraphs are.
  let isSetInBySquares: Bool

  init(_ line: Lines.Line) {
    range = line.range
    var column = 0
    var start = line.content.startIndex
    while start < line.content.endIndex, let width = Self.blank(in: line.content, at: start, column) {
      column += width.columns
      start += width.bytes
    }
    var stop = line.content.endIndex
    while stop > start, line.content[stop - 1] == 0x20 || (0x09...0x0D).contains(line.content[stop - 1]) { stop -= 1 }
    content = line.content[start..<stop]
    let blank: [UInt8] = [0xE3, 0x80, 0x80]
    let squares = line.content[..<start]
    let isSquare = (0xE3...0xE9).contains(content.first ?? 0) || content.starts(with: "“".utf8)
    isSetInBySquares =
      start < stop
      && (squares.elementsEqual(blank) || squares.elementsEqual(blank + blank)
        || isSquare && squares.elementsEqual([0x20, 0x20, 0x20, 0x20]) && Self.columns(content) > content.count / 2)
    indent = column
    end = column + Self.columns(content)
  }

  /// Returns the width of a blank that a line can begin with, in bytes and in columns, or nil for any other character.
  private static func blank(
    in line: ArraySlice<UInt8>, at index: Int, _ column: Int
  ) -> (bytes: Int, columns: Int)? {
    switch line[index] {
    case 0x20: return (1, 1)
    case 0x09: return (1, 8 - column % 8)
    case 0x0B...0x0D: return (1, 0)
    // U+3000 indents paragraphs in Japanese and Chinese.
    case 0xE3 where line[index...].starts(with: [0xE3, 0x80, 0x80]): return (3, 2)
    default: return nil
    }
  }

  /// Returns the number of columns of a text: two for a wide character.
  static func columns(_ text: ArraySlice<UInt8>) -> Int {
    var columns = 0
    for byte in text where byte & 0xC0 != 0x80 {
      columns += 1
      if (0xE3...0xED).contains(byte) || byte >= 0xF0 { columns += 1 }
    }
    return columns
  }

  /// A Boolean value that indicates whether it repeats one character, drawn under a heading or around it, and has no
  /// words.
  var isRule: Bool {
    guard content.count >= 3, let symbol = content.first else { return false }
    return "=-_~*#^+".utf8.contains(symbol) && content.allSatisfy { $0 == symbol }
  }

  /// The number of columns of the first word.
  var firstWord: Int { Self.columns(content.prefix { $0 != 0x20 && $0 != 0x09 }) }

  /// The first letter or digit, or nil in a line without any.
  var firstLetter: Unicode.Scalar? {
    String(decoding: content.prefix(64), as: UTF8.self).unicodeScalars.first {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// A Boolean value that indicates whether a sentence can begin with the line.
  var beginsSentence: Bool {
    guard let letter = firstLetter else { return true }
    return !letter.properties.isLowercase
  }

  /// A Boolean value that indicates whether it begins with a quotation mark of Japanese or Chinese, and so with speech.
  var isSpeech: Bool {
    ["「", "『", "（"].contains { content.starts(with: $0.utf8) }
  }

  /// A Boolean value that indicates whether speech ends with the line.
  var endsSpeech: Bool {
    ["」", "』", "）", "”"].contains { content.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// A Boolean value that indicates whether a sentence ends with the line.
  var endsSentence: Bool { Self.endsSentence(content) }

  /// Returns a Boolean value that indicates whether a sentence ends with a line.
  static func endsSentence(_ content: ArraySlice<UInt8>) -> Bool {
    let tail = String(decoding: content.suffix(16), as: UTF8.self).trimmed.unicodeScalars.reversed()
    let last = tail.first { !"\"'”’»)_*]".unicodeScalars.contains($0) }
    return last.map { ".!?:…。！？".unicodeScalars.contains($0) } ?? false
  }
}
