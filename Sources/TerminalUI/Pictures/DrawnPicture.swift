/// A picture as the helper program has drawn it: something that a terminal can show, which is not decoded here.
///
/// The helper decodes pictures that anyone may have made, so that nothing it writes is trusted: no byte of it can end
/// or begin a sequence of the terminal.
package struct DrawnPicture: Hashable, Sendable {
  /// A cell of half blocks.
  package struct Cell: Hashable, Sendable {
    /// The character.
    package let glyph: Unicode.Scalar
    /// The colours, as red, green and blue or a number of the palette; nil for what is transparent.
    package let colour: UInt32?
    package let ground: UInt32?
  }

  /// The drawing.
  package enum Content: Hashable, Sendable {
    /// The bytes of a PNG file.
    case png([UInt8])
    /// The sixels, without the sequence around them.
    case sixel([UInt8])
    /// The cells, row by row; a Boolean value that indicates whether colours are numbers of a palette.
    case blocks([Cell], isIndexed: Bool)
  }

  package let columns: Int
  package let rows: Int
  package let content: Content

  /// Reads the output of `lectern-pages draw`; nil for anything that is not a picture of at most so many cells.
  package init?(_ bytes: [UInt8], atMost most: (columns: Int, rows: Int)) {
    guard let end = bytes.prefix(40).firstIndex(of: 0x0A) else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, let columns = Int(words[1]), let rows = Int(words[2]),
      (1...most.columns).contains(columns),
      (1...most.rows).contains(rows)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
    let payload = bytes[(end + 1)...]
    switch words[0] {
    case "png": content = .png(Array(payload))
    case "sixel":
      // Data characters, repetitions, colours, raster attributes and line ends (DEC STD 070, 14.3).
      guard payload.allSatisfy({ (0x3F...0x7E).contains($0) || "!\"#$-;0123456789".utf8.contains($0) }) else {
        return nil
      }
      content = .sixel(Array(payload))
    case "blocks", "blocks-256":
      guard let cells = Self.cells(payload), cells.count == columns * rows else { return nil }
      content = .blocks(cells, isIndexed: words[0] == "blocks-256")
    default: return nil
    }
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell]? {
    guard bytes.count.isMultiple(of: 8) else { return nil }
    var cells: [Cell] = []
    cells.reserveCapacity(bytes.count / 8)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 8) {
      // Block elements alone (U+2580 to U+259F).
      guard bytes[start] <= 32, let block = Unicode.Scalar(0x257F + UInt32(bytes[start])) else { return nil }
      func value(_ index: Int) -> UInt32 {
        UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      }
      cells.append(
        Cell(
          glyph: bytes[start] == 0 ? " " : block, colour: bytes[start + 1] & 1 == 0 ? value(start + 2) : nil,
          ground: bytes[start + 1] & 2 == 0 ? value(start + 5) : nil))
    }
    return cells
  }
}
