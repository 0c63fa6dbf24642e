import TextModel

/// A section as a quoted passage is compared with it, and what stands before and after it.
struct QuoteWindow<Book: ReadableText> {
  private let book: Book
  /// The text before the passage, as it is compared.
  private let before: [UInt8]
  private let after: [UInt8]
  private var compared: ComparedText

  /// Makes a window ready that shows nothing yet.
  init(_ compared: ComparedText, of book: Book, before: [UInt8], after: [UInt8]) {
    self.compared = compared
    self.book = book
    self.before = before
    self.after = after
  }

  /// A Boolean value that indicates whether notes between blocks were met.
  var hasNotes: Bool { compared.hasNotes }

  /// Returns the range in the book of a part of the window.
  func range(_ match: Range<Int>) -> TextRange { compared.range(match, in: book) }

  /// Compares a section with the end of the one before it and as much of those behind it as is asked for, and answers
  /// with where its own text is.
  mutating func look(into number: Int, ahead: Int) -> Range<Int> {
    compared.removeAll()
    if number > 0 {
      let last = book.section(number - 1)
      let start = last.boundary(atOrBefore: max(0, last.length - before.count * 4 - 64))
      compared.append(last, number: number - 1, start..<last.length)
    }
    let section = book.section(number)
    compared.append(section, number: number, 0..<section.length)
    let end = compared.bytes.count
    let start = min(compared.start(of: number) ?? 0, end)
    var next = number + 1
    while next < book.sectionCount, compared.bytes.count - end < ahead {
      let following = book.section(next)
      let reach = following.boundary(atOrBefore: min(following.length, ahead * 2 + 256))
      compared.append(following, number: next, 0..<reach)
      if reach < following.length { break }
      next += 1
    }
    // The text behind it may begin with a dash, before which no blank is left.
    return start..<min(end, compared.bytes.count)
  }

  /// Returns the ranges of words that begin in a part of the window (Knuth, Morris and Pratt).
  func matches(of text: [UInt8], in own: Range<Int>) -> [Range<Int>] {
    let fallbacks = FoldedSearch.fallbacks(of: text)
    var matches: [Range<Int>] = []
    var matched = 0
    for index in own.lowerBound..<min(compared.bytes.count, own.upperBound + text.count - 1) {
      let byte = compared.bytes[index]
      while matched > 0, text[matched] != byte { matched = fallbacks[matched - 1] }
      if text[matched] == byte { matched += 1 }
      guard matched == text.count else { continue }
      matches.append(index + 1 - matched..<index + 1)
      matched = fallbacks[matched - 1]
    }
    return matches
  }

  /// All of the compared text.
  var bytes: [UInt8] { compared.bytes }

  /// Returns the number of bytes before an index that are those that stood before the passage.
  func likeness(before index: Int) -> Int {
    Self.common(before.reversed(), compared.bytes[..<index].reversed())
  }

  /// Returns the number of bytes from an index on that are those that stood after the passage.
  func likeness(after index: Int) -> Int {
    Self.common(after, compared.bytes[index...])
  }

  /// Returns the number of bytes that two texts have in common at their start, without blanks there.
  private static func common(_ wanted: some Sequence<UInt8>, _ found: some Sequence<UInt8>) -> Int {
    var count = 0
    for (one, other) in zip(wanted, found.lazy.drop { $0 == 0x20 }) {
      guard one == other else { break }
      count += 1
    }
    return count
  }
}

extension Section {
  /// Returns the offset at or before another at which a scalar begins.
  fileprivate func boundary(atOrBefore offset: Int) -> Int {
    let utf8 = text.utf8
    guard offset < utf8.count else { return utf8.count }
    var index = utf8.index(utf8.startIndex, offsetBy: offset)
    var offset = offset
    while offset > 0, utf8[index] & 0xC0 == 0x80 {
      index = utf8.index(before: index)
      offset -= 1
    }
    return offset
  }
}
