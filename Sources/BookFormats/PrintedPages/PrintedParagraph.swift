/// The lines of a paragraph, from one page or several.
struct PrintedParagraph {
  /// The lines, at least one.
  var lines: [PrintedPage.Line]
  /// The right edge of full lines.
  let edge: Double
  /// The pages that begin inside the paragraph, each with the index of its first line.
  var pages: [(line: Int, number: Int)] = []

  init(lines: [PrintedPage.Line], edge: Double) {
    self.lines = lines
    self.edge = edge
  }

  /// Appends the lines of a paragraph that continues this one.
  mutating func append(_ other: PrintedParagraph) {
    pages += other.pages.map { ($0.line + lines.count, $0.number) }
    lines += other.lines
  }

  /// Returns a Boolean value that indicates whether the next paragraph, on another page or in another column, is the
  /// rest of this one.
  ///
  /// It is the rest if no sentence has ended, the letters have the same height, and either the next paragraph begins
  /// in lower case or the last line is full. Headings and items rarely have a full last line.
  func goesOn(with next: PrintedParagraph) -> Bool {
    guard let last = lines.last, let first = next.lines.first, !Self.endsSentence(last.text) else { return false }
    let height = max(last.height, first.height)
    guard abs(last.height - first.height) <= height * 0.12, let symbol = first.text.first else { return false }
    if symbol.isLowercase { return true }
    let isFull = last.right >= edge - height * 1.5
    return (isFull || PrintedLineEnd.isHyphenated(last.text)) && !Self.isBullet(symbol)
      && first.text.contains(where: \.isLetter)
  }

  /// Returns a Boolean value that indicates whether a line ends with a sentence: with a punctuation mark, which
  /// closing quotes, brackets and the number of a note may follow.
  static func endsSentence(_ line: String) -> Bool {
    var rest = Substring(line)
    while let last = rest.last, ")]}”’»›\"'".contains(last) { rest.removeLast() }
    let digits = rest.reversed().prefix { $0.isNumber }.count
    let before = rest.dropLast(digits)
    // "word.12" has the number of a note, "3.14" does not.
    if digits > 0, let symbol = before.last, ".?!…”’".contains(symbol), before.dropLast().last?.isNumber == false {
      return true
    }
    return rest.last.map { ".?!…:。！？：".contains($0) } ?? true
  }

  private static func isBullet(_ symbol: Character) -> Bool { "•◦▪‣●".contains(symbol) }

  /// Returns a Boolean value that indicates whether a line begins with the marker of a list item: `2.`, `b)`, `-`.
  private static func beginsItem(_ line: String) -> Bool {
    guard let first = line.split(separator: " ", maxSplits: 1).first, first.count < line.count else { return false }
    if first.count == 1, let symbol = first.first, isBullet(symbol) || "-–—*".contains(symbol) { return true }
    let name = first.drop { $0 == "(" }.dropLast()
    guard let last = first.last, ".)".contains(last), !name.isEmpty, name.count <= 3 else { return false }
    return name.allSatisfy { $0.isASCII && $0.isNumber } || name.count == 1 && name.allSatisfy(\.isLetter)
  }

  /// Returns a Boolean value that indicates whether a line is an entry of a table of contents: a title, dots, and a
  /// page number.
  private static func isEntry(_ line: String) -> Bool {
    let name = line.reversed().drop { $0.isNumber }.drop { $0 == " " }
    return line.last?.isNumber == true && name.prefix(while: { ".· …".contains($0) }).filter { $0 != " " }.count > 2
  }

  /// Returns a Boolean value that indicates whether a line was ended by its author.
  ///
  /// The first word of the next line would have fitted into it, the two lines are not centred, and no sentence
  /// continues in lower case.
  private static func isEnded(_ line: PrintedPage.Line, before next: PrintedPage.Line, edge: Double) -> Bool {
    let space = line.height * 0.25
    guard next.firstWord > 0, line.right + space + next.firstWord <= edge, !PrintedLineEnd.isHyphenated(line.text)
    else {
      return false
    }
    if next.text.first?.isLowercase == true, !endsSentence(line.text) { return false }
    let isCentred = abs(line.left + line.right - next.left - next.right) < line.height
    return !isCentred || abs(line.left - next.left) < space
  }

  /// Returns the paragraphs of a block.
  ///
  /// A paragraph begins with an indented line after the end of a sentence, with the marker of an item, and after a
  /// line that its author ended. `edge` is the right edge of full lines on the page, and is used for a block of one
  /// line, which has no other measure.
  static func paragraphs(of block: [PrintedPage.Line], edge: Double) -> [PrintedParagraph] {
    let left = block.lazy.map(\.left).min() ?? 0
    let edge = block.count > 1 ? block.lazy.map(\.right).max() ?? edge : edge
    var result: [PrintedParagraph] = []
    for (index, line) in block.enumerated() {
      let isIndented = line.left > left + line.height * 0.5
      let begins =
        index == 0 || line.text.first.map(isBullet) ?? false
        || beginsItem(line.text) && endsSentence(block[index - 1].text) || isEntry(block[index - 1].text)
        || isEnded(block[index - 1], before: line, edge: edge)
        || isIndented && block[index - 1].left <= left + line.height * 0.5 && endsSentence(block[index - 1].text)
      if begins {
        result.append(PrintedParagraph(lines: [line], edge: edge))
      } else {
        result[result.count - 1].lines.append(line)
      }
    }
    return result
  }
}
