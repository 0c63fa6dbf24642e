import TextModel

/// The numbers of printed pages in lines of plain text.
enum PageNumbers {
  /// A number in the text, and the start of its line.
  struct Place {
    let number: Int
    let start: Int
  }

  /// The greatest distance between the numbers of pages, in bytes on the average.
  static let longestPage = 6000

  /// Returns a Boolean value that indicates whether numbers are those of pages: three at least, nearly each one more
  /// than the last, a page apart.
  ///
  /// `leavingOut` is the greatest number of pages without a number in a row, such as the first pages of chapters.
  static func areCounted(_ places: [Place], shortestPage: Int = 0, leavingOut most: Int = 0) -> Bool {
    guard places.count >= 3 else { return false }
    let steps = zip(places, places.dropFirst()).filter { ($0.number + 1...$0.number + 1 + most).contains($1.number) }
    let bytes = steps.reduce(0) { $0 + $1.1.start - $1.0.start }
    return steps.count * 5 >= (places.count - 1) * 4 && bytes <= steps.count * longestPage * (1 + most)
      && bytes >= steps.count * shortestPage
  }

  /// Returns a Boolean value that indicates whether a line is marked as a page number: "- 12 -", "[12]", "Page 12",
  /// "[Pg 12]".
  static func isMarked(_ line: ArraySlice<UInt8>) -> Bool { marked(line) != nil }

  /// Returns the number of a line that is marked as a page number, or nil for any other line.
  static func marked(_ line: ArraySlice<UInt8>) -> Int? {
    guard line.count <= 16, let first = line.first, let last = line.last else { return nil }
    let inside: ArraySlice<UInt8>
    switch (first, last) {
    case (0x2D, 0x2D), (0x5B, 0x5D), (0x7B, 0x7D):
      inside = withoutWord(line.dropFirst().dropLast().trimmed { $0 == 0x20 })
    default:
      let rest = withoutWord(line)
      guard rest.count < line.count else { return nil }
      inside = rest
    }
    return number(inside.trimmed { $0 == 0x20 })
  }

  /// Returns a text without the word for a page before it.
  static func withoutWord(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = text.prefix { $0 != 0x20 }
    guard word.count < text.count, words.contains(String(decoding: word, as: UTF8.self).lowercased()) else {
      return text
    }
    return text[word.endIndex...].dropFirst()
  }

  private static let words: Set<String> = ["page", "pg", "pg.", "p.", "seite", "s.", "strona", "str."]

  /// Returns the number that a line consists of, of at most four digits, or nil for any other line.
  static func number(_ line: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(line.count), line.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return line.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
