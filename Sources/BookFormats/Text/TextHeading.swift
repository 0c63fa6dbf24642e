/// A heading of a plain text: lines that are known to be one, by their words or by the space around them.
struct TextHeading {
  /// The rank of a heading.
  ///
  /// A title is of level 1, as in a document; the levels of the others depend on the ranks that the text has.
  enum Rank: Int, Comparable {
    case title, part, chapter, number, section, subsection

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The lines, as a range of the text.
  var range: Range<Int>
  /// The text in one line.
  var label: String
  let rank: Rank
  /// A Boolean value that indicates whether it is only a word and a number, so that a title may follow: "CHAPTER I".
  private var isBare = false
  /// A Boolean value that indicates whether its words name a division of the book, or number one.
  private(set) var isNumbered = true
  /// A Boolean value that indicates whether the heading is taken for a row of a table of contents if no text follows:
  /// it is numbered, or the name of a part.
  private(set) var isListable = true
  /// A Boolean value that indicates whether text stands between it and the next heading.
  var hasText = false

  /// The greatest length of a heading.
  private static let longest = 120
  private static let longestLine = 80

  /// Creates the heading that a stanza of a few lines is, or returns nil if that is not certain.
  ///
  /// The numbers of blank lines before and after it decide, and have the greatest value at the start or the end of a
  /// page.
  init?(_ lines: [TextLine], before: Int, after: Int, isFirst: Bool) {
    guard let first = lines.first, let last = lines.last, lines.count <= 3, before > 0, after > 0,
      lines.allSatisfy({ $0.content.count <= 3 * Self.longestLine && $0.end - $0.indent <= Self.longestLine })
    else { return nil }
    if ContentsRow.areRows(lines[...]) { return nil }
    let named = lines.filter { !$0.isRule }
    guard let head = named.first else { return nil }
    let label = named.map { TextFilter.line($0.content) }.joined(separator: " ")
    guard label.count <= Self.longest else { return nil }
    range = first.range.lowerBound..<last.range.upperBound
    self.label = EmphasisMarks.stripped(label)
    let words = Self.withoutSymbol(self.label)
    if let (word, rest) = HeadingWords.division(Self.withoutSymbol(TextFilter.line(head.content))) {
      guard Self.isTitle(rest, isApart: before > 1 && after > 1) else { return nil }
      rank = word
      isBare = rest.isEmpty && named.count == 1
    } else if named.count == 1, HeadingWords.isRoman(words.dropSuffix(".")) {
      rank = .number
    } else if before >= 3, after >= 2, HeadingWords.isNumbered(words),
      named.allSatisfy({ $0.range == head.range || !ListMarker.begins($0.content) })
    {
      rank = .number
    } else {
      let part = PartNames.part(words)
      let underlined = Self.underlined(lines)
      isListable = part == .other
      isNumbered = false
      if before >= 2, after >= 2, named.count <= 2, Self.isCapitals(self.label) {
        rank = isFirst && part == nil ? .title : .chapter
      } else if part != nil, named.count == 1 {
        rank = .chapter
      } else if let underlined {
        rank = isFirst ? .title : underlined
      } else if before >= 2, named.count == 1, HeadingWords.isNumberWord(words) {
        rank = .number
      } else {
        return nil
      }
    }
  }

  /// Creates the heading of the number of a chapter, by itself or between dashes.
  init(number line: TextLine) {
    range = line.range
    label = TextFilter.line(line.content).filter(\.isNumber)
    rank = .number
    isBare = true
  }

  /// Creates the heading of a line that is known to be one, with the count of its numbers: two for "2.1 Terms".
  init(_ line: TextLine, numbers: Int) {
    range = line.range
    label = EmphasisMarks.stripped(TextFilter.line(line.content))
    rank = numbers == 1 ? .number : numbers == 2 ? .section : .subsection
  }

  /// Returns the rank of a line that is underlined along its length, or nil if it is not.
  ///
  /// "=" ranks above all other characters. A row of a table has gaps.
  private static func underlined(_ lines: [TextLine]) -> Rank? {
    guard lines.count == 2, lines[1].isRule, !lines[0].isRule, let symbol = lines[1].content.first,
      abs(TextLine.columns(lines[0].content) - lines[1].content.count) <= 3,
      !String(decoding: lines[0].content, as: UTF8.self).contains("  ")
    else { return nil }
    return symbol == 0x3D ? .part : .chapter
  }

  /// Returns a line without the symbol of a note behind its last word: "CHAPTER I[1]".
  private static func withoutSymbol(_ line: String) -> String {
    guard line.hasSuffix("]"), let open = line.suffix(6).lastIndex(of: "["), open > line.startIndex,
      line[line.index(before: open)] != " "
    else { return line }
    return String(line[..<open])
  }

  /// Returns a Boolean value that indicates whether the text behind "CHAPTER I" is its title, and not the rest of a
  /// sentence that begins with these words.
  private static func isTitle(_ rest: Substring, isApart: Bool) -> Bool {
    guard let first = rest.first else { return true }
    return isApart || !first.isLowercase
  }

  /// Returns a Boolean value that indicates whether a line is in capitals: four letters at least, none of them small,
  /// and no year, which is that of an imprint.
  static func isCapitals(_ label: String) -> Bool {
    guard !HeadingWords.endings.contains(label.dropSuffix(".")), !label.contains(/[0-9]{4}/) else { return false }
    return label.count <= 60 && label.count(where: \.isLetter) >= 4 && !label.contains(where: \.isLowercase)
      && label.contains(where: \.isUppercase)
  }

  /// Takes the lines after a bare heading as its title if they certainly are, and returns a Boolean value that
  /// indicates whether they were taken.
  ///
  /// `isListed` indicates whether a table of contents has a title.
  mutating func takeTitle(_ lines: [TextLine], before: Int, after: Int, isListed: (String) -> Bool) -> Bool {
    let named = lines.filter { !$0.isRule }
    guard isBare, named.count == 1, before <= 2, after > 0, let line = named.first, let last = lines.last,
      line.end - line.indent <= Self.longestLine
    else { return false }
    let title = EmphasisMarks.stripped(TextFilter.line(line.content))
    guard HeadingWords.division(title) == nil, !HeadingWords.isRoman(title.dropSuffix(".")) else { return false }
    let isSetOff =
      after >= 2 && !line.endsSentence && line.beginsSentence && LineHyphens.hyphen(endOf: line.content) == nil
    guard isSetOff || Self.isCapitals(title) || isListed(title) else { return false }
    range = range.lowerBound..<last.range.upperBound
    label += " " + title
    isBare = false
    return true
  }
}

extension String {
  /// Returns the text without a character at its end.
  fileprivate func dropSuffix(_ symbol: Character) -> Substring { last == symbol ? dropLast() : self[...] }
}
