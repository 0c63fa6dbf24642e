/// The headings of a text that stand right above what they head, with no blank line between: those of manual pages, in
/// capitals at the edge with their text set in, and the numbers of chapters above the first line of one.
struct CloseHeadings {
  /// Where the lines begin that look like one.
  private(set) var starts: Set<Int> = []

  /// A text with fewer has a line or two that look so: the name on a letter.
  private static let fewest = 2
  private static let widest = 40

  /// Whether the lines are headings.
  var areThere: Bool { starts.count >= Self.fewest }

  /// Takes note of the two lines that a stanza begins with.
  mutating func add(_ first: TextLine, above second: TextLine) {
    guard first.end <= Self.widest, !second.isRule else { return }
    let line = TextFilter.line(first.content)
    let isName = first.indent == 0 && second.indent >= 3 && TextHeading.isCapitals(line)
    if isName || isNumber(line) && isText(second) { starts.insert(first.range.lowerBound) }
  }

  private func isNumber(_ line: String) -> Bool {
    guard let last = line.last, last.isLetter || last.isNumber else { return false }
    return HeadingWords.division(line) != nil
  }

  private func isText(_ line: TextLine) -> Bool {
    line.beginsSentence && !TextHeading.isCapitals(TextFilter.line(line.content))
      && (line.endsSentence || line.end - line.indent > Self.widest)
  }
}
