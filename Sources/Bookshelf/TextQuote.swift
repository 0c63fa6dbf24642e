import TextModel

/// A passage by its words and those around it, in the manner of the text quote selector of the W3C (Web Annotation Data
/// Model, 4.2.4): so it is found again in another edition of its book.
///
/// White space counts as one blank however it is written, so that rows broken elsewhere and sections cut elsewhere are no
/// difference.
package struct TextQuote: Hashable, Sendable {
  /// How many bytes of the words and of those around them must be found for the passage to be it.
  private static let tellingLength = 24

  /// How many characters of what is next to a place are its quotation.
  private static let wordsOfPlace = 16

  private let text: [UInt8]
  private let before: [UInt8]
  private let after: [UInt8]
  /// How a passage without words is found: what is quoted stands after it, or before it.
  private let isEmptyBefore: Bool
  private let isEmptyAfter: Bool

  /// Quotes a passage; an empty one is a place, which is found by what is around it.
  package init(_ text: String, _ context: TextContext) {
    let isPlace = text.allSatisfy(\.isWhitespace)
    let standsBefore = isPlace && !context.after.allSatisfy(\.isWhitespace)
    isEmptyBefore = standsBefore
    isEmptyAfter = isPlace && !standsBefore
    // Of a place the words next to it are quoted, and those beyond them are its surroundings.
    let near = Self.wordsOfPlace
    let next = isEmptyBefore ? context.after.prefix(near) : context.before.suffix(near)
    self.text = Self.trimmed(isPlace ? String(next) : text)
    before = Self.trimmed(isEmptyAfter ? String(context.before.dropLast(near)) : context.before)
    after = Self.trimmed(isEmptyBefore ? String(context.after.dropFirst(near)) : context.after)
  }

  /// Where the passage stands in a book; nil where its words are gone.
  ///
  /// Of several places with the same words that one is it whose surroundings are most alike; of equal ones the nearest to
  /// the section where it was.
  /// - Complexity: O(n) in the length of the sections looked into, which are as many as allowed where the passage has
  ///   changed.
  package func range(
    in book: some ReadableText, near section: Int, within sections: Int = .max, isCancelled: () -> Bool = { false }
  ) -> TextRange? {
    guard !text.isEmpty else { return nil }
    var best: (range: TextRange, likeness: Int)?
    for number in nearest(to: section, of: book.sectionCount).prefix(sections) {
      if isCancelled() { return nil }
      let window = Window(number, of: book, reach: text.count * 2 + 256)
      for match in window.matches(of: text) {
        let likeness = window.likeness(around: match, before, after)
        guard let range = range(of: match, in: window) else { continue }
        if likeness == before.count + after.count { return range }
        if likeness > best?.likeness ?? -1 { best = (range, likeness) }
      }
    }
    guard let best,
      text.count + best.likeness >= Self.tellingLength
        || best.likeness * 2 >= before.count + after.count
    else { return nil }
    return best.range
  }

  private func range(of match: Range<Int>, in window: Window) -> TextRange? {
    if isEmptyBefore { return window.range(match.lowerBound..<match.lowerBound) }
    return window.range(isEmptyAfter ? match.upperBound..<match.upperBound : match)
  }

  /// The sections in the order of their distance from one.
  private func nearest(to section: Int, of count: Int) -> [Int] {
    (0..<count).sorted { (abs($0 - section), $0) < (abs($1 - section), $1) }
  }

  private static func trimmed(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return Array(bytes.drop(while: \.isBlank))
  }
}

/// The text of a section and the beginning of the next, in which a passage that ran over their border may now stand.
private struct Window {
  let bytes: [UInt8]
  let section: Int
  let length: Int

  init(_ number: Int, of book: some ReadableText, reach: Int) {
    section = number
    let text = book.section(number)
    length = text.length
    var bytes = Array(text.text.utf8)
    if number + 1 < book.sectionCount { bytes += book.section(number + 1).text.utf8.prefix(reach) }
    self.bytes = bytes
  }

  /// Where words begin and end that are the same but for white space; they begin in the section itself.
  func matches(of text: [UInt8]) -> [Range<Int>] {
    guard let first = text.first else { return [] }
    var matches: [Range<Int>] = []
    for start in 0..<length where bytes[start] == first {
      if let end = end(of: text, from: start) { matches.append(start..<end) }
    }
    return matches
  }

  private func end(of text: [UInt8], from start: Int) -> Int? {
    var at = start
    var index = 0
    while index < text.count {
      guard at < bytes.count else { return nil }
      if text[index].isBlank {
        guard bytes[at].isBlank else { return nil }
        while index < text.count, text[index].isBlank { index += 1 }
        while at < bytes.count, bytes[at].isBlank { at += 1 }
      } else {
        guard bytes[at] == text[index] else { return nil }
        (index, at) = (index + 1, at + 1)
      }
    }
    return at
  }

  /// How many bytes around a match are those that stood around the passage.
  func likeness(around match: Range<Int>, _ before: [UInt8], _ after: [UInt8]) -> Int {
    same(before.reversed(), bytes[..<match.lowerBound].reversed()) + same(after, bytes[match.upperBound...])
  }

  private func same(_ wanted: some Sequence<UInt8>, _ found: some Sequence<UInt8>) -> Int {
    var rest = found.lazy.drop(while: \.isBlank).makeIterator()
    var next = rest.next()
    var count = 0
    var isAfterBlank = false
    for byte in wanted {
      if byte.isBlank {
        count += 1
        isAfterBlank = true
        continue
      }
      if isAfterBlank {
        guard next?.isBlank ?? false else { return count }
        while next?.isBlank ?? false { next = rest.next() }
        isAfterBlank = false
      }
      guard next == byte else { return count }
      count += 1
      next = rest.next()
    }
    return count
  }

  /// A range of the window in the book.
  func range(_ match: Range<Int>) -> TextRange {
    TextRange(position(match.lowerBound), position(match.upperBound))
  }

  private func position(_ offset: Int) -> TextPosition {
    offset <= length
      ? TextPosition(section: section, offset: offset) : TextPosition(section: section + 1, offset: offset - length)
  }
}

extension UInt8 {
  /// Whether the byte is white space as logical text has it: blanks, line breaks and ends of blocks.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
