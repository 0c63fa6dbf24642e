import TextModel

/// The list in a stanza of plain text: two items at least, since a single dash is more often that of a speaker.
struct TextList {
  /// The lines of each item; those before the first belong to no item.
  let items: [Range<Int>]
  let isOrdered: Bool

  init(_ lines: ArraySlice<TextLine>) {
    let starts = lines.indices.filter { ListMarker.begins(lines[$0].content) }
    let isApart = starts.first == lines.startIndex || starts.first.map { lines[$0 - 1].content.last == 0x3A } ?? false
    guard starts.count >= 2, isApart || starts.count >= 3 else {
      items = []
      isOrdered = false
      return
    }
    items = zip(starts, starts.dropFirst() + [lines.endIndex]).map { $0..<$1 }
    isOrdered = starts.allSatisfy { Self.isOrdered(lines[$0].content.first) }
  }

  private static func isOrdered(_ byte: UInt8?) -> Bool {
    byte.map { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5B } ?? false
  }

  /// Returns the spans of the markers that items begin with, which are shown and not spoken; numbers are spoken.
  static func marks(in section: Section) -> [Span] {
    section.blocks.compactMap { block in
      guard block.kind == .item(.written) else { return nil }
      let text = section.substring(in: block.content)
      guard let symbol = text.first, "-*+•".contains(symbol), text.dropFirst().first == " " else { return nil }
      return Span(.unspoken, range: block.range.lowerBound..<block.range.lowerBound + symbol.utf8.count)
    }
  }
}
