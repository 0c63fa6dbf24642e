/// Divides text into the words that a reader moves by.
///
/// A word has a core: letters, digits, ideographs or a run of symbols, joined over an apostrophe, a hyphen, a full
/// stop or an at sign that stands between two of them ("mother-in-law", "3.14", "user@ex.com"). The punctuation around
/// a core belongs to its word, opening marks to the word after them. What stands alone between white space without a
/// core ("***") is a word too, so that words tile the text up to white space. What stands apart, such as a reference to
/// a note, is a core that joins no other.
public struct WordSegmenter: Sendable {
  private let breaker: TextBreaker

  /// Creates a segmenter that asks a breaker for the segments of UAX #29.
  public init(breaker: TextBreaker) {
    self.breaker = breaker
  }

  /// A word of a text.
  public struct Word: Hashable, Sendable {
    /// UTF-8 offsets from the start of the text, the attached punctuation included.
    public let range: Range<Int>
    /// The part that is not attached punctuation; nil where there is only punctuation.
    public let core: Range<Int>?
  }

  /// Returns the words of a text, in order; the language is a BCP 47 tag.
  ///
  /// `apart` are the UTF-8 ranges of what is no part of the word before or after it, in order.
  /// - Complexity: O(n).
  public func words(of text: Substring, language: String, apart: [Range<Int>] = []) -> [Word] {
    let slice = UTF8Slice(text)
    // A cell, an item or a number alone costs no search for breaks.
    if apart.isEmpty, !slice.bytes.isEmpty, slice.bytes.allSatisfy({ Self.isPlain($0) }) {
      return [Word(range: 0..<slice.count, core: 0..<slice.count)]
    }
    let segments = segments(of: slice, language: language).joiningMarks(in: slice).setting(apart, apartIn: slice)
    var words: [Word] = []
    words.reserveCapacity(segments.count / 2)
    var first = 0
    while first < segments.count {
      var end = first
      while end < segments.count, segments[end].kind != .space { end += 1 }
      if end > first { Self.divide(segments[first..<end], into: &words) }
      first = end + 1
    }
    return words
  }

  /// Returns a Boolean value that indicates whether a byte is a letter or a digit of ASCII, which part from none of them.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private func segments(of slice: UTF8Slice, language: String) -> [WordSegment] {
    var segments: [WordSegment] = []
    var lower = 0
    let boundaries = breaker.boundaries(.word, of: slice.text, language: language)
    segments.reserveCapacity(boundaries.count)
    for boundary in boundaries {
      // UAX #29 allows a word to end inside a grapheme, after a prepended mark for one; a reader cannot stop there.
      guard slice.isCharacterBoundary(boundary.offset) else { continue }
      // A format character after a space is in its segment (WB4), and yet no white space.
      var spaceEnd = lower
      while spaceEnd < boundary.offset, slice.scalar(at: spaceEnd).isWhiteSpace {
        spaceEnd = slice.characterEnd(spaceEnd)
      }
      if spaceEnd > lower, spaceEnd < boundary.offset {
        segments.append(WordSegment(lower..<spaceEnd, status: 0, in: slice))
        lower = spaceEnd
      }
      segments.append(WordSegment(lower..<boundary.offset, status: boundary.status, in: slice))
      lower = boundary.offset
    }
    return segments
  }

  /// Divides a run of segments without white space between them.
  private static func divide(_ chunk: ArraySlice<WordSegment>, into words: inout [Word]) {
    let cores = cores(of: chunk)
    guard !cores.isEmpty, let last = chunk.last else {
      if let first = chunk.first, let last = chunk.last {
        words.append(Word(range: first.lower..<last.upper, core: nil))
      }
      return
    }
    var lower = chunk[chunk.startIndex].lower
    for (number, core) in cores.enumerated() {
      let isLast = number + 1 == cores.count
      let upper = isLast ? last.upper : chunk[opening(before: cores[number + 1].lowerBound, in: chunk)].lower
      words.append(Word(range: lower..<upper, core: chunk[core.lowerBound].lower..<chunk[core.upperBound - 1].upper))
      lower = upper
    }
  }

  /// Returns the cores of a chunk, as ranges of its segments.
  private static func cores(of chunk: ArraySlice<WordSegment>) -> [Range<Int>] {
    var cores: [Range<Int>] = []
    var index = chunk.startIndex
    while index < chunk.endIndex {
      guard chunk[index].isCore else {
        index += 1
        continue
      }
      let first = index
      index += 1
      while let next = join(after: index, in: chunk) { index = next }
      cores.append(first..<index)
    }
    return cores
  }

  /// Returns the index that a core that would end before the segment at `index` goes on to, or nil if it ends.
  private static func join(after index: Int, in chunk: ArraySlice<WordSegment>) -> Int? {
    guard index < chunk.endIndex else { return nil }
    let (last, next) = (chunk[index - 1], chunk[index])
    guard last.kind != .apart else { return nil }
    if next.joins, index + 1 < chunk.endIndex, chunk[index + 1].isCore, chunk[index + 1].kind != .apart {
      return index + 2
    }
    return last.runsOn(to: next) ? index + 1 : nil
  }

  /// Returns the first of the opening marks that stand before the core at `index`; quotation marks without a direction
  /// open after a dash or another opening mark.
  private static func opening(before index: Int, in chunk: ArraySlice<WordSegment>) -> Int {
    var first = index
    while first > chunk.startIndex {
      let mark = chunk[first - 1]
      guard mark.kind == .opening || mark.isQuote else { break }
      if mark.isQuote {
        guard first - 1 > chunk.startIndex else { break }
        let before = chunk[first - 2].kind
        guard before == .dash || before == .opening else { break }
      }
      first -= 1
    }
    return first
  }
}
