/// The lines between two gaps of a plain text, with the gaps around them.
struct TextStanza {
  /// The greatest number of lines of a heading.
  static let mostLines = 3
  private static let longestLine = 80
  private static let longest = 120

  /// The first lines, as many as a heading can have.
  var lines: [TextLine]
  /// The number of lines.
  var count: Int
  /// The number of blank lines before, with the greatest value at the start of a page.
  let before: Int
  /// The number of blank lines after, with the greatest value at the end of a page.
  let after: Int
  /// The number of stanzas before it in the text.
  let index: Int
  /// The line of text before it.
  let behind: ArraySlice<UInt8>

  var start: Int { lines[0].range.lowerBound }

  /// The lines without rules.
  var named: [TextLine] { lines.filter { !$0.isRule } }

  /// A Boolean value that indicates whether its lines and the gaps around it are those that a heading can have.
  var canBeHeading: Bool {
    count <= Self.mostLines && before > 0 && after > 0
      && lines.allSatisfy { $0.content.count <= 3 * Self.longestLine && $0.end - $0.indent <= Self.longestLine }
      && !ContentsRow.areRows(lines[...])
  }

  /// The text in one line without the marks of emphasis, or nil if it has no words or is longer than a heading.
  var label: String? {
    let label = named.map { TextFilter.line($0.content) }.joined(separator: " ")
    return label.isEmpty || label.count > Self.longest ? nil : EmphasisMarks.stripped(label)
  }

  /// A Boolean value that indicates whether it is of verse: short lines that do not all end a sentence, each of which
  /// begins with a capital.
  var isVerse: Bool {
    count > 1 && lines.allSatisfy { $0.end - $0.indent <= Self.widestVerse && $0.beginsSentence }
      && !lines.allSatisfy(\.endsSentence)
  }

  private static let widestVerse = 60
}
