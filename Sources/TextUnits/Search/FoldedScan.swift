import TextModel

/// One pass of a search over a section.
struct FoldedScan {
  private(set) var scalars: FoldedScalars
  private(set) var matches: [Range<Int>] = []
  private let needle: [UInt8]
  private let fallbacks: [Int]
  private let section: Section
  /// The number of bytes of the needle that the last bytes match.
  private var matched = 0
  private var endsInBlank = false
  /// The places of the scalars that the last folded bytes came from, by their number modulo a power of two.
  private var sources: [Int]
  private var count = 0
  /// The grapheme that was asked for last: one may hold any number of scalars, and is looked at once for all of them.
  private var grapheme = 0..<0

  init(_ search: FoldedSearch, _ section: Section, _ scalars: FoldedScalars) {
    needle = search.needle
    fallbacks = search.fallbacks
    self.section = section
    self.scalars = scalars
    var room = 1
    while room < needle.count { room *= 2 }
    sources = Array(repeating: 0, count: room)
  }

  /// Looks through the section, but for what is read apart from its text or not at all.
  mutating func run() {
    for range in section.searchedRanges { run(over: range) }
  }

  private mutating func run(over range: Range<Int>) {
    section.text.utf8.withContiguousStorageIfAvailable { text in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let (scalar, width) = UTF8Slice.scalar(at: offset, in: text)
        let folded = scalars.range(of: scalar)
        for index in folded {
          take(scalars.bytes[index], from: offset..<offset + width, rest: index + 1..<folded.upperBound)
        }
        offset += width
      }
    }
  }

  /// Takes the next folded byte, the place of the scalar it came from, and what else that one folds to.
  private mutating func take(_ byte: UInt8, from source: Range<Int>, rest: Range<Int>) {
    if byte == 0x20, endsInBlank { return }
    endsInBlank = byte == 0x20
    sources[count & (sources.count - 1)] = source.lowerBound
    count += 1
    while matched > 0, needle[matched] != byte { matched = fallbacks[matched - 1] }
    if needle[matched] == byte { matched += 1 }
    guard matched == needle.count else { return }
    let start = sources[(count - matched) & (sources.count - 1)]
    if start >= matches.last?.upperBound ?? 0, grapheme(at: start).lowerBound == start,
      let end = end(of: source.upperBound, rest: rest)
    {
      matches.append(start..<end)
      matched = 0
    } else {
      matched = fallbacks[matched - 1]
    }
  }

  /// Returns the end of a match that ends with a scalar: with its grapheme, or nil if more of the grapheme counts.
  private mutating func end(of scalarEnd: Int, rest: Range<Int>) -> Int? {
    // Half of a ligature is found, but no syllable without its last letter, and where accents count, no letter
    // without its own.
    if let next = String(decoding: scalars.bytes[rest], as: UTF8.self).unicodeScalars.first,
      next.properties.isGraphemeExtend || (0x1160...0x11FF).contains(next.value)
    {
      return nil
    }
    let graphemeEnd = grapheme(at: scalarEnd - 1).upperBound
    var end = scalarEnd
    while end < graphemeEnd {
      let next = section.text.utf8.withContiguousStorageIfAvailable { UTF8Slice.scalar(at: end, in: $0) }
      guard let (scalar, width) = next, scalars.range(of: scalar).isEmpty else { return nil }
      end += width
    }
    return end
  }

  /// Returns the grapheme that holds the byte at an offset.
  private mutating func grapheme(at offset: Int) -> Range<Int> {
    if !grapheme.contains(offset) { grapheme = section.character(at: offset) ?? offset..<offset + 1 }
    return grapheme
  }
}

extension Span.Kind {
  /// A Boolean value that indicates whether words go on over the span: a reference to a note, the number of a print
  /// page, what is not heard.
  var isPassedOver: Bool {
    switch self {
    case .noteReference, .pageBreak, .unspoken, .reading, .concealed: true
    default: false
    }
  }
}

extension UTF8Slice {
  /// Returns the scalar that begins at an offset of well-formed UTF-8, and how many bytes it takes.
  static func scalar(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> (scalar: UInt32, width: Int) {
    let byte = UInt32(text[offset])
    if byte < 0x80 { return (byte, 1) }
    let width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var scalar = byte & (0x7F >> UInt32(width))
    for next in text[offset + 1..<offset + width] { scalar = scalar << 6 | UInt32(next & 0x3F) }
    return (scalar, width)
  }
}
