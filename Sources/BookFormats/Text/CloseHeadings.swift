/// The headings of a text that stand right above their text, without a blank line between.
///
/// They are those of manual pages, in capitals at the margin above indented text, and the numbers of chapters above
/// their first line.
struct CloseHeadings {
  private var numbers: Set<Int> = []
  private var names: [(label: String, start: Int)] = []

  /// The least number of such headings: a text with fewer has a line or two that look like them, such as the name on a
  /// letter.
  private static let fewest = 2
  private static let widest = 40
  private static let mostNames = 20_000
  /// The headings that several manual pages in one text have in common.
  private static let manual: Set<String> = ["NAME", "SYNOPSIS", "DESCRIPTION"]

  /// The starts of the lines that are headings.
  var starts: Set<Int> {
    let labels = Set(names.map(\.label))
    // Names that are repeated are those of the speakers of a play.
    let areSpeakers = labels.count < names.count && labels.isDisjoint(with: Self.manual)
    let starts = areSpeakers ? numbers : numbers.union(names.map(\.start))
    return starts.count >= Self.fewest ? starts : []
  }

  /// Records the first two lines of a stanza.
  mutating func add(_ first: TextLine, above second: TextLine) {
    guard first.end <= Self.widest, !second.isRule else { return }
    let line = TextFilter.line(first.content)
    if first.indent == 0, second.indent >= 3, TextHeading.isCapitals(line), names.count < Self.mostNames {
      names.append((line, first.range.lowerBound))
    } else if isNumber(line), isText(second) {
      numbers.insert(first.range.lowerBound)
    }
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
