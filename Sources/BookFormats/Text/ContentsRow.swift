/// A row of a table of contents, which is no heading and goes on with no other row.
enum ContentsRow {
  /// Returns a Boolean value that indicates whether a line ends as a row does: with the number of a page behind dots or
  /// a gap.
  static func ends(_ line: TextLine) -> Bool { title(line) != nil }

  /// Returns the text before the dots or the gap of a row, or nil for a line that is none.
  static func title(_ line: TextLine) -> Substring? {
    let text = TextFilter.line(line.content)
    let number = text.reversed().prefix { $0.isNumber || "ivxlcIVXLC".contains($0) }.count
    guard (1...6).contains(number) else { return nil }
    let before = text.dropLast(number)
    let dots = before.reversed().prefix { $0 == "." || $0 == " " || $0 == "…" || $0 == "·" || $0 == "_" }
    // A gap that another is as wide as, with words before it.
    let written = line.content.dropLast(number)
    let isGap = written.suffix(4).allSatisfy { $0 == 0x20 || $0 == 0x09 } && written.count > 4
    guard isGap || dots.contains("…") || dots.count(where: { $0 != " " }) >= 3 else { return nil }
    return before.dropLast(dots.count)
  }

  /// Returns the rank of a line that begins as a row does: with a division and its number, or a number alone.
  static func rank(_ line: TextLine) -> TextHeading.Rank? {
    let text = TextFilter.line(line.content)
    guard let (rank, rest) = HeadingWords.division(text) else { return HeadingWords.isNumbered(text) ? .number : nil }
    // Words behind it that go on in small letters are a sentence's.
    return rest.first?.isLowercase == true ? nil : rank
  }

  /// Returns a Boolean value that indicates whether lines are rows, each of one line or of a few: a part and its
  /// chapter in two lines are none.
  static func areRows(_ lines: ArraySlice<TextLine>) -> Bool {
    guard lines.count > 1, let first = lines.first else { return false }
    if lines.count(where: ends) > 1 { return true }
    guard let rank = rank(first) else { return false }
    return lines.dropFirst().contains { self.rank($0) == rank }
  }
}
