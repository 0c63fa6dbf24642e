import TextModel

/// The numbers at the right that count the lines of verse in a plain text, as on every fifth or tenth line.
///
/// They are recognized by counting: each is greater than the one before by the number of lines from that to it. Numbers
/// on every line are those of a table.
struct LineNumbers {
  /// The numbers, as ranges of the text, by the starts of their lines.
  private var numbers: [Int: Range<Int>] = [:]
  /// The lines from the first to the last number of each count, as ranges of the text, in order.
  private var verses: [Range<Int>] = []

  private static let gap = 3
  private static let mostDigits = 4

  private struct Candidate {
    let line: Range<Int>
    let place: Range<Int>
    let number: Int
    /// The number of the line in the text, blank lines not counted.
    let count: Int
  }

  /// Looks for numbers in a part of a text.
  ///
  /// - Complexity: one pass over the part.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    var count = 0
    var run: [Candidate] = []
    for line in Lines(bytes, in: range) where !Lines.isBlank(line.content) {
      if PageNumbers.isMarked(line.content.trimmed { $0 == 0x20 }) { continue }
      count += 1
      guard let place = Self.number(endOf: line.content), let number = PageNumbers.number(bytes[place]) else {
        continue
      }
      let found = Candidate(line: line.range, place: place, number: number, count: count)
      if let last = run.last, count == last.count + 1 || number - last.number != count - last.count {
        add(run)
        run = []
      }
      run.append(found)
    }
    add(run)
  }

  private mutating func add(_ run: [Candidate]) {
    guard run.count > 1 else { return }
    for found in run { numbers[found.line.lowerBound] = found.place }
    verses.append(run[0].line.lowerBound..<run[run.count - 1].line.upperBound)
  }

  /// Returns the digits that a line ends with behind words and a gap, or nil if it ends otherwise.
  private static func number(endOf line: ArraySlice<UInt8>) -> Range<Int>? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let line = line.trimmed(of: isBlank)
    guard let last = line.last, isDigit(last) else { return nil }
    let digits = line.suffix(line.reversed().prefix(while: isDigit).count)
    let before = line[..<digits.startIndex]
    let words = before.trimmed(of: isBlank)
    let blanks = before[words.endIndex...]
    guard digits.count <= mostDigits, blanks.count >= gap || blanks.contains(0x09),
      words.contains(where: { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }),
      !words.suffix(2).elementsEqual("..".utf8)
    else { return nil }
    return digits.indices
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The number in the line that begins at an offset of the text, as a range of it, or nil if the line has none.
  subscript(start: Int) -> Range<Int>? { numbers.isEmpty ? nil : numbers[start] }

  /// Returns a line without its number.
  func without(_ line: Lines.Line) -> Lines.Line {
    guard let number = self[line.range.lowerBound] else { return line }
    return Lines.Line(content: line.content[..<number.lowerBound], range: line.range)
  }

  /// Returns a Boolean value that indicates whether any of some lines stand among lines that are counted.
  func count(_ lines: ArraySlice<TextLine>) -> Bool {
    guard !verses.isEmpty, let first = lines.first, let last = lines.last else { return false }
    let next = verses.partitioningIndex { $0.upperBound > first.range.lowerBound }
    return next < verses.count && verses[next].lowerBound < last.range.upperBound
  }
}
