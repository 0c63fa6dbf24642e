import TextModel

/// Decides which bytes of a source become logical text.
///
/// Control characters and bidi overrides never do, so that no byte of a book can steer a terminal or show its words
/// in another order than they are read in; soft hyphens and U+FFFC of the book's own carry no text. Bidi embeddings
/// and isolates end with their line (UAX #9, X8) and stay, as authors of right-to-left text set them; they are not
/// written to a screen.
enum TextFilter {
  /// The text at a place of the source.
  enum Piece {
    /// Text to keep, up to an index.
    case text(Int)
    /// A no-break space: kept, but nothing to see.
    case noBreakSpace(Int)
    /// One character of white space that collapses.
    case blank(Int)
    /// A line break of the source, which is white space unless lines are kept.
    case newline(Int)
    case tab(Int)
    /// Something that is no text at all.
    case nothing(Int)
  }

  /// Returns the longest piece of one kind that begins at an index.
  static func piece(in bytes: ArraySlice<UInt8>, at index: Int) -> Piece {
    let end = run(in: bytes, from: index)
    if end > index { return .text(end) }
    switch bytes[index] {
    case 0x0A: return .newline(index + 1)
    case 0x0D:
      let isPair = index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A
      return .newline(index + (isPair ? 2 : 1))
    case 0x09: return .tab(index + 1)
    case 0x20, 0x0B, 0x0C: return .blank(index + 1)
    case 0xC2, 0xE2, 0xEF: return wide(in: bytes, at: index)
    default: return .nothing(index + 1)
    }
  }

  /// Returns the end of the text that can be kept without a closer look: words with single blanks between them.
  private static func run(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      let first = start - bytes.startIndex
      var index = first
      let end = buffer.count
      while index < end {
        // Most of a book is letters, and every byte of it comes by here.
        while index < end, (0x21..<0x7F).contains(buffer[index]) { index += 1 }
        guard index < end else { break }
        switch buffer[index] {
        case 0x20:
          guard index > first, index + 1 < end, (0x21..<0x7F).contains(buffer[index + 1]) else { return index }
          let blank = index
          while isPlain(buffer, from: index) { index += width }
          if index == blank { index += 2 }
        case ..<0x80, 0xC2, 0xEF: return index
        case 0xE2:
          // General punctuation, quotes above all, but for the line separators and bidi controls in its midst.
          guard index + 2 < end, buffer[index + 1] == 0x80, buffer[index + 2] < 0xA8 else { return index }
          index += 3
        default: index += 1
        }
      }
      return index
    } + bytes.startIndex
  }

  /// The number of bytes that are looked at in one.
  private static let width = 8

  /// Returns a Boolean value that indicates whether the bytes from an index on are visible characters of ASCII with
  /// single blanks between them, and one of them behind the last blank.
  private static func isPlain(_ buffer: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    guard index + width < buffer.count else { return false }
    let bytes = UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let high: UInt64 = 0x8080_8080_8080_8080
    // Of bytes below 0x80, the sum carries into the high bit from 0x20 on, and none but 0x7F does with one more.
    guard bytes & high == 0, (bytes &+ 0x6060_6060_6060_6060) & high == high,
      (bytes &+ 0x0101_0101_0101_0101) & high == 0
    else { return false }
    let blanks = ~((bytes ^ 0x2020_2020_2020_2020) &+ 0x7F7F_7F7F_7F7F_7F7F) & high
    guard blanks & (blanks >> 8) == 0 else { return false }
    return buffer[index + width - 1] != 0x20 || (0x21..<0x7F).contains(buffer[index + width])
  }

  /// Returns a character whose first byte is shared by some that are no text.
  private static func wide(in bytes: ArraySlice<UInt8>, at index: Int) -> Piece {
    let length = bytes[index] == 0xC2 ? 2 : 3
    guard index + length <= bytes.endIndex else { return .text(bytes.endIndex) }
    let two = bytes[index + 1]
    let three = length == 3 ? bytes[index + 2] : 0
    switch (bytes[index], two, three) {
    case (0xC2, 0x85, _), (0xE2, 0x80, 0xA8...0xA9): return .blank(index + length)
    case (0xC2, 0xA0, _): return .noBreakSpace(index + length)
    case (0xC2, 0x80...0x9F, _), (0xC2, 0xAD, _): return .nothing(index + length)
    case (0xE2, 0x80, 0xAD...0xAE): return .nothing(index + length)
    case (0xEF, 0xBB, 0xBF), (0xEF, 0xBF, 0xBC): return .nothing(index + length)
    default: return .text(index + length)
    }
  }

  /// Returns a short text on one line, which may stand beside others: bytes that are no text are dropped, and so are
  /// bidi embeddings and isolates; white space is collapsed.
  static func line(_ source: some Collection<UInt8>) -> String {
    let bytes = ArraySlice(Array(source))
    var result: [UInt8] = []
    var index = bytes.startIndex
    var isBlank = false
    while index < bytes.endIndex {
      let start = index
      switch piece(in: bytes, at: index) {
      case .text(let end), .noBreakSpace(let end):
        if isBlank, !result.isEmpty { result.append(0x20) }
        isBlank = false
        result += bytes[start..<end]
        index = end
      case .blank(let end), .newline(let end), .tab(let end):
        isBlank = true
        index = end
      case .nothing(let end): index = end
      }
    }
    let line = String(decoding: result, as: UTF8.self)
    guard line.unicodeScalars.contains(where: \.isSteering) else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.filter { !$0.isSteering }))
  }

  /// The number of characters that a title or an entry of a table of contents is shown with.
  private static let longestLabel = 1000

  /// Returns a title, or an entry of a table of contents, on one line; one longer than any title ends in an ellipsis.
  static func label(_ source: some Collection<UInt8>) -> String {
    // No character of a title takes more bytes than this, nor do blanks between words.
    let text = line(source.prefix(longestLabel * 16))
    let isWhole = source.count <= longestLabel * 16
    guard !isWhole || text.count > longestLabel else { return text }
    return text.prefix(longestLabel - 1) + "\u{2026}"
  }

  /// Returns a short text on one line: what is no text dropped, white space collapsed.
  static func line(_ text: String) -> String { line(text.utf8) }
}
