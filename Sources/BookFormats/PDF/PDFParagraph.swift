/// Lines that belong together, from one page or from several.
struct PDFParagraph {
  /// The lines, at least one.
  var lines: [PDFPage.Line]
  /// The right edge of full lines.
  let edge: Double
  /// The pages that begin inside the paragraph, each with the line that is its first.
  var pages: [(line: Int, number: Int)] = []

  init(lines: [PDFPage.Line], edge: Double) {
    self.lines = lines
    self.edge = edge
  }

  /// Takes the lines of a paragraph that goes on with this one.
  mutating func append(_ other: PDFParagraph) {
    pages += other.pages.map { ($0.line + lines.count, $0.number) }
    lines += other.lines
  }

  /// Returns a Boolean value that indicates whether what comes next, on another page or in another column, is the rest
  /// of this paragraph.
  ///
  /// It is when the sentence has not ended, the letters are as high, and either the next begins in lower case or the
  /// last line is full, as that of a heading or of an item rarely is.
  func goesOn(with next: PDFParagraph) -> Bool {
    guard let last = lines.last, let first = next.lines.first, !Self.endsSentence(last.text) else { return false }
    let height = max(last.height, first.height)
    guard abs(last.height - first.height) <= height * 0.12, let sign = first.text.first else { return false }
    if sign.isLowercase { return true }
    let isFull = last.right >= edge - height * 1.5
    return (isFull || PDFLineEnd.isHyphenated(last.text)) && !Self.isBullet(sign)
      && first.text.contains(where: \.isLetter)
  }

  /// Returns a Boolean value that indicates whether a line ends with the end of a sentence: its sign, with closing
  /// marks and the number of a note after it.
  static func endsSentence(_ line: String) -> Bool {
    var rest = Substring(line)
    while let last = rest.last, ")]}”’»›\"'".contains(last) { rest.removeLast() }
    let digits = rest.reversed().prefix { $0.isNumber }.count
    let before = rest.dropLast(digits)
    // "word.12" refers to a note, "3.14" does not.
    if digits > 0, let sign = before.last, ".?!…”’".contains(sign), before.dropLast().last?.isNumber == false {
      return true
    }
    return rest.last.map { ".?!…:。！？：".contains($0) } ?? true
  }

  private static func isBullet(_ sign: Character) -> Bool { "•◦▪‣●".contains(sign) }

  /// A Boolean value that indicates whether a line begins with the number or the sign of an item: `2.`, `b)`, `-`.
  private static func beginsItem(_ line: String) -> Bool {
    guard let first = line.split(separator: " ", maxSplits: 1).first, first.count < line.count else { return false }
    if first.count == 1, let sign = first.first, isBullet(sign) || "-–—*".contains(sign) { return true }
    let name = first.drop { $0 == "(" }.dropLast()
    guard let last = first.last, ".)".contains(last), !name.isEmpty, name.count <= 3 else { return false }
    return name.allSatisfy { $0.isASCII && $0.isNumber } || name.count == 1 && name.allSatisfy(\.isLetter)
  }

  /// A Boolean value that indicates whether a line is an entry of a list of pages: a name, dots, a number.
  private static func isEntry(_ line: String) -> Bool {
    let name = line.reversed().drop { $0.isNumber }.drop { $0 == " " }
    return line.last?.isNumber == true && name.prefix(while: { ".· …".contains($0) }).filter { $0 != " " }.count > 2
  }

  /// A Boolean value that indicates whether a line ends where its author ends it: the first word of the next would have
  /// had room behind it, the two are not set around a middle, and no sentence goes on in lower case.
  private static func isEnded(_ line: PDFPage.Line, before next: PDFPage.Line, edge: Double) -> Bool {
    let space = line.height * 0.25
    guard next.firstWord > 0, line.right + space + next.firstWord <= edge, !PDFLineEnd.isHyphenated(line.text) else {
      return false
    }
    if next.text.first?.isLowercase == true, !endsSentence(line.text) { return false }
    let isCentred = abs(line.left + line.right - next.left - next.right) < line.height
    return !isCentred || abs(line.left - next.left) < space
  }

  /// The paragraphs of a block: one begins with an indented line, where the sentence before has ended, with the sign of
  /// an item, and behind a line that its author ends.
  ///
  /// A block of one line cannot tell where full lines end; `edge` is where they do on the page.
  static func paragraphs(of block: [PDFPage.Line], edge: Double) -> [PDFParagraph] {
    let left = block.lazy.map(\.left).min() ?? 0
    let edge = block.count > 1 ? block.lazy.map(\.right).max() ?? edge : edge
    var result: [PDFParagraph] = []
    for (index, line) in block.enumerated() {
      let isIndented = line.left > left + line.height * 0.5
      let begins =
        index == 0 || line.text.first.map(isBullet) ?? false
        || beginsItem(line.text) && endsSentence(block[index - 1].text) || isEntry(block[index - 1].text)
        || isEnded(block[index - 1], before: line, edge: edge)
        || isIndented && block[index - 1].left <= left + line.height * 0.5 && endsSentence(block[index - 1].text)
      if begins {
        result.append(PDFParagraph(lines: [line], edge: edge))
      } else {
        result[result.count - 1].lines.append(line)
      }
    }
    return result
  }
}
