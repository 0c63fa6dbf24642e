/// A heading of a plain text.
struct TextHeading {
  /// The rank of a heading.
  ///
  /// A title is of level 1, as in a document; the levels of the others depend on the ranks that the text has.
  enum Rank: Int, Comparable {
    case title, part, chapter, number, section, subsection

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The lines, as a range of the text.
  private(set) var range: Range<Int>
  /// The text in one line.
  var label: String
  let rank: Rank
  /// A Boolean value that indicates whether its words name a division of the book, or number one.
  let isNumbered: Bool
  /// A Boolean value that indicates whether the heading is taken for a row of a table of contents if no text follows:
  /// it is numbered, or the name of a part.
  let isListable: Bool
  /// A Boolean value that indicates whether text stands between it and the next heading.
  var hasText = false

  /// Creates the heading that lines are claimed to be.
  init(_ claim: HeadingClaim) {
    range = claim.start..<(claim.stanza.lines.last?.range.upperBound ?? claim.start)
    label = claim.label
    rank = claim.rank
    isNumbered = claim.isNumbered
    isListable = claim.isListable
    hasText = claim.hasText
  }

  /// Takes the stanza after a bare heading as its title if it certainly is one, and returns a Boolean value that
  /// indicates whether it was taken.
  ///
  /// `isListed` indicates whether a table of contents has a title.
  mutating func takeTitle(_ stanza: TextStanza, isListed: (String) -> Bool) -> Bool {
    let named = stanza.named
    guard named.count == 1, stanza.before <= 2, stanza.after > 0, let line = named.first,
      let last = stanza.lines.last, line.end - line.indent <= Self.longestTitle
    else { return false }
    let title = EmphasisMarks.stripped(TextFilter.line(line.content))
    if let form = ChapterLine(title), form.isNamed || form.form == .roman { return false }
    let isSetOff =
      stanza.after >= 2 && !line.endsSentence && line.beginsSentence && LineHyphens.hyphen(endOf: line.content) == nil
    guard isSetOff || Self.isCapitals(title) || isListed(title) else { return false }
    range = range.lowerBound..<last.range.upperBound
    label += " " + title
    return true
  }

  private static let longestTitle = 80

  /// Returns a Boolean value that indicates whether a line is in capitals: four letters at least, none of them small,
  /// and no year, which is that of an imprint.
  static func isCapitals(_ label: String) -> Bool {
    guard label.count <= 60, label.count(where: \.isLetter) >= 4, !label.contains(where: \.isLowercase),
      label.contains(where: \.isUppercase)
    else { return false }
    return !HeadingWords.endings.contains(label.withoutFullStop) && !hasYear(label)
  }

  /// Returns a Boolean value that indicates whether four digits stand in a text.
  private static func hasYear(_ text: String) -> Bool {
    var digits = 0
    return text.utf8.contains { byte in
      digits = (0x30...0x39).contains(byte) ? digits + 1 : 0
      return digits == 4
    }
  }
}
