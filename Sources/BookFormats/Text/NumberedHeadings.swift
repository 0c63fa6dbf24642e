import TextModel

/// Distinguishes numbered headings with little space around them from the items of lists.
///
/// They are like "1. The Wind" or "2.1 Terms".
///
/// Two things make them certain: a table of contents that has the same title with its page number, or numbers that are
/// counted through the whole text, with text below each that is not indented as that of an item is.
struct NumberedHeadings {
  private struct Title {
    let start: Int
    let indent: Int
    /// The numbers of the title, from that of the chapter: 2 and 1 for "2.1".
    let numbers: [Int]
    /// A Boolean value that indicates whether the line below begins as text does.
    var hasText = false
    var textIndent = 0
  }

  /// A Boolean value that indicates whether a number needs no full stop: "1 Introduction".
  private let takesBareNumbers: Bool
  private var titles: [Title] = []
  /// A Boolean value that indicates whether the numbers follow each other through the text.
  private var areCounted = true
  /// The titles in tables of contents, folded.
  private var listed: Set<String> = []
  /// The titles in tables of contents without the numbers before them.
  private var names: Set<String> = []
  private var repeated: [String: (start: Int, numbers: Int)] = [:]
  private var last: Int?

  private static let widest = 70
  private static let fewest = 3
  /// The least length of the text between two headings, in bytes.
  private static let shortest = 120
  /// The least average length of the text between two headings if no number has a full stop, "1 Egg", in bytes.
  private static let shortestBare = 600
  /// The greatest number of rows in a table of contents.
  private static let most = 10_000

  init(takingBareNumbers takesBareNumbers: Bool = false) {
    self.takesBareNumbers = takesBareNumbers
  }

  /// Records a line that may be a row of a table of contents.
  mutating func list(_ line: ArraySlice<UInt8>, in row: @autoclosure () -> TextLine) {
    let number = line.reversed().prefix { (0x30...0x39).contains($0) || "ivxlc".utf8.contains($0) }.count
    guard number > 0, number < 7, let before = line.dropLast(number).last, " \t._".utf8.contains(before),
      listed.count < Self.most, let title = ContentsRow.title(row())
    else { return }
    let row = Self.folded(String(title))
    listed.insert(row)
    names.insert(String(row.drop { $0.isNumber || $0 == "." || $0.isWhitespace }))
  }

  /// Returns a Boolean value that indicates whether a table of contents has a title, with or without a number before
  /// it.
  func hasListed(_ title: String) -> Bool { names.contains(Self.folded(title)) }

  /// Records a line that stands alone, with the number of blank lines around it.
  mutating func add(_ line: TextLine, before: Int, after: Int) {
    let wasLast = last
    last = nil
    guard before > 0, after > 0, line.end - line.indent <= Self.widest, !ContentsRow.ends(line) else {
      return follow(line, isLong: false, wasLast)
    }
    let numbers = numbers(line.content)
    if !listed.isEmpty, let title = listed.remove(Self.folded(TextFilter.line(line.content))) {
      repeated[title] = (line.range.lowerBound, numbers?.count ?? 1)
    }
    guard let numbers, titles.count < Self.most, !line.endsSentence, line.content.last != 0x2C,
      line.content.last != 0x3B
    else { return follow(line, isLong: false, wasLast) }
    let title = Title(start: line.range.lowerBound, indent: line.indent, numbers: numbers)
    if let before = titles.last {
      let hasRoom = title.start - before.start >= Self.shortest
      if numbers == [1], titles.allSatisfy({ !$0.hasText }) {
        // The titles so far are a table of contents without pages.
        titles = []
        areCounted = true
      } else {
        let isBelow = numbers.count > before.numbers.count
        areCounted =
          areCounted && Self.follows(numbers, before.numbers) && (isBelow || before.hasText && hasRoom)
          && (title.indent == titles[0].indent || min(title.indent, titles[0].indent) >= 8)
      }
    } else {
      areCounted = numbers == [1]
    }
    titles.append(title)
    last = titles.count - 1
  }

  /// Records a heading that was recognized by other means.
  mutating func leave(_ heading: TextHeading) {
    guard !listed.isEmpty || !repeated.isEmpty else { return }
    let title = Self.folded(heading.label)
    listed.remove(title)
    repeated[title] = nil
  }

  /// Records the first line of a stanza of several lines.
  mutating func follow(_ line: TextLine) {
    follow(line, isLong: true, last)
    last = nil
  }

  private mutating func follow(_ line: TextLine, isLong: Bool, _ title: Int?) {
    guard let title, line.beginsSentence, isLong || line.endsSentence, !ListMarker.begins(line.content) else {
      return
    }
    titles[title].hasText = true
    titles[title].textIndent = line.indent
  }

  /// The starts of lines that are headings, with the count of numbers in each.
  var found: [Int: Int] {
    var found: [Int: Int] = [:]
    if repeated.count > 1 { for title in repeated.values { found[title.start] = title.numbers } }
    let isSetIn = titles.contains { $0.hasText && $0.textIndent > $0.indent }
    // The numbers of lists do not have two levels.
    let hasSteps = titles.contains { $0.numbers.count > 1 }
    let length = (titles.last?.start ?? 0) - (titles.first?.start ?? 0)
    let isSure = hasSteps || !isSetIn && (!takesBareNumbers || length >= Self.shortestBare * (titles.count - 1))
    if areCounted, isSure, titles.count >= Self.fewest, titles.last?.hasText == true {
      for title in titles { found[title.start] = title.numbers.count }
    }
    return found
  }

  private static func folded(_ title: String) -> String {
    (title.last == "." ? String(title.dropLast()) : title).lowercased()
  }

  /// Returns a Boolean value that indicates whether numbers follow right after others: 3, 2.3 or 2.2.1 after 2.2.
  private static func follows(_ numbers: [Int], _ others: [Int]) -> Bool {
    if numbers.count > others.count { return numbers == others + [1] }
    return numbers.dropLast() == others.prefix(numbers.count - 1) && numbers.last == others[numbers.count - 1] + 1
  }

  /// Returns the numbers that a line begins with, with words behind them, or nil for any other line.
  private func numbers(_ line: ArraySlice<UInt8>) -> [Int]? {
    guard let first = line.first, (0x30...0x39).contains(first) else { return nil }
    let written = line.prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
    var rest = line[written.endIndex...]
    // A number and a word may be the start of a list of things: "3 eggs".
    guard rest.first == 0x20 || rest.first == 0x09, takesBareNumbers || written.contains(0x2E) else { return nil }
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    guard let letter = String(decoding: rest.prefix(8), as: UTF8.self).first(where: { !"\"'“‘«¿¡(".contains($0) }),
      letter.isLetter, !letter.isLowercase
    else { return nil }
    let numbers = String(decoding: written, as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false)
    let values = (numbers.last == "" ? numbers.dropLast() : numbers[...]).map { $0.count <= 3 ? Int($0) : nil }
    return values.allSatisfy { $0 != nil } && values.count <= 6 ? values.compactMap(\.self) : nil
  }
}
