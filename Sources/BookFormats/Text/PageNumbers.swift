import TextModel

/// Tells the numbers of printed pages that stand in a text from numbers that are text.
struct PageNumbers {
  private var last: (number: Int, place: Int)?
  private var count = 0
  private var steps = 0
  private var bytes = 0

  /// How far apart page numbers stand at most, in bytes on the average.
  private static let longestPage = 6000

  /// Takes note of a line that stands alone.
  mutating func add(_ line: TextLine) {
    guard let number = Self.number(line.content) else { return }
    let place = line.range.lowerBound
    count += 1
    if let last, last.number + 1 == number {
      steps += 1
      bytes += place - last.place
    }
    last = (number, place)
  }

  /// Whether the numbers are those of pages: three at least, nearly each one more than the last, a page apart.
  var areThere: Bool { count >= 3 && steps * 5 >= (count - 1) * 4 && bytes <= steps * Self.longestPage }

  /// Whether a line is a page number by its own signs: "- 12 -", "[12]", "Page 12".
  static func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= 16, let first = line.first, let last = line.last else { return false }
    let inside: ArraySlice<UInt8>
    switch (first, last) {
    case (0x2D, 0x2D), (0x5B, 0x5D), (0x7B, 0x7D): inside = line.dropFirst().dropLast()
    default:
      let word = Array("page ".utf8)
      guard line.count > word.count, zip(line, word).allSatisfy({ $0 | 0x20 == $1 }) else { return false }
      inside = line.dropFirst(word.count)
    }
    return number(inside.trimmed { $0 == 0x20 }) != nil
  }

  /// The number that a line consists of, of at most four digits.
  static func number(_ line: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(line.count), line.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return line.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
