import TextModel

/// Text as passages of two editions are compared, and where in the book each byte of it stands.
///
/// A run of white space is one blank, so that rows broken elsewhere and sections cut elsewhere are no difference.
struct ComparedText {
  /// A further difference that does not count.
  enum Manner {
    /// Nothing: every symbol counts.
    case exact
    /// The differences that do not count for a search, and the ways to write dashes; words go on over references to
    /// notes and page numbers.
    case folded
    /// The same, and words go on over the notes that stand between blocks.
    case foldedWithoutNotes
  }

  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The offsets in their sections of the scalars that the bytes came from.
  private var offsets: [Int32] = []
  /// The offsets in the text at which the sections begin, in order.
  private var parts: [(start: Int, section: Int)] = []
  /// A Boolean value that indicates whether notes between blocks were met.
  private(set) var hasNotes = false
  private let manner: Manner
  private var scalars: FoldedScalars?

  /// Begins with no text.
  init(_ manner: Manner) {
    self.manner = manner
    scalars = manner == .exact ? nil : FoldedScalars(TextFolding(options: []))
  }

  /// Takes out all text, and keeps what was learned about scalars.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  /// Returns a text of its own as it is compared, without white space at its ends.
  mutating func compared(_ text: String) -> [UInt8] {
    removeAll()
    var text = text
    text.withUTF8 { append($0, 0..<$0.count) }
    while bytes.last == 0x20 { bytes.removeLast() }
    defer { removeAll() }
    return Array(bytes.drop { $0 == 0x20 })
  }

  /// Puts a part of a section after what is there, as words of their own.
  mutating func append(_ section: Section, number: Int, _ range: Range<Int>) {
    if !bytes.isEmpty { take(0x20, from: offsets.last ?? 0) }
    parts.append((bytes.count, number))
    let kept = manner == .exact ? [range] : kept(of: section, in: range)
    section.text.utf8.withContiguousStorageIfAvailable { text in
      for range in kept { append(text, range) }
    }
  }

  /// Returns the ranges of a part of a section that are compared.
  private mutating func kept(of section: Section, in range: Range<Int>) -> [Range<Int>] {
    let spans = section.spans.lazy.filter { $0.kind.isPassedOver }.map(\.range)
    let notes = section.containers.lazy.filter { $0.kind == .region(.footnote) }.map(\.range)
    if !notes.isEmpty { hasNotes = true }
    let dropped = Array(spans) + (manner == .foldedWithoutNotes ? Array(notes) : [])
    var kept: [Range<Int>] = []
    var offset = range.lowerBound
    for drop in dropped.sorted(by: { $0.lowerBound < $1.lowerBound }) where drop.upperBound > offset {
      if drop.lowerBound >= range.upperBound { break }
      if drop.lowerBound > offset { kept.append(offset..<drop.lowerBound) }
      offset = drop.upperBound
    }
    return offset < range.upperBound ? kept + [offset..<range.upperBound] : kept
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard var scalars else {
      for offset in range { take(text[offset], from: Int32(offset)) }
      return
    }
    // Lent, so that what is learned of scalars is not copied with each of them.
    self.scalars = nil
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, width) = UTF8Slice.scalar(at: offset, in: text)
      for index in scalars.range(of: scalar) { take(scalars.bytes[index], from: Int32(offset)) }
      offset += width
    }
    self.scalars = scalars
  }

  private mutating func take(_ byte: UInt8, from offset: Int32) {
    let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
    if isBlank, bytes.last == 0x20 { return }
    if manner != .exact, isBlank || byte == 0x2D {
      // A dash is one symbol, two or three, and blanks may stand around it or not.
      if bytes.last == 0x2D { return }
      if !isBlank, bytes.last == 0x20 {
        bytes.removeLast()
        offsets.removeLast()
        if let last = parts.indices.last { parts[last].start = min(parts[last].start, bytes.count) }
        if bytes.last == 0x2D { return }
      }
    }
    bytes.append(isBlank ? 0x20 : byte)
    offsets.append(offset)
  }

  /// Returns the offset in the text at which a section begins, or nil for a section that was not put there.
  func start(of section: Int) -> Int? { parts.first { $0.section == section }?.start }

  /// Returns the place in the book of the scalar that a byte came from.
  private func position(_ index: Int) -> TextPosition {
    let part = parts.last { $0.start <= index } ?? (0, 0)
    return TextPosition(section: part.section, offset: Int(offsets[index]))
  }

  /// Returns the range in the book of a part of the text, in whole characters if the text is folded.
  func range(_ match: Range<Int>, in book: some ReadableText) -> TextRange {
    let (first, last) = (position(match.lowerBound), position(match.upperBound - 1))
    if manner == .exact {
      return TextRange(first, TextPosition(section: last.section, offset: last.offset + 1))
    }
    let start = book.section(first.section).character(at: first.offset)?.lowerBound ?? first.offset
    let end = book.section(last.section).character(at: last.offset)?.upperBound ?? last.offset + 1
    return TextRange(
      TextPosition(section: first.section, offset: start), TextPosition(section: last.section, offset: end))
  }
}
