/// The headings of a Chinese or Japanese text that stand between its paragraphs without a blank line.
///
/// They number its divisions, as 第一章 and 第二章 do. A paragraph may begin with the same words. So such a line is a heading
/// only if it is short and another has the number before or after its own.
enum SquareHeadings {
  /// The greatest width of a heading, in columns.
  private static let widest = 80
  /// The greatest number of such headings in a text.
  private static let most = 20_000

  /// Returns the starts of the lines that are headings.
  static func starts(_ bytes: [UInt8], in range: Range<Int>) -> Set<Int> {
    var found: [(start: Int, unit: Character, number: Int)] = []
    for line in Lines(bytes, in: range) {
      // The line begins with a blank, or with the first byte of 第 or of an ideographic space.
      guard let first = line.content.first, first == 0xE7 || first == 0xE3 || first == 0x20 || first == 0x09 else {
        continue
      }
      let text = TextLine(line)
      guard text.content.starts(with: "第".utf8), text.end - text.indent <= widest,
        let (unit, number) = division(TextFilter.line(text.content))
      else { continue }
      found.append((line.range.lowerBound, unit, number))
      guard found.count <= most else { return [] }
    }
    var starts: Set<Int> = []
    var last: [Character: (start: Int, number: Int)] = [:]
    for heading in found {
      if let before = last[heading.unit], heading.number == before.number + 1 {
        starts.formUnion([before.start, heading.start])
      }
      last[heading.unit] = (heading.start, heading.number)
    }
    return starts
  }

  /// Returns the division that a line numbers, with the number, or nil if it may be a sentence.
  private static func division(_ line: String) -> (Character, Int)? {
    guard let (_, rest) = HeadingWords.division(line), !"。；：，、".contains(line.last ?? "。") else { return nil }
    let head = line.dropLast(rest.count)
    guard let unit = head.last(where: { !$0.isWhitespace }), let number = number(head.dropFirst()) else { return nil }
    // The words behind a blank may have two halves, as the headings of old novels have.
    guard rest.isEmpty || head.last?.isWhitespace == true || !rest.contains(where: { "。，、；".contains($0) }) else {
      return nil
    }
    return (unit, number)
  }

  private static let digits: [Character: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  private static let powers: [Character: Int] = ["十": 10, "百": 100, "千": 1000]

  /// Returns the number that a text begins with, or nil if it begins with none.
  private static func number(_ text: Substring) -> Int? {
    var (sum, digit, hasPower) = (0, 0, false)
    var count = 0
    for symbol in text {
      if let power = powers[symbol] {
        sum += max(digit, 1) * power
        (digit, hasPower) = (0, true)
      } else if let value = digits[symbol] ?? symbol.wholeNumberValue {
        digit = hasPower ? value : digit * 10 + value
      } else {
        break
      }
      count += 1
    }
    return count > 0 ? sum + digit : nil
  }
}
