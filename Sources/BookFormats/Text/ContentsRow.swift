/// A row of a table of contents, which is no heading and is not joined to another row.
enum ContentsRow {
  /// Returns a Boolean value that indicates whether a line ends as a row does: with a page number behind dots or a gap.
  static func ends(_ line: TextLine) -> Bool { title(line) != nil }

  /// Returns the text before the dots or the gap of a row, or nil for any other line.
  static func title(_ line: TextLine) -> Substring? {
    guard mayEnd(line.content) else { return nil }
    let text = TextFilter.line(line.content)
    let number = text.reversed().prefix { $0.isNumber || "ivxlcIVXLC".contains($0) }.count
    guard (1...6).contains(number) else { return nil }
    let before = text.dropLast(number)
    let dots = before.reversed().prefix { $0 == "." || $0 == " " || $0 == "…" || $0 == "·" || $0 == "_" }
    // A gap is four blanks at least, with words before it.
    let written = line.content.dropLast(number)
    let isGap = written.suffix(4).allSatisfy { $0 == 0x20 || $0 == 0x09 } && written.count > 4
    guard isGap || dots.contains("…") || dots.count(where: { $0 != " " }) >= 3 else { return nil }
    return before.dropLast(dots.count)
  }

  /// Returns a Boolean value that indicates whether a line may end as a row does, by its last bytes: nearly none does.
  private static func mayEnd(_ content: ArraySlice<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
    let text = content.dropLast(content.reversed().prefix(while: isBlank).count)
    let number = text.reversed().prefix { (0x30...0x39).contains($0) || "ivxlcIVXLC".utf8.contains($0) }.count
    let leader = text.dropLast(number).suffix(4)
    if leader.contains(where: { $0 >= 0x80 }) || number == 0 && text.last ?? 0 >= 0x80 { return true }
    return number > 0 && leader.last.map { isBlank($0) || $0 == 0x2E || $0 == 0x5F } ?? false
      && leader.count { isBlank($0) || $0 == 0x2E || $0 == 0x5F } >= 3
  }

  /// Returns the rank of a line that begins as a row does: with a division and its number, or a number alone.
  static func rank(_ line: TextLine) -> TextHeading.Rank? {
    // A word alone is no row; most lines of verse and lists are told from one by this alone.
    guard line.content.contains(where: { $0 <= 0x20 || (0x2E...0x39).contains($0) || $0 >= 0x80 }) else { return nil }
    let text = TextFilter.line(line.content)
    guard let line = ChapterLine(text) else { return nil }
    switch line.form {
    // Words that go on in small letters belong to a sentence.
    case .word, .weakWord: return line.title.first?.isLowercase == true ? nil : line.rank
    case .pointed, .pointedRoman: return line.numbers.count == 1 ? line.rank : nil
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether lines are rows of a table of contents, each of one line or of a
  /// few.
  ///
  /// Several of them end as rows do, or another begins with a division of the same rank as the first. The two lines of
  /// a part and its chapter are no rows.
  static func areRows(_ lines: ArraySlice<TextLine>) -> Bool {
    guard lines.count > 1, let first = lines.first else { return false }
    if lines.count(where: ends) > 1 { return true }
    guard let rank = rank(first) else { return false }
    return lines.dropFirst().contains { self.rank($0) == rank }
  }
}
